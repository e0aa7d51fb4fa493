//! The things of the game: closed lists with the ids they have in data, notation and texts.

use kernel::vocabulary;

vocabulary! {
    /// A part of Manhattan.
    pub enum Region {
        Downtown = "downtown",
        Midtown = "midtown",
        Uptown = "uptown",
    }
}

vocabulary! {
    /// A district of Manhattan, by its number.
    pub enum District {
        D1 = "1",
        D2 = "2",
        D3 = "3",
        D4 = "4",
        D5 = "5",
        D6 = "6",
        D7 = "7",
        D8 = "8",
        D9 = "9",
        D10 = "10",
        D11 = "11",
        D12 = "12",
        D13 = "13",
        D14 = "14",
        D15 = "15",
        D16 = "16",
    }
}

vocabulary! {
    /// One of the four operations, and the type of their cards (SP-10.2).
    pub enum Operation {
        Vip = "vip",
        Party = "party",
        Still = "still",
        Fleet = "fleet",
    }
}

vocabulary! {
    /// What has a level from 1 to 5: the operations and the strength.
    pub enum Track {
        Vip = "vip",
        Party = "party",
        Still = "still",
        Fleet = "fleet",
        Strength = "strength",
    }
}

vocabulary! {
    /// A player's building, the better the later (SP-8.13).
    pub enum Building {
        Still = "still",
        Bar = "bar",
        Nightclub = "nightclub",
        Casino = "casino",
    }
}

vocabulary! {
    /// A place of a building on the operations board.
    pub enum Slot {
        Left1 = "left_1",
        Left2 = "left_2",
        Left3 = "left_3",
        Middle1 = "middle_1",
        MiddleStill = "middle_still",
        Middle3 = "middle_3",
        Right1 = "right_1",
        Right2 = "right_2",
        Right3 = "right_3",
        Nightclub1 = "nightclub_1",
        Nightclub2 = "nightclub_2",
        Nightclub3 = "nightclub_3",
        Casino1 = "casino_1",
        Casino2 = "casino_2",
        Casino3 = "casino_3",
    }
}

vocabulary! {
    /// Where capos go.
    pub enum Location {
        Contractors = "contractors",
        Planning = "planning",
        Garage = "garage",
        CityHall = "city_hall",
        Commission = "commission",
        Docks = "docks",
        Restaurant = "restaurant",
        Park = "park",
    }
}

vocabulary! {
    /// A person of interest. The Restaurant and the Park stand for all of theirs, who are alike.
    pub enum Person {
        Contractors1 = "contractors_1",
        Contractors2 = "contractors_2",
        Contractors3 = "contractors_3",
        Planning1 = "planning_1",
        Planning2 = "planning_2",
        Planning3 = "planning_3",
        Garage1 = "garage_1",
        Garage2 = "garage_2",
        CityHall1 = "city_hall_1",
        CityHall2 = "city_hall_2",
        Commission1 = "commission_1",
        Commission2 = "commission_2",
        Commission3 = "commission_3",
        Docks1 = "docks_1",
        Docks2 = "docks_2",
        Restaurant = "restaurant",
        Park = "park",
    }
}

vocabulary! {
    /// A set of gangsters who come together.
    pub enum Deck {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
    }
}

vocabulary! {
    /// A gangster of the decks A to D: somebody to fight, or to ally with.
    pub enum Gangster {
        JoeMasseria = "joe_masseria",
        WaxeyGordon = "waxey_gordon",
        ThreeFingerBrown = "three_finger_brown",
        OwneyMadden = "owney_madden",
        CiroTerranova = "ciro_terranova",
        LegsDiamond = "legs_diamond",
        BirdieBrown = "birdie_brown",
        CarloGambino = "carlo_gambino",
        VincentColl = "vincent_coll",
        JoeAdonis = "joe_adonis",
        DutchSchultz = "dutch_schultz",
        SalvatoreMaranzano = "salvatore_maranzano",
        FrankCostello = "frank_costello",
        JoeProfaci = "joe_profaci",
        JoeBonanno = "joe_bonanno",
        BugsySiegel = "bugsy_siegel",
        LepkeBuchalter = "lepke_buchalter",
        VitoGenovese = "vito_genovese",
        AlbertAnastasia = "albert_anastasia",
        MeyerLansky = "meyer_lansky",
    }
}

vocabulary! {
    /// What a gangster does for an ally (SP-29).
    pub enum Ability {
        DefencePlus1 = "defence_plus_1",
        TwoMobsters = "two_mobsters",
        LeveragePlus2 = "leverage_plus_2",
        FreeStillDefence = "free_still_defence",
        TwoCityTokens = "two_city_tokens",
        FreeHelpOnce = "free_help_once",
        RaidPlus1 = "raid_plus_1",
        CheaperTakeover = "cheaper_takeover",
    }
}

