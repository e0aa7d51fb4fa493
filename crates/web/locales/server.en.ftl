### What the server itself says.

server-stale = The table has moved on since this page was drawn. Nothing was done; here is how it stands now.
server-verified = Verified: the seed is the one that was promised before the first card, and every draw and move follows from it.
server-other-device = Open this link on the other device. It works once.
server-bot-random = Reckless Bob { $number }
server-bot-greedy = Clever Hans { $number }

problem-title-unreadable = This table cannot be shown
problem-title-missing = This door leads nowhere
problem-title-refused = Not through this door
problem-title-trouble = The lamp is out for a moment
problem-title-unclear = Nobody understood that
problem-not-found = There is nothing under this address. The front page leads to everything.
problem-no-such-address = There is nothing under this address. /api/openapi.json lists those there are.
problem-rule = There is no such rule. { $list } lists them all.
problem-no-such-table = There is no such table. Look at the link again, or ask whoever sent it.
problem-no-seat = You have no seat at this table. You can watch; to play you need an invitation.
problem-unreadable-table = The table “{ $title }” ({ $game }; { $names }) was stored by another program, and this one cannot read it: { $why }. Options: { $options }. Rules: { $amendments }. Nothing is lost: a newer program may show and play it.
problem-pack = This server has no such pack for the game. It has: { $known }.
problem-trouble = The table cannot be reached just now. Nothing was lost; try again in a moment.
problem-other-origin = This request came from a page of another site and was not carried out. Open the table here and try again.
problem-too-fast = { $seconds ->
    [one] Too many requests. Wait { $seconds } second and try again.
   *[other] Too many requests. Wait { $seconds } seconds and try again.
}
problem-too-many-streams = There are already as many live views of tables open as one address may have. Close some, then load this page again.
problem-too-large = What was sent is larger than anything this table asks for: at most { $limit } KiB are read.
problem-unreadable = What was sent cannot be understood. Go back, load the page again and repeat.
problem-json-kind = The body has to be JSON: send it with Content-Type: application/json.
problem-json-syntax = The body is not JSON from line { $line }, column { $column } on.
problem-json-shape = The body is JSON, but not what this address takes: { $why } (line { $line }, column { $column }). /api/openapi.json tells what it takes.
problem-deed = There is no such deed at a table. They are listed in /api/openapi.json; actions and steps back have addresses of their own.
problem-decision = A step back is asked for at one decision: send its number, which the table tells as decision.
problem-method = This address does not take such requests. The header “Allow” of this answer names those that it takes.
problem-key = This key cannot be read. Send it as it was given out: Authorization: Bearer <key>.
problem-name = A name needs at least one letter and has at most { $max }.
problem-bot = There is no such bot. The bots are: { $known }.
problem-game = There is no such game. The games are: { $known }.
problem-two-of-me = You can take one seat only when you set a table.
problem-invitation = This invitation is not valid or has already been used. Ask for a new one.
problem-not-kept = No seat is kept for you: nobody of this table has set another one for its company, or you were not one of it.
problem-still-running = The game is still going on. Its replay would tell what is hidden; come back when it is over.
