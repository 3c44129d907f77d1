// Bundles of `vanguard`. Made by `landfall schema rust vanguard`: change the schema, not this file.

#![allow(clippy::all, rustdoc::all)]

use landfall_runtime::{BundleFile, Column, List, RulesText, Schema, TableShape, Text, Type};

landfall_runtime::words! {
    /// The kinds of assets.
    Kind {
        /// What the campaign is about now. It also says how many command tokens and situations each ship phase begins with.
        Objective = 1,
        /// A task beside the objective.
        SecondaryObjective = 2,
        /// Something installed on the bridge for good.
        BridgeUpgrade = 3,
        /// How far the ship has come, and how much energy it makes.
        TechLevel = 4,
        /// The card with the four moods of the crew, of which one is visible.
        Morale = 5,
        /// A person on board. Section and rank come from the sleeve the card is put into.
        Crewmember = 6,
        /// The board of a section, with its dice, injuries, charges and cards.
        CrewBoard = 7,
        /// A card of one of the five discovery decks, brought home in the lander and paid for research.
        Discovery = 8,
        /// A find that exists once. Numbers up to 32 have a slot in the ship book and are never discarded; others are used up on the planet.
        UniqueDiscovery = 9,
        /// Gear from the armory. Some pieces are placed on the board as tokens and serve everyone there.
        Equipment = 10,
        /// Drawn at the end of each turn. The main effect strikes where one of its biomes is present, the other one everywhere else.
        Event = 11,
        /// Trouble on board. While it is open its effect strikes at the bridge; once solved it is usually gone.
        Situation = 12,
        /// Discoveries go in, something new comes out. The back stays secret until the project is done.
        Research = 13,
        /// Built in stages, one step per visit. The back stays secret until the project is done.
        Production = 14,
        /// Something installed in a facility for good.
        FacilityUpgrade = 15,
        /// A card that holds for the whole board. It says what the `travel` icon means and may touch every check.
        GlobalCondition = 16,
        /// What can happen to a crewmember. Injury dice are compared with it in every check; the fourth one means evacuation.
        Injury = 17,
        /// A vehicle, with the card in the hangar and the board that goes along to the planet.
        Lander = 18,
        /// A part that improves a lander.
        LanderMod = 19,
        /// A place to explore. The planetary scanner hides it and shows its parts one by one.
        LandingCard = 20,
        /// A numbered entry of the logbook. Players read it when something sends them there, never in order.
        Log = 21,
        /// A goal of an exploration. One that is not optional and still lies on the board at docking counts as failed.
        Mission = 22,
        /// A stand-alone exploration of two or three hours, with its own set-up and logs.
        Operation = 23,
        /// A numbered entry of the operations manual.
        OperationLog = 24,
        /// A planet board, with its sectors, the paths between them, and what is laid out when the away team lands.
        Planet = 25,
        /// A card that lies in a sector, with what can be seen and done there until another card takes its place.
        Poi = 26,
        /// A feat that earns a promotion. The card is turned to its completed side as soon as its condition holds.
        RankUp = 27,
        /// What a danger die does for one letter. A face that is not listed does nothing.
        DangerTable = 28,
        /// A card that sums up rules for the table.
        ReferenceCard = 29,
        /// A card of a section deck. The top half is an ability, the bottom half a dice combination.
        SectionCard = 30,
        /// A page of the star maps, with the places in a system and the ways out of it.
        SystemMap = 31,
        /// A hazard with a standee. Its time track says which of its behaviours come next.
        Threat = 32,
    }
}

landfall_runtime::words! {
    /// How a text is printed.
    TextRole {
        Title = 1,
        Flavour = 2,
        Rules = 3,
        Label = 4,
        Note = 5,
    }
}

landfall_runtime::words! {
    /// How two numbers are compared.
    Compare {
        Equal = 1,
        NotEqual = 2,
        Less = 3,
        AtMost = 4,
        More = 5,
        AtLeast = 6,
    }
}

landfall_runtime::words! {
    /// Which way a path leads.
    Arrow {
        Forward = 1,
        Back = 2,
        Both = 3,
    }
}

landfall_runtime::words! {
    /// A die whose faces are numbers; a table read with it must cover every face once.
    NumberedDie {
        /// ten faces, from 0 to 9
        D10 = 1,
    }
}

landfall_runtime::words! {
    /// How long a limit lasts before it starts afresh.
    Period {
        /// until the turn of the acting player ends
        Turn = 1,
        /// until everyone has taken a turn
        Round = 2,
        /// for the rest of the game
        Game = 3,
        /// until the check is resolved
        Check = 4,
        /// until the team leaves the planet
        Exploration = 5,
        /// until the next landing
        ShipManagement = 6,
    }
}

landfall_runtime::words! {
    /// The four departments of the ship; each is always played by somebody.
    Section {
        /// those who build and mend
        Engineering = 1,
        /// those who go first; they settle who starts and who carries what
        Recon = 2,
        /// those who ask; they settle what becomes of leads
        Science = 3,
        /// those who guard; they settle situations
        Security = 4,
    }
}

landfall_runtime::words! {
    /// The five decks of discoveries, each of which collects its own leads.
    DiscoveryType {
        /// ores and crystals
        Mineral = 1,
        /// life too small to see
        Microorganism = 2,
        /// what grows here
        StrangeVegetation = 3,
        /// what somebody left behind
        AlienTechnology = 4,
        /// what would rather not come along
        LivingSpecimen = 5,
    }
}

landfall_runtime::words! {
    /// How hard a discovery is to come by; ultra-rare ones may pay for rare ones.
    Rarity {
        /// the usual case
        Common = 1,
        /// asked for by better projects
        Rare = 2,
        /// counts as rare too
        UltraRare = 3,
    }
}

landfall_runtime::words! {
    /// When an ability may be used or an effect happens.
    Timing {
        /// in the step in which results are modified
        DuringCheck = 1,
        /// whenever players like
        AnyTime = 2,
        /// while lending a die to somebody else's check
        WhenAssisting = 3,
        /// as part of the rest action
        DuringRest = 4,
        /// with either way to get dice back
        WhenRestingOrExerting = 5,
        /// at any time on a planet
        PlanetaryExploration = 6,
        /// back on the ship
        WhenUnloaded = 7,
        /// costs one of the two actions of a turn
        CountsAsAction = 8,
        /// before the event is drawn
        AtEndOfTurn = 9,
        /// once a situation is dealt with
        WhenSolved = 10,
        /// what a situation does while it is open
        Effect = 11,
        /// as soon as it is done
        OnCompletion = 12,
        /// while the medbay decides over life and death
        SurvivalCheck = 13,
    }
}

landfall_runtime::words! {
    /// What a requirement may ask for, the icons on the faces of section dice and whole dice of a colour.
    Icon {
        /// athletics, force, endurance
        Physical = 1,
        /// mining, taking samples, searching
        Gathering = 2,
        /// protection and combat
        Defense = 3,
        /// surveying, obstacles, survival
        Exploration = 4,
        /// natural sciences and medicine
        Biology = 5,
        /// understanding alien life
        Xenology = 6,
        /// building, repairs, camps
        Construction = 7,
        /// formal sciences and analysis
        Science = 8,
        /// robots, computers, alien devices
        Technology = 9,
        /// no talent; a crewmember may convert it
        Basic = 10,
        /// counts as any section icon
        Vanguard = 11,
        /// a mishap; never part of a combination, never a matching icon
        Accident = 12,
        /// a section die of any colour and with any face
        Die = 13,
        /// a red section die with any face
        Red = 14,
        /// a green section die with any face
        Green = 15,
        /// a blue section die with any face
        Blue = 16,
        /// all the `same` of one alternative must show one and the same icon
        Same = 17,
    }
}

landfall_runtime::words! {
    /// Which section dice an effect is about.
    DieColour {
        /// dice of every colour
        Any = 1,
        /// red dice, the muscle
        Red = 2,
        /// green dice, the senses
        Green = 3,
        /// blue dice, the tools
        Blue = 4,
    }
}

landfall_runtime::words! {
    /// The colours of outcome rows and of the tracks that stand in their place.
    Outcome {
        /// better than success, a bonus
        Yellow = 1,
        /// success
        Green = 2,
        /// failure; it asks for no dice and is met when no other row is
        Red = 3,
    }
}

landfall_runtime::words! {
    /// The letter in a danger icon picks the table that a danger die is read with.
    DangerLetter {
        /// the first table of the danger reference card
        A = 1,
        /// the second table
        B = 2,
        /// the third table
        C = 3,
        /// the fourth table
        D = 4,
        /// the fifth table
        E = 5,
        /// the mild table of the tutorial
        T = 6,
    }
}

landfall_runtime::words! {
    /// What a danger die shows; a face that the table of its letter does not list does nothing.
    DangerFace {
        /// the face seen most often
        Common = 1,
        /// seen less often
        Uncommon = 2,
        /// seldom seen
        Rare = 3,
        /// the odd one out
        Special = 4,
    }
}

landfall_runtime::words! {
    /// What an injury die shows, to be compared with the injury cards from left to right.
    InjuryFace {
        /// a knock
        Damage = 1,
        /// a serious blow
        HeavyDamage = 2,
        /// nerves and fear
        Mental = 3,
        /// whatever the card makes of it
        Special = 4,
    }
}

landfall_runtime::words! {
    /// The ten steps of a dice check, for effects that jump to one of them.
    CheckStep {
        /// own dice and one from each assistant
        ChooseDice = 1,
        /// injury dice and danger dice join
        AddDice = 2,
        /// all of them form the roll pool
        Roll = 3,
        /// cards and skills used during a check
        Modify = 4,
        /// cards in hand and the global condition
        Combinations = 5,
        /// read against cards and table
        InjuryAndDanger = 6,
        /// mandatory, row by row
        SpecialEffects = 7,
        /// the first row that is met
        MarkOutcome = 8,
        /// every die left goes to its spent pool
        SpendDice = 9,
        /// the marked row or the finished tracks
        Resolve = 10,
    }
}

landfall_runtime::words! {
    /// The dice that belong to no section, and the tokens that are drawn from a bag.
    OtherDie {
        /// read with the table of its letter; there are two
        DangerDie = 1,
        /// joins every check of whoever has it; there are twelve
        InjuryDie = 2,
        /// drawn from the bag and not put back; a deck with leads worth three gives a discovery
        LeadToken = 3,
    }
}

landfall_runtime::words! {
    /// How a piece of equipment is carried.
    EquipmentClass {
        /// one per crewmember, no room in the lander needed
        Small = 1,
        /// carried by one crewmember
        Personal = 2,
        /// heavy, often placed on the board as a token
        Mission = 3,
        /// no room needed and no use without its parent
        MissionUpgrade = 4,
    }
}

landfall_runtime::words! {
    /// Equipment that stands on the board once it is placed; it cannot be picked up again.
    EquipmentToken {
        /// sends pods ahead
        PodLauncher = 1,
        /// heals where it stands
        FieldMedbay = 2,
        /// what the launcher sends
        Pod = 3,
        /// a camp of odds and ends
        ImprovisedOutpost = 4,
        /// makes it larger
        ImprovisedExtension = 5,
        /// a small helper
        Pet = 6,
        /// a small helper with a name
        PetWilson = 7,
        /// a proper camp
        Outpost = 8,
        /// makes it larger
        Expansion = 9,
        /// an upgrade of the last outpost
        CommunicationTower = 10,
        /// an upgrade of the last outpost
        ImprovisedOxygenFarm = 11,
        /// an upgrade of the last outpost
        Drill = 12,
        /// an upgrade of the last outpost
        HydroFarm = 13,
        /// opens rock
        HeavyMiningLaser = 14,
        /// finds what is in it
        MiningProbe = 15,
        /// keeps a sector safe
        DefenseSystem = 16,
        /// joins two sectors
        Cableway = 17,
        /// turns what grows into what is needed
        BiomassFabricator = 18,
        /// looks around on its own
        SeekerDroid = 19,
        /// brings the injured home
        MedicalEvacDrone = 20,
        /// waits for its units
        ModularTurret = 21,
        /// protects
        ShieldUnit = 22,
        /// does not
        CannonUnit = 23,
    }
}

landfall_runtime::words! {
    /// Which slot of the lander a mod needs.
    LanderModClass {
        /// adds at least one to a stat
        Structural = 1,
        /// adds room or comfort
        Utility = 2,
    }
}

landfall_runtime::words! {
    /// What a lander has room for.
    Capacity {
        /// the supplies track
        Supplies = 1,
        /// the first number of the cargo line
        Personal = 2,
        /// the second number
        Mission = 3,
        /// what can be brought home
        Discoveries = 4,
    }
}

landfall_runtime::words! {
    /// Where a threat goes; it follows paths like everyone else and is not held back by anything.
    ThreatDirection {
        /// by number
        Lowest = 1,
        /// by number
        Highest = 2,
        /// ties are decided at random
        NearestCrew = 3,
        /// ties are decided at random
        MostInjured = 4,
        /// the lowest D10
        RandomCrew = 5,
        /// by the shortest way
        Lander = 6,
        /// players choose
        Any = 7,
    }
}

landfall_runtime::words! {
    /// The dice a section may own.
    SectionDie {
        /// no talent
        RedBasic = 1,
        /// muscle
        RedPhysical = 2,
        /// hands
        RedGathering = 3,
        /// guard
        RedDefense = 4,
        /// icons in pairs and no accident
        RedUniversal = 5,
        /// every icon and no accident
        RedExpert = 6,
        /// all or nothing
        RedWild = 7,
        /// no talent
        GreenBasic = 8,
        /// eyes
        GreenExploration = 9,
        /// care
        GreenBiology = 10,
        /// wonder
        GreenXenology = 11,
        /// icons in pairs and no accident
        GreenUniversal = 12,
        /// every icon and no accident
        GreenExpert = 13,
        /// all or nothing
        GreenWild = 14,
        /// no talent
        BlueBasic = 15,
        /// tools
        BlueConstruction = 16,
        /// numbers
        BlueScience = 17,
        /// machines
        BlueTechnology = 18,
        /// icons in pairs and no accident
        BlueUniversal = 19,
        /// every icon and no accident
        BlueExpert = 20,
        /// all or nothing
        BlueWild = 21,
    }
}

landfall_runtime::words! {
    /// Where cards and components are kept, for instructions that move them.
    Location {
        /// tray A
        APoi = 1,
        /// tray A
        AMissions = 2,
        /// tray A
        AGlobalConditions = 3,
        /// tray A
        ADiscoveriesMineral = 4,
        /// tray A
        ADiscoveriesMicroorganism = 5,
        /// tray A
        ADiscoveriesStrangeVegetation = 6,
        /// tray A
        ADiscoveriesAlienTechnology = 7,
        /// tray A
        ADiscoveriesLivingSpecimen = 8,
        /// tray A
        AUniqueDiscoveries = 9,
        /// tray A
        ARankUps = 10,
        /// tray A, in alphabetical order
        AInjuries = 11,
        /// tray A
        AEvents = 12,
        /// tray B; what the crew may take along
        BArmory = 13,
        /// tray B
        BUnavailableEquipment = 14,
        /// tray B; crewmembers in their sleeves
        BRestingCrew = 15,
        /// tray B
        BRecruits = 16,
        /// tray B
        BLandingCards = 17,
        /// tray B; planet record sheets
        BRecordedPlanets = 18,
        /// tray B
        BFacilityUpgrades = 19,
        /// tray B; the deck situations are drawn from
        BPossibleSituations = 20,
        /// tray B; situations that wait for their time
        BFutureSituations = 21,
        /// tray B
        BResearch = 22,
        /// tray B
        BProduction = 23,
        /// tray B; what research is paid with
        BGatheredDiscoveries = 24,
        /// tray B
        BLanderMods = 25,
        /// tray B
        BBridge = 26,
        /// out of the campaign
        Removed = 27,
        /// cards that wait to be installed
        Awaiting = 28,
        /// success, command, energy and the penalty token
        TokenBag = 29,
        /// leads
        LeadBag = 30,
        /// in the compartment of the section
        SectionEngineeringCards = 31,
        /// in the compartment of the section
        SectionEngineeringDice = 32,
        /// in the compartment of the section
        SectionEngineeringSleeves = 33,
        /// in the compartment of the section
        SectionReconCards = 34,
        /// in the compartment of the section
        SectionReconDice = 35,
        /// in the compartment of the section
        SectionReconSleeves = 36,
        /// in the compartment of the section
        SectionScienceCards = 37,
        /// in the compartment of the section
        SectionScienceDice = 38,
        /// in the compartment of the section
        SectionScienceSleeves = 39,
        /// in the compartment of the section
        SectionSecurityCards = 40,
        /// in the compartment of the section
        SectionSecurityDice = 41,
        /// in the compartment of the section
        SectionSecuritySleeves = 42,
        /// dice nobody owns, threats, lander boards
        Box = 43,
        /// where points of interest, markers, tokens and crew are
        BoardSector = 44,
        /// on the board
        BoardMissionSlots = 45,
        /// in the corner of the board
        BoardGcSlot = 46,
        /// the stack on the board
        BoardUdSlot = 47,
        /// on the edge of the board
        BoardRankUpSlot = 48,
        /// on the edge of the board
        BoardSuccessSlot = 49,
        /// on boards without a lander
        BoardFoundDiscoveries = 50,
        /// at the top of the board
        BoardThreatSlots = 51,
        /// what is brought home
        LanderDiscoveries = 52,
        /// success tokens
        LanderSuccess = 53,
        /// the supplies track
        LanderSupplies = 54,
        /// one per slot
        LanderModsStructural = 55,
        /// one per slot
        LanderModsUtility = 56,
        /// page 3 of the ship book
        Sb3Objective = 57,
        /// page 3 of the ship book
        Sb3SecondaryObjectives = 58,
        /// page 3 of the ship book
        Sb3TechLevel = 59,
        /// page 3 of the ship book
        Sb3Morale = 60,
        /// page 3 of the ship book
        Sb3BridgeUpgrades = 61,
        /// page 4 of the ship book
        Sb4TravelUpgrades = 62,
        /// page 9 of the ship book
        Sb9Research = 63,
        /// page 13 of the ship book
        Sb13Production = 64,
        /// page 14 of the ship book
        Sb14Queue1 = 65,
        /// page 14 of the ship book
        Sb14Queue2 = 66,
        /// page 14 of the ship book
        Sb14Upgrades = 67,
        /// page 19 of the ship book
        Sb19Landers = 68,
        /// page 21 of the ship book
        Sb21LanderMods = 69,
        /// page 29 of the ship book
        Sb29UniqueDiscoveries = 70,
        /// page 33 of the ship book
        Sb33Upgrades = 71,
        /// page 40 of the ship book
        Sb40AddOn = 72,
        /// section cards in hand
        CrewHand = 73,
        /// section cards to draw
        CrewDeck = 74,
        /// section cards used
        CrewDiscard = 75,
        /// on the crew board
        CrewAvailable = 76,
        /// dice that were used
        CrewSpent = 77,
        /// dice of the check at hand
        CrewRoll = 78,
        /// filled from left to right
        CrewInjuries = 79,
        /// markers that pay for skills
        CrewCharges = 80,
        /// beside the crew board
        CrewEquipment = 81,
        /// above the ship book
        FacilitySituationRow = 82,
        /// where injured crew recover
        MedbayLight = 83,
        /// where injured crew recover
        MedbayModerate = 84,
        /// where injured crew recover
        MedbayCritical = 85,
        /// where the dead are remembered
        Memorial = 86,
    }
}

landfall_runtime::words! {
    /// What the ground is like; an event strikes in full where one of its biomes is present.
    Biome {
        /// caves and tunnels
        Caves = 1,
        /// crystal anomalies
        Crystalline = 2,
        /// toxic, corrosive, radiant
        Deadly = 3,
        /// arid wastes
        Desert = 4,
        /// extreme cold and ice
        Freezing = 5,
        /// inhabitants that do not want you here
        Hostile = 6,
        /// rocks and cliffs
        Rocky = 7,
        /// alien structures
        Ruins = 8,
        /// tutorial content only
        Tutorial = 9,
        /// forests and jungles
        Vegetation = 10,
        /// zero gravity and vacuum
        Void = 11,
        /// lava and quakes
        Volcanic = 12,
        /// coasts, under water, dense air
        Aquatic = 13,
    }
}

landfall_runtime::words! {
    /// From which sectors a special action may be performed.
    Scope {
        /// only where the card lies; the usual case
        SameSector = 1,
        /// from anywhere on the board
        AnySector = 2,
        /// only beside the lander
        LanderSector = 3,
    }
}

landfall_runtime::words! {
    /// Symbols that a sector, or a point of interest in it, may carry.
    SectorMark {
        /// the lander may stand here
        Lander = 1,
        /// of interest to some mission or log
        Important = 2,
        /// nobody may travel or move out of here
        NoTravel = 3,
        /// fully explored
        LastPoi = 4,
        /// forgotten when the planet is left
        DoNotSave = 5,
    }
}

landfall_runtime::words! {
    /// How an exploration ends.
    ResultWord {
        /// the away team did what it came for
        Success = 1,
        /// it did not
        Failure = 2,
    }
}

landfall_runtime::words! {
    /// Where a card joins a stack.
    StackEnd {
        /// the next one to be taken
        Top = 1,
        /// the last one to be taken
        Bottom = 2,
    }
}

landfall_runtime::words! {
    /// Where a card comes from, for rules that remove a whole set from the game.
    CardSet {
        /// the printed box
        Base = 1,
        /// removed after the first exploration
        Tutorial = 2,
        /// sealed until a log opens it
        Mystery = 3,
        /// a stand-alone scenario
        Operation = 4,
        /// everything that was never in a printed box
        Fan = 5,
    }
}

landfall_runtime::words! {
    /// What a landing tests.
    LanderStat {
        /// takes the blows
        Armor = 1,
        /// sees them coming
        Sensors = 2,
        /// is elsewhere when they land
        Agility = 3,
    }
}

landfall_runtime::words! {
    /// The mood on board.
    MoraleLevel {
        /// the best it gets
        High = 1,
        /// where a campaign begins
        Medium = 2,
        /// fewer recruits
        Low = 3,
        /// one more situation; sinking further costs dice
        VeryLow = 4,
    }
}

landfall_runtime::words! {
    /// Parts of the ship's rules that begin locked.
    Feature {
        /// two projects may be built at a time
        ProductionQueue2 = 1,
        /// the yellow options of the system maps
        DangerousRoutes = 2,
        /// a further facility to visit
        AddOnFacility = 3,
    }
}

landfall_runtime::words! {
    /// Where work is done on the ship.
    Facility {
        /// turns discoveries into projects
        ResearchLaboratory = 1,
        /// builds what the laboratory thought of
        Production = 2,
        /// trains and recruits
        Barracks = 3,
        /// deals with trouble on board
        SituationRoom = 4,
        /// heals the crew
        Medbay = 5,
        /// comes later
        AddOn = 6,
    }
}

landfall_runtime::words! {
    /// Projects with the same keyword may be finished in one visit to the laboratory.
    ResearchKeyword {
        /// living things
        Biology = 1,
        /// those who were here before
        Builders = 2,
        /// those who are here now
        Alien = 3,
    }
}

landfall_runtime::words! {
    /// The five types of discoveries, or any of them.
    DiscoveryCost {
        /// of every type
        Any = 1,
        /// ores and crystals
        Mineral = 2,
        /// life too small to see
        Microorganism = 3,
        /// what grows there
        StrangeVegetation = 4,
        /// what somebody left behind
        AlienTechnology = 5,
        /// what would rather not have come along
        LivingSpecimen = 6,
    }
}

landfall_runtime::words! {
    /// The kinds of cards announced on the front of a project.
    GainClass {
        /// for the armory
        Equipment = 1,
        /// for the laboratory
        Research = 2,
        /// for the production complex
        Production = 3,
        /// for the hangar
        LanderMod = 4,
        /// for the hangar
        Lander = 5,
        /// for the bridge
        BridgeUpgrade = 6,
        /// for a facility
        FacilityUpgrade = 7,
        /// for the bridge
        TechLevel = 8,
        /// something to read
        Story = 9,
    }
}

landfall_runtime::words! {
    /// What the planetary scanner shows one by one.
    LandingPart {
        /// what the ground is like
        Biomes = 1,
        /// which icons are asked for
        Frequent = 2,
        /// what the lander is up against
        Landing = 3,
        /// what the crew is up against
        Danger = 4,
    }
}

landfall_runtime::words! {
    /// The two pools of the ship.
    Pool {
        /// one per visit to a facility
        Command = 1,
        /// flying, visiting, scanning
        Energy = 2,
    }
}