vocabulary! {
    /// A smugglers' ship.
    pub enum Ship {
        StephanieStClair = "stephanie_st_clair",
        SandraDaisy = "sandra_daisy",
        ArnoldRothstein = "arnold_rothstein",
        BillMccoy = "bill_mccoy",
    }
}

vocabulary! {
    /// A crate token.
    pub enum Crate {
        Crate1 = "crate_1",
        Crate2 = "crate_2",
        Crate3 = "crate_3",
        Crate4 = "crate_4",
        Crate5 = "crate_5",
        Crate6 = "crate_6",
        Crate7 = "crate_7",
        Crate8 = "crate_8",
        Crate9 = "crate_9",
        Crate10 = "crate_10",
        Crate11 = "crate_11",
        Crate12 = "crate_12",
        Crate13 = "crate_13",
        Crate14 = "crate_14",
        Crate15 = "crate_15",
        Crate16 = "crate_16",
        Crate17 = "crate_17",
        Crate18 = "crate_18",
    }
}

vocabulary! {
    /// What a crate is good for to the end of the game (SP-28).
    pub enum Perk {
        SalePlus1 = "sale_plus_1",
        DefencePlus1 = "defence_plus_1",
        AllyFeeMinus2 = "ally_fee_minus_2",
        CityLimitPlus1 = "city_limit_plus_1",
        RangePlus1 = "range_plus_1",
        AnyDocksReward = "any_docks_reward",
        TakeoverPlus1 = "takeover_plus_1",
        LeveragePlus2 = "leverage_plus_2",
        ProductionPlus1 = "production_plus_1",
    }
}

vocabulary! {
    /// What the cash of a crate counts (SP-28).
    pub enum Count {
        BookPlaced = "book_placed",
        PartyLevel = "party_level",
        MobsterOnBoard = "mobster_on_board",
        ThugOnBoard = "thug_on_board",
        StrengthLevel = "strength_level",
        AllyStrength = "ally_strength",
        CityToken = "city_token",
        OpCardInHand = "op_card_in_hand",
        FleetLevel = "fleet_level",
        BarrelAtBuilding = "barrel_at_building",
        Notoriety = "notoriety",
        HighestLevel = "highest_level",
        NightclubOrCasino = "nightclub_or_casino",
        HelperCard = "helper_card",
        ProtectingMobster = "protecting_mobster",
        VipLevel = "vip_level",
        MobsterInDocksColumn = "mobster_in_docks_column",
        StillLevel = "still_level",
    }
}

vocabulary! {
    /// A kind of city token; there are three of each (SP-31.1).
    pub enum CityToken {
        VipCard = "vip_card",
        PartyCard = "party_card",
        StillCard = "still_card",
        FleetCard = "fleet_card",
        AnyCard = "any_card",
        Helper = "helper",
        Deliver = "deliver",
        Book = "book",
        RaiseAny = "raise_any",
        Produce = "produce",
        Sell = "sell",
        OpenBar = "open_bar",
        Nightclub = "nightclub",
        Casino = "casino",
        Mobster = "mobster",
        Thug = "thug",
        Protect = "protect",
        Leverage = "leverage",
    }
}

vocabulary! {
    /// A bottle on a helper card.
    pub enum Bottle {
        Champagne = "champagne",
        Absinthe = "absinthe",
        Cognac = "cognac",
        Scotch = "scotch",
        Rum = "rum",
        Wine = "wine",
        Gin = "gin",
        Beer = "beer",
        Moonshine = "moonshine",
    }
}

vocabulary! {
    /// A helper card.
    pub enum Helper {
        Leverage2 = "leverage_2",
        VipCard = "vip_card",
        PartyCard = "party_card",
        StillCard = "still_card",
        FleetCard = "fleet_card",
        AnyCard = "any_card",
        RaiseAny = "raise_any",
        CopyDisplay = "copy_display",
        CityToken = "city_token",
        Thugs2 = "thugs_2",
        Mobster = "mobster",
        UpgradeBar = "upgrade_bar",
        Takeover = "takeover",
        Helper = "helper",
        Deliver = "deliver",
        Produce = "produce",
        Sell = "sell",
        Books2 = "books_2",
        Cash5 = "cash_5",
        Protect = "protect",
        Mobsters2 = "mobsters_2",
    }
}

