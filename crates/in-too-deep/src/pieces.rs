//! The things of the game: closed lists with the ids they have in data, notation and texts.

use kernel::vocabulary;

vocabulary! {
    /// A part of New Dawn City (ID-8).
    pub enum Zone {
        Blocks = "blocks",
        Heights = "heights",
        Aerodrome = "aerodrome",
        Zinbazaar = "zinbazaar",
        Downtown = "downtown",
        IonTowers = "ion_towers",
        Parish = "parish",
        Harbor = "harbor",
    }
}

vocabulary! {
    /// A kind of item (ID-R4).
    pub enum ItemKind {
        Vehicle = "vehicle",
        Goods = "goods",
        Hardware = "hardware",
        Weapon = "weapon",
    }
}

vocabulary! {
    /// An item: four kinds, two of each.
    pub enum Item {
        Coupe = "coupe",
        EagleEye = "eagle_eye",
        Cash = "cash",
        Psychocodes = "psychocodes",
        Jammer = "jammer",
        Decoder = "decoder",
        Rifle = "rifle",
        Droid = "droid",
    }
}

vocabulary! {
    /// A criminal whose mind can be hooked (ID-9).
    pub enum Criminal {
        Fixer = "fixer",
        Enforcer = "enforcer",
        Hacker = "hacker",
        Shadow = "shadow",
        Smuggler = "smuggler",
        Seer = "seer",
        Crusher = "crusher",
        Mechanic = "mechanic",
        Jumper = "jumper",
        Courier = "courier",
    }
}

vocabulary! {
    /// A kind of evidence; each has its mission.
    pub enum Evidence {
        Financing = "financing",
        Target = "target",
        Leader = "leader",
        Tactics = "tactics",
        Timing = "timing",
        Armament = "armament",
    }
}

vocabulary! {
    /// The face of a support token (ID-11); tokens with different amounts are different faces.
    pub enum Support {
        LookTwo = "look_two",
        TakeOne = "take_one",
        FlipOne = "flip_one",
        Petty2 = "petty_2",
        Petty3 = "petty_3",
        Grip2 = "grip_2",
        Grip3 = "grip_3",
        IgnoreBarriers = "ignore_barriers",
        ShiftSearches = "shift_searches",
        Tolerance = "tolerance",
        Hook = "hook",
        Lock = "lock",
        LookTwoTakeOne = "look_two_take_one",
        SwapItems = "swap_items",
        RelocateItem = "relocate_item",
        SwapItemCriminal = "swap_item_criminal",
        SwapCriminals = "swap_criminals",
        RelocateCriminal = "relocate_criminal",
        GuardianBarriers2 = "guardian_barriers_2",
        GuardianBarriers3 = "guardian_barriers_3",
        SwapHooks = "swap_hooks",
        DropDilemma = "drop_dilemma",
        RedrawDilemmas = "redraw_dilemmas",
        Challenge = "challenge",
        Actions1 = "actions_1",
        Actions2 = "actions_2",
    }
}

vocabulary! {
    /// A storyline (ID-16.7).
    pub enum Storyline {
        A = "a",
        B = "b",
        C = "c",
        D = "d",
        E = "e",
        F = "f",
        G = "g",
    }
}

vocabulary! {
    /// A deck of crime cards, which is also the level of a card.
    pub enum Deck {
        Level1 = "level_1",
        Level2 = "level_2",
        Level3 = "level_3",
        Petty = "petty",
    }
}

vocabulary! {
    /// A crime card.
    pub enum Crime: u128 {
        A1SoftCount = "a1_soft_count",
        A1ExchangeCounter = "a1_exchange_counter",
        A1StandingRoom = "a1_standing_room",
        A2PaperCompanies = "a2_paper_companies",
        A2TheBagman = "a2_the_bagman",
        A2RunOnTheVault = "a2_run_on_the_vault",
        A3ClearingHouse = "a3_clearing_house",
        B1DryFire = "b1_dry_fire",
        B1BorrowedUniform = "b1_borrowed_uniform",
        B1TurfLines = "b1_turf_lines",
        B2ASmallTest = "b2_a_small_test",
        B2ShowOfStrength = "b2_show_of_strength",
        B2LiveDemonstration = "b2_live_demonstration",
        B3KillSwitch = "b3_kill_switch",
        C1DeadAir = "c1_dead_air",
        C1AntennaFarm = "c1_antenna_farm",
        C1CrowdedBand = "c1_crowded_band",
        C2MirrorFeed = "c2_mirror_feed",
        C2EyeInTheSky = "c2_eye_in_the_sky",
        C2PartyLine = "c2_party_line",
        C3CitywideBlackout = "c3_citywide_blackout",
        D1FirstTaste = "d1_first_taste",
        D1CornerPulpit = "d1_corner_pulpit",
        D1BlockParty = "d1_block_party",
        D2CookHouse = "d2_cook_house",
        D2BadBatch = "d2_bad_batch",
        D2OpenHouse = "d2_open_house",
        D3TheLongSleep = "d3_the_long_sleep",
        E1Canvassing = "e1_canvassing",
        E1Motorcade = "e1_motorcade",
        E1PhotoCall = "e1_photo_call",
        E2EmptyChair = "e2_empty_chair",
        E2CountedTwice = "e2_counted_twice",
        E2PackedGallery = "e2_packed_gallery",
        E3TheAcclamation = "e3_the_acclamation",
        F1NightBerth = "f1_night_berth",
        F1BlindCrate = "f1_blind_crate",
        F1LoadingGang = "f1_loading_gang",
        F2TwinManifests = "f2_twin_manifests",
        F2SmokeRun = "f2_smoke_run",
        F2DockBrawl = "f2_dock_brawl",
        F3GhostShip = "f3_ghost_ship",
        G1TailLight = "g1_tail_light",
        G1FalseCordon = "g1_false_cordon",
        G1LineUp = "g1_line_up",
        G2OverrideCodes = "g2_override_codes",
        G2EvidenceLocker = "g2_evidence_locker",
        G2TheKettle = "g2_the_kettle",
        G3NewOrders = "g3_new_orders",
        PettyPickpocket = "petty_pickpocket",
        PettyJoyride = "petty_joyride",
        PettyLooseChange = "petty_loose_change",
        PettyFencing = "petty_fencing",
        PettyRooftopTag = "petty_rooftop_tag",
        PettySignalTheft = "petty_signal_theft",
        PettyLookout = "petty_lookout",
        PettyShakedown = "petty_shakedown",
        PettyDeadDrop = "petty_dead_drop",
        PettyTollBooth = "petty_toll_booth",
        PettyCollectionPlate = "petty_collection_plate",
        PettyDocksidePilfer = "petty_dockside_pilfer",
        PettyColdTrail = "petty_cold_trail",
        PettyLieLow = "petty_lie_low",
        PettyBootlegFeed = "petty_bootleg_feed",
        PettyTagTeam = "petty_tag_team",
        PettyHeckler = "petty_heckler",
        PettyHoarder = "petty_hoarder",
        PettyOverTheFence = "petty_over_the_fence",
        PettyRushHour = "petty_rush_hour",
        PettyStreetTax = "petty_street_tax",
    }
}

