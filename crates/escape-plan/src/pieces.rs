//! The things of the game: closed lists with the ids they have in data, notation and texts.

use kernel::vocabulary;

use crate::content::content;

vocabulary! {
    /// A type of police officer.
    pub enum Officer {
        County = "county",
        Federal = "federal",
        Swat = "swat",
    }
}

vocabulary! {
    /// A type of area.
    pub enum Area {
        Industrial = "industrial",
        Commercial = "commercial",
        Residential = "residential",
        Water = "water",
    }
}

vocabulary! {
    /// A city tile.
    pub enum Tile {
        StartHospital = "start_hospital",
        StartGang = "start_gang",
        A1 = "a1",
        A2 = "a2",
        A3 = "a3",
        B1 = "b1",
        B2 = "b2",
        B3 = "b3",
        C1 = "c1",
        C2 = "c2",
        C3 = "c3",
        D1 = "d1",
        D2 = "d2",
        D3 = "d3",
    }
}

vocabulary! {
    /// A stack of city tiles.
    pub enum Stack {
        A = "a",
        B = "b",
        C = "c",
        D = "d",
    }
}

vocabulary! {
    /// Where the money of an escape plan lies: six businesses and three safe houses.
    pub enum Place {
        Bar = "bar",
        Restaurant = "restaurant",
        Casino = "casino",
        ArtGallery = "art_gallery",
        Cinema = "cinema",
        Gym = "gym",
        SafeHouse1 = "safe_house_1",
        SafeHouse2 = "safe_house_2",
        SafeHouse3 = "safe_house_3",
    }
}

vocabulary! {
    /// Three places that bring a bonus together (EP-12.10, EP-12.15).
    pub enum Group {
        One = "group_1",
        Two = "group_2",
        SafeHouses = "safe_houses",
    }
}

vocabulary! {
    /// An escape plan card.
    pub enum Plan {
        Plan1 = "plan_1",
        Plan2 = "plan_2",
        Plan3 = "plan_3",
        Plan4 = "plan_4",
        Plan5 = "plan_5",
        Plan6 = "plan_6",
        Plan7 = "plan_7",
        Plan8 = "plan_8",
        Plan9 = "plan_9",
    }
}

vocabulary! {
    /// A store: gas, equipment and lockers (EP-12.17 to EP-12.21).
    pub enum Store {
        A = "store_a",
        B = "store_b",
        C = "store_c",
        D = "store_d",
    }
}

vocabulary! {
    /// A way out of the city.
    pub enum Exit {
        Exit1 = "exit_1",
        Exit2 = "exit_2",
        Exit3 = "exit_3",
    }
}

vocabulary! {
    /// A gang, by the tile of its base.
    pub enum Gang {
        StartGang = "gang_start_gang",
        B2 = "gang_b2",
        C3 = "gang_c3",
        D3 = "gang_d3",
    }
}

vocabulary! {
    /// The colour of a key and of the lockers it opens.
    pub enum Colour {
        Green = "green",
        Black = "black",
        Brown = "brown",
    }
}

vocabulary! {
    /// A pile of tiles with hidden money: three of lockers, two of exits.
    pub enum Pile {
        Green = "green",
        Black = "black",
        Brown = "brown",
        Exit1 = "pile_1",
        Exit2 = "pile_2",
    }
}

vocabulary! {
    /// A contact card.
    pub enum Contact {
        SnitchCounty = "snitch_county",
        SnitchFederal = "snitch_federal",
        SnitchSwat = "snitch_swat",
        Medic = "medic",
        Fixer = "fixer",
        Medevac = "medevac",
        Fighter = "fighter",
        Boxer = "boxer",
        Ninja = "ninja",
        Gang = "gang",
        Informer = "informer",
        Chopper = "chopper",
        BribeCounty = "bribe_county",
        BribeFederal = "bribe_federal",
        RallySwat = "rally_swat",
        GeneralStore = "general_store",
        Spy1 = "spy_1",
        Spy2 = "spy_2",
        Spy3 = "spy_3",
        Stunt = "stunt",
        FastCar = "fast_car",
        JetSki = "jet_ski",
        Sewer = "sewer",
    }
}