vocabulary! {
    /// An operation card.
    pub enum Card {
        Vip01 = "vip_01",
        Vip02 = "vip_02",
        Vip03 = "vip_03",
        Vip04 = "vip_04",
        Vip05 = "vip_05",
        Vip06 = "vip_06",
        Vip07 = "vip_07",
        Vip08 = "vip_08",
        Vip09 = "vip_09",
        Vip10 = "vip_10",
        Vip11 = "vip_11",
        Vip12 = "vip_12",
        Party01 = "party_01",
        Party02 = "party_02",
        Party03 = "party_03",
        Party04 = "party_04",
        Party05 = "party_05",
        Party06 = "party_06",
        Party07 = "party_07",
        Party08 = "party_08",
        Party09 = "party_09",
        Party10 = "party_10",
        Party11 = "party_11",
        Party12 = "party_12",
        Still01 = "still_01",
        Still02 = "still_02",
        Still03 = "still_03",
        Still04 = "still_04",
        Still05 = "still_05",
        Still06 = "still_06",
        Still07 = "still_07",
        Still08 = "still_08",
        Still09 = "still_09",
        Still10 = "still_10",
        Still11 = "still_11",
        Still12 = "still_12",
        Fleet01 = "fleet_01",
        Fleet02 = "fleet_02",
        Fleet03 = "fleet_03",
        Fleet04 = "fleet_04",
        Fleet05 = "fleet_05",
        Fleet06 = "fleet_06",
        Fleet07 = "fleet_07",
        Fleet08 = "fleet_08",
        Fleet09 = "fleet_09",
        Fleet10 = "fleet_10",
        Fleet11 = "fleet_11",
        Fleet12 = "fleet_12",
    }
}

vocabulary! {
    /// A region goal tile.
    pub enum RegionGoal {
        BarCasinoApart = "bar_casino_apart",
        BarCasinoTogether = "bar_casino_together",
        BarNightclubApart = "bar_nightclub_apart",
        BarNightclubTogether = "bar_nightclub_together",
        TwoBarsApart = "two_bars_apart",
        TwoBarsTogether = "two_bars_together",
        ThreeBars = "three_bars",
        NightclubCasinoTogether = "nightclub_casino_together",
        NightclubCasinoApart = "nightclub_casino_apart",
    }
}

vocabulary! {
    /// A Central Park goal tile.
    pub enum ParkGoal {
        ParkA1 = "park_a1",
        ParkB1 = "park_b1",
        ParkC1 = "park_c1",
        ParkA2 = "park_a2",
        ParkB2 = "park_b2",
        ParkC2 = "park_c2",
        ParkA3 = "park_a3",
        ParkB3 = "park_b3",
        ParkC3 = "park_c3",
        ParkA4 = "park_a4",
        ParkB4 = "park_b4",
        ParkC4 = "park_c4",
        ParkA5 = "park_a5",
        ParkB5 = "park_b5",
        ParkC5 = "park_c5",
        ParkA6 = "park_a6",
        ParkB6 = "park_b6",
        ParkC6 = "park_c6",
        ParkA7 = "park_a7",
        ParkB7 = "park_b7",
        ParkC7 = "park_c7",
    }
}

vocabulary! {
    /// The back of a Central Park goal tile.
    pub enum Back {
        A = "A",
        B = "B",
        C = "C",
    }
}

vocabulary! {
    /// Where a cooked book goes (SP-19.11).
    pub enum Goal {
        Docks1 = "docks_1",
        Docks2 = "docks_2",
        Docks3 = "docks_3",
        CityHall1 = "city_hall_1",
        CityHall2 = "city_hall_2",
        CityHall3 = "city_hall_3",
        Notoriety1 = "notoriety_1",
        Notoriety2 = "notoriety_2",
        Notoriety3 = "notoriety_3",
        Park1 = "park_1",
        Park2 = "park_2",
        Park3 = "park_3",
        Park4 = "park_4",
        Park5 = "park_5",
        RegionDowntown = "region_downtown",
        RegionMidtown = "region_midtown",
        RegionUptown = "region_uptown",
    }
}

vocabulary! {
    /// An area with goals of one kind.
    pub enum GoalArea {
        Docks = "docks",
        CityHall = "city_hall",
        Notoriety = "notoriety",
        Park = "park",
        Region = "region",
    }
}

vocabulary! {
    /// How strong the Rival is (SP-27.2).
    pub enum Difficulty {
        Easy = "easy",
        Normal = "normal",
        Hard = "hard",
    }
}

vocabulary! {
    /// One of the things done at the Restaurant (SP-19.5).
    pub enum Business {
        PlayCard = "play_card",
        CityTokens = "city_tokens",
        CookBooks = "cook_books",
    }
}

vocabulary! {
    /// What the owner of a capo moved to the Park may take (SP-20.3).
    pub enum Favour {
        Leverage = "leverage",
        Book = "book",
        CityToken = "city_token",
    }
}

vocabulary! {
    /// What an effect makes a player do.
    pub enum Deed {
        Produce = "produce",
        Sell = "sell",
        Deliver = "deliver",
        Protect = "protect",
        UpgradeBar = "upgrade_bar",
        TakeoverIgnoreDefence = "takeover_ignore_defence",
        BuildBar = "build_bar",
        BuildNightclub = "build_nightclub",
        BuildCasino = "build_casino",
        CopyHelper = "copy_helper",
        BuildBarOrStill = "build_bar_or_still",
        BuildNightclubOrCasino = "build_nightclub_or_casino",
        HireThugs = "hire_thugs",
        Ally = "ally",
        Raid = "raid",
        ChangeTurnOrder = "change_turn_order",
        TwoOfThree = "two_of_three",
        SwapCapos = "swap_capos",
    }
}