landfall_runtime::words! {
    /// The other symbols printed on cards and boards, for use in prose.
    SymbolWord {
        /// from the crew board to the spent pool
        SpendDie = 1,
        /// out of reach until the exploration ends
        SacrificeDie = 2,
        /// roll it and read the table of its letter
        RollDanger = 3,
        /// nobody here may travel or move
        NoTravel = 4,
        /// not written on the planet record
        DoNotSave = 5,
        /// the Sector is fully explored
        LastPoi = 6,
        /// of interest to some rules
        Important = 7,
        /// a token that buys dice and promotions
        Success = 8,
        /// the lander may stand here
        Lander = 9,
        /// one per crewmember
        EqSmall = 10,
        /// carried from the lander
        EqPersonal = 11,
        /// heavy, often placed on the board
        EqMission = 12,
        /// no use without its parent
        EqMissionUpgrade = 13,
        /// a face of the injury die
        InjDamage = 14,
        /// a face of the injury die
        InjHeavyDamage = 15,
        /// a face of the injury die
        InjMental = 16,
        /// a face of the injury die
        InjSpecial = 17,
        /// a face of the danger die
        DangerCommon = 18,
        /// a face of the danger die
        DangerUncommon = 19,
        /// a face of the danger die
        DangerRare = 20,
        /// a face of the danger die
        DangerSpecial = 21,
        /// ends the check with the yellow outcome
        ImmediateYellow = 22,
        /// ends the check with the green outcome
        ImmediateGreen = 23,
        /// ends the check with the red outcome
        ImmediateRed = 24,
        /// one step on the yellow track
        ProgressYellow = 25,
        /// one step on the green track
        ProgressGreen = 26,
        /// one step on the red track
        ProgressRed = 27,
        /// one step back on the yellow track
        RegressYellow = 28,
        /// one step back on the green track
        RegressGreen = 29,
        /// one step back on the red track
        RegressRed = 30,
        /// this lead goes back to the bag
        LeadRecycle = 31,
        /// a price in energy
        EnergyCost = 32,
        /// a lander stat
        StatAgility = 33,
        /// a lander stat
        StatSensors = 34,
        /// a lander stat
        StatArmor = 35,
        /// once per turn
        SpecialAction = 36,
        /// the check of ten steps
        DiceCheck = 37,
        /// needs or shows rank 1
        Rank1 = 38,
        /// needs or shows rank 2
        Rank2 = 39,
        /// needs or shows rank 3
        Rank3 = 40,
        /// a crewmember may be put to work here
        CrewAssignment = 41,
        /// the symbol of the section
        SectionSecurity = 42,
        /// the symbol of the section
        SectionRecon = 43,
        /// the symbol of the section
        SectionScience = 44,
        /// the symbol of the section
        SectionEngineering = 45,
        /// look at the global condition
        Travel = 46,
        /// a token of the command pool
        TokenCommand = 47,
        /// a token of the energy pool
        TokenEnergy = 48,
    }
}

landfall_runtime::words! {
    /// The words of the rules and how each language says them, for translators and for checks of translations.
    Term {
        /// sacrifice a die to refresh five
        Exert = 1,
        /// gear that is carried
        Equipment = 2,
        /// holds ship book cards until they are installed
        Awaiting = 3,
        /// a basic face of a colour counts as an icon
        ConvertAbility = 4,
        /// markers that pay for skills
        Charges = 5,
        /// a place to explore
        LandingCard = 6,
        /// names the wound
        InjuryCard = 7,
        /// the condition of a promotion
        RankUpCard = 8,
        /// the deck of a section
        SectionCards = 9,
        /// the last box of a row or track
        OutcomeSpace = 10,
        /// icons spent for an effect
        DiceCombination = 11,
        /// where a section keeps its things
        SectionCompartment = 12,
        /// a card for the whole board
        GlobalCondition = 13,
        /// on the lander board
        SuppliesTrack = 14,
        /// the six-sided dice of a section
        SectionDice = 15,
        /// injury and danger dice that join a check
        RequiredDice = 16,
        /// the yellow die
        InjuryDie = 17,
        /// the die with a letter
        DangerDie = 18,
        /// ends the exploration
        LiftOff = 19,
        /// a page with a tab
        ShipBookDivider = 20,
        /// what a fourth injury leads to
        Evac = 21,
        /// the card at the end of a turn
        Event = 22,
        /// gear that stands on the board
        EquipmentToken = 23,
        /// a task for crew on the ship
        Assignment = 24,
        /// a token worth 0 to 3
        Lead = 25,
        /// the vehicle
        Lander = 26,
        /// two, three or four by rank
        HandLimit = 27,
        /// how far the ship has come
        TechLevel = 28,
        /// the book of star maps
        SystemMaps = 29,
        /// a person on board
        Crewmember = 30,
        /// whoever rolls lowest on the D10
        RandomCrewmember = 31,
        /// a hazard with a standee and a card
        Threat = 32,
        /// a goal of an exploration
        Mission = 33,
        /// a structural or utility part
        LanderMod = 34,
        /// the mood on board
        Morale = 35,
        /// the task of the campaign
        Objective = 36,
        /// a place on a system map to land on
        LandingOpportunity = 37,
        /// a spread of the Planetopedia
        PlanetBoard = 38,
        /// a system that was installed
        ShipUpgrade = 39,
        /// something to build
        ProductionProject = 40,
        /// something to find out
        ResearchProject = 41,
        /// oxygen, food, batteries
        Supplies = 42,
        /// what a sector has to show
        Poi = 43,
        /// recon, security, science or engineering
        Section = 44,
        /// clear a track
        Reset = 45,
        /// spent dice become available
        Refresh = 46,
        /// out of the campaign
        Removed = 47,
        /// supplies for half of the dice
        Rest = 48,
        /// dice that were rolled and not yet spent
        DicePool = 49,
        /// back to the compartment
        SacrificeCard = 50,
        /// back to the compartment until the exploration ends
        SacrificeDie = 51,
        /// holds the landing card
        PlanetaryScanner = 52,
        /// back to the divider, or to the bottom of the deck
        Discard = 53,
        /// a saved board
        PlanetRecord = 54,
        /// something to bring home
        Discovery = 55,
        /// something that exists once
        UniqueDiscovery = 56,
        /// a numbered area
        Sector = 57,
        /// an arrowhead points from yours to it
        ConnectedSector = 58,
        /// where the lander stands
        LanderSector = 59,
        /// trouble on board
        ShipSituation = 60,
        /// the crew on the planet
        AwayTeam = 61,
        /// ten steps from choosing dice to an outcome
        Check = 62,
        /// the basic action of moving
        Travel = 63,
        /// a numbered entry of the logbook
        Log = 64,
        /// the book of logs
        Logbook = 65,
        /// the procedures of the ship
        ShipBook = 66,
        /// stand-alone scenarios
        OperationsManual = 67,
        /// one half of the game
        PlanetaryExploration = 68,
        /// the other half
        ShipManagement = 69,
        /// what a check leads to
        Outcome = 70,
        /// what a die shows
        DieResult = 71,
        /// a mandatory trigger in a check
        SpecialEffect = 72,
        /// ends the check
        ImmediateSpecialEffect = 73,
        /// the yellow row
        BonusOutcome = 74,
        /// the row an arrow leads to
        ConnectedOutcome = 75,
        /// spaces for a marker
        Track = 76,
        /// a clock
        TimeTrack = 77,
        /// a way between two sectors
        Path = 78,
        /// what a way costs
        PathIcon = 79,
        /// dice that were used
        SpentPool = 80,
        /// dice on the crew board
        AvailableDice = 81,
        /// lend a die
        Assist = 82,
        /// whoever performs the check
        ActiveCrewmember = 83,
        /// draw a card or use combinations
        Prepare = 84,
        /// what a crewmember can do
        Skill = 85,
        /// one to three
        Rank = 86,
        /// shows section and rank
        RankSleeve = 87,
        /// a cube of any use
        Marker = 88,
        /// a figure of cardboard
        Standee = 89,
        /// a counter of cardboard
        Token = 90,
        /// the dice that are asked for
        Requirement = 91,
        /// away with it
        Lose = 92,
        /// yours now
        Gain = 93,
        /// the new card takes the place of all others
        Replace = 94,
        /// the new card hides the others
        PlaceOnTop = 95,
        /// one of several
        Or = 96,
        /// not the one but the other
        InsteadOf = 97,
        /// equipment to take along
        Armory = 98,
        /// crew not yet on board
        Recruits = 99,
        /// crew that did its part
        RestingCrew = 100,
        /// improves a stat
        StructuralMod = 101,
        /// adds room or comfort
        UtilityMod = 102,
        /// where the injured recover
        Medbay = 103,
        /// where crew is trained
        Barracks = 104,
        /// three injury dice
        SurvivalCheck = 105,
        /// a flight that ends nowhere
        Adrift = 106,
    }
}

landfall_runtime::words! {
    /// Short phrases that change what a rule means, so that a translation may neither lose nor add one.
    Phrase {
        /// players decide
        YouMay = 1,
        /// everyone, not only whoever acts
        EachCrewmember = 2,
        /// costs one of the two actions of a turn
        CountsAsAction = 3,
    }
}

