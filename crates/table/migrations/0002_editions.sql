-- What a table was set to play by: the IDs of the amendments, parted by spaces, and the hash of the pack. The tables
-- of the first edition have none; those of rules before it cannot be played any more.
ALTER TABLE tables ADD COLUMN amendments TEXT NOT NULL DEFAULT 'none';
ALTER TABLE tables ADD COLUMN pack TEXT;

UPDATE tables SET amendments = 'rules-' || rules_version
WHERE rules_version <> CASE game WHEN 'fliptown' THEN 1 ELSE 2 END;

ALTER TABLE tables DROP COLUMN rules_version;