vocabulary! {
    /// A kind of equipment.
    pub enum Equipment {
        Vest = "vest",
        Cap = "cap",
        Helmet = "helmet",
        GasMask = "gas_mask",
    }
}

vocabulary! {
    /// A fixer tile.
    pub enum Fixer {
        Phone = "phone",
        Strongbox = "strongbox",
        Disguise = "disguise",
        IdCard = "id_card",
        FirstAidKit = "first_aid_kit",
        Motorbike = "motorbike",
        EnergyDrink = "energy_drink",
        PrivateHelicopter = "private_helicopter",
    }
}

vocabulary! {
    /// One of the seven assets that every thief starts with, most of them locked (EP-2.14).
    pub enum Asset {
        ExtraAction = "extra_action",
        MoveFederal = "move_federal",
        MoveCounty = "move_county",
        MoveSwat = "move_swat",
        EvadeAll = "evade_all",
        MasterKey = "master_key",
        Heal = "heal",
    }
}

vocabulary! {
    /// A part of the day (EP-8.1).
    pub enum Part {
        Morning = "morning",
        Afternoon = "afternoon",
        Evening = "evening",
        Night = "night",
        Dawn = "dawn",
    }
}

vocabulary! {
    /// Whom the rules play.
    pub enum Automa {
        Sandra = "sandra",
        Costa = "costa",
    }
}

vocabulary! {
    /// What a card of Sandra or Costa names: the places, then the stores, then the exits.
    pub enum Target {
        Bar = "bar",
        Restaurant = "restaurant",
        Casino = "casino",
        ArtGallery = "art_gallery",
        Cinema = "cinema",
        Gym = "gym",
        SafeHouse1 = "safe_house_1",
        SafeHouse2 = "safe_house_2",
        SafeHouse3 = "safe_house_3",
        StoreA = "store_a",
        StoreB = "store_b",
        StoreC = "store_c",
        StoreD = "store_d",
        Exit1 = "exit_1",
        Exit2 = "exit_2",
        Exit3 = "exit_3",
    }
}

impl Place {
    /// The places that close when enough cubes lie there (EP-12.8).
    pub const BUSINESSES: [Place; 6] = [
        Place::Bar,
        Place::Restaurant,
        Place::Casino,
        Place::ArtGallery,
        Place::Cinema,
        Place::Gym,
    ];

    /// The places that never close (EP-12.13).
    pub const SAFE_HOUSES: [Place; 3] = [Place::SafeHouse1, Place::SafeHouse2, Place::SafeHouse3];

    /// Whether it is a business, not a safe house.
    pub fn is_business(self) -> bool {
        Place::BUSINESSES.contains(&self)
    }

    /// The group it belongs to: businesses show it.
    pub fn group(self) -> Group {
        let business = content().businesses.get(self as usize);
        business.map_or(Group::SafeHouses, |business| business.group)
    }
}

impl Group {
    /// Its three places.
    pub fn places(self) -> [Place; 3] {
        content().groups[self as usize]
    }
}

impl Pile {
    /// The lockers of a colour.
    pub fn of(colour: Colour) -> Pile {
        Pile::ALL[colour as usize]
    }
}

impl Target {
    /// The business or safe house it is.
    pub fn place(self) -> Option<Place> {
        Place::ALL.get(self as usize).copied()
    }

    /// The store it is.
    pub fn store(self) -> Option<Store> {
        let number = (self as usize).checked_sub(Target::StoreA as usize)?;
        Store::ALL.get(number).copied()
    }

    /// The exit it is.
    pub fn exit(self) -> Option<Exit> {
        let number = (self as usize).checked_sub(Target::Exit1 as usize)?;
        Exit::ALL.get(number).copied()
    }
}

impl Part {
    /// Whether a turn in it costs an extra action disc (EP-8.3).
    pub fn is_optional(self) -> bool {
        matches!(self, Part::Night | Part::Dawn)
    }
}
