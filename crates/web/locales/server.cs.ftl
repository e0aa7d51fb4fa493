### What the server itself says.

server-stale = Stůl se mezitím změnil. Nic se neprovedlo; takhle vypadá teď.
server-verified = Ověřeno: semínko je to, které bylo přislíbeno před první kartou, a všechna losování i tahy z něj vyplývají.
server-other-device = Otevři tento odkaz na druhém zařízení. Funguje jednou.
server-bot-random = Zbrklý Bob { $number }
server-bot-greedy = Chytrý Hans { $number }

problem-title-unreadable = Tento stůl nelze ukázat
problem-title-missing = Tyhle dveře nikam nevedou
problem-title-refused = Tudy cesta nevede
problem-title-trouble = Na chvíli zhasla lampa
problem-title-unclear = Tomu nikdo nerozuměl
problem-not-found = Na této adrese nic není. Ke všemu vede úvodní stránka.
problem-no-such-address = Na této adrese nic není. Adresy, které tu jsou, vyjmenovává /api/openapi.json.
problem-rule = Takové pravidlo není. Všechna vyjmenovává { $list }.
problem-no-such-table = Takový stůl neexistuje. Zkontroluj odkaz, nebo se zeptej toho, od koho ho máš.
problem-no-seat = U tohoto stolu nemáš místo. Můžeš se dívat; ke hře potřebuješ pozvánku.
problem-unreadable-table = Stůl „{ $title }“ ({ $game }; { $names }) uložil jiný program a tento ho neumí přečíst: { $why }. Nastavení: { $options }. Pravidla: { $amendments }. Nic se neztratilo: novější program ho možná ukáže a dohraje.
problem-pack = Takový balíček pro tuto hru server nemá. Má: { $known }.
problem-trouble = Stůl teď není dostupný. Nic se neztratilo; zkus to za chvíli znovu.
problem-other-origin = Požadavek přišel ze stránky jiného webu, a proto se neprovedl. Otevři stůl tady a zkus to znovu.
problem-too-fast = { $seconds ->
    [one] Příliš mnoho požadavků. Počkej { $seconds } sekundu a zkus to znovu.
    [few] Příliš mnoho požadavků. Počkej { $seconds } sekundy a zkus to znovu.
   *[other] Příliš mnoho požadavků. Počkej { $seconds } sekund a zkus to znovu.
}
problem-too-many-streams = Z jedné adresy už je otevřeno tolik živých pohledů na stoly, kolik jich smí být. Některé zavři a načti stránku znovu.
problem-too-large = Odeslaná data jsou větší než cokoli, co tento stůl potřebuje: přečte se nejvýše { $limit } KiB.
problem-unreadable = Odeslaným datům není rozumět. Vrať se, načti stránku znovu a zopakuj to.
problem-json-kind = Tělo požadavku musí být JSON: pošli ho s hlavičkou Content-Type: application/json.
problem-json-syntax = Tělo požadavku přestává být JSON na řádku { $line }, ve sloupci { $column }.
problem-json-shape = Tělo požadavku je JSON, ale ne takový, jaký tato adresa přijímá: { $why } (řádek { $line }, sloupec { $column }). Co přijímá, říká /api/openapi.json.
problem-deed = Nic takového se u stolu udělat nedá. Co se dá, vyjmenovává /api/openapi.json; tahy a kroky zpět mají vlastní adresy.
problem-decision = O krok zpět se žádá při určitém rozhodnutí: pošli i jeho číslo, které stůl uvádí jako decision.
problem-method = Takové požadavky tato adresa nepřijímá. Které přijímá, říká hlavička „Allow“ této odpovědi.
problem-key = Tento klíč nejde přečíst. Pošli ho tak, jak byl vydán: Authorization: Bearer <klíč>.
problem-name = Jméno potřebuje aspoň jedno písmeno a má nejvýše { $max } znaků.
problem-bot = Takový bot není. Boti jsou: { $known }.
problem-game = Taková hra není. Hry jsou: { $known }.
problem-two-of-me = Při zakládání stolu si můžeš vzít jen jedno místo.
problem-invitation = Tato pozvánka neplatí, nebo už byla použita. Řekni si o novou.
problem-not-kept = Žádné místo na tebe nečeká: nikdo od tohoto stolu zatím nepřipravil další, nebo k němu nepatříš.
problem-still-running = Hra ještě běží. Záznam by prozradil, co je skryté; vrať se, až skončí.