vocabulary! {
    /// How a major crime is carried out (ID-16.4).
    pub enum Outcome {
        Careful = "careful",
        Reckless = "reckless",
    }
}

vocabulary! {
    /// A dilemma card, by its number: corruption for a reward (ID-20).
    pub enum Dilemma: u128 {
        D01 = "d01",
        D02 = "d02",
        D03 = "d03",
        D04 = "d04",
        D05 = "d05",
        D06 = "d06",
        D07 = "d07",
        D08 = "d08",
        D09 = "d09",
        D10 = "d10",
        D11 = "d11",
        D12 = "d12",
        D13 = "d13",
        D14 = "d14",
        D15 = "d15",
        D16 = "d16",
        D17 = "d17",
        D18 = "d18",
        D19 = "d19",
        D20 = "d20",
        D21 = "d21",
        D22 = "d22",
        D23 = "d23",
        D24 = "d24",
        D25 = "d25",
        D26 = "d26",
        D27 = "d27",
        D28 = "d28",
        D29 = "d29",
        D30 = "d30",
        D31 = "d31",
        D32 = "d32",
        D33 = "d33",
        D34 = "d34",
        D35 = "d35",
        D36 = "d36",
        D37 = "d37",
        D38 = "d38",
        D39 = "d39",
        D40 = "d40",
        D41 = "d41",
        D42 = "d42",
        D43 = "d43",
        D44 = "d44",
        D45 = "d45",
        D46 = "d46",
        D47 = "d47",
        D48 = "d48",
        D49 = "d49",
        D50 = "d50",
        D51 = "d51",
        D52 = "d52",
        D53 = "d53",
        D54 = "d54",
        D55 = "d55",
        D56 = "d56",
        D57 = "d57",
        D58 = "d58",
        D59 = "d59",
        D60 = "d60",
        D61 = "d61",
        D62 = "d62",
        D63 = "d63",
        D64 = "d64",
        D65 = "d65",
        D66 = "d66",
        D67 = "d67",
        D68 = "d68",
        D69 = "d69",
        D70 = "d70",
        D71 = "d71",
        D72 = "d72",
    }
}

vocabulary! {
    /// A kind of warrant, the reward of some dilemmas (ID-23.12).
    pub enum Warrant {
        Search = "search",
        Arrest = "arrest",
        Seizure = "seizure",
        Wiretap = "wiretap",
        Extradition = "extradition",
        Forfeiture = "forfeiture",
    }
}

vocabulary! {
    /// A row of investigation spaces (ID-3.14).
    pub enum Row {
        Top = "top",
        Middle = "middle",
        Bottom = "bottom",
    }
}

vocabulary! {
    /// A bonus space of the plan area, from the top (ID-14.5).
    pub enum Bonus {
        Support = "support",
        Tolerance = "tolerance",
        Grip = "grip",
    }
}

vocabulary! {
    /// A letter of the Echo board, which names a criminal for her cards (ID-25.4).
    pub enum Letter {
        A = "a",
        B = "b",
        C = "c",
        D = "d",
    }
}

vocabulary! {
    /// A card of Echo's deck.
    pub enum EchoCard {
        E01 = "e01",
        E02 = "e02",
        E03 = "e03",
        E04 = "e04",
        E05 = "e05",
        E06 = "e06",
        E07 = "e07",
        E08 = "e08",
        E09 = "e09",
        E10 = "e10",
        E11 = "e11",
        E12 = "e12",
        E13 = "e13",
        E14 = "e14",
        E15 = "e15",
        E16 = "e16",
    }
}

vocabulary! {
    /// Echo's difficulty (ID-25.3).
    pub enum Difficulty {
        Normal = "normal",
        Hard = "hard",
    }
}

vocabulary! {
    /// A way around the ring.
    pub enum Turning {
        Clockwise = "clockwise",
        Counter = "counter",
    }
}
