### What the server itself says.

server-stale = Stůl se mezitím změnil. Nic se neprovedlo; takhle vypadá teď.
server-verified = Ověřeno: semínko je to, které bylo přislíbeno před první kartou, a všechna losování i tahy z něj vyplývají.
server-other-device = Otevřete tento odkaz na druhém zařízení. Funguje jednou.
server-bot-random = Zbrklý Bob { $number }
server-bot-greedy = Chytrý Hans { $number }

problem-title-missing = Tyhle dveře nikam nevedou
problem-title-refused = Tudy cesta nevede
problem-title-trouble = Na chvíli zhasla lampa
problem-title-unclear = Tomu nikdo nerozuměl
problem-not-found = Na této adrese nic není. Všechno najdete z úvodní stránky.
problem-no-such-table = Takový stůl neexistuje. Zkontrolujte odkaz, nebo se zeptejte toho, kdo vám ho poslal.
problem-no-seat = U tohoto stolu nemáte místo. Můžete se dívat; ke hře potřebujete pozvánku.
problem-other-rules = Tato hra začala s verzí pravidel { $found }; program má nyní verzi { $known }. Dohraje ji tehdejší verze programu.
problem-trouble = Stůl teď není dostupný. Nic se neztratilo; zkuste to za chvíli znovu.
problem-other-origin = Požadavek přišel ze stránky jiného webu, a proto se neprovedl. Otevřete stůl zde a zkuste to znovu.
problem-too-fast = { $seconds ->
    [one] Příliš mnoho požadavků. Počkejte { $seconds } sekundu a zkuste to znovu.
    [few] Příliš mnoho požadavků. Počkejte { $seconds } sekundy a zkuste to znovu.
   *[other] Příliš mnoho požadavků. Počkejte { $seconds } sekund a zkuste to znovu.
}
problem-too-large = Odeslaná data jsou větší než cokoli, co tento stůl potřebuje.
problem-unreadable = Odeslaným datům není rozumět. Vraťte se, načtěte stránku znovu a zopakujte to.
problem-json-kind = Tělo požadavku musí být JSON: pošlete ho s hlavičkou Content-Type: application/json.
problem-json-syntax = Tělo požadavku přestává být JSON na řádku { $line }, ve sloupci { $column }.
problem-json-shape = Tělo požadavku je JSON, ale ne takový, jaký tato adresa přijímá: podívejte se na řádek { $line }, sloupec { $column } a do /api/openapi.json.
problem-deed = Nic takového se u stolu udělat nedá. Co se dá, vyjmenovává /api/openapi.json; tahy a kroky zpět mají vlastní adresy.
problem-method = Tato adresa takové požadavky nepřijímá.
problem-name = Jméno potřebuje aspoň jedno písmeno a má nejvýše { $max } znaků.
problem-bot = Takový bot není. Boti jsou: { $known }.
problem-game = Taková hra není. Hry jsou: { $known }.
problem-two-of-me = Při zakládání stolu si můžete vzít jen jedno místo.
problem-invitation = Tato pozvánka neplatí, nebo už byla použita. Požádejte o novou.
problem-still-running = Hra ještě běží. Záznam by prozradil, co je skryté; vraťte se, až skončí.