/// The verbs of the game.
#[derive(Clone, Copy, Default)]
pub enum Does<'a> {
    /// Nothing was written.
    #[default]
    None,
    /// Of a newer schema: its number. `text` of the table around it says what it is.
    Unknown(u8),
    Nothing(Nothing<'a>),
    Choose(Choose<'a>),
    May(May<'a>),
    IfVerb(IfVerb<'a>),
    Each(Each<'a>),
    Pay(Pay<'a>),
    Roll(Roll<'a>),
    Once(Once<'a>),
    ReplacePoi(ReplacePoi<'a>),
    PlacePoiOnTop(PlacePoiOnTop<'a>),
    DiscardPoi(DiscardPoi<'a>),
    DiscardTopPoi(DiscardTopPoi<'a>),
    PlaceMarker(PlaceMarker<'a>),
    PlaceMarkerOnCard(PlaceMarkerOnCard<'a>),
    RemoveMarker(RemoveMarker<'a>),
    PlaceLander(PlaceLander<'a>),
    MoveLander(MoveLander<'a>),
    SetGlobalCondition(SetGlobalCondition<'a>),
    DiscardGlobalCondition(DiscardGlobalCondition<'a>),
    PlaceMission(PlaceMission<'a>),
    RevealMission(RevealMission<'a>),
    DiscardMission(DiscardMission<'a>),
    CompleteMission(CompleteMission<'a>),
    FailMission(FailMission<'a>),
    PlaceMissionFailedToken(PlaceMissionFailedToken<'a>),
    DiscardMissionFailedToken(DiscardMissionFailedToken<'a>),
    PlaceUniqueDiscovery(PlaceUniqueDiscovery<'a>),
    DrawSectionCards(DrawSectionCards<'a>),
    DiscardSectionCards(DiscardSectionCards<'a>),
    SacrificeSectionCards(SacrificeSectionCards<'a>),
    DrawEvents(DrawEvents<'a>),
    GainLead(GainLead<'a>),
    GainDiscovery(GainDiscovery<'a>),
    DiscardDiscovery(DiscardDiscovery<'a>),
    GainUniqueDiscovery(GainUniqueDiscovery<'a>),
    AddCharges(AddCharges<'a>),
    SpendCharges(SpendCharges<'a>),
    GainSuccess(GainSuccess<'a>),
    LoseSuccess(LoseSuccess<'a>),
    GainSupplies(GainSupplies<'a>),
    LoseSupplies(LoseSupplies<'a>),
    GainEnergy(GainEnergy<'a>),
    LoseEnergy(LoseEnergy<'a>),
    GainCommand(GainCommand<'a>),
    LoseCommand(LoseCommand<'a>),
    AddPenaltyToken(AddPenaltyToken<'a>),
    DamageLander(DamageLander<'a>),
    RepairLander(RepairLander<'a>),
    RaiseMorale(RaiseMorale<'a>),
    LowerMorale(LowerMorale<'a>),
    SetTechLevel(SetTechLevel<'a>),
    DrawSituations(DrawSituations<'a>),
    Adrift(Adrift<'a>),
    Unlock(Unlock<'a>),
    MoveToConnected(MoveToConnected<'a>),
    MoveToSector(MoveToSector<'a>),
    PlaceCrew(PlaceCrew<'a>),
    PlaceCrewAtLander(PlaceCrewAtLander<'a>),
    KillCrew(KillCrew<'a>),
    Promote(Promote<'a>),
    Demote(Demote<'a>),
    TransferCrew(TransferCrew<'a>),
    DismissCrew(DismissCrew<'a>),
    Recruit(Recruit<'a>),
    SpendDie(SpendDie<'a>),
    SacrificeDie(SacrificeDie<'a>),
    RefreshDice(RefreshDice<'a>),
    RefreshAllDice(RefreshAllDice<'a>),
    Reroll(Reroll<'a>),
    RerollAll(RerollAll<'a>),
    SetDie(SetDie<'a>),
    MoveDieToSpent(MoveDieToSpent<'a>),
    ReturnDieToAvailable(ReturnDieToAvailable<'a>),
    RollDanger(RollDanger<'a>),
    RerollDanger(RerollDanger<'a>),
    SurvivalCheck(SurvivalCheck<'a>),
    GainSectionDie(GainSectionDie<'a>),
    ReturnSectionDie(ReturnSectionDie<'a>),
    GoToLog(GoToLog<'a>),
    ChooseBy(ChooseBy<'a>),
    EndTurn(EndTurn<'a>),
    EndExploration(EndExploration<'a>),
    TriggerEvac(TriggerEvac<'a>),
    LiftOff(LiftOff<'a>),
    UseTravel(UseTravel<'a>),
    Then(Then<'a>),
    Immediate(Immediate<'a>),
    EndCheck(EndCheck<'a>),
    GoToCheckStep(GoToCheckStep<'a>),
    MarkBox(MarkBox<'a>),
    MarkFirstBox(MarkFirstBox<'a>),
    RecordNote(RecordNote<'a>),
    ReadRules(ReadRules<'a>),
    BeginShipManagement(BeginShipManagement<'a>),
    GoToShipBook(GoToShipBook<'a>),
    SavePoint(SavePoint<'a>),
    OpenMysteryEnvelope(OpenMysteryEnvelope<'a>),
    Exert(Exert<'a>),
    AddDie(AddDie<'a>),
    TreatResultAs(TreatResultAs<'a>),
    DrawMore(DrawMore<'a>),
    RefreshMore(RefreshMore<'a>),
    FlipThis(FlipThis<'a>),
    GainEquipment(GainEquipment<'a>),
    DiscardEquipment(DiscardEquipment<'a>),
    DiscardThis(DiscardThis<'a>),
    PlaceToken(PlaceToken<'a>),
    GainInjury(GainInjury<'a>),
    DiscardInjuryDie(DiscardInjuryDie<'a>),
    DiscardInjury(DiscardInjury<'a>),
    FlipInjury(FlipInjury<'a>),
    GoToOperationLog(GoToOperationLog<'a>),
    MoveCards(MoveCards<'a>),
    PutInAwaiting(PutInAwaiting<'a>),
    ShuffleThisInto(ShuffleThisInto<'a>),
    ShuffleInto(ShuffleInto<'a>),
    RemoveThisFromGame(RemoveThisFromGame<'a>),
    RemoveFromGame(RemoveFromGame<'a>),
    SetObjective(SetObjective<'a>),
    AddSecondaryObjective(AddSecondaryObjective<'a>),
    SolveSituation(SolveSituation<'a>),
    GainLander(GainLander<'a>),
    LoseLander(LoseLander<'a>),
    FlyToSystem(FlyToSystem<'a>),
    VisitDestination(VisitDestination<'a>),
    PlaceLandingCard(PlaceLandingCard<'a>),
    Scan(Scan<'a>),
    RaisePool(RaisePool<'a>),
    LowerPool(LowerPool<'a>),
    RaiseStat(RaiseStat<'a>),
    RaiseCapacity(RaiseCapacity<'a>),
    Act(Act<'a>),
    PlaceThreat(PlaceThreat<'a>),
    RemoveThreat(RemoveThreat<'a>),
    HideThreat(HideThreat<'a>),
    MoveThreat(MoveThreat<'a>),
    FlipThreat(FlipThreat<'a>),
    AdvanceThreat(AdvanceThreat<'a>),
    ResetThreat(ResetThreat<'a>),
    ProgressThreat(ProgressThreat<'a>),
    ProgressTrack(ProgressTrack<'a>),
    RegressTrack(RegressTrack<'a>),
    ResetTrack(ResetTrack<'a>),
    ResetTime(ResetTime<'a>),
    AdvanceTime(AdvanceTime<'a>),
    AdvanceAllTime(AdvanceAllTime<'a>),
    ReduceTime(ReduceTime<'a>),
    MoveAllDiceToSpent(MoveAllDiceToSpent<'a>),
}

/// The questions the game may ask.
#[derive(Clone, Copy, Default)]
pub enum Test<'a> {
    /// Nothing was written.
    #[default]
    None,
    /// Of a newer schema: its number. `text` of the table around it says what it is.
    Unknown(u8),
    NotTest(NotTest<'a>),
    AllTests(AllTests<'a>),
    AnyTests(AnyTests<'a>),
    Marked(Marked<'a>),
    BoxesMarked(BoxesMarked<'a>),
    HasIcon(HasIcon<'a>),
    AtLeast(AtLeast<'a>),
    Assisted(Assisted<'a>),
    SectorHas(SectorHas<'a>),
    SectorBiome(SectorBiome<'a>),
    AllCrewIn(AllCrewIn<'a>),
    AnyCrewIn(AnyCrewIn<'a>),
    LanderIn(LanderIn<'a>),
    Markers(Markers<'a>),
    MarkersHere(MarkersHere<'a>),
    LeadsOnDecks(LeadsOnDecks<'a>),
    Success(Success<'a>),
    Supplies(Supplies<'a>),
    Time(Time<'a>),
    HasUnique(HasUnique<'a>),
    InPlay(InPlay<'a>),
    Removed(Removed<'a>),
    CrewCount(CrewCount<'a>),
    Rank(Rank<'a>),
    SectionPresent(SectionPresent<'a>),
    MoraleTest(MoraleTest<'a>),
    TechLevelTest(TechLevelTest<'a>),
    ThreatOnBoard(ThreatOnBoard<'a>),
    ThreatHere(ThreatHere<'a>),
    HasInjury(HasInjury<'a>),
    HasEquipment(HasEquipment<'a>),
    TokenHere(TokenHere<'a>),
    CrewWith(CrewWith<'a>),
}

/// The targets of the game.
#[derive(Clone, Copy, Default)]
pub enum Who<'a> {
    /// Nothing was written.
    #[default]
    None,
    /// Of a newer schema: its number. `text` of the table around it says what it is.
    Unknown(u8),
    SelfTarget(SelfTarget<'a>),
    YouOrAnotherHere(YouOrAnotherHere<'a>),
    CrewHere(CrewHere<'a>),
    CrewIn(CrewIn<'a>),
    CrewAll(CrewAll<'a>),
    CrewRandom(CrewRandom<'a>),
    CrewRandomHere(CrewRandomHere<'a>),
    CrewMostInjuries(CrewMostInjuries<'a>),
    CrewChosenBy(CrewChosenBy<'a>),
    Assistants(Assistants<'a>),
    DieOwner(DieOwner<'a>),
    CrewInSectorOf(CrewInSectorOf<'a>),
    CrewAtLander(CrewAtLander<'a>),
    CrewLeftBehind(CrewLeftBehind<'a>),
}

landfall_runtime::table! {
    /// A compiled pack: everything an engine needs of it, in one file.
    Bundle
}

impl<'a> Bundle<'a> {
    /// The root of a bundle that has been opened.
    pub fn of(file: &'a BundleFile) -> Self {
        Self(file.root())
    }

    pub fn header(self) -> Option<Header<'a>> {
        self.0.table(0).map(Header)
    }

    /// Sorted by code.
    pub fn locales(self) -> List<'a, Locale<'a>> {
        self.0.list(1)
    }

    /// By message number.
    pub fn messages(self) -> List<'a, Message<'a>> {
        self.0.list(2)
    }

    /// Sorted by kind, then key.
    pub fn sources(self) -> List<'a, Source<'a>> {
        self.0.list(3)
    }

    /// Sorted by key.
    pub fn objective(self) -> List<'a, Objective<'a>> {
        self.0.cards(4, 1)
    }

    /// Sorted by key.
    pub fn secondary_objective(self) -> List<'a, SecondaryObjective<'a>> {
        self.0.cards(5, 2)
    }

    /// Sorted by key.
    pub fn bridge_upgrade(self) -> List<'a, BridgeUpgrade<'a>> {
        self.0.cards(6, 3)
    }

    /// Sorted by key.
    pub fn tech_level(self) -> List<'a, TechLevel<'a>> {
        self.0.cards(7, 4)
    }

    /// Sorted by key.
    pub fn morale(self) -> List<'a, Morale<'a>> {
        self.0.cards(8, 5)
    }

    /// Sorted by key.
    pub fn crewmember(self) -> List<'a, Crewmember<'a>> {
        self.0.cards(9, 6)
    }

    /// Sorted by key.
    pub fn crew_board(self) -> List<'a, CrewBoard<'a>> {
        self.0.cards(10, 7)
    }

    /// Sorted by key.
    pub fn discovery(self) -> List<'a, Discovery<'a>> {
        self.0.cards(11, 8)
    }

    /// Sorted by key.
    pub fn unique_discovery(self) -> List<'a, UniqueDiscovery<'a>> {
        self.0.cards(12, 9)
    }

    /// Sorted by key.
    pub fn equipment(self) -> List<'a, Equipment<'a>> {
        self.0.cards(13, 10)
    }

    /// Sorted by key.
    pub fn event(self) -> List<'a, Event<'a>> {
        self.0.cards(14, 11)
    }

    /// Sorted by key.
    pub fn situation(self) -> List<'a, Situation<'a>> {
        self.0.cards(15, 12)
    }

    /// Sorted by key.
    pub fn research(self) -> List<'a, Research<'a>> {
        self.0.cards(16, 13)
    }

    /// Sorted by key.
    pub fn production(self) -> List<'a, Production<'a>> {
        self.0.cards(17, 14)
    }

    /// Sorted by key.
    pub fn facility_upgrade(self) -> List<'a, FacilityUpgrade<'a>> {
        self.0.cards(18, 15)
    }

    /// Sorted by key.
    pub fn global_condition(self) -> List<'a, GlobalCondition<'a>> {
        self.0.cards(19, 16)
    }

    /// Sorted by key.
    pub fn injury(self) -> List<'a, Injury<'a>> {
        self.0.cards(20, 17)
    }

    /// Sorted by key.
    pub fn lander(self) -> List<'a, Lander<'a>> {
        self.0.cards(21, 18)
    }

    /// Sorted by key.
    pub fn lander_mod(self) -> List<'a, LanderMod<'a>> {
        self.0.cards(22, 19)
    }

    /// Sorted by key.
    pub fn landing_card(self) -> List<'a, LandingCard<'a>> {
        self.0.cards(23, 20)
    }

    /// Sorted by key.
    pub fn log(self) -> List<'a, Log<'a>> {
        self.0.cards(24, 21)
    }

    /// Sorted by key.
    pub fn mission(self) -> List<'a, Mission<'a>> {
        self.0.cards(25, 22)
    }

    /// Sorted by key.
    pub fn operation(self) -> List<'a, Operation<'a>> {
        self.0.cards(26, 23)
    }

    /// Sorted by key.
    pub fn operation_log(self) -> List<'a, OperationLog<'a>> {
        self.0.cards(27, 24)
    }

    /// Sorted by key.
    pub fn planet(self) -> List<'a, Planet<'a>> {
        self.0.cards(28, 25)
    }

    /// Sorted by key.
    pub fn poi(self) -> List<'a, Poi<'a>> {
        self.0.cards(29, 26)
    }

    /// Sorted by key.
    pub fn rank_up(self) -> List<'a, RankUp<'a>> {
        self.0.cards(30, 27)
    }

    /// Sorted by key.
    pub fn danger_table(self) -> List<'a, DangerTable<'a>> {
        self.0.cards(31, 28)
    }

    /// Sorted by key.
    pub fn reference_card(self) -> List<'a, ReferenceCard<'a>> {
        self.0.cards(32, 29)
    }

    /// Sorted by key.
    pub fn section_card(self) -> List<'a, SectionCard<'a>> {
        self.0.cards(33, 30)
    }

    /// Sorted by key.
    pub fn system_map(self) -> List<'a, SystemMap<'a>> {
        self.0.cards(34, 31)
    }

    /// Sorted by key.
    pub fn threat(self) -> List<'a, Threat<'a>> {
        self.0.cards(35, 32)
    }

    /// One for each `planet`, sorted by key.
    pub fn routes(self) -> List<'a, Graph<'a>> {
        self.0.list(36)
    }
}

landfall_runtime::table! {
    /// Read this first: whose file this is, and whether it is whole.
    Header
}

impl<'a> Header<'a> {

    /// Grows when a loader of the version before could no longer read the file.
    pub fn format_version(self) -> u32 {
        self.0.u32(0)
    }

    /// The name of the schema.
    pub fn game(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// The name of the pack.
    pub fn pack(self) -> Option<&'a str> {
        self.0.str(2)
    }

    /// The version of the pack, as its author counts.
    pub fn version(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// BLAKE3 of the `.fbs` without its comments and blank lines, in hex.
    pub fn schema_fingerprint(self) -> Option<&'a str> {
        self.0.str(4)
    }

    /// BLAKE3 of this file, in hex, taken while these 64 characters were all `0`.
    pub fn content_hash(self) -> Option<&'a str> {
        self.0.str(5)
    }

    /// The locale the pack was written in.
    pub fn source_locale(self) -> Option<&'a str> {
        self.0.str(6)
    }

    /// What is inside, by name. Several packs in one bundle have their names joined with `+` above.
    pub fn packs(self) -> List<'a, PackInfo<'a>> {
        self.0.list(7)
    }

    /// Finds a card in one step. Slots of two numbers: a hash, and a position plus 1; see docs/engines.md.
    pub fn lookup(self) -> List<'a, u32> {
        self.0.list(8)
    }

    /// CRC-32 of this file, taken while this number and the 64 characters of `content_hash` were `0`.
    pub fn checksum(self) -> u32 {
        self.0.u32(9)
    }

    /// Fingerprints of earlier schemas. A reader that knows one of them reads what it knows of this file.
    pub fn grown_from(self) -> List<'a, &'a str> {
        self.0.list(10)
    }

    /// The words of the game, sorted by key. `names` of a locale says what they are called.
    pub fn vocabularies(self) -> List<'a, WordList<'a>> {
        self.0.list(11)
    }

    /// The dice of the game, sorted by key.
    pub fn dice(self) -> List<'a, DieInfo<'a>> {
        self.0.list(12)
    }

    /// Numbers of the game, sorted by key.
    pub fn facts(self) -> List<'a, FactInfo<'a>> {
        self.0.list(13)
    }

    /// Assets of the printed game that this file refers to and does not hold.
    pub fn externs(self) -> List<'a, ExternInfo<'a>> {
        self.0.list(14)
    }

    /// Assets that had another id before. A saved game that knows the old one means the new one.
    pub fn renames(self) -> List<'a, RenamedInfo<'a>> {
        self.0.list(15)
    }
}

landfall_runtime::table! {
    /// One of the packs inside.
    PackInfo by 0
}

impl<'a> PackInfo<'a> {

    pub fn name(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// As its author counts.
    pub fn version(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// The ids the pack calls its own.
    pub fn ids(self) -> List<'a, IdRange<'a>> {
        self.0.list(2)
    }

    /// The names of packs it refers to. Refuse to play without them.
    pub fn required(self) -> List<'a, &'a str> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// Ids of one kind that belong to a pack.
    IdRange
}

impl<'a> IdRange<'a> {

    pub fn kind(self) -> Kind {
        Kind::of(self.0.u16(0, 0))
    }

    /// The first id of the range, as it is written.
    pub fn first(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// The last one; the range holds it too.
    pub fn last(self) -> Option<&'a str> {
        self.0.str(2)
    }
}

landfall_runtime::table! {
    /// Every text of the pack in one language.
    Locale by 0
}

impl<'a> Locale<'a> {

    /// Such as `en` or `it`.
    pub fn code(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// By message number.
    pub fn texts(self) -> List<'a, &'a str> {
        self.0.list(1)
    }

    /// Message numbers, ascending, whose text is here in the source locale.
    pub fn untranslated(self) -> List<'a, u32> {
        self.0.list(2)
    }

    /// What effects, conditions, requirements and targets say, by their `text` minus 1.
    pub fn rules(self) -> List<'a, &'a str> {
        self.0.list(3)
    }

    /// Sorted by key, as `vocabularies` of the header.
    pub fn names(self) -> List<'a, WordNames<'a>> {
        self.0.list(4)
    }

    /// What players call the `externs` of the header, in their order.
    pub fn extern_names(self) -> List<'a, &'a str> {
        self.0.list(5)
    }

    /// Sorted by kind, then key.
    pub fn readings(self) -> List<'a, Reading<'a>> {
        self.0.list(6)
    }
}

landfall_runtime::table! {
    /// What a text is, whatever the language.
    Message
}

impl<'a> Message<'a> {

    /// The path of the text, such as `log/12/title`.
    pub fn key(self) -> Option<&'a str> {
        self.0.str(0)
    }

    pub fn role(self) -> TextRole {
        TextRole::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Where an asset was written.
    Source
}

impl<'a> Source<'a> {

    pub fn kind(self) -> Kind {
        Kind::of(self.0.u16(0, 0))
    }

    /// The id of the asset.
    pub fn key(self) -> Option<&'a str> {
        self.0.str(1)
    }

    pub fn file(self) -> Option<&'a str> {
        self.0.str(2)
    }

    /// Counted from 1.
    pub fn line(self) -> u32 {
        self.0.u32(3)
    }
}

landfall_runtime::table! {
    /// The ways inside one asset, as an adjacency list.
    Graph by 0
}

impl<'a> Graph<'a> {

    /// The id of the asset.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    pub fn nodes(self) -> List<'a, GraphNode<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A place, and the ways out of it.
    GraphNode
}

impl<'a> GraphNode<'a> {

    /// The key of the place in its asset, such as its number.
    pub fn key(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Play may begin here.
    pub fn home(self) -> bool {
        self.0.bool(1)
    }

    /// The ways out.
    pub fn ways(self) -> List<'a, GraphEdge<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// A way from the place that holds it. One that is open in both directions is listed at both ends.
    GraphEdge
}

impl<'a> GraphEdge<'a> {

    /// The position of the other end in `nodes`.
    pub fn to(self) -> u32 {
        self.0.u32(0)
    }

    /// The position of the way in its asset, where its costs are.
    pub fn edge(self) -> u32 {
        self.0.u32(1)
    }
}

landfall_runtime::table! {
    /// An asset, where several kinds are allowed.
    Ref
}

impl<'a> Ref<'a> {

    pub fn kind(self) -> Kind {
        Kind::of(self.0.u16(0, 0))
    }

    /// The id of the asset.
    pub fn key(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// A part of an asset, such as a place or a box.
    ChildRef
}

impl<'a> ChildRef<'a> {

    /// Absent: whichever asset this one is used with.
    pub fn asset(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// The key of the part in its asset.
    pub fn child(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// From `low` to `high`, both included.
    Range
}

impl<'a> Range<'a> {

    pub fn low(self) -> i32 {
        self.0.i32(0, 0)
    }

    pub fn high(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// One thing that happens. The union is wrapped because vectors of unions fail in some languages.
    Effect
}

impl<'a> Effect<'a> {

    pub fn does(self) -> Does<'a> {
        match self.0.union(1) {
            Some((1, it)) => Does::Nothing(Nothing(it)),
            Some((2, it)) => Does::Choose(Choose(it)),
            Some((3, it)) => Does::May(May(it)),
            Some((4, it)) => Does::IfVerb(IfVerb(it)),
            Some((5, it)) => Does::Each(Each(it)),
            Some((6, it)) => Does::Pay(Pay(it)),
            Some((7, it)) => Does::Roll(Roll(it)),
            Some((8, it)) => Does::Once(Once(it)),
            Some((9, it)) => Does::ReplacePoi(ReplacePoi(it)),
            Some((10, it)) => Does::PlacePoiOnTop(PlacePoiOnTop(it)),
            Some((11, it)) => Does::DiscardPoi(DiscardPoi(it)),
            Some((12, it)) => Does::DiscardTopPoi(DiscardTopPoi(it)),
            Some((13, it)) => Does::PlaceMarker(PlaceMarker(it)),
            Some((14, it)) => Does::PlaceMarkerOnCard(PlaceMarkerOnCard(it)),
            Some((15, it)) => Does::RemoveMarker(RemoveMarker(it)),
            Some((16, it)) => Does::PlaceLander(PlaceLander(it)),
            Some((17, it)) => Does::MoveLander(MoveLander(it)),
            Some((18, it)) => Does::SetGlobalCondition(SetGlobalCondition(it)),
            Some((19, it)) => Does::DiscardGlobalCondition(DiscardGlobalCondition(it)),
            Some((20, it)) => Does::PlaceMission(PlaceMission(it)),
            Some((21, it)) => Does::RevealMission(RevealMission(it)),
            Some((22, it)) => Does::DiscardMission(DiscardMission(it)),
            Some((23, it)) => Does::CompleteMission(CompleteMission(it)),
            Some((24, it)) => Does::FailMission(FailMission(it)),
            Some((25, it)) => Does::PlaceMissionFailedToken(PlaceMissionFailedToken(it)),
            Some((26, it)) => Does::DiscardMissionFailedToken(DiscardMissionFailedToken(it)),
            Some((27, it)) => Does::PlaceUniqueDiscovery(PlaceUniqueDiscovery(it)),
            Some((28, it)) => Does::DrawSectionCards(DrawSectionCards(it)),
            Some((29, it)) => Does::DiscardSectionCards(DiscardSectionCards(it)),
            Some((30, it)) => Does::SacrificeSectionCards(SacrificeSectionCards(it)),
            Some((31, it)) => Does::DrawEvents(DrawEvents(it)),
            Some((32, it)) => Does::GainLead(GainLead(it)),
            Some((33, it)) => Does::GainDiscovery(GainDiscovery(it)),
            Some((34, it)) => Does::DiscardDiscovery(DiscardDiscovery(it)),
            Some((35, it)) => Does::GainUniqueDiscovery(GainUniqueDiscovery(it)),
            Some((36, it)) => Does::AddCharges(AddCharges(it)),
            Some((37, it)) => Does::SpendCharges(SpendCharges(it)),
            Some((38, it)) => Does::GainSuccess(GainSuccess(it)),
            Some((39, it)) => Does::LoseSuccess(LoseSuccess(it)),
            Some((40, it)) => Does::GainSupplies(GainSupplies(it)),
            Some((41, it)) => Does::LoseSupplies(LoseSupplies(it)),
            Some((42, it)) => Does::GainEnergy(GainEnergy(it)),
            Some((43, it)) => Does::LoseEnergy(LoseEnergy(it)),
            Some((44, it)) => Does::GainCommand(GainCommand(it)),
            Some((45, it)) => Does::LoseCommand(LoseCommand(it)),
            Some((46, it)) => Does::AddPenaltyToken(AddPenaltyToken(it)),
            Some((47, it)) => Does::DamageLander(DamageLander(it)),
            Some((48, it)) => Does::RepairLander(RepairLander(it)),
            Some((49, it)) => Does::RaiseMorale(RaiseMorale(it)),
            Some((50, it)) => Does::LowerMorale(LowerMorale(it)),
            Some((51, it)) => Does::SetTechLevel(SetTechLevel(it)),
            Some((52, it)) => Does::DrawSituations(DrawSituations(it)),
            Some((53, it)) => Does::Adrift(Adrift(it)),
            Some((54, it)) => Does::Unlock(Unlock(it)),
            Some((55, it)) => Does::MoveToConnected(MoveToConnected(it)),
            Some((56, it)) => Does::MoveToSector(MoveToSector(it)),
            Some((57, it)) => Does::PlaceCrew(PlaceCrew(it)),
            Some((58, it)) => Does::PlaceCrewAtLander(PlaceCrewAtLander(it)),
            Some((59, it)) => Does::KillCrew(KillCrew(it)),
            Some((60, it)) => Does::Promote(Promote(it)),
            Some((61, it)) => Does::Demote(Demote(it)),
            Some((62, it)) => Does::TransferCrew(TransferCrew(it)),
            Some((63, it)) => Does::DismissCrew(DismissCrew(it)),
            Some((64, it)) => Does::Recruit(Recruit(it)),
            Some((65, it)) => Does::SpendDie(SpendDie(it)),
            Some((66, it)) => Does::SacrificeDie(SacrificeDie(it)),
            Some((67, it)) => Does::RefreshDice(RefreshDice(it)),
            Some((68, it)) => Does::RefreshAllDice(RefreshAllDice(it)),
            Some((69, it)) => Does::Reroll(Reroll(it)),
            Some((70, it)) => Does::RerollAll(RerollAll(it)),
            Some((71, it)) => Does::SetDie(SetDie(it)),
            Some((72, it)) => Does::MoveDieToSpent(MoveDieToSpent(it)),
            Some((73, it)) => Does::ReturnDieToAvailable(ReturnDieToAvailable(it)),
            Some((74, it)) => Does::RollDanger(RollDanger(it)),
            Some((75, it)) => Does::RerollDanger(RerollDanger(it)),
            Some((76, it)) => Does::SurvivalCheck(SurvivalCheck(it)),
            Some((77, it)) => Does::GainSectionDie(GainSectionDie(it)),
            Some((78, it)) => Does::ReturnSectionDie(ReturnSectionDie(it)),
            Some((79, it)) => Does::GoToLog(GoToLog(it)),
            Some((80, it)) => Does::ChooseBy(ChooseBy(it)),
            Some((81, it)) => Does::EndTurn(EndTurn(it)),
            Some((82, it)) => Does::EndExploration(EndExploration(it)),
            Some((83, it)) => Does::TriggerEvac(TriggerEvac(it)),
            Some((84, it)) => Does::LiftOff(LiftOff(it)),
            Some((85, it)) => Does::UseTravel(UseTravel(it)),
            Some((86, it)) => Does::Then(Then(it)),
            Some((87, it)) => Does::Immediate(Immediate(it)),
            Some((88, it)) => Does::EndCheck(EndCheck(it)),
            Some((89, it)) => Does::GoToCheckStep(GoToCheckStep(it)),
            Some((90, it)) => Does::MarkBox(MarkBox(it)),
            Some((91, it)) => Does::MarkFirstBox(MarkFirstBox(it)),
            Some((92, it)) => Does::RecordNote(RecordNote(it)),
            Some((93, it)) => Does::ReadRules(ReadRules(it)),
            Some((94, it)) => Does::BeginShipManagement(BeginShipManagement(it)),
            Some((95, it)) => Does::GoToShipBook(GoToShipBook(it)),
            Some((96, it)) => Does::SavePoint(SavePoint(it)),
            Some((97, it)) => Does::OpenMysteryEnvelope(OpenMysteryEnvelope(it)),
            Some((98, it)) => Does::Exert(Exert(it)),
            Some((99, it)) => Does::AddDie(AddDie(it)),
            Some((100, it)) => Does::TreatResultAs(TreatResultAs(it)),
            Some((101, it)) => Does::DrawMore(DrawMore(it)),
            Some((102, it)) => Does::RefreshMore(RefreshMore(it)),
            Some((103, it)) => Does::FlipThis(FlipThis(it)),
            Some((104, it)) => Does::GainEquipment(GainEquipment(it)),
            Some((105, it)) => Does::DiscardEquipment(DiscardEquipment(it)),
            Some((106, it)) => Does::DiscardThis(DiscardThis(it)),
            Some((107, it)) => Does::PlaceToken(PlaceToken(it)),
            Some((108, it)) => Does::GainInjury(GainInjury(it)),
            Some((109, it)) => Does::DiscardInjuryDie(DiscardInjuryDie(it)),
            Some((110, it)) => Does::DiscardInjury(DiscardInjury(it)),
            Some((111, it)) => Does::FlipInjury(FlipInjury(it)),
            Some((112, it)) => Does::GoToOperationLog(GoToOperationLog(it)),
            Some((113, it)) => Does::MoveCards(MoveCards(it)),
            Some((114, it)) => Does::PutInAwaiting(PutInAwaiting(it)),
            Some((115, it)) => Does::ShuffleThisInto(ShuffleThisInto(it)),
            Some((116, it)) => Does::ShuffleInto(ShuffleInto(it)),
            Some((117, it)) => Does::RemoveThisFromGame(RemoveThisFromGame(it)),
            Some((118, it)) => Does::RemoveFromGame(RemoveFromGame(it)),
            Some((119, it)) => Does::SetObjective(SetObjective(it)),
            Some((120, it)) => Does::AddSecondaryObjective(AddSecondaryObjective(it)),
            Some((121, it)) => Does::SolveSituation(SolveSituation(it)),
            Some((122, it)) => Does::GainLander(GainLander(it)),
            Some((123, it)) => Does::LoseLander(LoseLander(it)),
            Some((124, it)) => Does::FlyToSystem(FlyToSystem(it)),
            Some((125, it)) => Does::VisitDestination(VisitDestination(it)),
            Some((126, it)) => Does::PlaceLandingCard(PlaceLandingCard(it)),
            Some((127, it)) => Does::Scan(Scan(it)),
            Some((128, it)) => Does::RaisePool(RaisePool(it)),
            Some((129, it)) => Does::LowerPool(LowerPool(it)),
            Some((130, it)) => Does::RaiseStat(RaiseStat(it)),
            Some((131, it)) => Does::RaiseCapacity(RaiseCapacity(it)),
            Some((132, it)) => Does::Act(Act(it)),
            Some((133, it)) => Does::PlaceThreat(PlaceThreat(it)),
            Some((134, it)) => Does::RemoveThreat(RemoveThreat(it)),
            Some((135, it)) => Does::HideThreat(HideThreat(it)),
            Some((136, it)) => Does::MoveThreat(MoveThreat(it)),
            Some((137, it)) => Does::FlipThreat(FlipThreat(it)),
            Some((138, it)) => Does::AdvanceThreat(AdvanceThreat(it)),
            Some((139, it)) => Does::ResetThreat(ResetThreat(it)),
            Some((140, it)) => Does::ProgressThreat(ProgressThreat(it)),
            Some((141, it)) => Does::ProgressTrack(ProgressTrack(it)),
            Some((142, it)) => Does::RegressTrack(RegressTrack(it)),
            Some((143, it)) => Does::ResetTrack(ResetTrack(it)),
            Some((144, it)) => Does::ResetTime(ResetTime(it)),
            Some((145, it)) => Does::AdvanceTime(AdvanceTime(it)),
            Some((146, it)) => Does::AdvanceAllTime(AdvanceAllTime(it)),
            Some((147, it)) => Does::ReduceTime(ReduceTime(it)),
            Some((148, it)) => Does::MoveAllDiceToSpent(MoveAllDiceToSpent(it)),
            Some((number, _)) => Does::Unknown(number),
            None => Does::None,
        }
    }

    /// What players do, as a sentence. A number of `rules` in a locale plus 1; 0 is no text.
    pub fn text(self) -> RulesText {
        RulesText::of(self.0.u32(2))
    }
}

landfall_runtime::table! {
    /// Effects that happen together, in order.
    EffectList
}

impl<'a> EffectList<'a> {

    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// Something that is true or false in play.
    Condition
}

impl<'a> Condition<'a> {

    pub fn test(self) -> Test<'a> {
        match self.0.union(1) {
            Some((1, it)) => Test::NotTest(NotTest(it)),
            Some((2, it)) => Test::AllTests(AllTests(it)),
            Some((3, it)) => Test::AnyTests(AnyTests(it)),
            Some((4, it)) => Test::Marked(Marked(it)),
            Some((5, it)) => Test::BoxesMarked(BoxesMarked(it)),
            Some((6, it)) => Test::HasIcon(HasIcon(it)),
            Some((7, it)) => Test::AtLeast(AtLeast(it)),
            Some((8, it)) => Test::Assisted(Assisted(it)),
            Some((9, it)) => Test::SectorHas(SectorHas(it)),
            Some((10, it)) => Test::SectorBiome(SectorBiome(it)),
            Some((11, it)) => Test::AllCrewIn(AllCrewIn(it)),
            Some((12, it)) => Test::AnyCrewIn(AnyCrewIn(it)),
            Some((13, it)) => Test::LanderIn(LanderIn(it)),
            Some((14, it)) => Test::Markers(Markers(it)),
            Some((15, it)) => Test::MarkersHere(MarkersHere(it)),
            Some((16, it)) => Test::LeadsOnDecks(LeadsOnDecks(it)),
            Some((17, it)) => Test::Success(Success(it)),
            Some((18, it)) => Test::Supplies(Supplies(it)),
            Some((19, it)) => Test::Time(Time(it)),
            Some((20, it)) => Test::HasUnique(HasUnique(it)),
            Some((21, it)) => Test::InPlay(InPlay(it)),
            Some((22, it)) => Test::Removed(Removed(it)),
            Some((23, it)) => Test::CrewCount(CrewCount(it)),
            Some((24, it)) => Test::Rank(Rank(it)),
            Some((25, it)) => Test::SectionPresent(SectionPresent(it)),
            Some((26, it)) => Test::MoraleTest(MoraleTest(it)),
            Some((27, it)) => Test::TechLevelTest(TechLevelTest(it)),
            Some((28, it)) => Test::ThreatOnBoard(ThreatOnBoard(it)),
            Some((29, it)) => Test::ThreatHere(ThreatHere(it)),
            Some((30, it)) => Test::HasInjury(HasInjury(it)),
            Some((31, it)) => Test::HasEquipment(HasEquipment(it)),
            Some((32, it)) => Test::TokenHere(TokenHere(it)),
            Some((33, it)) => Test::CrewWith(CrewWith(it)),
            Some((number, _)) => Test::Unknown(number),
            None => Test::None,
        }
    }

    /// What must be true, inside a sentence. A number of `rules` in a locale plus 1; 0 is no text.
    pub fn text(self) -> RulesText {
        RulesText::of(self.0.u32(2))
    }
}

landfall_runtime::table! {
    /// True when the condition is not.
    NotTest
}

impl<'a> NotTest<'a> {

    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(0).map(Condition)
    }
}

landfall_runtime::table! {
    /// True when all of the conditions are.
    AllTests
}

impl<'a> AllTests<'a> {

    pub fn conditions(self) -> List<'a, Condition<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// True when at least one of the conditions is.
    AnyTests
}

impl<'a> AnyTests<'a> {

    pub fn conditions(self) -> List<'a, Condition<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// Whom or what an effect concerns.
    Target
}

impl<'a> Target<'a> {

    pub fn who(self) -> Who<'a> {
        match self.0.union(1) {
            Some((1, it)) => Who::SelfTarget(SelfTarget(it)),
            Some((2, it)) => Who::YouOrAnotherHere(YouOrAnotherHere(it)),
            Some((3, it)) => Who::CrewHere(CrewHere(it)),
            Some((4, it)) => Who::CrewIn(CrewIn(it)),
            Some((5, it)) => Who::CrewAll(CrewAll(it)),
            Some((6, it)) => Who::CrewRandom(CrewRandom(it)),
            Some((7, it)) => Who::CrewRandomHere(CrewRandomHere(it)),
            Some((8, it)) => Who::CrewMostInjuries(CrewMostInjuries(it)),
            Some((9, it)) => Who::CrewChosenBy(CrewChosenBy(it)),
            Some((10, it)) => Who::Assistants(Assistants(it)),
            Some((11, it)) => Who::DieOwner(DieOwner(it)),
            Some((12, it)) => Who::CrewInSectorOf(CrewInSectorOf(it)),
            Some((13, it)) => Who::CrewAtLander(CrewAtLander(it)),
            Some((14, it)) => Who::CrewLeftBehind(CrewLeftBehind(it)),
            Some((number, _)) => Who::Unknown(number),
            None => Who::None,
        }
    }

    /// Who is meant, inside a sentence. A number of `rules` in a locale plus 1; 0 is no text.
    pub fn text(self) -> RulesText {
        RulesText::of(self.0.u32(2))
    }
}

landfall_runtime::table! {
    /// The words of one vocabulary.
    WordList by 0
}

impl<'a> WordList<'a> {

    /// The vocabulary; `@kind`, `@verb`, `@predicate` and `@target` name the shapes of the game.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// As schemas and content write them.
    pub fn words(self) -> List<'a, &'a str> {
        self.0.list(1)
    }

    /// Of the enum or, for verbs, predicates and targets, of the union; in the same order.
    pub fn values(self) -> List<'a, u16> {
        self.0.list(2)
    }

    /// Its words can be used in texts as icons, between colons.
    pub fn prose(self) -> bool {
        self.0.bool(3)
    }

    /// By word.
    pub fn tags(self) -> List<'a, WordTag<'a>> {
        self.0.list(4)
    }
}

landfall_runtime::table! {
    /// Something that is true of a word.
    WordTag
}

impl<'a> WordTag<'a> {

    /// The position in `words`.
    pub fn word(self) -> u32 {
        self.0.u32(0)
    }

    /// Such as `colour`.
    pub fn name(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// Such as `red`.
    pub fn value(self) -> Option<&'a str> {
        self.0.str(2)
    }
}

landfall_runtime::table! {
    /// What the words of one vocabulary are called.
    WordNames by 0
}

impl<'a> WordNames<'a> {

    /// The vocabulary.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// In the order of `words`.
    pub fn names(self) -> List<'a, &'a str> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A die, face by face.
    DieInfo by 0
}

impl<'a> DieInfo<'a> {

    /// The vocabulary and the word, such as `die/plain`.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Each is as likely as any other.
    pub fn faces(self) -> List<'a, DieFaceInfo<'a>> {
        self.0.list(1)
    }

    /// The vocabulary of what the faces show; absent when they are numbers.
    pub fn faces_of(self) -> Option<&'a str> {
        self.0.str(2)
    }

    /// The faces are a stand-in: the source does not say what the printed die shows.
    pub fn assumed(self) -> bool {
        self.0.bool(3)
    }

    /// How many there are; 0 when the schema does not say.
    pub fn count(self) -> u16 {
        self.0.u16(4, 0)
    }
}

landfall_runtime::table! {
    /// One side of a die.
    DieFaceInfo
}

impl<'a> DieFaceInfo<'a> {

    /// Words of the vocabulary, or a number.
    pub fn shows(self) -> List<'a, &'a str> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// A number of the game.
    FactInfo by 0
}

impl<'a> FactInfo<'a> {

    /// Such as `own-dice`.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    pub fn value(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// An asset of the printed game.
    ExternInfo
}

impl<'a> ExternInfo<'a> {

    pub fn kind(self) -> Kind {
        Kind::of(self.0.u16(0, 0))
    }

    pub fn key(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// An asset that had another id.
    RenamedInfo
}

impl<'a> RenamedInfo<'a> {

    pub fn kind(self) -> Kind {
        Kind::of(self.0.u16(0, 0))
    }

    /// The id it had.
    pub fn was(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// The id it has now.
    pub fn key(self) -> Option<&'a str> {
        self.0.str(2)
    }
}

landfall_runtime::table! {
    /// A card as players read it, line by line.
    Reading
}

impl<'a> Reading<'a> {

    pub fn kind(self) -> Kind {
        Kind::of(self.0.u16(0, 0))
    }

    /// Faces that share a key follow each other.
    pub fn key(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// For each line, its indentation times 16, plus its style; see docs/engines-effects.md.
    pub fn marks(self) -> List<'a, u16> {
        self.0.list(2)
    }

    pub fn lines(self) -> List<'a, &'a str> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// What the campaign is about now. It also says how many command tokens and situations each ship phase begins with.
    Objective by 0
}

impl<'a> Objective<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// What players have to do.
    /// A message number plus 1; 0 is no text.
    pub fn goal(self) -> Text {
        Text::of(self.0.u32(4))
    }

    /// Tokens in the command pool.
    pub fn command(self) -> i32 {
        self.0.i32(5, 0)
    }

    /// Situations drawn at the bridge.
    pub fn situations(self) -> i32 {
        self.0.i32(6, 0)
    }

    /// Where it leads.
    /// The key of a `planet`.
    pub fn planet(self) -> Option<&'a str> {
        self.0.str(7)
    }

    /// The system of that planet.
    /// The key of a `system-map`.
    pub fn system(self) -> Option<&'a str> {
        self.0.str(8)
    }

    /// What happens when it is set.
    pub fn effects(self) -> List<'a, EffectList<'a>> {
        self.0.list(9)
    }
}

landfall_runtime::table! {
    /// A task beside the objective.
    SecondaryObjective by 0
}

impl<'a> SecondaryObjective<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// What players have to do.
    /// A message number plus 1; 0 is no text.
    pub fn goal(self) -> Text {
        Text::of(self.0.u32(4))
    }

    /// Where it leads.
    /// The key of a `planet`.
    pub fn planet(self) -> Option<&'a str> {
        self.0.str(5)
    }

    /// The system of that planet.
    /// The key of a `system-map`.
    pub fn system(self) -> Option<&'a str> {
        self.0.str(6)
    }

    /// What happens when it is done.
    pub fn effects(self) -> List<'a, EffectList<'a>> {
        self.0.list(7)
    }
}

landfall_runtime::table! {
    /// Something installed on the bridge for good.
    BridgeUpgrade by 0
}

impl<'a> BridgeUpgrade<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// It sits on the page of the travel upgrades.
    pub fn travel(self) -> bool {
        self.0.bool(4)
    }

    /// What using it costs.
    /// -1 when it is not given.
    pub fn energy(self) -> i32 {
        self.0.i32(5, -1)
    }

    /// Its own level; a lower one that it replaces is removed from the game.
    /// -1 when it is not given.
    pub fn tech_level(self) -> i32 {
        self.0.i32(6, -1)
    }

    /// What holds while it is installed.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(7)
    }

    /// What happens when it is installed or used.
    pub fn effects(self) -> List<'a, EffectList<'a>> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// How far the ship has come, and how much energy it makes.
    TechLevel by 0
}

impl<'a> TechLevel<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Tokens in the energy pool.
    pub fn energy(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// What else it changes.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(3)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(4, 0))
    }
}

landfall_runtime::table! {
    /// The card with the four moods of the crew, of which one is visible.
    Morale by 0
}

impl<'a> Morale<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What each level changes.
    pub fn mood(self) -> List<'a, Mood<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// A person on board. Section and rank come from the sleeve the card is put into.
    Crewmember by 0
}

impl<'a> Crewmember<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The personal name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where the card comes from; `tutorial` for the first four.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// What their training is good for.
    pub fn convert(self) -> Option<Convert<'a>> {
        self.0.table(4).map(Convert)
    }

    /// What makes them special.
    pub fn skill(self) -> Option<Skill<'a>> {
        self.0.table(5).map(Skill)
    }

    /// How often they may use the skill to begin with.
    pub fn charges(self) -> i32 {
        self.0.i32(6, 0)
    }

    /// A word or two on the back.
    /// A message number plus 1; 0 is no text.
    pub fn specialty(self) -> Text {
        Text::of(self.0.u32(7))
    }

    /// Their story on the back.
    /// Message numbers, each plus 1.
    pub fn file(self) -> List<'a, Text> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// The board of a section, with its dice, injuries, charges and cards.
    CrewBoard by 0
}

impl<'a> CrewBoard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the board.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Whose board it is.
    pub fn section(self) -> Section {
        Section::of(self.0.u16(2, 0))
    }

    /// Room for dice by colour and rank.
    pub fn column(self) -> List<'a, DiceColumn<'a>> {
        self.0.list(3)
    }

    /// How many injuries fit; the last one means evacuation.
    /// 0 when it is not given.
    pub fn injuries(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// Section cards drawn at the start of an exploration.
    /// -1 when it is not given.
    pub fn opening_draw(self) -> i32 {
        self.0.i32(5, -1)
    }

    /// How many cards a crewmember of rank 1, 2 and 3 may hold.
    pub fn hand(self) -> List<'a, i32> {
        self.0.list(6)
    }

    /// The dice the section begins with.
    pub fn die(self) -> List<'a, SectionDie> {
        self.0.list(7)
    }
}

landfall_runtime::table! {
    /// A card of one of the five discovery decks, brought home in the lander and paid for research.
    Discovery by 0
}

impl<'a> Discovery<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// How many identical cards there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(4, 0))
    }

    /// The deck it belongs to.
    pub fn type_(self) -> DiscoveryType {
        DiscoveryType::of(self.0.u16(5, 0))
    }

    /// How rare it is; common, unless stated.
    pub fn rarity(self) -> Rarity {
        Rarity::of(self.0.u16(6, 0))
    }

    /// What it does on the planet (`planetary-exploration`) or back on the ship (`when-unloaded`).
    pub fn ability(self) -> List<'a, Ability<'a>> {
        self.0.list(7)
    }
}

landfall_runtime::table! {
    /// A find that exists once. Numbers up to 32 have a slot in the ship book and are never discarded; others are used up on the planet.
    UniqueDiscovery by 0
}

impl<'a> UniqueDiscovery<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// What no verb can say.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(4)
    }

    /// What it does on the planet.
    pub fn ability(self) -> List<'a, Ability<'a>> {
        self.0.list(5)
    }

    /// What happens when it reaches the ship.
    pub fn when_unloaded(self) -> List<'a, Effect<'a>> {
        self.0.list(6)
    }
}

landfall_runtime::table! {
    /// Gear from the armory. Some pieces are placed on the board as tokens and serve everyone there.
    Equipment by 0
}

impl<'a> Equipment<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// How many identical cards there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(4, 0))
    }

    /// How it is carried.
    pub fn class_(self) -> EquipmentClass {
        EquipmentClass::of(self.0.u16(5, 0))
    }

    /// Only this section may carry it; it cannot be traded.
    pub fn section(self) -> Section {
        Section::of(self.0.u16(6, 0))
    }

    /// What it turns basic faces into.
    pub fn convert(self) -> Option<Convert<'a>> {
        self.0.table(7).map(Convert)
    }

    /// What it is good for.
    pub fn ability(self) -> List<'a, Ability<'a>> {
        self.0.list(8)
    }

    /// What is placed on the board.
    pub fn token(self) -> EquipmentToken {
        EquipmentToken::of(self.0.u16(9, 0))
    }

    /// The card it needs; for mission upgrades.
    /// The key of a `equipment`.
    pub fn upgrade_of(self) -> Option<&'a str> {
        self.0.str(10)
    }

    /// It goes back after one use.
    pub fn returns_to_armory(self) -> bool {
        self.0.bool(11)
    }
}

landfall_runtime::table! {
    /// Drawn at the end of each turn. The main effect strikes where one of its biomes is present, the other one everywhere else.
    Event by 0
}

impl<'a> Event<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from; `mystery` is the advanced deck.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// Where the main effect strikes.
    pub fn biomes(self) -> List<'a, Biome> {
        self.0.list(4)
    }

    /// What happens where none of the biomes is present.
    pub fn secondary(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }

    /// What happens to whoever drew it where one of the biomes is present.
    pub fn main(self) -> List<'a, Effect<'a>> {
        self.0.list(6)
    }
}

landfall_runtime::table! {
    /// Trouble on board. While it is open its effect strikes at the bridge; once solved it is usually gone.
    Situation by 0
}

impl<'a> Situation<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// What it does while it waits in the envelope.
    pub fn effect(self) -> List<'a, Effect<'a>> {
        self.0.list(4)
    }

    /// What becomes of it.
    pub fn solved(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }

    /// The convert icons of the crew who can deal with it.
    pub fn supervisors(self) -> Option<IconRequirement<'a>> {
        self.0.table(6).map(IconRequirement)
    }
}

landfall_runtime::table! {
    /// Discoveries go in, something new comes out. The back stays secret until the project is done.
    Research by 0
}

impl<'a> Research<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// It lies in the laboratory when the campaign begins.
    pub fn starting(self) -> bool {
        self.0.bool(4)
    }

    /// Projects of one keyword can be finished together.
    pub fn keyword(self) -> ResearchKeyword {
        ResearchKeyword::of(self.0.u16(5, 0))
    }

    /// It costs no discoveries.
    pub fn free(self) -> bool {
        self.0.bool(6)
    }

    /// The discoveries it uses up.
    pub fn cost(self) -> List<'a, ResearchCost<'a>> {
        self.0.list(7)
    }

    /// What the front announces.
    pub fn gains(self) -> List<'a, GainClass> {
        self.0.list(8)
    }

    /// What players learn when it is done.
    /// Message numbers, each plus 1.
    pub fn secret(self) -> List<'a, Text> {
        self.0.list(9)
    }

    /// What happens when it is done; the card is then removed from the game.
    pub fn back(self) -> List<'a, Effect<'a>> {
        self.0.list(10)
    }
}

landfall_runtime::table! {
    /// Built in stages, one step per visit. The back stays secret until the project is done.
    Production by 0
}

impl<'a> Production<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// It is ready to be built when the campaign begins.
    pub fn starting(self) -> bool {
        self.0.bool(4)
    }

    /// The stage in which it may enter the queue.
    pub fn stage(self) -> i32 {
        self.0.i32(5, 0)
    }

    /// The convert icons of crew who speed it up; `[same]` is any icon.
    pub fn boost(self) -> Option<IconRequirement<'a>> {
        self.0.table(6).map(IconRequirement)
    }

    /// What the front announces.
    pub fn gains(self) -> List<'a, GainClass> {
        self.0.list(7)
    }

    /// What players learn when it is done.
    /// Message numbers, each plus 1.
    pub fn secret(self) -> List<'a, Text> {
        self.0.list(8)
    }

    /// What happens when it is done; the card is then removed from the game.
    pub fn back(self) -> List<'a, Effect<'a>> {
        self.0.list(9)
    }
}

landfall_runtime::table! {
    /// Something installed in a facility for good.
    FacilityUpgrade by 0
}

impl<'a> FacilityUpgrade<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// Where it is installed.
    pub fn facility(self) -> Facility {
        Facility::of(self.0.u16(4, 0))
    }

    /// What holds from then on.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(5)
    }

    /// What happens when it is installed.
    pub fn effects(self) -> List<'a, EffectList<'a>> {
        self.0.list(6)
    }
}

landfall_runtime::table! {
    /// A card that holds for the whole board. It says what the `travel` icon means and may touch every check.
    GlobalCondition by 0
}

impl<'a> GlobalCondition<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// What the `travel` icon of a path means; needed where a path has one.
    pub fn travel(self) -> Option<Travel<'a>> {
        self.0.table(3).map(Travel)
    }

    /// Usable in every check, any number of times.
    pub fn combination(self) -> List<'a, Combination<'a>> {
        self.0.list(4)
    }

    /// Part of every check, before the effects of the action itself.
    pub fn special(self) -> List<'a, Special<'a>> {
        self.0.list(5)
    }

    /// Available in every sector.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(6)
    }

    /// A clock for the whole board.
    pub fn time_track(self) -> Option<TimeTrack<'a>> {
        self.0.table(7).map(TimeTrack)
    }

    /// Supplies never run out.
    pub fn unlimited_supplies(self) -> bool {
        self.0.bool(8)
    }

    /// A rule that holds everywhere.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(9)
    }

    /// Distinguishes several faces with one id.
    pub fn variant(self) -> Option<&'a str> {
        self.0.str(10)
    }

    /// How many identical cards there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(11, 0)
    }

    /// Nothing in this pack uses it, on purpose; another pack may.
    pub fn standalone(self) -> bool {
        self.0.bool(12)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(13, 0))
    }
}

landfall_runtime::table! {
    /// What can happen to a crewmember. Injury dice are compared with it in every check; the fourth one means evacuation.
    Injury by 0
}

impl<'a> Injury<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// How many identical cards there are; when they run out, crew are wounded instead.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(4, 0))
    }

    /// What each face of the injury die does; a face that is not listed does nothing.
    pub fn row(self) -> List<'a, InjuryRow<'a>> {
        self.0.list(5)
    }

    /// What holds as long as the card is face up.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(6)
    }

    /// What holds in every check, such as `treat basic as accident`.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(7)
    }
}

landfall_runtime::table! {
    /// A vehicle, with the card in the hangar and the board that goes along to the planet.
    Lander by 0
}

impl<'a> Lander<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// It can never be removed from the game.
    pub fn basic(self) -> bool {
        self.0.bool(4)
    }

    /// Nothing can turn its card face down.
    pub fn undamageable(self) -> bool {
        self.0.bool(5)
    }

    /// What it takes to turn its card face up again.
    pub fn repair(self) -> List<'a, Effect<'a>> {
        self.0.list(6)
    }

    /// Takes the blows of a landing.
    /// -1 when it is not given.
    pub fn armor(self) -> i32 {
        self.0.i32(7, -1)
    }

    /// Sees them coming.
    /// -1 when it is not given.
    pub fn sensors(self) -> i32 {
        self.0.i32(8, -1)
    }

    /// Is elsewhere when they land.
    /// -1 when it is not given.
    pub fn agility(self) -> i32 {
        self.0.i32(9, -1)
    }

    /// How many spaces its landing track has to go; agile landers have fewer.
    /// -1 when it is not given.
    pub fn landing_rolls(self) -> i32 {
        self.0.i32(10, -1)
    }

    /// What it starts with.
    /// -1 when it is not given.
    pub fn supplies(self) -> i32 {
        self.0.i32(11, -1)
    }

    /// The end of its supplies track.
    /// -1 when it is not given.
    pub fn supplies_max(self) -> i32 {
        self.0.i32(12, -1)
    }

    /// The first number of the cargo line.
    /// -1 when it is not given.
    pub fn personal(self) -> i32 {
        self.0.i32(13, -1)
    }

    /// The second number of the cargo line.
    /// -1 when it is not given.
    pub fn mission(self) -> i32 {
        self.0.i32(14, -1)
    }

    /// How many it brings home.
    /// -1 when it is not given.
    pub fn discoveries(self) -> i32 {
        self.0.i32(15, -1)
    }

    /// Room for structural mods.
    /// -1 when it is not given.
    pub fn structural(self) -> i32 {
        self.0.i32(16, -1)
    }

    /// Room for utility mods.
    /// -1 when it is not given.
    pub fn utility(self) -> i32 {
        self.0.i32(17, -1)
    }

    /// What else it can do.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(18)
    }
}

landfall_runtime::table! {
    /// A part that improves a lander.
    LanderMod by 0
}

impl<'a> LanderMod<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// Which slot it needs.
    pub fn class_(self) -> LanderModClass {
        LanderModClass::of(self.0.u16(4, 0))
    }

    /// What it adds to the stats; structural mods add at least one.
    pub fn bonus(self) -> List<'a, StatBonus<'a>> {
        self.0.list(5)
    }

    /// What it adds to the capacities.
    pub fn room(self) -> List<'a, CapacityBonus<'a>> {
        self.0.list(6)
    }

    /// What else it does.
    pub fn ability(self) -> List<'a, Ability<'a>> {
        self.0.list(7)
    }

    /// Available beside the lander.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(8)
    }

    /// What holds while it is installed.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(9)
    }
}

landfall_runtime::table! {
    /// A place to explore. The planetary scanner hides it and shows its parts one by one.
    LandingCard by 0
}

impl<'a> LandingCard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name of the place.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(2, 0))
    }

    /// The board that is opened.
    /// The key of a `planet`.
    pub fn planet(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// Read at launch and not a moment earlier.
    /// The key of a `log`.
    pub fn briefing(self) -> Option<&'a str> {
        self.0.str(4)
    }

    /// What to expect of the ground.
    pub fn biomes(self) -> List<'a, Biome> {
        self.0.list(5)
    }

    /// Which icons will be asked for.
    pub fn frequent(self) -> List<'a, Icon> {
        self.0.list(6)
    }

    /// What the lander is up against.
    /// A message number plus 1; 0 is no text.
    pub fn landing(self) -> Text {
        Text::of(self.0.u32(7))
    }

    /// Which stats will help.
    pub fn tests(self) -> List<'a, LanderStat> {
        self.0.list(8)
    }

    /// What the crew is up against.
    /// A message number plus 1; 0 is no text.
    pub fn danger(self) -> Text {
        Text::of(self.0.u32(9))
    }

    /// Which danger tables will be rolled on.
    pub fn expects(self) -> List<'a, DangerLetter> {
        self.0.list(10)
    }

    /// What helps against the danger.
    pub fn recommended(self) -> List<'a, Icon> {
        self.0.list(11)
    }

    /// In which order the scanner shows them; as listed here, unless stated.
    pub fn parts(self) -> List<'a, LandingPart> {
        self.0.list(12)
    }
}

landfall_runtime::table! {
    /// A numbered entry of the logbook. Players read it when something sends them there, never in order.
    Log by 0
}

impl<'a> Log<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// A line above the text.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// A page that is looked up, so nothing needs to send players here.
    pub fn reference(self) -> bool {
        self.0.bool(2)
    }

    /// What players read aloud; never rules.
    /// Message numbers, each plus 1.
    pub fn narrative(self) -> List<'a, Text> {
        self.0.list(3)
    }

    /// Instructions that no verb can say.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(4)
    }

    /// Boxes that remember something for the whole campaign.
    pub fn r#box(self) -> List<'a, BoxBlock<'a>> {
        self.0.list(5)
    }

    /// What players carry out after reading, in this order.
    pub fn instructions(self) -> List<'a, EffectList<'a>> {
        self.0.list(6)
    }

    /// A check made on the spot by whoever brought the team here.
    pub fn check(self) -> Option<Check<'a>> {
        self.0.table(7).map(Check)
    }

    /// The ways on from here; players pick one.
    pub fn choice(self) -> List<'a, Choice<'a>> {
        self.0.list(8)
    }

    /// Play goes on where it was interrupted; says that nothing is missing.
    pub fn end(self) -> bool {
        self.0.bool(9)
    }
}

landfall_runtime::table! {
    /// A goal of an exploration. One that is not optional and still lies on the board at docking counts as failed.
    Mission by 0
}

impl<'a> Mission<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Distinguishes several faces with one id.
    pub fn variant(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// How many identical cards there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// Nothing in this pack uses it, on purpose; another pack may.
    pub fn standalone(self) -> bool {
        self.0.bool(5)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(6, 0))
    }

    /// Leaving it undone is no failure.
    pub fn optional(self) -> bool {
        self.0.bool(7)
    }

    /// The story behind it.
    /// A message number plus 1; 0 is no text.
    pub fn briefing(self) -> Text {
        Text::of(self.0.u32(8))
    }

    /// What players have to do.
    /// A message number plus 1; 0 is no text.
    pub fn objective(self) -> Text {
        Text::of(self.0.u32(9))
    }

    /// When and how it is done.
    pub fn completion(self) -> Option<Completion<'a>> {
        self.0.table(10).map(Completion)
    }

    /// Where to begin.
    /// A message number plus 1; 0 is no text.
    pub fn hint(self) -> Text {
        Text::of(self.0.u32(11))
    }

    /// Available once the mission is revealed.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(12)
    }

    /// A clock that runs while it lies on the board.
    pub fn time_track(self) -> Option<TimeTrack<'a>> {
        self.0.table(13).map(TimeTrack)
    }

    /// A rule that holds while it is revealed.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(14)
    }
}

landfall_runtime::table! {
    /// A stand-alone exploration of two or three hours, with its own set-up and logs.
    Operation by 0
}

impl<'a> Operation<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it takes place.
    /// The key of a `planet`.
    pub fn planet(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// Where it begins.
    /// The key of a `operation-log`.
    pub fn briefing(self) -> Option<&'a str> {
        self.0.str(4)
    }

    /// How it is set up.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(5)
    }
}

landfall_runtime::table! {
    /// A numbered entry of the operations manual.
    OperationLog by 0
}

impl<'a> OperationLog<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// A line above the text.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// A page that is looked up, so nothing needs to send players here.
    pub fn reference(self) -> bool {
        self.0.bool(2)
    }

    /// What players read aloud; never rules.
    /// Message numbers, each plus 1.
    pub fn narrative(self) -> List<'a, Text> {
        self.0.list(3)
    }

    /// Instructions that no verb can say.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(4)
    }

    /// What players carry out after reading, in this order.
    pub fn instructions(self) -> List<'a, EffectList<'a>> {
        self.0.list(5)
    }

    /// A check made on the spot.
    pub fn check(self) -> Option<Check<'a>> {
        self.0.table(6).map(Check)
    }

    /// The ways on from here; players pick one.
    pub fn choice(self) -> List<'a, Choice<'a>> {
        self.0.list(7)
    }

    /// Play goes on where it was interrupted.
    pub fn end(self) -> bool {
        self.0.bool(8)
    }
}

landfall_runtime::table! {
    /// A planet board, with its sectors, the paths between them, and what is laid out when the away team lands.
    Planet by 0
}

impl<'a> Planet<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name printed on the board.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// The spread of the Planetopedia, such as `40-41`.
    pub fn pages(self) -> Option<Range<'a>> {
        self.0.table(4).map(Range)
    }

    /// Read at launch; it may place the lander and the crew. A landing card may name it instead.
    /// The key of a `log`.
    pub fn briefing(self) -> Option<&'a str> {
        self.0.str(5)
    }

    /// Read when the team leaves of its own free will; crew outside the lander's sector are lost.
    /// The key of a `log`.
    pub fn lift_off(self) -> Option<&'a str> {
        self.0.str(6)
    }

    /// Read when somebody suffers a fourth injury. It must end the exploration.
    /// The key of a `log`.
    pub fn evac(self) -> Option<&'a str> {
        self.0.str(7)
    }

    /// What is laid out in the mission slots.
    pub fn mission(self) -> List<'a, MissionSlot<'a>> {
        self.0.list(8)
    }

    /// The card that holds for the whole board at set-up.
    pub fn global_(self) -> List<'a, GlobalSlot<'a>> {
        self.0.list(9)
    }

    /// The condition printed on the board.
    pub fn condition(self) -> Option<ConditionBlock<'a>> {
        self.0.table(10).map(ConditionBlock)
    }

    /// The stack of unique discoveries, bottom to top in this order.
    /// The key of a `unique-discovery`.
    pub fn unique(self) -> List<'a, &'a str> {
        self.0.list(11)
    }

    /// What players get instead when the stack is empty or the discovery is already theirs.
    pub fn unique_fallback(self) -> List<'a, Effect<'a>> {
        self.0.list(12)
    }

    /// The threats of this planet, and where they stand at set-up.
    pub fn threat(self) -> List<'a, ThreatSlot<'a>> {
        self.0.list(13)
    }

    /// The board itself holds what is found, for landings without a lander.
    pub fn found_discoveries(self) -> bool {
        self.0.bool(14)
    }

    /// Supplies never run out on this planet.
    pub fn unlimited_supplies(self) -> bool {
        self.0.bool(15)
    }

    /// Rules of this planet alone.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(16)
    }

    /// The areas of the board.
    pub fn sector(self) -> List<'a, Sector<'a>> {
        self.0.list(17)
    }

    /// The ways between sectors.
    pub fn path(self) -> List<'a, Path<'a>> {
        self.0.list(18)
    }
}

landfall_runtime::table! {
    /// A card that lies in a sector, with what can be seen and done there until another card takes its place.
    Poi by 0
}

impl<'a> Poi<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name; printed on a board, only if it differs from the name of the sector.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Added to the biomes of the sector.
    pub fn biomes(self) -> List<'a, Biome> {
        self.0.list(3)
    }

    /// Nobody may leave until it is replaced or covered.
    pub fn no_travel(self) -> bool {
        self.0.bool(4)
    }

    /// The sector counts as finished.
    pub fn last_poi(self) -> bool {
        self.0.bool(5)
    }

    /// Some mission or log refers to this mark.
    pub fn important(self) -> bool {
        self.0.bool(6)
    }

    /// What can be done here.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(7)
    }

    /// A clock that starts when time first advances.
    pub fn time_track(self) -> Option<TimeTrack<'a>> {
        self.0.table(8).map(TimeTrack)
    }

    /// A rule that holds while it is visible.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(9)
    }

    /// Distinguishes several faces with one id, of which one is picked at random.
    pub fn variant(self) -> Option<&'a str> {
        self.0.str(10)
    }

    /// How many identical cards there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(11, 0)
    }

    /// Nothing in this pack uses it, on purpose; another pack may.
    pub fn standalone(self) -> bool {
        self.0.bool(12)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(13, 0))
    }

    /// Back to the tray when the planet is left, never recorded.
    pub fn do_not_save(self) -> bool {
        self.0.bool(14)
    }
}

landfall_runtime::table! {
    /// A feat that earns a promotion. The card is turned to its completed side as soon as its condition holds.
    RankUp by 0
}

impl<'a> RankUp<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// The feat, such as `when leads-on-decks(3, 1)`.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(4).map(Condition)
    }

    /// The feat in words.
    /// A message number plus 1; 0 is no text.
    pub fn text(self) -> Text {
        Text::of(self.0.u32(5))
    }

    /// How much success the promotion takes.
    pub fn thresholds(self) -> Option<Thresholds<'a>> {
        self.0.table(6).map(Thresholds)
    }

    /// Available as long as the card is in play.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(7)
    }

    /// What the completed side gives.
    pub fn bonus(self) -> List<'a, Effect<'a>> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// What a danger die does for one letter. A face that is not listed does nothing.
    DangerTable by 0
}

impl<'a> DangerTable<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The letter in the danger icon.
    pub fn letter(self) -> DangerLetter {
        DangerLetter::of(self.0.u16(1, 0))
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(2, 0))
    }

    /// What each face does.
    pub fn row(self) -> List<'a, DangerRow<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// A card that sums up rules for the table.
    ReferenceCard by 0
}

impl<'a> ReferenceCard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What it says.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// A card of a section deck. The top half is an ability, the bottom half a dice combination.
    SectionCard by 0
}

impl<'a> SectionCard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// How many identical cards there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(4, 0))
    }

    /// Whose deck it belongs to.
    pub fn section(self) -> Section {
        Section::of(self.0.u16(5, 0))
    }

    /// Only crew of at least this rank may have it in their deck.
    pub fn rank(self) -> i32 {
        self.0.i32(6, 0)
    }

    /// One of the ten cards, marked by a white bar, that a section starts with.
    pub fn starter(self) -> bool {
        self.0.bool(7)
    }

    /// The top half.
    pub fn ability(self) -> Option<Ability<'a>> {
        self.0.table(8).map(Ability)
    }

    /// The bottom half; the card is discarded afterwards.
    pub fn combination(self) -> Option<Combination<'a>> {
        self.0.table(9).map(Combination)
    }
}

landfall_runtime::table! {
    /// A page of the star maps, with the places in a system and the ways out of it.
    SystemMap by 0
}

impl<'a> SystemMap<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name of the system.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// Its page in the book.
    /// 0 when it is not given.
    pub fn page(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// The campaign begins here.
    pub fn start(self) -> bool {
        self.0.bool(5)
    }

    /// Where the ship can fly from here.
    pub fn outbound(self) -> List<'a, Outbound<'a>> {
        self.0.list(6)
    }

    /// What can be visited here.
    pub fn destination(self) -> List<'a, Destination<'a>> {
        self.0.list(7)
    }

    /// What no verb can say.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// A hazard with a standee. Its time track says which of its behaviours come next.
    Threat by 0
}

impl<'a> Threat<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Where it comes from.
    pub fn set(self) -> CardSet {
        CardSet::of(self.0.u16(3, 0))
    }

    /// What the same card and standee become when flipped.
    /// The key of a `threat`.
    pub fn other_side(self) -> Option<&'a str> {
        self.0.str(4)
    }

    /// Standees beside the primary one; they allow no action and do not count as being here.
    /// 0 when it is not given.
    pub fn secondary(self) -> i32 {
        self.0.i32(5, 0)
    }

    /// Back to the box when the planet is left, never recorded.
    pub fn do_not_save(self) -> bool {
        self.0.bool(6)
    }

    /// What holds while it is on the board, or off it.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(7)
    }

    /// What it can do.
    pub fn behaviour(self) -> List<'a, Behaviour<'a>> {
        self.0.list(8)
    }

    /// What it does on each space; the last one usually resets the track.
    pub fn time_track(self) -> Option<TimeTrack<'a>> {
        self.0.table(9).map(TimeTrack)
    }

    /// How crew in its sector deal with it, tracks included.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(10)
    }
}

landfall_runtime::table! {
    /// One line of a table that is read with a die.
    TableRow
}

impl<'a> TableRow<'a> {

    /// The faces this line answers to, such as `0-4` or `7`.
    pub fn range(self) -> Option<Range<'a>> {
        self.0.table(0).map(Range)
    }

    /// What happens, in a word or two.
    /// A message number plus 1; 0 is no text.
    pub fn label(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What players carry out when the die shows one of these faces.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// Something a card can do at a certain time, in words, in effects, or both. A price is written with `pay`, as in `ability any-time -> pay { spend any 2 } to { refresh 1 }`.
    Ability
}

impl<'a> Ability<'a> {

    /// When it may be used.
    pub fn timing(self) -> Timing {
        Timing::of(self.0.u16(0, 0))
    }

    /// It costs one of the two actions of a turn.
    pub fn counts_as_action(self) -> bool {
        self.0.bool(1)
    }

    /// What no verb can say.
    /// A message number plus 1; 0 is no text.
    pub fn text(self) -> Text {
        Text::of(self.0.u32(2))
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// While dice are spent, a basic face on a die of this colour counts as the icon; at most one conversion per die.
    Convert
}

impl<'a> Convert<'a> {

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// What their basic faces count as; the icon is used for tasks on the ship too.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// What makes a crewmember special; each use costs one charge.
    Skill
}

impl<'a> Skill<'a> {

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// When it may be used; at any time, unless stated.
    pub fn timing(self) -> Timing {
        Timing::of(self.0.u16(1, 0))
    }

    /// What no verb can say.
    /// A message number plus 1; 0 is no text.
    pub fn text(self) -> Text {
        Text::of(self.0.u32(2))
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// What a face of the injury die does to whoever has this injury.
    InjuryRow
}

impl<'a> InjuryRow<'a> {

    /// The face.
    pub fn face(self) -> InjuryFace {
        InjuryFace::of(self.0.u16(0, 0))
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// What a face of the danger die does.
    DangerRow
}

impl<'a> DangerRow<'a> {

    /// The face.
    pub fn face(self) -> DangerFace {
        DangerFace::of(self.0.u16(0, 0))
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// Something a threat does, called by name from its time track with `act`.
    Behaviour
}

impl<'a> Behaviour<'a> {

    /// A short name in lower case, such as `swim`.
    pub fn name(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// The name printed on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// How much success a promotion takes.
    Thresholds
}

impl<'a> Thresholds<'a> {

    /// For a crewmember of rank 1.
    pub fn first(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// For a crewmember of rank 2.
    pub fn second(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// How many dice of a colour a crewmember of this rank can hold.
    DiceColumn
}

impl<'a> DiceColumn<'a> {

    /// The colour of the column.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// The rank.
    pub fn rank(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// How many.
    pub fn dice(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// Something a crewmember may do once per turn. With `check` it is resolved by a dice check; without, its effects simply happen.
    Action
}

impl<'a> Action<'a> {

    /// The danger dice rolled along with the check, one letter each; there are two dice in the box.
    pub fn danger(self) -> List<'a, DangerLetter> {
        self.0.list(0)
    }

    /// Must be carried out before any outcome, from top to bottom, as often as the dice allow.
    pub fn special(self) -> List<'a, Special<'a>> {
        self.0.list(1)
    }

    /// Read from top to bottom; the first row whose dice are there is the outcome.
    pub fn row(self) -> List<'a, Row<'a>> {
        self.0.list(2)
    }

    /// Progress that stays from check to check, in place of rows.
    pub fn track(self) -> List<'a, Track<'a>> {
        self.0.list(3)
    }

    /// The name printed on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(4))
    }

    /// The action is resolved by a dice check.
    pub fn check(self) -> bool {
        self.0.bool(5)
    }

    /// Where a crewmember must stand; `same-sector` unless stated.
    pub fn scope(self) -> Scope {
        Scope::of(self.0.u16(6, 0))
    }

    /// What must be true to perform it, such as `assisted`.
    pub fn needs(self) -> Option<Condition<'a>> {
        self.0.table(7).map(Condition)
    }

    /// What happens if no check is made.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// A numbered area of the board. It holds a point of interest, a slot for one, a log number, or nothing.
    Sector
}

impl<'a> Sector<'a> {

    /// Printed in the sector and used by the text of cards.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// The name of the place.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Where `landfall graph` draws it, such as `at 20, 70`: hundredths from the left and from the top.
    pub fn at(self) -> List<'a, i32> {
        self.0.list(2)
    }

    /// The lander may stand here.
    pub fn lander(self) -> bool {
        self.0.bool(3)
    }

    /// What events look for, together with the icons of the point of interest on top.
    pub fn biomes(self) -> List<'a, Biome> {
        self.0.list(4)
    }

    /// The card that lies in the slot at set-up.
    /// The key of a `poi`.
    pub fn poi(self) -> Option<&'a str> {
        self.0.str(5)
    }

    /// A slot for a point of interest that starts empty.
    pub fn slot(self) -> bool {
        self.0.bool(6)
    }

    /// Read at once on every arrival, as long as no card covers the number.
    /// The key of a `log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(7)
    }

    /// The log is read on the first arrival only.
    pub fn read_once(self) -> bool {
        self.0.bool(8)
    }

    /// A point of interest printed on the board itself.
    pub fn printed(self) -> Option<Printed<'a>> {
        self.0.table(9).map(Printed)
    }

    /// Nobody here may travel or move; being placed elsewhere is fine.
    pub fn no_travel(self) -> bool {
        self.0.bool(10)
    }

    /// Some mission or log refers to this mark.
    pub fn important(self) -> bool {
        self.0.bool(11)
    }

    /// Actions printed beside whatever else is here.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(12)
    }

    /// A clock printed in the sector.
    pub fn time_track(self) -> Option<TimeTrack<'a>> {
        self.0.table(13).map(TimeTrack)
    }
}

landfall_runtime::table! {
    /// A way between two sectors, open in the direction of its arrowheads. Every icon on it is resolved on the way.
    Path
}

impl<'a> Path<'a> {

    /// One end.
    /// Refers to `sector` of `planet`.
    pub fn from_(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }

    /// `->` one way, `<->` both ways.
    pub fn arrow(self) -> Arrow {
        Arrow::of(self.0.u16(1, 0))
    }

    /// The other end.
    /// Refers to `sector` of `planet`.
    pub fn to(self) -> Option<ChildRef<'a>> {
        self.0.table(2).map(ChildRef)
    }

    /// What it costs, such as `[travel]` or `[danger A + spend any]`; each path has at least one icon.
    pub fn icons(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// A point of interest on the board itself. A card that replaces it merely covers it.
    Printed
}

impl<'a> Printed<'a> {

    /// Its name; printed on a board, only if it differs from the name of the sector.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(1)
    }

    /// Added to the biomes of the sector.
    pub fn biomes(self) -> List<'a, Biome> {
        self.0.list(2)
    }

    /// Nobody may leave until it is replaced or covered.
    pub fn no_travel(self) -> bool {
        self.0.bool(3)
    }

    /// The sector counts as finished.
    pub fn last_poi(self) -> bool {
        self.0.bool(4)
    }

    /// Some mission or log refers to this mark.
    pub fn important(self) -> bool {
        self.0.bool(5)
    }

    /// What can be done here.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(6)
    }

    /// A clock that starts when time first advances.
    pub fn time_track(self) -> Option<TimeTrack<'a>> {
        self.0.table(7).map(TimeTrack)
    }

    /// A rule that holds while it is visible.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// A mission laid out at set-up, perhaps only on a condition or with an instruction printed in its slot.
    MissionSlot
}

impl<'a> MissionSlot<'a> {

    /// The card.
    /// The key of a `mission`.
    pub fn mission(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// When it is laid out; always, unless stated.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(1).map(Condition)
    }

    /// An instruction for the slot.
    /// A message number plus 1; 0 is no text.
    pub fn instruction(self) -> Text {
        Text::of(self.0.u32(2))
    }
}

landfall_runtime::table! {
    /// A threat laid out at set-up, on the board or waiting beside it.
    ThreatSlot
}

impl<'a> ThreatSlot<'a> {

    /// The card.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where its standee begins; off the board, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }

    /// When it is laid out; always, unless stated.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(2).map(Condition)
    }
}

landfall_runtime::table! {
    /// A global condition laid out at set-up; it covers the printed one.
    GlobalSlot
}

impl<'a> GlobalSlot<'a> {

    /// The card.
    /// The key of a `global-condition`.
    pub fn global_(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// When it is laid out; always, unless stated.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(1).map(Condition)
    }

    /// An instruction for the slot.
    /// A message number plus 1; 0 is no text.
    pub fn instruction(self) -> Text {
        Text::of(self.0.u32(2))
    }
}

landfall_runtime::table! {
    /// A global condition printed in the corner of the board. It holds until a card covers it, and again afterwards.
    ConditionBlock
}

impl<'a> ConditionBlock<'a> {

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(1)
    }

    /// What the `travel` icon of a path means; needed where a path has one.
    pub fn travel(self) -> Option<Travel<'a>> {
        self.0.table(2).map(Travel)
    }

    /// Usable in every check, any number of times.
    pub fn combination(self) -> List<'a, Combination<'a>> {
        self.0.list(3)
    }

    /// Part of every check, before the effects of the action itself.
    pub fn special(self) -> List<'a, Special<'a>> {
        self.0.list(4)
    }

    /// Available in every sector.
    pub fn action(self) -> List<'a, Action<'a>> {
        self.0.list(5)
    }

    /// A clock for the whole board.
    pub fn time_track(self) -> Option<TimeTrack<'a>> {
        self.0.table(6).map(TimeTrack)
    }

    /// Supplies never run out.
    pub fn unlimited_supplies(self) -> bool {
        self.0.bool(7)
    }

    /// A rule that holds everywhere.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// What the `travel` icon of a path means. It takes the place of the step that moves the crewmember, so one of its effects must be the move itself.
    Travel
}

impl<'a> Travel<'a> {

    /// The danger dice rolled along with the check, one letter each; there are two dice in the box.
    pub fn danger(self) -> List<'a, DangerLetter> {
        self.0.list(0)
    }

    /// Must be carried out before any outcome, from top to bottom, as often as the dice allow.
    pub fn special(self) -> List<'a, Special<'a>> {
        self.0.list(1)
    }

    /// Read from top to bottom; the first row whose dice are there is the outcome.
    pub fn row(self) -> List<'a, Row<'a>> {
        self.0.list(2)
    }

    /// Progress that stays from check to check, in place of rows.
    pub fn track(self) -> List<'a, Track<'a>> {
        self.0.list(3)
    }

    /// Travelling is resolved by a dice check.
    pub fn check(self) -> bool {
        self.0.bool(4)
    }

    /// What happens, such as `move to connected`.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }
}

landfall_runtime::table! {
    /// The ten steps, from choosing dice to resolving an outcome; either rows or tracks say how it ends.
    Check
}

impl<'a> Check<'a> {

    /// The danger dice rolled along with the check, one letter each; there are two dice in the box.
    pub fn danger(self) -> List<'a, DangerLetter> {
        self.0.list(0)
    }

    /// Must be carried out before any outcome, from top to bottom, as often as the dice allow.
    pub fn special(self) -> List<'a, Special<'a>> {
        self.0.list(1)
    }

    /// Read from top to bottom; the first row whose dice are there is the outcome.
    pub fn row(self) -> List<'a, Row<'a>> {
        self.0.list(2)
    }

    /// Progress that stays from check to check, in place of rows.
    pub fn track(self) -> List<'a, Track<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// What a check asks for and what it gives in return.
    Row
}

impl<'a> Row<'a> {

    /// Yellow is better than success, green is success, red is failure.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(0, 0))
    }

    /// The dice that meet this row, such as `[2 technology / red + blue]`. Red never asks for any.
    pub fn requirement(self) -> Option<IconRequirement<'a>> {
        self.0.table(1).map(IconRequirement)
    }

    /// What happens; `nothing` if it is nothing.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// A trigger in the roll pool and what it sets off. `[not physical]` is met when no die shows that icon.
    Special
}

impl<'a> Special<'a> {

    /// The dice that set it off; they are spent.
    pub fn requirement(self) -> Option<IconRequirement<'a>> {
        self.0.table(0).map(IconRequirement)
    }

    /// What happens each time.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A row of spaces; when the marker has reached the last one, its outcome is resolved and the marker comes off.
    Track
}

impl<'a> Track<'a> {

    /// Named by `progress` and `regress`.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(0, 0))
    }

    /// How many steps it takes, the outcome space included.
    pub fn length(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// What happens at the end of the track.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// Dice that players may spend in the middle of a check for an effect at once. Accidents never count.
    Combination
}

impl<'a> Combination<'a> {

    /// The dice to spend, such as `[2 same]`.
    pub fn requirement(self) -> Option<IconRequirement<'a>> {
        self.0.table(0).map(IconRequirement)
    }

    /// What they buy.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A box to tick, kept for the whole campaign. Elsewhere it is written as log and number, such as `1903.1`.
    BoxBlock
}

impl<'a> BoxBlock<'a> {

    /// Its place in the log.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What a tick means.
    /// A message number plus 1; 0 is no text.
    pub fn label(self) -> Text {
        Text::of(self.0.u32(1))
    }
}

landfall_runtime::table! {
    /// One of the ways in which players may go on from a log.
    Choice
}

impl<'a> Choice<'a> {

    /// What players decide to do.
    /// A message number plus 1; 0 is no text.
    pub fn label(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// When it is open to them; always, unless stated.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(1).map(Condition)
    }

    /// What comes of it.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// How a mission ends: `completion told` when a log or card says so, `completion when CONDITION` as soon as the condition holds, before or after any action.
    Completion
}

impl<'a> Completion<'a> {

    /// A log or a card says to discard it.
    pub fn told(self) -> bool {
        self.0.bool(0)
    }

    /// What must be true.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(1).map(Condition)
    }

    /// What happens then, such as `discard mission`.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// What a part adds to the lander.
    StatBonus
}

impl<'a> StatBonus<'a> {

    /// Which stat.
    pub fn stat(self) -> LanderStat {
        LanderStat::of(self.0.u16(0, 0))
    }

    /// How much.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// What a part lets the lander carry in addition.
    CapacityBonus
}

impl<'a> CapacityBonus<'a> {

    /// What there is more room for.
    pub fn capacity(self) -> Capacity {
        Capacity::of(self.0.u16(0, 0))
    }

    /// How much.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Discoveries that the project uses up.
    ResearchCost
}

impl<'a> ResearchCost<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Of which type, or `any`.
    pub fn type_(self) -> DiscoveryCost {
        DiscoveryCost::of(self.0.u16(1, 0))
    }

    /// How rare they must be at least.
    pub fn rarity(self) -> Rarity {
        Rarity::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// One card of a list of cards to move.
    CardLine
}

impl<'a> CardLine<'a> {

    /// Its number.
    pub fn card(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// How many copies; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// A way to another system.
    Outbound
}

impl<'a> Outbound<'a> {

    /// Where it leads.
    /// The key of a `system-map`.
    pub fn system(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// What it costs.
    pub fn energy(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Read on the way; the page is opened right away, unless stated.
    /// The key of a `log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(2)
    }

    /// Printed in yellow; needs an upgrade of the bridge.
    pub fn dangerous(self) -> bool {
        self.0.bool(3)
    }
}

landfall_runtime::table! {
    /// A place in this system that can be visited.
    Destination
}

impl<'a> Destination<'a> {

    /// Its number on the map.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What the visit costs.
    pub fn energy(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// Printed in yellow; needs an upgrade of the bridge.
    pub fn dangerous(self) -> bool {
        self.0.bool(3)
    }

    /// The card that is put into the scanner.
    /// The key of a `landing-card`.
    pub fn landing(self) -> Option<&'a str> {
        self.0.str(4)
    }

    /// Read on arrival.
    /// The key of a `log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(5)
    }

    /// What players carry out.
    pub fn instructions(self) -> List<'a, Effect<'a>> {
        self.0.list(6)
    }
}

landfall_runtime::table! {
    /// What the mood on board changes.
    Mood
}

impl<'a> Mood<'a> {

    /// The level.
    pub fn level(self) -> MoraleLevel {
        MoraleLevel::of(self.0.u16(0, 0))
    }

    /// Tokens added to the command pool.
    /// 0 when it is not given.
    pub fn more_command(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Tokens missing from the command pool.
    /// 0 when it is not given.
    pub fn less_command(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// Tokens added to the energy pool.
    /// 0 when it is not given.
    pub fn more_energy(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// Tokens missing from the energy pool.
    /// 0 when it is not given.
    pub fn less_energy(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// Situations drawn in addition.
    /// 0 when it is not given.
    pub fn more_situations(self) -> i32 {
        self.0.i32(5, 0)
    }

    /// How many recruits the barracks draw.
    /// 0 when it is not given.
    pub fn draft(self) -> i32 {
        self.0.i32(6, 0)
    }

    /// Whatever else it changes.
    /// Message numbers, each plus 1.
    pub fn passive(self) -> List<'a, Text> {
        self.0.list(7)
    }
}

landfall_runtime::table! {
    /// A clock. `time-track 4 -> EFFECTS` has four spaces, and something happens on the last; with several effects on the way, list the spaces one by one.
    TimeTrack
}

impl<'a> TimeTrack<'a> {

    /// How many spaces, the last one included.
    /// 0 when it is not given.
    pub fn length(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What happens on the last space.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }

    /// The spaces from left to right; the token enters the first when time first advances.
    pub fn space(self) -> List<'a, Space<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// One step of a clock.
    Space
}

impl<'a> Space<'a> {

    /// What happens when the token enters it; leave it out for a quiet step.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// Says out loud that nothing happens, so that an empty line is never a forgotten one.
    Nothing
}

landfall_runtime::table! {
    /// Whoever is affected picks one of the options, written `{ A or B }`; an option that cannot be paid in full may not be picked.
    Choose
}

impl<'a> Choose<'a> {

    /// Two or more sets of effects, parted by `or`.
    pub fn options(self) -> List<'a, EffectList<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// Players decide whether this happens at all.
    May
}

impl<'a> May<'a> {

    /// What happens if they want it.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// The first effects happen when the condition holds, those after `else` when it does not.
    IfVerb
}

impl<'a> IfVerb<'a> {

    /// What must be true, such as `success >= 3`.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(0).map(Condition)
    }

    /// What happens if it is true.
    pub fn then(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }

    /// What happens if it is not; leave `else` out for nothing.
    pub fn otherwise(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// The effects happen once for everyone the target names, and to them.
    Each
}

impl<'a> Each<'a> {

    /// Everyone it happens to.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }

    /// What happens to each of them.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// The second effects happen only if the first, the cost, was carried out in full; players may decline.
    Pay
}

impl<'a> Pay<'a> {

    /// What it costs.
    pub fn cost(self) -> List<'a, Effect<'a>> {
        self.0.list(0)
    }

    /// What it buys.
    pub fn gain(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// Roll the die once and carry out the line that shows its face; the lines must cover every face exactly once.
    Roll
}

impl<'a> Roll<'a> {

    /// The die to roll.
    pub fn die(self) -> NumberedDie {
        NumberedDie::of(self.0.u16(0, 0))
    }

    /// The lines of the table, such as `{ 0-4 -> nothing; 5-9 -> end turn }`.
    pub fn rows(self) -> List<'a, TableRow<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// The effects may be used only once in this period.
    Once
}

impl<'a> Once<'a> {

    /// When the limit starts afresh.
    pub fn period(self) -> Period {
        Period::of(self.0.u16(0, 0))
    }

    /// What is limited.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// This card takes the place of every point of interest in the sector; a printed one is merely covered.
    ReplacePoi
}

impl<'a> ReplacePoi<'a> {

    /// The card that comes.
    /// The key of a `poi`.
    pub fn poi(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The card goes on top of what lies there and hides it; the pile below stays.
    PlacePoiOnTop
}

impl<'a> PlacePoiOnTop<'a> {

    /// The card that comes.
    /// The key of a `poi`.
    pub fn poi(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The card goes back to the tray; without a number, all the points of interest of the sector do.
    DiscardPoi
}

impl<'a> DiscardPoi<'a> {

    /// Which one; all of them, unless stated.
    /// The key of a `poi`.
    pub fn poi(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// Only the card on top goes back to the tray and shows what lies below.
    DiscardTopPoi
}

impl<'a> DiscardTopPoi<'a> {

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// Markers in a sector stay there even when the card is replaced; they are lost when the planet is left.
    PlaceMarker
}

impl<'a> PlaceMarker<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// Markers on a card are lost with the card.
    PlaceMarkerOnCard
}

impl<'a> PlaceMarkerOnCard<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Takes markers off a sector.
    RemoveMarker
}

impl<'a> RemoveMarker<'a> {

    /// How many; all, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The lander stands here from now on, as a briefing may decide.
    PlaceLander
}

impl<'a> PlaceLander<'a> {

    /// Where it stands.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The lander takes off and comes down in another sector.
    MoveLander
}

impl<'a> MoveLander<'a> {

    /// Where it stands afterwards.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// This card becomes the current global condition and takes the place of the last one.
    SetGlobalCondition
}

impl<'a> SetGlobalCondition<'a> {

    /// The card.
    /// The key of a `global-condition`.
    pub fn condition(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The current card goes back to the tray; the condition printed on the board holds again.
    DiscardGlobalCondition
}

impl<'a> DiscardGlobalCondition<'a> {

    /// Which one; the current one, unless stated.
    /// The key of a `global-condition`.
    pub fn condition(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The card is laid out face down; what it asks for is not yet known.
    PlaceMission
}

impl<'a> PlaceMission<'a> {

    /// The card.
    /// The key of a `mission`.
    pub fn mission(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The card is laid out face up, or turned over if it is there already; its actions can be used from now on.
    RevealMission
}

impl<'a> RevealMission<'a> {

    /// The card.
    /// The key of a `mission`.
    pub fn mission(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The mission is done with and leaves the board, which is how missions succeed.
    DiscardMission
}

impl<'a> DiscardMission<'a> {

    /// Which one; this one, unless stated.
    /// The key of a `mission`.
    pub fn mission(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The mission has succeeded and leaves the board.
    CompleteMission
}

impl<'a> CompleteMission<'a> {

    /// Which one; this one, unless stated.
    /// The key of a `mission`.
    pub fn mission(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The mission can no longer succeed, and the exploration counts as failed at docking.
    FailMission
}

impl<'a> FailMission<'a> {

    /// Which one; this one, unless stated.
    /// The key of a `mission`.
    pub fn mission(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The token goes on the lander and makes the exploration a failure at docking.
    PlaceMissionFailedToken
}

landfall_runtime::table! {
    /// The token leaves the lander; the exploration may succeed after all.
    DiscardMissionFailedToken
}

landfall_runtime::table! {
    /// The card joins the stack of unique discoveries on the board.
    PlaceUniqueDiscovery
}

impl<'a> PlaceUniqueDiscovery<'a> {

    /// Its number.
    /// The key of a `unique-discovery`.
    pub fn number(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where it joins; on top, unless stated.
    pub fn end(self) -> StackEnd {
        StackEnd::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Cards from the own section deck; whoever holds too many afterwards discards.
    DrawSectionCards
}

impl<'a> DrawSectionCards<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who draws; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Cards go from the hand to the own discard pile.
    DiscardSectionCards
}

impl<'a> DiscardSectionCards<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who discards; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Cards go back to the section compartment and are out of this exploration.
    SacrificeSectionCards
}

impl<'a> SacrificeSectionCards<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// This many events are drawn at the end of this turn instead of one.
    DrawEvents
}

impl<'a> DrawEvents<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Tokens from the bag go on this deck; when they add up to three or more, they turn into its top discovery.
    GainLead
}

impl<'a> GainLead<'a> {

    /// Which deck.
    pub fn type_(self) -> DiscoveryType {
        DiscoveryType::of(self.0.u16(0, 0))
    }

    /// How many tokens; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The top card of this deck; leads on the deck are cleared first.
    GainDiscovery
}

impl<'a> GainDiscovery<'a> {

    /// Which deck.
    pub fn type_(self) -> DiscoveryType {
        DiscoveryType::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Discoveries go to the bottom of their decks, as a loss or as a cost; unique ones never do.
    DiscardDiscovery
}

impl<'a> DiscardDiscovery<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which type; any, unless stated.
    pub fn type_(self) -> DiscoveryType {
        DiscoveryType::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// The one with this number, or the top of the stack; if it is gone, the board says what players get instead.
    GainUniqueDiscovery
}

impl<'a> GainUniqueDiscovery<'a> {

    /// Its number; the top of the stack, unless stated.
    /// The key of a `unique-discovery`.
    pub fn number(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Charges pay for the skill of a crewmember; there is no upper limit.
    AddCharges
}

impl<'a> AddCharges<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who gets them; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Charges are removed from a crew board.
    SpendCharges
}

impl<'a> SpendCharges<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Success tokens buy dice and promotions once the team is back.
    GainSuccess
}

impl<'a> GainSuccess<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Success tokens go back to the supply.
    LoseSuccess
}

impl<'a> LoseSuccess<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Supplies rise, though never above what the lander can hold.
    GainSupplies
}

impl<'a> GainSupplies<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Supplies fall; a lander stat may soften the loss, down to nothing.
    LoseSupplies
}

impl<'a> LoseSupplies<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// The stat that is subtracted.
    pub fn stat(self) -> LanderStat {
        LanderStat::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Tokens join the energy pool of the ship.
    GainEnergy
}

impl<'a> GainEnergy<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Tokens leave the energy pool of the ship.
    LoseEnergy
}

impl<'a> LoseEnergy<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Tokens join the command pool of the ship.
    GainCommand
}

impl<'a> GainCommand<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Tokens leave the command pool of the ship.
    LoseCommand
}

impl<'a> LoseCommand<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// It joins the command pool and later leaves it with all but one of the command tokens.
    AddPenaltyToken
}

landfall_runtime::table! {
    /// The lander card is turned face down and cannot be used until repaired.
    DamageLander
}

landfall_runtime::table! {
    /// The lander card is turned face up again.
    RepairLander
}

landfall_runtime::table! {
    /// One level up; it never rises above high.
    RaiseMorale
}

landfall_runtime::table! {
    /// One level down; at very low each section returns a die to the box instead.
    LowerMorale
}

landfall_runtime::table! {
    /// The tech level of the ship is now this.
    SetTechLevel
}

impl<'a> SetTechLevel<'a> {

    /// The level.
    pub fn level(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// New situations from the possible ones; their effect is not resolved yet.
    DrawSituations
}

impl<'a> DrawSituations<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Morale falls, the penalty token joins the command pool, and the ship phase ends at the save point.
    Adrift
}

landfall_runtime::table! {
    /// A part of the ship's rules is open from now on.
    Unlock
}

impl<'a> Unlock<'a> {

    /// What is unlocked.
    pub fn feature(self) -> Feature {
        Feature::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Along a path, in the direction of its arrowhead. Impossible where a `no-travel` mark is in sight.
    MoveToConnected
}

impl<'a> MoveToConnected<'a> {

    /// Who moves; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }

    /// How many sectors; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// The icons of the path are not resolved.
    pub fn ignoring_icons(self) -> bool {
        self.0.bool(2)
    }
}

landfall_runtime::table! {
    /// Straight to this sector, unless a `no-travel` mark holds them back.
    MoveToSector
}

impl<'a> MoveToSector<'a> {

    /// Who moves.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }

    /// Where they arrive.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// They are simply there; no path, no icons, and no `no-travel` mark matters.
    PlaceCrew
}

impl<'a> PlaceCrew<'a> {

    /// Who is placed.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }

    /// Where they are from now on.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// They are beside the lander from now on, wherever it stands.
    PlaceCrewAtLander
}

impl<'a> PlaceCrewAtLander<'a> {

    /// Who is placed.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// They are lost for good and go to the memorial wall.
    KillCrew
}

impl<'a> KillCrew<'a> {

    /// Who dies.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// One rank up, if a sleeve of that rank is left.
    Promote
}

impl<'a> Promote<'a> {

    /// Who rises; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// One rank down.
    Demote
}

impl<'a> Demote<'a> {

    /// Who falls; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// The crewmember joins another section and loses a rank.
    TransferCrew
}

impl<'a> TransferCrew<'a> {

    /// Who changes section.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }

    /// Where they serve from now on.
    pub fn section(self) -> Section {
        Section::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// The crewmember leaves the service and returns to the recruits.
    DismissCrew
}

impl<'a> DismissCrew<'a> {

    /// Who leaves.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// New crewmembers are drawn from the recruits.
    Recruit
}

impl<'a> Recruit<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Available dice go to the spent pool; whoever has none left sacrifices instead.
    SpendDie
}

impl<'a> SpendDie<'a> {

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(2).map(Target)
    }
}

landfall_runtime::table! {
    /// Dice are gone until the exploration ends; with three or fewer left, crew become exhausted instead.
    SacrificeDie
}

impl<'a> SacrificeDie<'a> {

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(2).map(Target)
    }
}

landfall_runtime::table! {
    /// Spent dice are available again.
    RefreshDice
}

impl<'a> RefreshDice<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which dice; any, unless stated.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(1, 0))
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(2).map(Target)
    }
}

landfall_runtime::table! {
    /// Every spent die is available again.
    RefreshAllDice
}

impl<'a> RefreshAllDice<'a> {

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// Dice of the roll pool are rolled again.
    Reroll
}

impl<'a> Reroll<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(1, 0))
    }

    /// Only dice that show this icon.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// As many dice of the roll pool as players like are rolled again.
    RerollAll
}

impl<'a> RerollAll<'a> {

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// Only dice that show this icon.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Turn a die of the roll pool to this face, or to any face it has.
    SetDie
}

impl<'a> SetDie<'a> {

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// The face; any face, unless stated.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Dice leave the roll pool for the spent pool of their owner, as a cost or to be rid of them.
    MoveDieToSpent
}

impl<'a> MoveDieToSpent<'a> {

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Only dice that show this icon.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// All such dice leave the roll pool for the spent pools of their owners.
    MoveAllDiceToSpent
}

impl<'a> MoveAllDiceToSpent<'a> {

    /// Which dice.
    pub fn colour(self) -> DieColour {
        DieColour::of(self.0.u16(0, 0))
    }

    /// Only dice that show this icon.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Dice of the roll pool go back to the crew board instead of being spent.
    ReturnDieToAvailable
}

impl<'a> ReturnDieToAvailable<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Roll a danger die and carry out what the table of this letter says; this is not a dice check.
    RollDanger
}

impl<'a> RollDanger<'a> {

    /// The table.
    pub fn letter(self) -> DangerLetter {
        DangerLetter::of(self.0.u16(0, 0))
    }

    /// How many dice; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Who rolls; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(2).map(Target)
    }
}

landfall_runtime::table! {
    /// A danger die that was just rolled is rolled again.
    RerollDanger
}

impl<'a> RerollDanger<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Three injury dice decide whether a crewmember lives.
    SurvivalCheck
}

impl<'a> SurvivalCheck<'a> {

    /// Whose life; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// Each section takes dice from the box into its compartment.
    GainSectionDie
}

impl<'a> GainSectionDie<'a> {

    /// How many each; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// No success has to be paid for them.
    pub fn free(self) -> bool {
        self.0.bool(1)
    }
}

landfall_runtime::table! {
    /// Each section returns dice to the box.
    ReturnSectionDie
}

impl<'a> ReturnSectionDie<'a> {

    /// How many each; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Players open the logbook at this number and read.
    GoToLog
}

impl<'a> GoToLog<'a> {

    /// The number.
    /// The key of a `log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The player of this section picks one of the options for everyone.
    ChooseBy
}

impl<'a> ChooseBy<'a> {

    /// Who decides.
    pub fn section(self) -> Section {
        Section::of(self.0.u16(0, 0))
    }

    /// Two or more sets of effects, parted by `or`.
    pub fn options(self) -> List<'a, EffectList<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// The turn of the acting crewmember is over, whatever actions were left.
    EndTurn
}

landfall_runtime::table! {
    /// The team leaves the planet at once; the missions decide how it went, unless stated.
    EndExploration
}

impl<'a> EndExploration<'a> {

    /// How it went.
    pub fn result(self) -> ResultWord {
        ResultWord::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The team flees as after a fourth injury. Players read the evac log of the board, and discoveries that are not unique are lost.
    TriggerEvac
}

landfall_runtime::table! {
    /// The lander takes off and players read the lift-off log of the board; crew outside its sector are lost.
    LiftOff
}

landfall_runtime::table! {
    /// On a path, the travel block of the current global condition says what happens, the move included.
    UseTravel
}

landfall_runtime::table! {
    /// After this outcome the row of that colour applies too, as the arrow between two rows says.
    Then
}

impl<'a> Then<'a> {

    /// The row that follows.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The check ends here and now, and the outcome of this colour is resolved; all its dice are spent.
    Immediate
}

impl<'a> Immediate<'a> {

    /// The outcome that is resolved.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The check stops without an outcome.
    EndCheck
}

landfall_runtime::table! {
    /// The check goes on at this step; what lies between is skipped.
    GoToCheckStep
}

impl<'a> GoToCheckStep<'a> {

    /// Where it goes on.
    pub fn step(self) -> CheckStep {
        CheckStep::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Tick this box of the logbook, such as `1903.1`, or just `1` inside log 1903. Ticks last for the whole campaign.
    MarkBox
}

impl<'a> MarkBox<'a> {

    /// The box.
    /// Refers to `box` of `log`.
    pub fn r#box(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// Tick the first box of this log that is not ticked yet.
    MarkFirstBox
}

impl<'a> MarkFirstBox<'a> {

    /// The log that holds the boxes.
    /// The key of a `log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Players write these words into the logbook.
    RecordNote
}

impl<'a> RecordNote<'a> {

    /// What to write.
    /// A message number plus 1; 0 is no text.
    pub fn text(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// Where; in this log, unless stated.
    /// The key of a `log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// Sends players to a chapter of the rulebook, as the tutorial does.
    ReadRules
}

impl<'a> ReadRules<'a> {

    /// Its title.
    /// A message number plus 1; 0 is no text.
    pub fn chapter(self) -> Text {
        Text::of(self.0.u32(0))
    }
}

landfall_runtime::table! {
    /// The exploration is packed away and the ship phase begins.
    BeginShipManagement
}

landfall_runtime::table! {
    /// Play goes on with the procedure on this page of the ship book.
    GoToShipBook
}

impl<'a> GoToShipBook<'a> {

    /// Its page; 25 is where players leave the planet.
    pub fn page(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// The game may be packed away here.
    SavePoint
}

landfall_runtime::table! {
    /// Players open the sealed envelope and do as it says.
    OpenMysteryEnvelope
}

landfall_runtime::table! {
    /// Sacrifice a die and refresh five; with three or fewer dice in play, become exhausted instead of the sacrifice.
    Exert
}

impl<'a> Exert<'a> {

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// More dice than usual join the roll pool, as when somebody assists with two.
    AddDie
}

impl<'a> AddDie<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// As long as this holds, every die that shows the first icon counts as the second.
    TreatResultAs
}

impl<'a> TreatResultAs<'a> {

    /// What the dice show.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(0, 0))
    }

    /// What it counts as.
    pub fn other(self) -> Icon {
        Icon::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// This many section cards in addition to those that are drawn anyway.
    DrawMore
}

impl<'a> DrawMore<'a> {

    /// How many more.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// This many dice in addition to those that are refreshed anyway.
    RefreshMore
}

impl<'a> RefreshMore<'a> {

    /// How many more.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// This card is turned to its other side.
    FlipThis
}

landfall_runtime::table! {
    /// The card joins the away team or, on the ship, the armory.
    GainEquipment
}

impl<'a> GainEquipment<'a> {

    /// The card.
    /// The key of a `equipment`.
    pub fn equipment(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The card goes back to the armory.
    DiscardEquipment
}

impl<'a> DiscardEquipment<'a> {

    /// The card.
    /// The key of a `equipment`.
    pub fn equipment(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// This card goes where discarded cards of its kind go, such as the armory or the bottom of its deck.
    DiscardThis
}

landfall_runtime::table! {
    /// The token stands there from now on and serves everyone; it cannot be placed again.
    PlaceToken
}

impl<'a> PlaceToken<'a> {

    /// The token.
    pub fn token(self) -> EquipmentToken {
        EquipmentToken::of(self.0.u16(0, 0))
    }

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The card joins the crew board together with an injury die. A fourth injury means evacuation.
    GainInjury
}

impl<'a> GainInjury<'a> {

    /// Which one.
    /// The key of a `injury`.
    pub fn injury(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Who suffers; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// The die goes back to the supply; the injury card stays.
    DiscardInjuryDie
}

impl<'a> DiscardInjuryDie<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// The crewmember heals: the card goes back to its deck; the injury die stays.
    DiscardInjury
}

impl<'a> DiscardInjury<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which kind; any, unless stated.
    /// The key of a `injury`.
    pub fn injury(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(2).map(Target)
    }
}

landfall_runtime::table! {
    /// The injury is inactive, yet still counts towards evacuation and in the medbay.
    FlipInjury
}

impl<'a> FlipInjury<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which kind; any, unless stated.
    /// The key of a `injury`.
    pub fn injury(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// Whose; of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(2).map(Target)
    }
}

landfall_runtime::table! {
    /// Players open the operations manual at this number and read.
    GoToOperationLog
}

impl<'a> GoToOperationLog<'a> {

    /// The number.
    /// The key of a `operation-log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The listed cards are searched in one place and put into another, as the backs of projects say.
    MoveCards
}

impl<'a> MoveCards<'a> {

    /// The cards, such as `{ card E02; card E01 x 2 }`.
    pub fn cards(self) -> List<'a, CardLine<'a>> {
        self.0.list(0)
    }

    /// Where they are.
    pub fn from_(self) -> Location {
        Location::of(self.0.u16(1, 0))
    }

    /// Where they go.
    pub fn to(self) -> Location {
        Location::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// The card goes into the envelope of cards that wait to be installed.
    PutInAwaiting
}

impl<'a> PutInAwaiting<'a> {

    /// The card.
    pub fn card(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// This card is shuffled into the cards that are there.
    ShuffleThisInto
}

impl<'a> ShuffleThisInto<'a> {

    /// The deck.
    pub fn to(self) -> Location {
        Location::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The card is shuffled into the cards that are there.
    ShuffleInto
}

impl<'a> ShuffleInto<'a> {

    /// The card.
    /// The key of a `situation`.
    pub fn card(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// The deck.
    pub fn to(self) -> Location {
        Location::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// This card is out of the campaign.
    RemoveThisFromGame
}

landfall_runtime::table! {
    /// The card is out of the campaign. Unique discoveries up to 32 never are.
    RemoveFromGame
}

impl<'a> RemoveFromGame<'a> {

    /// The card.
    pub fn card(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// This objective takes the place of the last one at the next visit to the bridge.
    SetObjective
}

impl<'a> SetObjective<'a> {

    /// The card.
    /// The key of a `objective`.
    pub fn objective(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The card joins the bridge.
    AddSecondaryObjective
}

impl<'a> AddSecondaryObjective<'a> {

    /// The card.
    /// The key of a `secondary-objective`.
    pub fn objective(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Open situations are dealt with.
    SolveSituation
}

impl<'a> SolveSituation<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Another lander stands in the hangar.
    GainLander
}

impl<'a> GainLander<'a> {

    /// The lander.
    /// The key of a `lander`.
    pub fn lander(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The lander is out of the campaign; the basic one never is.
    LoseLander
}

impl<'a> LoseLander<'a> {

    /// The lander.
    /// The key of a `lander`.
    pub fn lander(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The ship reaches this system and its map is opened.
    FlyToSystem
}

impl<'a> FlyToSystem<'a> {

    /// The system.
    /// The key of a `system-map`.
    pub fn system(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The ship visits this place; `toi-2.3` is destination 3 of that system.
    VisitDestination
}

impl<'a> VisitDestination<'a> {

    /// The place.
    /// Refers to `destination` of `system-map`.
    pub fn destination(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The card goes into the planetary scanner; the flight is over.
    PlaceLandingCard
}

impl<'a> PlaceLandingCard<'a> {

    /// The card.
    /// The key of a `landing-card`.
    pub fn card(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The scanner shows this part of the landing card.
    Scan
}

impl<'a> Scan<'a> {

    /// What is shown.
    pub fn part(self) -> LandingPart {
        LandingPart::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// This many tokens more each time the pool is filled.
    RaisePool
}

impl<'a> RaisePool<'a> {

    /// Which pool.
    pub fn pool(self) -> Pool {
        Pool::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// This many tokens fewer each time the pool is filled.
    LowerPool
}

impl<'a> LowerPool<'a> {

    /// Which pool.
    pub fn pool(self) -> Pool {
        Pool::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The lander is better at this from now on.
    RaiseStat
}

impl<'a> RaiseStat<'a> {

    /// Which stat.
    pub fn stat(self) -> LanderStat {
        LanderStat::of(self.0.u16(0, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The lander has more room for this from now on.
    RaiseCapacity
}

impl<'a> RaiseCapacity<'a> {

    /// Which capacity.
    pub fn capacity(self) -> Capacity {
        Capacity::of(self.0.u16(0, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The threat does what this behaviour says; twice in a row is fine.
    Act
}

impl<'a> Act<'a> {

    /// The behaviour; `kurma.swim` on any card but its own.
    /// Refers to `behaviour` of `threat`.
    pub fn behaviour(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// Its standee enters the board or is taken to another sector.
    PlaceThreat
}

impl<'a> PlaceThreat<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// A secondary standee instead of the primary one.
    pub fn secondary(self) -> bool {
        self.0.bool(1)
    }

    /// Where; here, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(2).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The threat is dealt with; card and standees leave the board.
    RemoveThreat
}

impl<'a> RemoveThreat<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The standee leaves the board for now while the card stays and goes on acting.
    HideThreat
}

impl<'a> HideThreat<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Along paths, as `connected` means it; no icon is resolved and nothing holds a threat back.
    MoveThreat
}

impl<'a> MoveThreat<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where it goes.
    pub fn direction(self) -> ThreatDirection {
        ThreatDirection::of(self.0.u16(1, 0))
    }

    /// How many sectors; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// The card is turned to its other side.
    FlipThreat
}

impl<'a> FlipThreat<'a> {

    /// The side that is showing.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Its time token moves on and it acts.
    AdvanceThreat
}

impl<'a> AdvanceThreat<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How many spaces; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Its time token is removed.
    ResetThreat
}

impl<'a> ResetThreat<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The marker on the track of this colour of the threat's own action moves on.
    ProgressThreat
}

impl<'a> ProgressThreat<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Which track.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(1, 0))
    }

    /// How many spaces; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// The marker on the track of this colour moves on; it never goes past the end.
    ProgressTrack
}

impl<'a> ProgressTrack<'a> {

    /// Which track.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(0, 0))
    }

    /// How many spaces; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// On the card in this sector; on the action itself, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(2).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The marker on the track of this colour moves back and comes off at the left end.
    RegressTrack
}

impl<'a> RegressTrack<'a> {

    /// Which track.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(0, 0))
    }

    /// How many spaces; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// On the card in this sector; on the action itself, unless stated.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(2).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The marker of this track is removed; without a colour, the markers of all the tracks of the card.
    ResetTrack
}

impl<'a> ResetTrack<'a> {

    /// Which track; all, unless stated.
    pub fn colour(self) -> Outcome {
        Outcome::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The time token leaves this card; the clock starts afresh when time next advances.
    ResetTime
}

landfall_runtime::table! {
    /// The clock of this card moves on.
    AdvanceTime
}

impl<'a> AdvanceTime<'a> {

    /// How many spaces; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which card; this one, unless stated.
    pub fn card(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// Every clock on the board moves on, in the order players like.
    AdvanceAllTime
}

impl<'a> AdvanceAllTime<'a> {

    /// How many spaces; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// The clock of this card moves back; its token comes off at the left end.
    ReduceTime
}

impl<'a> ReduceTime<'a> {

    /// How many spaces; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which card; this one, unless stated.
    pub fn card(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// This box of the logbook is ticked.
    Marked
}

impl<'a> Marked<'a> {

    /// The box, such as `1903.1`.
    /// Refers to `box` of `log`.
    pub fn r#box(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// This many boxes of this log are ticked.
    BoxesMarked
}

impl<'a> BoxesMarked<'a> {

    /// The log that holds the boxes.
    /// The key of a `log`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(1, 0))
    }

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// At least one die of the roll pool shows this icon.
    HasIcon
}

impl<'a> HasIcon<'a> {

    /// The icon.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// At least this many dice of the roll pool show this icon.
    AtLeast
}

impl<'a> AtLeast<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// The icon.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Somebody else in the sector lends a die.
    Assisted
}

landfall_runtime::table! {
    /// The acting sector, or the point of interest on top, carries this mark.
    SectorHas
}

impl<'a> SectorHas<'a> {

    /// The mark.
    pub fn mark(self) -> SectorMark {
        SectorMark::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The acting sector, or the point of interest on top, has this biome.
    SectorBiome
}

impl<'a> SectorBiome<'a> {

    /// The biome.
    pub fn biome(self) -> Biome {
        Biome::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Everyone stands in this sector.
    AllCrewIn
}

impl<'a> AllCrewIn<'a> {

    /// The sector.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// Somebody stands in this sector.
    AnyCrewIn
}

impl<'a> AnyCrewIn<'a> {

    /// The sector.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The lander stands in this sector.
    LanderIn
}

impl<'a> LanderIn<'a> {

    /// The sector.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// This many markers lie in this sector; none survive leaving the planet.
    Markers
}

impl<'a> Markers<'a> {

    /// The sector.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(1, 0))
    }

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// This many markers lie in the acting sector.
    MarkersHere
}

impl<'a> MarkersHere<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// This many discovery decks carry at least this many leads each.
    LeadsOnDecks
}

impl<'a> LeadsOnDecks<'a> {

    /// How many decks.
    pub fn decks(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// How many leads on each.
    pub fn each(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The team has this many success tokens.
    Success
}

impl<'a> Success<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// This many supplies are left.
    Supplies
}

impl<'a> Supplies<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The time token of this card stands on this space; 0 is off the track.
    Time
}

impl<'a> Time<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// The space, counted from the left.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// This unique discovery has been gained.
    HasUnique
}

impl<'a> HasUnique<'a> {

    /// Its number.
    /// The key of a `unique-discovery`.
    pub fn number(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// This card lies on the board or in its place on the ship.
    InPlay
}

impl<'a> InPlay<'a> {

    /// The card.
    pub fn card(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// This card is out of the campaign.
    Removed
}

impl<'a> Removed<'a> {

    /// The card.
    pub fn card(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// This many crewmembers are on the planet.
    CrewCount
}

impl<'a> CrewCount<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Whoever acts has this rank.
    Rank
}

impl<'a> Rank<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// The rank.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// A crewmember of this section is on the planet.
    SectionPresent
}

impl<'a> SectionPresent<'a> {

    /// The section.
    pub fn section(self) -> Section {
        Section::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The mood on board is this.
    MoraleTest
}

impl<'a> MoraleTest<'a> {

    /// The level.
    pub fn level(self) -> MoraleLevel {
        MoraleLevel::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The ship has this tech level.
    TechLevelTest
}

impl<'a> TechLevelTest<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// The level.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The primary standee of this threat stands in some sector.
    ThreatOnBoard
}

impl<'a> ThreatOnBoard<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Somebody stands in the sector of the threat's primary standee.
    CrewWith
}

impl<'a> CrewWith<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The primary standee of this threat stands in the acting sector.
    ThreatHere
}

impl<'a> ThreatHere<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Whoever acts suffers from this injury.
    HasInjury
}

impl<'a> HasInjury<'a> {

    /// The injury.
    /// The key of a `injury`.
    pub fn injury(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Somebody of the away team carries this equipment.
    HasEquipment
}

impl<'a> HasEquipment<'a> {

    /// The card.
    /// The key of a `equipment`.
    pub fn equipment(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// This equipment token lies in the acting sector.
    TokenHere
}

impl<'a> TokenHere<'a> {

    /// The token.
    pub fn token(self) -> EquipmentToken {
        EquipmentToken::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Whoever acts or reads; what every effect means when no target is named.
    SelfTarget
}

landfall_runtime::table! {
    /// One crewmember in the acting sector, by choice.
    YouOrAnotherHere
}

landfall_runtime::table! {
    /// Everyone in the sector of whoever acts.
    CrewHere
}

landfall_runtime::table! {
    /// Everyone in this sector.
    CrewIn
}

impl<'a> CrewIn<'a> {

    /// The sector.
    /// Refers to `sector` of `planet`.
    pub fn sector(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The whole away team.
    CrewAll
}

landfall_runtime::table! {
    /// Everyone rolls a D10 and the lowest is meant; ties roll again.
    CrewRandom
}

landfall_runtime::table! {
    /// The same among those in the acting sector.
    CrewRandomHere
}

landfall_runtime::table! {
    /// Whoever has the most injuries; ties are decided at random.
    CrewMostInjuries
}

landfall_runtime::table! {
    /// The player of this section picks one.
    CrewChosenBy
}

impl<'a> CrewChosenBy<'a> {

    /// Who picks.
    pub fn section(self) -> Section {
        Section::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Everyone who lent a die to this check.
    Assistants
}

landfall_runtime::table! {
    /// Whoever the die in question belongs to.
    DieOwner
}

landfall_runtime::table! {
    /// Everyone in the sector of the threat's primary standee.
    CrewInSectorOf
}

impl<'a> CrewInSectorOf<'a> {

    /// The threat.
    /// The key of a `threat`.
    pub fn threat(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Everyone in the sector where the lander is.
    CrewAtLander
}

landfall_runtime::table! {
    /// Everyone in another sector than the lander; whoever lift-off leaves behind.
    CrewLeftBehind
}

landfall_runtime::table! {
    /// Any one of the alternatives will do.
    IconRequirement
}

impl<'a> IconRequirement<'a> {

    pub fn alternatives(self) -> List<'a, IconAlternative<'a>> {
        self.0.list(0)
    }

    /// What it asks for. A number of `rules` in a locale plus 1; 0 is no text.
    pub fn text(self) -> RulesText {
        RulesText::of(self.0.u32(1))
    }
}

landfall_runtime::table! {
    /// All of the terms are needed.
    IconAlternative
}

impl<'a> IconAlternative<'a> {

    pub fn terms(self) -> List<'a, IconTerm<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// A number of one word.
    IconTerm
}

impl<'a> IconTerm<'a> {

    pub fn word(self) -> Icon {
        Icon::of(self.0.u16(0, 0))
    }

    pub fn count(self) -> u16 {
        self.0.u16(1, 1)
    }

    /// It must not be there.
    pub fn absent(self) -> bool {
        self.0.bool(2)
    }
}

/// What bundles of the game are made of, for [`BundleFile::open`].
pub static SCHEMA: Schema<'static> = Schema {
    game: "vanguard",
    identifier: *b"LFVG",
    fingerprint: "ba51dfa7709db37b6ac50d4861350b4bc013af713811ba347fdf92e7a223543c",
    earlier: &["603c9527395c3d72d21bcb0a284bca3948cd6ec58ccee8c78bf9f7d355bb2895", "0f4458ba79d29a0018e8b1c7a1bf2e59f227df5b3ee5983431ddfd623a99b8cf", "24b3181ca33bb353393e2be4ddbb8f15af5070b8a6aa76886f273e29ba715660"],
    root: 0,
    tables: &[
        TableShape { name: "Bundle", columns: &[
            Column { name: "header", slot: 0, ty: Type::Table(1), key: false },
            Column { name: "locales", slot: 1, ty: Type::Tables(4), key: false },
            Column { name: "messages", slot: 2, ty: Type::Tables(5), key: false },
            Column { name: "sources", slot: 3, ty: Type::Tables(6), key: false },
            Column { name: "objective", slot: 4, ty: Type::Tables(29), key: false },
            Column { name: "secondary_objective", slot: 5, ty: Type::Tables(30), key: false },
            Column { name: "bridge_upgrade", slot: 6, ty: Type::Tables(31), key: false },
            Column { name: "tech_level", slot: 7, ty: Type::Tables(32), key: false },
            Column { name: "morale", slot: 8, ty: Type::Tables(33), key: false },
            Column { name: "crewmember", slot: 9, ty: Type::Tables(34), key: false },
            Column { name: "crew_board", slot: 10, ty: Type::Tables(35), key: false },
            Column { name: "discovery", slot: 11, ty: Type::Tables(36), key: false },
            Column { name: "unique_discovery", slot: 12, ty: Type::Tables(37), key: false },
            Column { name: "equipment", slot: 13, ty: Type::Tables(38), key: false },
            Column { name: "event", slot: 14, ty: Type::Tables(39), key: false },
            Column { name: "situation", slot: 15, ty: Type::Tables(40), key: false },
            Column { name: "research", slot: 16, ty: Type::Tables(41), key: false },
            Column { name: "production", slot: 17, ty: Type::Tables(42), key: false },
            Column { name: "facility_upgrade", slot: 18, ty: Type::Tables(43), key: false },
            Column { name: "global_condition", slot: 19, ty: Type::Tables(44), key: false },
            Column { name: "injury", slot: 20, ty: Type::Tables(45), key: false },
            Column { name: "lander", slot: 21, ty: Type::Tables(46), key: false },
            Column { name: "lander_mod", slot: 22, ty: Type::Tables(47), key: false },
            Column { name: "landing_card", slot: 23, ty: Type::Tables(48), key: false },
            Column { name: "log", slot: 24, ty: Type::Tables(49), key: false },
            Column { name: "mission", slot: 25, ty: Type::Tables(50), key: false },
            Column { name: "operation", slot: 26, ty: Type::Tables(51), key: false },
            Column { name: "operation_log", slot: 27, ty: Type::Tables(52), key: false },
            Column { name: "planet", slot: 28, ty: Type::Tables(53), key: false },
            Column { name: "poi", slot: 29, ty: Type::Tables(54), key: false },
            Column { name: "rank_up", slot: 30, ty: Type::Tables(55), key: false },
            Column { name: "danger_table", slot: 31, ty: Type::Tables(56), key: false },
            Column { name: "reference_card", slot: 32, ty: Type::Tables(57), key: false },
            Column { name: "section_card", slot: 33, ty: Type::Tables(58), key: false },
            Column { name: "system_map", slot: 34, ty: Type::Tables(59), key: false },
            Column { name: "threat", slot: 35, ty: Type::Tables(60), key: false },
            Column { name: "routes", slot: 36, ty: Type::Tables(7), key: false },
        ] },
        TableShape { name: "Header", columns: &[
            Column { name: "format_version", slot: 0, ty: Type::U32, key: false },
            Column { name: "game", slot: 1, ty: Type::Text, key: false },
            Column { name: "pack", slot: 2, ty: Type::Text, key: false },
            Column { name: "version", slot: 3, ty: Type::Text, key: false },
            Column { name: "schema_fingerprint", slot: 4, ty: Type::Text, key: false },
            Column { name: "content_hash", slot: 5, ty: Type::Text, key: false },
            Column { name: "source_locale", slot: 6, ty: Type::Text, key: false },
            Column { name: "packs", slot: 7, ty: Type::Tables(2), key: false },
            Column { name: "lookup", slot: 8, ty: Type::U32s, key: false },
            Column { name: "checksum", slot: 9, ty: Type::U32, key: false },
            Column { name: "grown_from", slot: 10, ty: Type::Texts, key: false },
            Column { name: "vocabularies", slot: 11, ty: Type::Tables(20), key: false },
            Column { name: "dice", slot: 12, ty: Type::Tables(23), key: false },
            Column { name: "facts", slot: 13, ty: Type::Tables(25), key: false },
            Column { name: "externs", slot: 14, ty: Type::Tables(26), key: false },
            Column { name: "renames", slot: 15, ty: Type::Tables(27), key: false },
        ] },
        TableShape { name: "PackInfo", columns: &[
            Column { name: "name", slot: 0, ty: Type::Text, key: true },
            Column { name: "version", slot: 1, ty: Type::Text, key: false },
            Column { name: "ids", slot: 2, ty: Type::Tables(3), key: false },
            Column { name: "required", slot: 3, ty: Type::Texts, key: false },
        ] },
        TableShape { name: "IdRange", columns: &[
            Column { name: "kind", slot: 0, ty: Type::U16, key: false },
            Column { name: "first", slot: 1, ty: Type::Text, key: false },
            Column { name: "last", slot: 2, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Locale", columns: &[
            Column { name: "code", slot: 0, ty: Type::Text, key: true },
            Column { name: "texts", slot: 1, ty: Type::Texts, key: false },
            Column { name: "untranslated", slot: 2, ty: Type::U32s, key: false },
            Column { name: "rules", slot: 3, ty: Type::Texts, key: false },
            Column { name: "names", slot: 4, ty: Type::Tables(22), key: false },
            Column { name: "extern_names", slot: 5, ty: Type::Texts, key: false },
            Column { name: "readings", slot: 6, ty: Type::Tables(28), key: false },
        ] },
        TableShape { name: "Message", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: false },
            Column { name: "role", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Source", columns: &[
            Column { name: "kind", slot: 0, ty: Type::U16, key: false },
            Column { name: "key", slot: 1, ty: Type::Text, key: false },
            Column { name: "file", slot: 2, ty: Type::Text, key: false },
            Column { name: "line", slot: 3, ty: Type::U32, key: false },
        ] },
        TableShape { name: "Graph", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "nodes", slot: 1, ty: Type::Tables(8), key: false },
        ] },
        TableShape { name: "GraphNode", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: false },
            Column { name: "home", slot: 1, ty: Type::Bool, key: false },
            Column { name: "ways", slot: 2, ty: Type::Tables(9), key: false },
        ] },
        TableShape { name: "GraphEdge", columns: &[
            Column { name: "to", slot: 0, ty: Type::U32, key: false },
            Column { name: "edge", slot: 1, ty: Type::U32, key: false },
        ] },
        TableShape { name: "Ref", columns: &[
            Column { name: "kind", slot: 0, ty: Type::U16, key: false },
            Column { name: "key", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ChildRef", columns: &[
            Column { name: "asset", slot: 0, ty: Type::Text, key: false },
            Column { name: "child", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Range", columns: &[
            Column { name: "low", slot: 0, ty: Type::I32, key: false },
            Column { name: "high", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Effect", columns: &[
            Column { name: "does", slot: 1, ty: Type::Union(0), key: false },
            Column { name: "text", slot: 2, ty: Type::U32, key: false },
        ] },
        TableShape { name: "EffectList", columns: &[
            Column { name: "effects", slot: 0, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Condition", columns: &[
            Column { name: "test", slot: 1, ty: Type::Union(1), key: false },
            Column { name: "text", slot: 2, ty: Type::U32, key: false },
        ] },
        TableShape { name: "NotTest", columns: &[
            Column { name: "condition", slot: 0, ty: Type::Table(15), key: false },
        ] },
        TableShape { name: "AllTests", columns: &[
            Column { name: "conditions", slot: 0, ty: Type::Tables(15), key: false },
        ] },
        TableShape { name: "AnyTests", columns: &[
            Column { name: "conditions", slot: 0, ty: Type::Tables(15), key: false },
        ] },
        TableShape { name: "Target", columns: &[
            Column { name: "who", slot: 1, ty: Type::Union(2), key: false },
            Column { name: "text", slot: 2, ty: Type::U32, key: false },
        ] },
        TableShape { name: "WordList", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "words", slot: 1, ty: Type::Texts, key: false },
            Column { name: "values", slot: 2, ty: Type::U16s, key: false },
            Column { name: "prose", slot: 3, ty: Type::Bool, key: false },
            Column { name: "tags", slot: 4, ty: Type::Tables(21), key: false },
        ] },
        TableShape { name: "WordTag", columns: &[
            Column { name: "word", slot: 0, ty: Type::U32, key: false },
            Column { name: "name", slot: 1, ty: Type::Text, key: false },
            Column { name: "value", slot: 2, ty: Type::Text, key: false },
        ] },
        TableShape { name: "WordNames", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "names", slot: 1, ty: Type::Texts, key: false },
        ] },
        TableShape { name: "DieInfo", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "faces", slot: 1, ty: Type::Tables(24), key: false },
            Column { name: "faces_of", slot: 2, ty: Type::Text, key: false },
            Column { name: "assumed", slot: 3, ty: Type::Bool, key: false },
            Column { name: "count", slot: 4, ty: Type::U16, key: false },
        ] },
        TableShape { name: "DieFaceInfo", columns: &[
            Column { name: "shows", slot: 0, ty: Type::Texts, key: false },
        ] },
        TableShape { name: "FactInfo", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "value", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ExternInfo", columns: &[
            Column { name: "kind", slot: 0, ty: Type::U16, key: false },
            Column { name: "key", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "RenamedInfo", columns: &[
            Column { name: "kind", slot: 0, ty: Type::U16, key: false },
            Column { name: "was", slot: 1, ty: Type::Text, key: false },
            Column { name: "key", slot: 2, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Reading", columns: &[
            Column { name: "kind", slot: 0, ty: Type::U16, key: false },
            Column { name: "key", slot: 1, ty: Type::Text, key: false },
            Column { name: "marks", slot: 2, ty: Type::U16s, key: false },
            Column { name: "lines", slot: 3, ty: Type::Texts, key: false },
        ] },
        TableShape { name: "Objective", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "goal", slot: 4, ty: Type::U32, key: false },
            Column { name: "command", slot: 5, ty: Type::I32, key: false },
            Column { name: "situations", slot: 6, ty: Type::I32, key: false },
            Column { name: "planet", slot: 7, ty: Type::Text, key: false },
            Column { name: "system", slot: 8, ty: Type::Text, key: false },
            Column { name: "effects", slot: 9, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "SecondaryObjective", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "goal", slot: 4, ty: Type::U32, key: false },
            Column { name: "planet", slot: 5, ty: Type::Text, key: false },
            Column { name: "system", slot: 6, ty: Type::Text, key: false },
            Column { name: "effects", slot: 7, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "BridgeUpgrade", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "travel", slot: 4, ty: Type::Bool, key: false },
            Column { name: "energy", slot: 5, ty: Type::I32, key: false },
            Column { name: "tech_level", slot: 6, ty: Type::I32, key: false },
            Column { name: "passive", slot: 7, ty: Type::U32s, key: false },
            Column { name: "effects", slot: 8, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "TechLevel", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "energy", slot: 2, ty: Type::I32, key: false },
            Column { name: "passive", slot: 3, ty: Type::U32s, key: false },
            Column { name: "set", slot: 4, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Morale", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "mood", slot: 2, ty: Type::Tables(93), key: false },
        ] },
        TableShape { name: "Crewmember", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "convert", slot: 4, ty: Type::Table(63), key: false },
            Column { name: "skill", slot: 5, ty: Type::Table(64), key: false },
            Column { name: "charges", slot: 6, ty: Type::I32, key: false },
            Column { name: "specialty", slot: 7, ty: Type::U32, key: false },
            Column { name: "file", slot: 8, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "CrewBoard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "section", slot: 2, ty: Type::U16, key: false },
            Column { name: "column", slot: 3, ty: Type::Tables(69), key: false },
            Column { name: "injuries", slot: 4, ty: Type::I32, key: false },
            Column { name: "opening_draw", slot: 5, ty: Type::I32, key: false },
            Column { name: "hand", slot: 6, ty: Type::I32s, key: false },
            Column { name: "die", slot: 7, ty: Type::U16s, key: false },
        ] },
        TableShape { name: "Discovery", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "copies", slot: 3, ty: Type::I32, key: false },
            Column { name: "set", slot: 4, ty: Type::U16, key: false },
            Column { name: "type_", slot: 5, ty: Type::U16, key: false },
            Column { name: "rarity", slot: 6, ty: Type::U16, key: false },
            Column { name: "ability", slot: 7, ty: Type::Tables(62), key: false },
        ] },
        TableShape { name: "UniqueDiscovery", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "rules", slot: 4, ty: Type::U32s, key: false },
            Column { name: "ability", slot: 5, ty: Type::Tables(62), key: false },
            Column { name: "when_unloaded", slot: 6, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Equipment", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "copies", slot: 3, ty: Type::I32, key: false },
            Column { name: "set", slot: 4, ty: Type::U16, key: false },
            Column { name: "class_", slot: 5, ty: Type::U16, key: false },
            Column { name: "section", slot: 6, ty: Type::U16, key: false },
            Column { name: "convert", slot: 7, ty: Type::Table(63), key: false },
            Column { name: "ability", slot: 8, ty: Type::Tables(62), key: false },
            Column { name: "token", slot: 9, ty: Type::U16, key: false },
            Column { name: "upgrade_of", slot: 10, ty: Type::Text, key: false },
            Column { name: "returns_to_armory", slot: 11, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "Event", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "biomes", slot: 4, ty: Type::U16s, key: false },
            Column { name: "secondary", slot: 5, ty: Type::Tables(13), key: false },
            Column { name: "main", slot: 6, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Situation", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "effect", slot: 4, ty: Type::Tables(13), key: false },
            Column { name: "solved", slot: 5, ty: Type::Tables(13), key: false },
            Column { name: "supervisors", slot: 6, ty: Type::Table(288), key: false },
        ] },
        TableShape { name: "Research", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "starting", slot: 4, ty: Type::Bool, key: false },
            Column { name: "keyword", slot: 5, ty: Type::U16, key: false },
            Column { name: "free", slot: 6, ty: Type::Bool, key: false },
            Column { name: "cost", slot: 7, ty: Type::Tables(89), key: false },
            Column { name: "gains", slot: 8, ty: Type::U16s, key: false },
            Column { name: "secret", slot: 9, ty: Type::U32s, key: false },
            Column { name: "back", slot: 10, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Production", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "starting", slot: 4, ty: Type::Bool, key: false },
            Column { name: "stage", slot: 5, ty: Type::I32, key: false },
            Column { name: "boost", slot: 6, ty: Type::Table(288), key: false },
            Column { name: "gains", slot: 7, ty: Type::U16s, key: false },
            Column { name: "secret", slot: 8, ty: Type::U32s, key: false },
            Column { name: "back", slot: 9, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "FacilityUpgrade", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "facility", slot: 4, ty: Type::U16, key: false },
            Column { name: "passive", slot: 5, ty: Type::U32s, key: false },
            Column { name: "effects", slot: 6, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "GlobalCondition", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "travel", slot: 3, ty: Type::Table(78), key: false },
            Column { name: "combination", slot: 4, ty: Type::Tables(83), key: false },
            Column { name: "special", slot: 5, ty: Type::Tables(81), key: false },
            Column { name: "action", slot: 6, ty: Type::Tables(70), key: false },
            Column { name: "time_track", slot: 7, ty: Type::Table(94), key: false },
            Column { name: "unlimited_supplies", slot: 8, ty: Type::Bool, key: false },
            Column { name: "passive", slot: 9, ty: Type::U32s, key: false },
            Column { name: "variant", slot: 10, ty: Type::Text, key: false },
            Column { name: "copies", slot: 11, ty: Type::I32, key: false },
            Column { name: "standalone", slot: 12, ty: Type::Bool, key: false },
            Column { name: "set", slot: 13, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Injury", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "copies", slot: 3, ty: Type::I32, key: false },
            Column { name: "set", slot: 4, ty: Type::U16, key: false },
            Column { name: "row", slot: 5, ty: Type::Tables(65), key: false },
            Column { name: "passive", slot: 6, ty: Type::U32s, key: false },
            Column { name: "effects", slot: 7, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Lander", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "basic", slot: 4, ty: Type::Bool, key: false },
            Column { name: "undamageable", slot: 5, ty: Type::Bool, key: false },
            Column { name: "repair", slot: 6, ty: Type::Tables(13), key: false },
            Column { name: "armor", slot: 7, ty: Type::I32, key: false },
            Column { name: "sensors", slot: 8, ty: Type::I32, key: false },
            Column { name: "agility", slot: 9, ty: Type::I32, key: false },
            Column { name: "landing_rolls", slot: 10, ty: Type::I32, key: false },
            Column { name: "supplies", slot: 11, ty: Type::I32, key: false },
            Column { name: "supplies_max", slot: 12, ty: Type::I32, key: false },
            Column { name: "personal", slot: 13, ty: Type::I32, key: false },
            Column { name: "mission", slot: 14, ty: Type::I32, key: false },
            Column { name: "discoveries", slot: 15, ty: Type::I32, key: false },
            Column { name: "structural", slot: 16, ty: Type::I32, key: false },
            Column { name: "utility", slot: 17, ty: Type::I32, key: false },
            Column { name: "passive", slot: 18, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "LanderMod", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "class_", slot: 4, ty: Type::U16, key: false },
            Column { name: "bonus", slot: 5, ty: Type::Tables(87), key: false },
            Column { name: "room", slot: 6, ty: Type::Tables(88), key: false },
            Column { name: "ability", slot: 7, ty: Type::Tables(62), key: false },
            Column { name: "action", slot: 8, ty: Type::Tables(70), key: false },
            Column { name: "passive", slot: 9, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "LandingCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "set", slot: 2, ty: Type::U16, key: false },
            Column { name: "planet", slot: 3, ty: Type::Text, key: false },
            Column { name: "briefing", slot: 4, ty: Type::Text, key: false },
            Column { name: "biomes", slot: 5, ty: Type::U16s, key: false },
            Column { name: "frequent", slot: 6, ty: Type::U16s, key: false },
            Column { name: "landing", slot: 7, ty: Type::U32, key: false },
            Column { name: "tests", slot: 8, ty: Type::U16s, key: false },
            Column { name: "danger", slot: 9, ty: Type::U32, key: false },
            Column { name: "expects", slot: 10, ty: Type::U16s, key: false },
            Column { name: "recommended", slot: 11, ty: Type::U16s, key: false },
            Column { name: "parts", slot: 12, ty: Type::U16s, key: false },
        ] },
        TableShape { name: "Log", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "reference", slot: 2, ty: Type::Bool, key: false },
            Column { name: "narrative", slot: 3, ty: Type::U32s, key: false },
            Column { name: "rules", slot: 4, ty: Type::U32s, key: false },
            Column { name: "box", slot: 5, ty: Type::Tables(84), key: false },
            Column { name: "instructions", slot: 6, ty: Type::Tables(14), key: false },
            Column { name: "check", slot: 7, ty: Type::Table(79), key: false },
            Column { name: "choice", slot: 8, ty: Type::Tables(85), key: false },
            Column { name: "end", slot: 9, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "Mission", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "variant", slot: 3, ty: Type::Text, key: false },
            Column { name: "copies", slot: 4, ty: Type::I32, key: false },
            Column { name: "standalone", slot: 5, ty: Type::Bool, key: false },
            Column { name: "set", slot: 6, ty: Type::U16, key: false },
            Column { name: "optional", slot: 7, ty: Type::Bool, key: false },
            Column { name: "briefing", slot: 8, ty: Type::U32, key: false },
            Column { name: "objective", slot: 9, ty: Type::U32, key: false },
            Column { name: "completion", slot: 10, ty: Type::Table(86), key: false },
            Column { name: "hint", slot: 11, ty: Type::U32, key: false },
            Column { name: "action", slot: 12, ty: Type::Tables(70), key: false },
            Column { name: "time_track", slot: 13, ty: Type::Table(94), key: false },
            Column { name: "passive", slot: 14, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "Operation", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "planet", slot: 3, ty: Type::Text, key: false },
            Column { name: "briefing", slot: 4, ty: Type::Text, key: false },
            Column { name: "rules", slot: 5, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "OperationLog", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "reference", slot: 2, ty: Type::Bool, key: false },
            Column { name: "narrative", slot: 3, ty: Type::U32s, key: false },
            Column { name: "rules", slot: 4, ty: Type::U32s, key: false },
            Column { name: "instructions", slot: 5, ty: Type::Tables(14), key: false },
            Column { name: "check", slot: 6, ty: Type::Table(79), key: false },
            Column { name: "choice", slot: 7, ty: Type::Tables(85), key: false },
            Column { name: "end", slot: 8, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "Planet", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "pages", slot: 4, ty: Type::Table(12), key: false },
            Column { name: "briefing", slot: 5, ty: Type::Text, key: false },
            Column { name: "lift_off", slot: 6, ty: Type::Text, key: false },
            Column { name: "evac", slot: 7, ty: Type::Text, key: false },
            Column { name: "mission", slot: 8, ty: Type::Tables(74), key: false },
            Column { name: "global_", slot: 9, ty: Type::Tables(76), key: false },
            Column { name: "condition", slot: 10, ty: Type::Table(77), key: false },
            Column { name: "unique", slot: 11, ty: Type::Texts, key: false },
            Column { name: "unique_fallback", slot: 12, ty: Type::Tables(13), key: false },
            Column { name: "threat", slot: 13, ty: Type::Tables(75), key: false },
            Column { name: "found_discoveries", slot: 14, ty: Type::Bool, key: false },
            Column { name: "unlimited_supplies", slot: 15, ty: Type::Bool, key: false },
            Column { name: "rules", slot: 16, ty: Type::U32s, key: false },
            Column { name: "sector", slot: 17, ty: Type::Tables(71), key: false },
            Column { name: "path", slot: 18, ty: Type::Tables(72), key: false },
        ] },
        TableShape { name: "Poi", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "biomes", slot: 3, ty: Type::U16s, key: false },
            Column { name: "no_travel", slot: 4, ty: Type::Bool, key: false },
            Column { name: "last_poi", slot: 5, ty: Type::Bool, key: false },
            Column { name: "important", slot: 6, ty: Type::Bool, key: false },
            Column { name: "action", slot: 7, ty: Type::Tables(70), key: false },
            Column { name: "time_track", slot: 8, ty: Type::Table(94), key: false },
            Column { name: "passive", slot: 9, ty: Type::U32s, key: false },
            Column { name: "variant", slot: 10, ty: Type::Text, key: false },
            Column { name: "copies", slot: 11, ty: Type::I32, key: false },
            Column { name: "standalone", slot: 12, ty: Type::Bool, key: false },
            Column { name: "set", slot: 13, ty: Type::U16, key: false },
            Column { name: "do_not_save", slot: 14, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "RankUp", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "condition", slot: 4, ty: Type::Table(15), key: false },
            Column { name: "text", slot: 5, ty: Type::U32, key: false },
            Column { name: "thresholds", slot: 6, ty: Type::Table(68), key: false },
            Column { name: "action", slot: 7, ty: Type::Tables(70), key: false },
            Column { name: "bonus", slot: 8, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "DangerTable", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "letter", slot: 1, ty: Type::U16, key: false },
            Column { name: "set", slot: 2, ty: Type::U16, key: false },
            Column { name: "row", slot: 3, ty: Type::Tables(66), key: false },
        ] },
        TableShape { name: "ReferenceCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "rules", slot: 2, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "SectionCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "copies", slot: 3, ty: Type::I32, key: false },
            Column { name: "set", slot: 4, ty: Type::U16, key: false },
            Column { name: "section", slot: 5, ty: Type::U16, key: false },
            Column { name: "rank", slot: 6, ty: Type::I32, key: false },
            Column { name: "starter", slot: 7, ty: Type::Bool, key: false },
            Column { name: "ability", slot: 8, ty: Type::Table(62), key: false },
            Column { name: "combination", slot: 9, ty: Type::Table(83), key: false },
        ] },
        TableShape { name: "SystemMap", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "page", slot: 4, ty: Type::I32, key: false },
            Column { name: "start", slot: 5, ty: Type::Bool, key: false },
            Column { name: "outbound", slot: 6, ty: Type::Tables(91), key: false },
            Column { name: "destination", slot: 7, ty: Type::Tables(92), key: false },
            Column { name: "rules", slot: 8, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "Threat", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "set", slot: 3, ty: Type::U16, key: false },
            Column { name: "other_side", slot: 4, ty: Type::Text, key: false },
            Column { name: "secondary", slot: 5, ty: Type::I32, key: false },
            Column { name: "do_not_save", slot: 6, ty: Type::Bool, key: false },
            Column { name: "passive", slot: 7, ty: Type::U32s, key: false },
            Column { name: "behaviour", slot: 8, ty: Type::Tables(67), key: false },
            Column { name: "time_track", slot: 9, ty: Type::Table(94), key: false },
            Column { name: "action", slot: 10, ty: Type::Tables(70), key: false },
        ] },
        TableShape { name: "TableRow", columns: &[
            Column { name: "range", slot: 0, ty: Type::Table(12), key: false },
            Column { name: "label", slot: 1, ty: Type::U32, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Ability", columns: &[
            Column { name: "timing", slot: 0, ty: Type::U16, key: false },
            Column { name: "counts_as_action", slot: 1, ty: Type::Bool, key: false },
            Column { name: "text", slot: 2, ty: Type::U32, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Convert", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "icon", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Skill", columns: &[
            Column { name: "title", slot: 0, ty: Type::U32, key: false },
            Column { name: "timing", slot: 1, ty: Type::U16, key: false },
            Column { name: "text", slot: 2, ty: Type::U32, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "InjuryRow", columns: &[
            Column { name: "face", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "DangerRow", columns: &[
            Column { name: "face", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Behaviour", columns: &[
            Column { name: "name", slot: 0, ty: Type::Text, key: false },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Thresholds", columns: &[
            Column { name: "first", slot: 0, ty: Type::I32, key: false },
            Column { name: "second", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DiceColumn", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "rank", slot: 1, ty: Type::I32, key: false },
            Column { name: "dice", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Action", columns: &[
            Column { name: "danger", slot: 0, ty: Type::U16s, key: false },
            Column { name: "special", slot: 1, ty: Type::Tables(81), key: false },
            Column { name: "row", slot: 2, ty: Type::Tables(80), key: false },
            Column { name: "track", slot: 3, ty: Type::Tables(82), key: false },
            Column { name: "title", slot: 4, ty: Type::U32, key: false },
            Column { name: "check", slot: 5, ty: Type::Bool, key: false },
            Column { name: "scope", slot: 6, ty: Type::U16, key: false },
            Column { name: "needs", slot: 7, ty: Type::Table(15), key: false },
            Column { name: "effects", slot: 8, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Sector", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "at", slot: 2, ty: Type::I32s, key: false },
            Column { name: "lander", slot: 3, ty: Type::Bool, key: false },
            Column { name: "biomes", slot: 4, ty: Type::U16s, key: false },
            Column { name: "poi", slot: 5, ty: Type::Text, key: false },
            Column { name: "slot", slot: 6, ty: Type::Bool, key: false },
            Column { name: "log", slot: 7, ty: Type::Text, key: false },
            Column { name: "read_once", slot: 8, ty: Type::Bool, key: false },
            Column { name: "printed", slot: 9, ty: Type::Table(73), key: false },
            Column { name: "no_travel", slot: 10, ty: Type::Bool, key: false },
            Column { name: "important", slot: 11, ty: Type::Bool, key: false },
            Column { name: "action", slot: 12, ty: Type::Tables(70), key: false },
            Column { name: "time_track", slot: 13, ty: Type::Table(94), key: false },
        ] },
        TableShape { name: "Path", columns: &[
            Column { name: "from_", slot: 0, ty: Type::Table(11), key: false },
            Column { name: "arrow", slot: 1, ty: Type::U16, key: false },
            Column { name: "to", slot: 2, ty: Type::Table(11), key: false },
            Column { name: "icons", slot: 3, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Printed", columns: &[
            Column { name: "title", slot: 0, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 1, ty: Type::U32s, key: false },
            Column { name: "biomes", slot: 2, ty: Type::U16s, key: false },
            Column { name: "no_travel", slot: 3, ty: Type::Bool, key: false },
            Column { name: "last_poi", slot: 4, ty: Type::Bool, key: false },
            Column { name: "important", slot: 5, ty: Type::Bool, key: false },
            Column { name: "action", slot: 6, ty: Type::Tables(70), key: false },
            Column { name: "time_track", slot: 7, ty: Type::Table(94), key: false },
            Column { name: "passive", slot: 8, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "MissionSlot", columns: &[
            Column { name: "mission", slot: 0, ty: Type::Text, key: false },
            Column { name: "condition", slot: 1, ty: Type::Table(15), key: false },
            Column { name: "instruction", slot: 2, ty: Type::U32, key: false },
        ] },
        TableShape { name: "ThreatSlot", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
            Column { name: "condition", slot: 2, ty: Type::Table(15), key: false },
        ] },
        TableShape { name: "GlobalSlot", columns: &[
            Column { name: "global_", slot: 0, ty: Type::Text, key: false },
            Column { name: "condition", slot: 1, ty: Type::Table(15), key: false },
            Column { name: "instruction", slot: 2, ty: Type::U32, key: false },
        ] },
        TableShape { name: "ConditionBlock", columns: &[
            Column { name: "title", slot: 0, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 1, ty: Type::U32s, key: false },
            Column { name: "travel", slot: 2, ty: Type::Table(78), key: false },
            Column { name: "combination", slot: 3, ty: Type::Tables(83), key: false },
            Column { name: "special", slot: 4, ty: Type::Tables(81), key: false },
            Column { name: "action", slot: 5, ty: Type::Tables(70), key: false },
            Column { name: "time_track", slot: 6, ty: Type::Table(94), key: false },
            Column { name: "unlimited_supplies", slot: 7, ty: Type::Bool, key: false },
            Column { name: "passive", slot: 8, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "Travel", columns: &[
            Column { name: "danger", slot: 0, ty: Type::U16s, key: false },
            Column { name: "special", slot: 1, ty: Type::Tables(81), key: false },
            Column { name: "row", slot: 2, ty: Type::Tables(80), key: false },
            Column { name: "track", slot: 3, ty: Type::Tables(82), key: false },
            Column { name: "check", slot: 4, ty: Type::Bool, key: false },
            Column { name: "effects", slot: 5, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Check", columns: &[
            Column { name: "danger", slot: 0, ty: Type::U16s, key: false },
            Column { name: "special", slot: 1, ty: Type::Tables(81), key: false },
            Column { name: "row", slot: 2, ty: Type::Tables(80), key: false },
            Column { name: "track", slot: 3, ty: Type::Tables(82), key: false },
        ] },
        TableShape { name: "Row", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "requirement", slot: 1, ty: Type::Table(288), key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Special", columns: &[
            Column { name: "requirement", slot: 0, ty: Type::Table(288), key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Track", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "length", slot: 1, ty: Type::I32, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Combination", columns: &[
            Column { name: "requirement", slot: 0, ty: Type::Table(288), key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "BoxBlock", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "label", slot: 1, ty: Type::U32, key: false },
        ] },
        TableShape { name: "Choice", columns: &[
            Column { name: "label", slot: 0, ty: Type::U32, key: false },
            Column { name: "condition", slot: 1, ty: Type::Table(15), key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Completion", columns: &[
            Column { name: "told", slot: 0, ty: Type::Bool, key: false },
            Column { name: "condition", slot: 1, ty: Type::Table(15), key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "StatBonus", columns: &[
            Column { name: "stat", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "CapacityBonus", columns: &[
            Column { name: "capacity", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ResearchCost", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "type_", slot: 1, ty: Type::U16, key: false },
            Column { name: "rarity", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "CardLine", columns: &[
            Column { name: "card", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "copies", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Outbound", columns: &[
            Column { name: "system", slot: 0, ty: Type::Text, key: false },
            Column { name: "energy", slot: 1, ty: Type::I32, key: false },
            Column { name: "log", slot: 2, ty: Type::Text, key: false },
            Column { name: "dangerous", slot: 3, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "Destination", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "energy", slot: 2, ty: Type::I32, key: false },
            Column { name: "dangerous", slot: 3, ty: Type::Bool, key: false },
            Column { name: "landing", slot: 4, ty: Type::Text, key: false },
            Column { name: "log", slot: 5, ty: Type::Text, key: false },
            Column { name: "instructions", slot: 6, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Mood", columns: &[
            Column { name: "level", slot: 0, ty: Type::U16, key: false },
            Column { name: "more_command", slot: 1, ty: Type::I32, key: false },
            Column { name: "less_command", slot: 2, ty: Type::I32, key: false },
            Column { name: "more_energy", slot: 3, ty: Type::I32, key: false },
            Column { name: "less_energy", slot: 4, ty: Type::I32, key: false },
            Column { name: "more_situations", slot: 5, ty: Type::I32, key: false },
            Column { name: "draft", slot: 6, ty: Type::I32, key: false },
            Column { name: "passive", slot: 7, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "TimeTrack", columns: &[
            Column { name: "length", slot: 0, ty: Type::I32, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
            Column { name: "space", slot: 2, ty: Type::Tables(95), key: false },
        ] },
        TableShape { name: "Space", columns: &[
            Column { name: "effects", slot: 0, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Nothing", columns: &[
        ] },
        TableShape { name: "Choose", columns: &[
            Column { name: "options", slot: 0, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "May", columns: &[
            Column { name: "effects", slot: 0, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "IfVerb", columns: &[
            Column { name: "condition", slot: 0, ty: Type::Table(15), key: false },
            Column { name: "then", slot: 1, ty: Type::Tables(13), key: false },
            Column { name: "otherwise", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Each", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Pay", columns: &[
            Column { name: "cost", slot: 0, ty: Type::Tables(13), key: false },
            Column { name: "gain", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Roll", columns: &[
            Column { name: "die", slot: 0, ty: Type::U16, key: false },
            Column { name: "rows", slot: 1, ty: Type::Tables(61), key: false },
        ] },
        TableShape { name: "Once", columns: &[
            Column { name: "period", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "ReplacePoi", columns: &[
            Column { name: "poi", slot: 0, ty: Type::Text, key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlacePoiOnTop", columns: &[
            Column { name: "poi", slot: 0, ty: Type::Text, key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "DiscardPoi", columns: &[
            Column { name: "poi", slot: 0, ty: Type::Text, key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "DiscardTopPoi", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlaceMarker", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlaceMarkerOnCard", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RemoveMarker", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlaceLander", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "MoveLander", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "SetGlobalCondition", columns: &[
            Column { name: "condition", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "DiscardGlobalCondition", columns: &[
            Column { name: "condition", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "PlaceMission", columns: &[
            Column { name: "mission", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "RevealMission", columns: &[
            Column { name: "mission", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "DiscardMission", columns: &[
            Column { name: "mission", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "CompleteMission", columns: &[
            Column { name: "mission", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "FailMission", columns: &[
            Column { name: "mission", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "PlaceMissionFailedToken", columns: &[
        ] },
        TableShape { name: "DiscardMissionFailedToken", columns: &[
        ] },
        TableShape { name: "PlaceUniqueDiscovery", columns: &[
            Column { name: "number", slot: 0, ty: Type::Text, key: false },
            Column { name: "end", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "DrawSectionCards", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DiscardSectionCards", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "SacrificeSectionCards", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DrawEvents", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainLead", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainDiscovery", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DiscardDiscovery", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "type_", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "GainUniqueDiscovery", columns: &[
            Column { name: "number", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "AddCharges", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "SpendCharges", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "GainSuccess", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LoseSuccess", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainSupplies", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LoseSupplies", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "stat", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "GainEnergy", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LoseEnergy", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainCommand", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LoseCommand", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "AddPenaltyToken", columns: &[
        ] },
        TableShape { name: "DamageLander", columns: &[
        ] },
        TableShape { name: "RepairLander", columns: &[
        ] },
        TableShape { name: "RaiseMorale", columns: &[
        ] },
        TableShape { name: "LowerMorale", columns: &[
        ] },
        TableShape { name: "SetTechLevel", columns: &[
            Column { name: "level", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DrawSituations", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Adrift", columns: &[
        ] },
        TableShape { name: "Unlock", columns: &[
            Column { name: "feature", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "MoveToConnected", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "ignoring_icons", slot: 2, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "MoveToSector", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlaceCrew", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlaceCrewAtLander", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "KillCrew", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "Promote", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "Demote", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "TransferCrew", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
            Column { name: "section", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "DismissCrew", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "Recruit", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "SpendDie", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "who", slot: 2, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "SacrificeDie", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "who", slot: 2, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "RefreshDice", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "colour", slot: 1, ty: Type::U16, key: false },
            Column { name: "who", slot: 2, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "RefreshAllDice", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "Reroll", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "colour", slot: 1, ty: Type::U16, key: false },
            Column { name: "icon", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RerollAll", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "icon", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SetDie", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "icon", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "MoveDieToSpent", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "icon", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "MoveAllDiceToSpent", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "icon", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ReturnDieToAvailable", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RollDanger", columns: &[
            Column { name: "letter", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "who", slot: 2, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "RerollDanger", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "SurvivalCheck", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "GainSectionDie", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "free", slot: 1, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "ReturnSectionDie", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GoToLog", columns: &[
            Column { name: "log", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ChooseBy", columns: &[
            Column { name: "section", slot: 0, ty: Type::U16, key: false },
            Column { name: "options", slot: 1, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "EndTurn", columns: &[
        ] },
        TableShape { name: "EndExploration", columns: &[
            Column { name: "result", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "TriggerEvac", columns: &[
        ] },
        TableShape { name: "LiftOff", columns: &[
        ] },
        TableShape { name: "UseTravel", columns: &[
        ] },
        TableShape { name: "Then", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Immediate", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "EndCheck", columns: &[
        ] },
        TableShape { name: "GoToCheckStep", columns: &[
            Column { name: "step", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "MarkBox", columns: &[
            Column { name: "box", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "MarkFirstBox", columns: &[
            Column { name: "log", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "RecordNote", columns: &[
            Column { name: "text", slot: 0, ty: Type::U32, key: false },
            Column { name: "log", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ReadRules", columns: &[
            Column { name: "chapter", slot: 0, ty: Type::U32, key: false },
        ] },
        TableShape { name: "BeginShipManagement", columns: &[
        ] },
        TableShape { name: "GoToShipBook", columns: &[
            Column { name: "page", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "SavePoint", columns: &[
        ] },
        TableShape { name: "OpenMysteryEnvelope", columns: &[
        ] },
        TableShape { name: "Exert", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "AddDie", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "TreatResultAs", columns: &[
            Column { name: "icon", slot: 0, ty: Type::U16, key: false },
            Column { name: "other", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "DrawMore", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RefreshMore", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "FlipThis", columns: &[
        ] },
        TableShape { name: "GainEquipment", columns: &[
            Column { name: "equipment", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "DiscardEquipment", columns: &[
            Column { name: "equipment", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "DiscardThis", columns: &[
        ] },
        TableShape { name: "PlaceToken", columns: &[
            Column { name: "token", slot: 0, ty: Type::U16, key: false },
            Column { name: "sector", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "GainInjury", columns: &[
            Column { name: "injury", slot: 0, ty: Type::Text, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DiscardInjuryDie", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DiscardInjury", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "injury", slot: 1, ty: Type::Text, key: false },
            Column { name: "who", slot: 2, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "FlipInjury", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "injury", slot: 1, ty: Type::Text, key: false },
            Column { name: "who", slot: 2, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "GoToOperationLog", columns: &[
            Column { name: "log", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "MoveCards", columns: &[
            Column { name: "cards", slot: 0, ty: Type::Tables(90), key: false },
            Column { name: "from_", slot: 1, ty: Type::U16, key: false },
            Column { name: "to", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "PutInAwaiting", columns: &[
            Column { name: "card", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "ShuffleThisInto", columns: &[
            Column { name: "to", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ShuffleInto", columns: &[
            Column { name: "card", slot: 0, ty: Type::Text, key: false },
            Column { name: "to", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RemoveThisFromGame", columns: &[
        ] },
        TableShape { name: "RemoveFromGame", columns: &[
            Column { name: "card", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "SetObjective", columns: &[
            Column { name: "objective", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "AddSecondaryObjective", columns: &[
            Column { name: "objective", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "SolveSituation", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainLander", columns: &[
            Column { name: "lander", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "LoseLander", columns: &[
            Column { name: "lander", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "FlyToSystem", columns: &[
            Column { name: "system", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "VisitDestination", columns: &[
            Column { name: "destination", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlaceLandingCard", columns: &[
            Column { name: "card", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Scan", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RaisePool", columns: &[
            Column { name: "pool", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LowerPool", columns: &[
            Column { name: "pool", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RaiseStat", columns: &[
            Column { name: "stat", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RaiseCapacity", columns: &[
            Column { name: "capacity", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Act", columns: &[
            Column { name: "behaviour", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlaceThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
            Column { name: "secondary", slot: 1, ty: Type::Bool, key: false },
            Column { name: "sector", slot: 2, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "RemoveThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "HideThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "MoveThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
            Column { name: "direction", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "FlipThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "AdvanceThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ResetThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ProgressThreat", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
            Column { name: "colour", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ProgressTrack", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "sector", slot: 2, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "RegressTrack", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "sector", slot: 2, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "ResetTrack", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ResetTime", columns: &[
        ] },
        TableShape { name: "AdvanceTime", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "card", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "AdvanceAllTime", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ReduceTime", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "card", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "Marked", columns: &[
            Column { name: "box", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "BoxesMarked", columns: &[
            Column { name: "log", slot: 0, ty: Type::Text, key: false },
            Column { name: "compare", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "HasIcon", columns: &[
            Column { name: "icon", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "AtLeast", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "icon", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Assisted", columns: &[
        ] },
        TableShape { name: "SectorHas", columns: &[
            Column { name: "mark", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SectorBiome", columns: &[
            Column { name: "biome", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "AllCrewIn", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "AnyCrewIn", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "LanderIn", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "Markers", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
            Column { name: "compare", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "MarkersHere", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LeadsOnDecks", columns: &[
            Column { name: "decks", slot: 0, ty: Type::I32, key: false },
            Column { name: "each", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Success", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Supplies", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Time", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "HasUnique", columns: &[
            Column { name: "number", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "InPlay", columns: &[
            Column { name: "card", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "Removed", columns: &[
            Column { name: "card", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "CrewCount", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Rank", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "SectionPresent", columns: &[
            Column { name: "section", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "MoraleTest", columns: &[
            Column { name: "level", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "TechLevelTest", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ThreatOnBoard", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "CrewWith", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ThreatHere", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "HasInjury", columns: &[
            Column { name: "injury", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "HasEquipment", columns: &[
            Column { name: "equipment", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "TokenHere", columns: &[
            Column { name: "token", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SelfTarget", columns: &[
        ] },
        TableShape { name: "YouOrAnotherHere", columns: &[
        ] },
        TableShape { name: "CrewHere", columns: &[
        ] },
        TableShape { name: "CrewIn", columns: &[
            Column { name: "sector", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "CrewAll", columns: &[
        ] },
        TableShape { name: "CrewRandom", columns: &[
        ] },
        TableShape { name: "CrewRandomHere", columns: &[
        ] },
        TableShape { name: "CrewMostInjuries", columns: &[
        ] },
        TableShape { name: "CrewChosenBy", columns: &[
            Column { name: "section", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Assistants", columns: &[
        ] },
        TableShape { name: "DieOwner", columns: &[
        ] },
        TableShape { name: "CrewInSectorOf", columns: &[
            Column { name: "threat", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "CrewAtLander", columns: &[
        ] },
        TableShape { name: "CrewLeftBehind", columns: &[
        ] },
        TableShape { name: "IconRequirement", columns: &[
            Column { name: "alternatives", slot: 0, ty: Type::Tables(289), key: false },
            Column { name: "text", slot: 1, ty: Type::U32, key: false },
        ] },
        TableShape { name: "IconAlternative", columns: &[
            Column { name: "terms", slot: 0, ty: Type::Tables(290), key: false },
        ] },
        TableShape { name: "IconTerm", columns: &[
            Column { name: "word", slot: 0, ty: Type::U16, key: false },
            Column { name: "count", slot: 1, ty: Type::U16, key: false },
            Column { name: "absent", slot: 2, ty: Type::Bool, key: false },
        ] },
    ],
    unions: &[
        &[96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 168],
        &[16, 17, 18, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 270, 271, 272, 273, 269],
        &[274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287],
    ],
};
