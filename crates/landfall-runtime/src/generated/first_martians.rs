// Bundles of `first-martians`. Made by `landfall schema rust first-martians`: change the schema, not this file.

#![allow(clippy::all, rustdoc::all)]

use landfall_runtime::{BundleFile, Column, List, RulesText, Schema, TableShape, Text, Type};

landfall_runtime::words! {
    /// The kinds of assets.
    Kind {
        /// A room of the base, printed on the board.
        Facility = 1,
        /// A room that a mission allows to be built. Unless stated, all its parts are red when it stands.
        FacilityCard = 2,
        /// A card that can be installed, as a tile on its facility, or taken apart for two spare parts.
        Upgrade = 3,
        /// Drawn when the malfunction track of its block reaches 5. It is skipped when its facility is shut down.
        MalfunctionCard = 4,
        /// One of the two tags on a malfunction card.
        Keyword = 5,
        /// Lies on a facility that lacks something. The front, seen only when somebody tries, says what opens it again.
        ShutdownTile = 6,
        /// A member of the crew, with an ID board and a profile card.
        Astronaut = 7,
        /// Something an astronaut can do once per sol for morale tokens. It is no action.
        Skill = 8,
        /// An Automated Operating Machine: a pawn for one type of action, or for actions without a type.
        Aom = 9,
        /// A vehicle that saves pawns outside. One per action, and at least one pawn must go along.
        Rover = 10,
        /// A lasting trouble of one astronaut, from the next phase on. Nobody has the same one twice.
        Condition = 11,
        /// A token that makes something harder for a while.
        Modifier = 12,
        /// One of them comes up each sol. It may offer an action or bring up objectives, and rarely does neither.
        MissionEvent = 13,
        /// The echo of an adventure in a later sol, shown on red.
        AdventureEvent = 14,
        /// What comes of an action that nobody took, or of an earlier event; shown on red.
        FollowUpEvent = 15,
        /// Something that happens to the acting astronaut in the middle of an Explore, Gather, Research or Build action. When a machine acts, its operator stands in.
        Adventure = 16,
        /// A line or a page of the mission log.
        LogEntry = 17,
        /// A sort of country, and what it does to travellers.
        Terrain = 18,
        /// A Region of Interest. It lies face down in the stack of its ring until somebody explores a space there.
        RoiTile = 19,
        /// A find, drawn for each POI icon of a newly explored region and available at once.
        PoiToken = 20,
        /// Picks one of the eight directions. The deck is reshuffled after every draw.
        DirectionCard = 21,
        /// Picks a number and a percentage. The deck is reshuffled after every draw.
        ResearchCard = 22,
        /// A mission sheet with everything that the crew begins with and learns along the way.
        Mission = 23,
        /// Several missions in a row, and the skills that discoveries unlock between them.
        Campaign = 24,
        /// Something the crew has to do, or may do for a bonus.
        Objective = 25,
        /// A numbered token; red for mandatory objectives, orange for optional ones, black for anything else.
        ObjectiveToken = 26,
        /// An action printed on a mission sheet. One with a type costs what its facility makes it cost and is resolved in the step of that type; one without is resolved last.
        MissionAction = 27,
        /// What one of the icons A, B and C on POI tokens means in a mission.
        MissionPoi = 28,
        /// A track on a mission sheet, such as a percentage.
        MissionTrack = 29,
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
    }
}

landfall_runtime::words! {
    /// The eight types of action, and `none` for actions without a type.
    ActionType {
        /// one morale token
        Rest = 1,
        /// morale up or stress down
        Unwind = 2,
        /// one wound or one condition less
        Heal = 3,
        /// one malfunction track down
        Manage = 4,
        /// turn a space into a region
        Explore = 5,
        /// bring a sample or a token home
        Gather = 6,
        /// examine a sample, plant a seed
        Research = 7,
        /// repair, install, put up
        Build = 8,
        /// an event action, the removal of a shutdown, some mission actions
        None_ = 9,
    }
}

landfall_runtime::words! {
    /// The four types that are rolled for, cause adventures, lead outside and have machines.
    RollableType {
        /// green dice
        Explore = 1,
        /// gray dice
        Gather = 2,
        /// blue dice
        Research = 3,
        /// brown dice
        Build = 4,
    }
}

landfall_runtime::words! {
    /// The three dice of each colour.
    ActionDie {
        /// success or not; a failure gives two morale tokens
        Success = 1,
        /// a wound or nothing
        Wound = 2,
        /// an adventure or nothing
        Adventure = 3,
    }
}

landfall_runtime::words! {
    /// What the action dice show.
    DieFace {
        /// the action works
        Success = 1,
        /// two morale tokens instead
        NoSuccess = 2,
        /// one wound
        Wound = 3,
        /// an adventure of the colour of the die
        Adventure = 4,
        /// nothing
        Blank = 5,
    }
}

landfall_runtime::words! {
    /// What a cost may ask for. Parts, samples, seeds and markers come back when an action fails; supplies never do.
    Item {
        /// a unit of the General Supply
        Oxygen = 1,
        /// a unit of the General Supply
        Energy = 2,
        /// a unit of the General Supply
        Food = 3,
        /// a spare part
        EnergyPart = 4,
        /// a spare part
        OxygenPart = 5,
        /// a spare part
        HardwarePart = 6,
        /// a spare part
        CpuPart = 7,
        /// a spare part, whichever
        AnyPart = 8,
        /// an available sample, untouched
        Sample = 9,
        /// a sample after its first research
        Examined = 10,
        /// a sample after its second research
        Discovery = 11,
        /// a seed in the Cargo Bay
        Seed = 12,
        /// an available find
        Poi = 13,
        /// of whoever acts
        MoraleToken = 14,
        /// from the mission sheet
        WhiteMarker = 15,
        /// from the mission sheet
        BlackMarker = 16,
    }
}

landfall_runtime::words! {
    /// What becomes of an item that an action asks for.
    Consumption {
        /// used up when it works; what parts and tokens do unless stated
        OnSuccess = 1,
        /// used up whatever happens; what supplies do
        Always = 2,
        /// shown and kept
        Kept = 3,
    }
}

landfall_runtime::words! {
    /// What an effect may excuse from.
    Waivable {
        /// Heal without a pawn of the Medic
        Medic = 1,
        /// a single pawn succeeds without a roll
        Dice = 2,
        /// no spare part is used
        Parts = 3,
        /// no extra pawns for the way
        Distance = 4,
        /// no supplies are spent
        Supply = 5,
    }
}

landfall_runtime::words! {
    /// Which of the two values of a research card is read.
    ResearchValue {
        /// from 1 to 6
        Number = 1,
        /// from 15 to 50
        Percent = 2,
    }
}

landfall_runtime::words! {
    /// When an effect comes true.
    Timing {
        /// now
        Immediate = 1,
        /// when the current phase ends
        EndOfPhase = 2,
        /// in the clean-up
        EndOfRound = 3,
        /// in a later sol, at the earliest the next one
        Scheduled = 4,
        /// a rule rather than an event
        Continuous = 5,
    }
}

landfall_runtime::words! {
    /// The six phases of a sol.
    Phase {
        /// what the log has to say
        Events = 1,
        /// for the First Player only
        Morale = 2,
        /// oxygen, energy, farm, stress, Working Block
        Production = 3,
        /// pawns are placed and resolved
        Actions = 4,
        /// dice and tracks
        Malfunction = 5,
        /// tokens shift, the sol ends
        Cleanup = 6,
    }
}

landfall_runtime::words! {
    /// The moments of a sol at which a special rule of a mission may apply.
    Hook {
        /// one malfunction track advances
        EventsMalfunction = 1,
        /// always before the mission event
        EventsFollowups = 2,
        /// story, then effects
        EventsMission = 3,
        /// or objectives are added, or nothing
        EventsAction = 4,
        /// the First Player gains or discards
        Morale = 5,
        /// shortages shut down
        ProductionOxygen = 6,
        /// the same with power
        ProductionEnergy = 7,
        /// growth or wilting, food, eating
        ProductionFarm = 8,
        /// one per astronaut, two per shutdown tile
        ProductionStress = 9,
        /// penalties of its broken parts
        ProductionWorkingBlock = 10,
        /// what the mission adds
        ProductionMission = 11,
        /// the only time for stripping parts
        ActionsBegin = 12,
        /// pawns and costs
        ActionsDeclare = 13,
        /// step by step
        ActionsResolve = 14,
        /// repairs, removed shutdowns, rover damage
        ActionsEnd = 15,
        /// pool, roll, tracks, cards
        Malfunction = 16,
        /// tokens shift, pending becomes available
        Cleanup = 17,
        /// victory and defeat
        RoundNext = 18,
    }
}

landfall_runtime::words! {
    /// What the base produces every sol, and what lies in the General Supply.
    Resource {
        /// air
        Oxygen = 1,
        /// power
        Energy = 2,
        /// portions
        Food = 3,
    }
}

landfall_runtime::words! {
    /// The resources whose lack closes a facility.
    ShutdownResource {
        /// no air, so nobody goes in
        Oxygen = 1,
        /// no power, so nothing runs
        Energy = 2,
    }
}

landfall_runtime::words! {
    /// The four sorts of status slots, and of the spare parts that repair them.
    Part {
        /// wiring and cells; repairing it does not touch the supply
        Energy = 1,
        /// pumps and filters; repairing it does not touch the supply
        Oxygen = 2,
        /// whatever has weight and a thread
        Hardware = 3,
        /// whatever thinks, or used to
        Cpu = 4,
    }
}

landfall_runtime::words! {
    /// The colour of a status marker.
    PartState {
        /// it works
        Green = 1,
        /// it is broken
        Red = 2,
    }
}

landfall_runtime::words! {
    /// The three groups of facilities, in the order in which trouble travels.
    HubBlock {
        /// where the day's work is done
        Working = 1,
        /// where people are people
        Living = 2,
        /// what keeps the rest alive; the most dangerous one
        System = 3,
    }
}

landfall_runtime::words! {
    /// A block, or a way to pick one.
    BlockChoice {
        /// this one
        Working = 1,
        /// this one
        Living = 2,
        /// this one
        System = 3,
        /// players pick one
        Chosen = 4,
        /// the log picks one
        Random = 5,
    }
}

landfall_runtime::words! {
    /// What a broken part does for as long as it is red and its facility is not shut down.
    Penalty {
        /// +1 on the malfunction track of the block, in every malfunction phase
        MalfunctionPlus = 1,
        /// plants wilt instead of growing; one supply of each missing resource halts it
        Wilting = 2,
        /// rovers cannot assist an Explore action
        NoRoverExplore = 3,
        /// each action here costs 1 energy from the supply, never refunded
        SpendEnergy = 4,
        /// each action here costs 1 oxygen from the supply, never refunded
        SpendOxygen = 5,
        /// the success die must show a success in spite of enough pawns
        SuccessRoll = 6,
        /// a green wound die each production; a wound blocks Froggy
        FroggyRisk = 7,
        /// players pick a region and lose one sample there, each production
        LoseSample = 8,
        /// stress +1 each production
        StressPlus = 9,
        /// the modifier that is named comes to lie on the `!` space, each production
        PlaceToken = 10,
    }
}

landfall_runtime::words! {
    /// Where things wait. What is pending becomes available at the end of the sol.
    Area {
        /// usable from the next sol
        Pending = 1,
        /// usable now
        Available = 2,
        /// on the mission sheet
        Sheet = 3,
    }
}

landfall_runtime::words! {
    /// Where modifier tokens lie.
    Zone {
        /// on a facility, active this sol
        Now = 1,
        /// on a facility, active in the next sol
        Next = 2,
        /// on a rover in the depot
        Rover = 3,
        /// on a space of the map, until something takes it away
        Roi = 4,
        /// in front of an astronaut
        PlayerId = 5,
    }
}

landfall_runtime::words! {
    /// The two spaces for modifiers on a facility.
    FacilityZone {
        /// active this sol
        Now = 1,
        /// active in the next sol
        Next = 2,
    }
}

landfall_runtime::words! {
    /// The plain cubes that mission sheets use as they like.
    MarkerColour {
        /// productivity, stress, growth, rounds, and whatever a mission says
        White = 1,
        /// greenhouses, used skills, and whatever a mission says
        Black = 2,
    }
}

landfall_runtime::words! {
    /// Whether a facility needs something.
    NeedState {
        /// it needs it from now on
        On = 1,
        /// it does without
        Off = 2,
    }
}

landfall_runtime::words! {
    /// Each malfunction card has one keyword of each class.
    KeywordClass {
        /// how bad it is, such as Complication or Obstacle
        Severity = 1,
        /// where it happens
        Facility = 2,
    }
}

landfall_runtime::words! {
    /// The symbols and terms of the game, for texts.
    Icon {
        /// a reserve unit, spent as a cost
        OxygenSupply = 1,
        /// a reserve unit, spent as a cost
        EnergySupply = 2,
        /// a reserve unit, spent or eaten
        FoodSupply = 3,
        /// a spare part or a slot
        PartEnergy = 4,
        /// a spare part or a slot
        PartOxygen = 5,
        /// a spare part or a slot
        PartHardware = 6,
        /// a spare part or a slot
        PartCpu = 7,
        /// a green status marker
        StatusGreen = 8,
        /// a red status marker
        StatusRed = 9,
        /// a unit of work
        Pawn = 10,
        /// asked for by Heal
        PawnMedic = 11,
        /// the pawn on top of the stack
        Acting = 12,
        /// the pawns below
        Assisting = 13,
        /// an Automated Operating Machine
        Aom = 14,
        /// the astronaut who bears what befalls a machine
        Operator = 15,
        /// the rover for explorers
        RoverFroggy = 16,
        /// the rover for everything
        RoverScorpio = 17,
        /// where rovers stand
        Depot = 18,
        /// active modifiers
        ZoneNow = 19,
        /// waiting modifiers
        ZoneNext = 20,
        /// tokens on a rover
        ZoneRover = 21,
        /// one of three action dice
        DieSuccess = 22,
        /// one of three action dice
        DieWound = 23,
        /// one of three action dice
        DieAdventure = 24,
        /// yellow, orange or red
        DieMalfunction = 25,
        /// the action works
        Success = 26,
        /// two morale tokens instead
        NoSuccess = 27,
        /// one step to the right on the health track
        Wound = 28,
        /// draw a condition when passed rightwards
        ConditionIcon = 29,
        /// resolve an adventure of the action's colour
        Adventure = 30,
        /// effect now
        AdventureRegular = 31,
        /// effect later
        AdventurePostponed = 32,
        /// a question
        AdventureChoice = 33,
        /// shared mood, from −2 to 3
        MoraleTrack = 34,
        /// personal currency
        MoraleToken = 35,
        /// shared tension, from 0 to 18
        Stress = 36,
        /// closed for lack of air
        ShutdownOxygen = 37,
        /// closed for lack of power
        ShutdownEnergy = 38,
        /// wear of a block, 0 to 5
        MalfunctionTrack = 39,
        /// the cubes of endangered blocks
        MalfunctionBox = 40,
        /// drawn when a track reaches 5
        MalfunctionCard = 41,
        /// one of two tags on a malfunction card
        Keyword = 42,
        /// a group of facilities
        BlockWorking = 43,
        /// a group of facilities
        BlockLiving = 44,
        /// a group of facilities
        BlockSystem = 45,
        /// a printed room
        Facility = 46,
        /// a room that can be built
        FacilityCard = 47,
        /// a card that doubles a facility
        Backup = 48,
        /// the base, where all routes begin
        Hub = 49,
        /// an explored tile
        Roi = 50,
        /// an address, such as R2-NW
        RoiSpace = 51,
        /// a distance from the HUB
        Ring = 52,
        /// a feature of a region
        OuterEdgeImpassable = 53,
        /// a feature of a region
        RoverRisk = 54,
        /// a feature of a region
        MoraleDown = 55,
        /// a find, drawn when exploring
        Poi = 56,
        /// defined by the mission
        PoiMissionA = 57,
        /// defined by the mission
        PoiMissionB = 58,
        /// defined by the mission
        PoiMissionC = 59,
        /// on a region; the mission says what it does
        MissionIcon = 60,
        /// something to be examined
        Sample = 61,
        /// after the first research
        Examined = 62,
        /// after the second research
        Discovery = 63,
        /// something to be planted
        Seed = 64,
        /// from 1 to 6
        GrowthTrack = 65,
        /// one portion of food each sol
        Plant = 66,
        /// room for one plant
        Greenhouse = 67,
        /// markers up
        Growth = 68,
        /// markers down, and one plant back to slot 6
        Wilting = 69,
        /// usable next sol
        CargoPending = 70,
        /// usable now
        CargoAvailable = 71,
        /// the output of an oxygenator or solar panel
        Productivity = 72,
        /// an option
        UpgradeCard = 73,
        /// an installed improvement
        UpgradeTile = 74,
        /// turn an upgrade or a green slot into spare parts
        Disassemble = 75,
        /// Heal without the Medic
        AutoScanner = 76,
        /// Manage by two
        WarningSystems = 77,
        /// red
        ObjectiveMandatory = 78,
        /// orange
        ObjectiveOptional = 79,
        /// of a mandatory objective
        TokenRed = 80,
        /// of an optional objective
        TokenOrange = 81,
        /// of anything else
        TokenBlack = 82,
        /// broken parts allowed at the end
        Threshold = 83,
        /// one round
        Sol = 84,
        /// one each sol
        MissionEvent = 85,
        /// red: the echo of an adventure
        AdventureEvent = 86,
        /// red: the echo of an event
        FollowUpEvent = 87,
        /// an action that an event offers
        EventAction = 88,
        /// what may happen if it is ignored
        Consequence = 89,
        /// one of eight types
        TypedAction = 90,
        /// an action without a type
        UntypedAction = 91,
        /// the list of objectives
        QuestLog = 92,
        /// picks a direction
        DirectionCard = 93,
        /// picks a number and a percentage
        ResearchCard = 94,
        /// resolves morale and decides disputes
        FirstPlayer = 95,
        /// always there
        BaseSkill = 96,
        /// once per sol, paid with morale tokens
        SkillCard = 97,
        /// checked when an action is declared
        Cost = 98,
        /// carried out when an action is resolved
        Penalty = 99,
    }
}

landfall_runtime::words! {
    /// The base and the spaces around it, by ring and direction, such as `R2-NW`.
    Space {
        HUB = 1,
        R1N = 2,
        R1NE = 3,
        R1E = 4,
        R1SE = 5,
        R1S = 6,
        R1SW = 7,
        R1W = 8,
        R1NW = 9,
        R2N = 10,
        R2NE = 11,
        R2E = 12,
        R2SE = 13,
        R2S = 14,
        R2SW = 15,
        R2W = 16,
        R2NW = 17,
        R3N = 18,
        R3NE = 19,
        R3E = 20,
        R3SE = 21,
        R3S = 22,
        R3SW = 23,
        R3W = 24,
        R3NW = 25,
    }
}

landfall_runtime::words! {
    /// The eight directions of the map, clockwise.
    Direction {
        /// up on the board
        N = 1,
        /// between north and east
        NE = 2,
        /// right
        E = 3,
        /// between south and east
        SE = 4,
        /// down
        S = 5,
        /// between south and west
        SW = 6,
        /// left
        W = 7,
        /// between north and west
        NW = 8,
    }
}

landfall_runtime::words! {
    /// The word printed on a direction card.
    Difficulty {
        /// a walk
        Easy = 1,
        /// a march
        Medium = 2,
        /// a mistake
        Heavy = 3,
    }
}

landfall_runtime::words! {
    /// What a region does to those who go there or pass through. The same penalty counts once for a whole route.
    RoiFeature {
        /// the acting astronaut suffers a wound
        Wound = 1,
        /// an adventure of the action's colour
        Adventure = 2,
        /// morale falls by one
        MoraleDown = 3,
        /// a rover that came along may be blocked, at the end of the Action phase
        RoverRisk = 4,
        /// nobody leaves it for the next ring; left and right stay open
        OuterEdgeImpassable = 5,
    }
}

landfall_runtime::words! {
    /// The three icons on POI tokens whose meaning each mission gives.
    PoiIcon {
        /// the first
        A = 1,
        /// the second
        B = 2,
        /// the third
        C = 3,
    }
}

landfall_runtime::words! {
    /// The colours of objective tokens.
    TokenColour {
        /// of a mandatory objective
        Red = 1,
        /// of an optional objective
        Orange = 2,
        /// of anything else
        Black = 3,
    }
}

landfall_runtime::words! {
    /// Whether a mission is lost without it.
    ObjectiveClass {
        /// without it the mission is lost
        Mandatory = 1,
        /// a bonus, never a condition
        Optional = 2,
    }
}

landfall_runtime::words! {
    /// Where a mission is played; it decides which skills the crew has.
    MissionMode {
        /// by itself, with all skill cards
        Standalone = 1,
        /// in a campaign, with the skills unlocked so far
        Campaign = 2,
        /// either way
        Both = 3,
    }
}

landfall_runtime::words! {
    /// The three ways in which an adventure goes on.
    AdventureKind {
        /// an effect now, perhaps more later
        Regular = 1,
        /// nothing now, something later
        Postponed = 2,
        /// a question and its answers
        Choice = 3,
    }
}

landfall_runtime::words! {
    /// How long the effects of an event last.
    Duration {
        /// they happen and are over
        Once = 1,
        /// until the end of the sol
        Round = 2,
        /// until the end
        Mission = 3,
    }
}

landfall_runtime::words! {
    /// What a log entry is for.
    LogKind {
        /// ticked when the objective is done
        Objective = 1,
        /// something to read
        Story = 2,
        /// something to know
        Notice = 3,
        /// a question to the players
        Prompt = 4,
        /// how it ended
        Outcome = 5,
    }
}

landfall_runtime::words! {
    /// How a mission ends.
    ResultWord {
        /// all mandatory objectives are done
        Won = 1,
        /// somebody died or time ran out
        Lost = 2,
    }
}

landfall_runtime::words! {
    /// What the numbers of a mission track mean.
    TrackUnit {
        /// plain numbers
        None_ = 1,
        /// hundredths
        Percent = 2,
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
    Reroll(Reroll<'a>),
    RollActionDie(RollActionDie<'a>),
    ResolveAdventure(ResolveAdventure<'a>),
    RaiseCost(RaiseCost<'a>),
    RaiseCostHere(RaiseCostHere<'a>),
    LowerCost(LowerCost<'a>),
    RaiseResult(RaiseResult<'a>),
    LowerResult(LowerResult<'a>),
    WaiveRequirement(WaiveRequirement<'a>),
    RequireItem(RequireItem<'a>),
    ForbidType(ForbidType<'a>),
    ForbidFacility(ForbidFacility<'a>),
    ForbidHere(ForbidHere<'a>),
    ForbidSpace(ForbidSpace<'a>),
    ForbidSkills(ForbidSkills<'a>),
    RiskRover(RiskRover<'a>),
    BreakPart(BreakPart<'a>),
    BreakAnyPart(BreakAnyPart<'a>),
    RepairPart(RepairPart<'a>),
    RepairAnyPart(RepairAnyPart<'a>),
    SwitchPart(SwitchPart<'a>),
    StripPart(StripPart<'a>),
    PlaceShutdown(PlaceShutdown<'a>),
    RemoveShutdown(RemoveShutdown<'a>),
    RemoveAnyShutdown(RemoveAnyShutdown<'a>),
    PlaceModifier(PlaceModifier<'a>),
    PlaceModifierOnRover(PlaceModifierOnRover<'a>),
    PlaceModifierOnRoi(PlaceModifierOnRoi<'a>),
    PlaceModifierThere(PlaceModifierThere<'a>),
    PlaceModifierOnAstronaut(PlaceModifierOnAstronaut<'a>),
    DiscardModifier(DiscardModifier<'a>),
    DamageRover(DamageRover<'a>),
    RepairRover(RepairRover<'a>),
    AdvanceMalfunction(AdvanceMalfunction<'a>),
    ReduceMalfunction(ReduceMalfunction<'a>),
    DrawMalfunction(DrawMalfunction<'a>),
    SetMalfunctionBox(SetMalfunctionBox<'a>),
    AddMalfunctionDie(AddMalfunctionDie<'a>),
    BuildFacilityCard(BuildFacilityCard<'a>),
    ChangeNeed(ChangeNeed<'a>),
    InstallUpgrade(InstallUpgrade<'a>),
    DisassembleUpgrade(DisassembleUpgrade<'a>),
    DiscardUpgrade(DiscardUpgrade<'a>),
    PlantSeed(PlantSeed<'a>),
    Wilt(Wilt<'a>),
    Grow(Grow<'a>),
    PreventWilt(PreventWilt<'a>),
    BuildGreenhouse(BuildGreenhouse<'a>),
    GainMoraleToken(GainMoraleToken<'a>),
    DiscardMoraleToken(DiscardMoraleToken<'a>),
    RaiseMorale(RaiseMorale<'a>),
    LowerMorale(LowerMorale<'a>),
    RaiseStress(RaiseStress<'a>),
    LowerStress(LowerStress<'a>),
    Wound(Wound<'a>),
    Heal(Heal<'a>),
    GainCondition(GainCondition<'a>),
    DiscardCondition(DiscardCondition<'a>),
    DiscardSkill(DiscardSkill<'a>),
    UnlockSkill(UnlockSkill<'a>),
    RestrictPawn(RestrictPawn<'a>),
    MultiplyWounds(MultiplyWounds<'a>),
    ChangeFoodNeed(ChangeFoodNeed<'a>),
    GainAom(GainAom<'a>),
    Explore(Explore<'a>),
    DrawPoi(DrawPoi<'a>),
    DiscardPoi(DiscardPoi<'a>),
    PlaceObjectiveToken(PlaceObjectiveToken<'a>),
    GainObjectiveToken(GainObjectiveToken<'a>),
    SpendObjectiveToken(SpendObjectiveToken<'a>),
    GainDrawnToken(GainDrawnToken<'a>),
    PlaceDrawnToken(PlaceDrawnToken<'a>),
    DrawDirection(DrawDirection<'a>),
    DrawResearch(DrawResearch<'a>),
    RedrawResearch(RedrawResearch<'a>),
    AdvanceTrack(AdvanceTrack<'a>),
    SetBackTrack(SetBackTrack<'a>),
    SetStartNode(SetStartNode<'a>),
    ScheduleEvent(ScheduleEvent<'a>),
    CancelEvent(CancelEvent<'a>),
    TriggerEvent(TriggerEvent<'a>),
    GrantAction(GrantAction<'a>),
    AddObjective(AddObjective<'a>),
    CompleteObjective(CompleteObjective<'a>),
    OfferChoice(OfferChoice<'a>),
    AskConfirm(AskConfirm<'a>),
    Timed(Timed<'a>),
    WinMission(WinMission<'a>),
    LoseMission(LoseMission<'a>),
    GainSupply(GainSupply<'a>),
    LoseSupply(LoseSupply<'a>),
    SpendSupply(SpendSupply<'a>),
    RaiseProductivity(RaiseProductivity<'a>),
    LowerProductivity(LowerProductivity<'a>),
    GainSparePart(GainSparePart<'a>),
    DiscardSparePart(DiscardSparePart<'a>),
    GainSample(GainSample<'a>),
    PlaceSample(PlaceSample<'a>),
    RemoveSample(RemoveSample<'a>),
    GainSeed(GainSeed<'a>),
    DiscardSeed(DiscardSeed<'a>),
    ExamineSample(ExamineSample<'a>),
    DiscoverSample(DiscoverSample<'a>),
    PlaceMarker(PlaceMarker<'a>),
    SpendMarker(SpendMarker<'a>),
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
    Built(Built<'a>),
    PlayerCount(PlayerCount<'a>),
    SolIs(SolIs<'a>),
    Done(Done<'a>),
    ObjectivesDone(ObjectivesDone<'a>),
    ThresholdMet(ThresholdMet<'a>),
    BrokenParts(BrokenParts<'a>),
    PartBroken(PartBroken<'a>),
    ShutDown(ShutDown<'a>),
    SupplyIs(SupplyIs<'a>),
    Owns(Owns<'a>),
    Holds(Holds<'a>),
    MoraleIs(MoraleIs<'a>),
    LowMorale(LowMorale<'a>),
    StressIs(StressIs<'a>),
    MalfunctionIs(MalfunctionIs<'a>),
    BoxRed(BoxRed<'a>),
    TrackIs(TrackIs<'a>),
    SpaceExplored(SpaceExplored<'a>),
    Installed(Installed<'a>),
    HasCondition(HasCondition<'a>),
    Wounds(Wounds<'a>),
    InCrew(InCrew<'a>),
    IsMedic(IsMedic<'a>),
    RoverUsed(RoverUsed<'a>),
    Plants(Plants<'a>),
    DirectionSays(DirectionSays<'a>),
}

/// The targets of the game.
#[derive(Clone, Copy, Default)]
pub enum Who<'a> {
    /// Nothing was written.
    #[default]
    None,
    /// Of a newer schema: its number. `text` of the table around it says what it is.
    Unknown(u8),
    Active(Active<'a>),
    Assisting(Assisting<'a>),
    Operator(Operator<'a>),
    FirstPlayer(FirstPlayer<'a>),
    EachAstronaut(EachAstronaut<'a>),
    ChosenAstronaut(ChosenAstronaut<'a>),
    RandomAstronaut(RandomAstronaut<'a>),
    Medic(Medic<'a>),
    Group(Group<'a>),
    NamedAstronaut(NamedAstronaut<'a>),
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
    pub fn facility(self) -> List<'a, Facility<'a>> {
        self.0.cards(4, 1)
    }

    /// Sorted by key.
    pub fn facility_card(self) -> List<'a, FacilityCard<'a>> {
        self.0.cards(5, 2)
    }

    /// Sorted by key.
    pub fn upgrade(self) -> List<'a, Upgrade<'a>> {
        self.0.cards(6, 3)
    }

    /// Sorted by key.
    pub fn malfunction_card(self) -> List<'a, MalfunctionCard<'a>> {
        self.0.cards(7, 4)
    }

    /// Sorted by key.
    pub fn keyword(self) -> List<'a, Keyword<'a>> {
        self.0.cards(8, 5)
    }

    /// Sorted by key.
    pub fn shutdown_tile(self) -> List<'a, ShutdownTile<'a>> {
        self.0.cards(9, 6)
    }

    /// Sorted by key.
    pub fn astronaut(self) -> List<'a, Astronaut<'a>> {
        self.0.cards(10, 7)
    }

    /// Sorted by key.
    pub fn skill(self) -> List<'a, Skill<'a>> {
        self.0.cards(11, 8)
    }

    /// Sorted by key.
    pub fn aom(self) -> List<'a, Aom<'a>> {
        self.0.cards(12, 9)
    }

    /// Sorted by key.
    pub fn rover(self) -> List<'a, Rover<'a>> {
        self.0.cards(13, 10)
    }

    /// Sorted by key.
    pub fn condition(self) -> List<'a, ConditionCard<'a>> {
        self.0.cards(14, 11)
    }

    /// Sorted by key.
    pub fn modifier(self) -> List<'a, Modifier<'a>> {
        self.0.cards(15, 12)
    }

    /// Sorted by key.
    pub fn mission_event(self) -> List<'a, MissionEvent<'a>> {
        self.0.cards(16, 13)
    }

    /// Sorted by key.
    pub fn adventure_event(self) -> List<'a, AdventureEvent<'a>> {
        self.0.cards(17, 14)
    }

    /// Sorted by key.
    pub fn follow_up_event(self) -> List<'a, FollowUpEvent<'a>> {
        self.0.cards(18, 15)
    }

    /// Sorted by key.
    pub fn adventure(self) -> List<'a, Adventure<'a>> {
        self.0.cards(19, 16)
    }

    /// Sorted by key.
    pub fn log_entry(self) -> List<'a, LogEntry<'a>> {
        self.0.cards(20, 17)
    }

    /// Sorted by key.
    pub fn terrain(self) -> List<'a, Terrain<'a>> {
        self.0.cards(21, 18)
    }

    /// Sorted by key.
    pub fn roi_tile(self) -> List<'a, RoiTile<'a>> {
        self.0.cards(22, 19)
    }

    /// Sorted by key.
    pub fn poi_token(self) -> List<'a, PoiToken<'a>> {
        self.0.cards(23, 20)
    }

    /// Sorted by key.
    pub fn direction_card(self) -> List<'a, DirectionCard<'a>> {
        self.0.cards(24, 21)
    }

    /// Sorted by key.
    pub fn research_card(self) -> List<'a, ResearchCard<'a>> {
        self.0.cards(25, 22)
    }

    /// Sorted by key.
    pub fn mission(self) -> List<'a, Mission<'a>> {
        self.0.cards(26, 23)
    }

    /// Sorted by key.
    pub fn campaign(self) -> List<'a, Campaign<'a>> {
        self.0.cards(27, 24)
    }

    /// Sorted by key.
    pub fn objective(self) -> List<'a, Objective<'a>> {
        self.0.cards(28, 25)
    }

    /// Sorted by key.
    pub fn objective_token(self) -> List<'a, ObjectiveToken<'a>> {
        self.0.cards(29, 26)
    }

    /// Sorted by key.
    pub fn mission_action(self) -> List<'a, MissionAction<'a>> {
        self.0.cards(30, 27)
    }

    /// Sorted by key.
    pub fn mission_poi(self) -> List<'a, MissionPoi<'a>> {
        self.0.cards(31, 28)
    }

    /// Sorted by key.
    pub fn mission_track(self) -> List<'a, MissionTrack<'a>> {
        self.0.cards(32, 29)
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
            Some((9, it)) => Does::Reroll(Reroll(it)),
            Some((10, it)) => Does::RollActionDie(RollActionDie(it)),
            Some((11, it)) => Does::ResolveAdventure(ResolveAdventure(it)),
            Some((12, it)) => Does::RaiseCost(RaiseCost(it)),
            Some((13, it)) => Does::RaiseCostHere(RaiseCostHere(it)),
            Some((14, it)) => Does::LowerCost(LowerCost(it)),
            Some((15, it)) => Does::RaiseResult(RaiseResult(it)),
            Some((16, it)) => Does::LowerResult(LowerResult(it)),
            Some((17, it)) => Does::WaiveRequirement(WaiveRequirement(it)),
            Some((18, it)) => Does::RequireItem(RequireItem(it)),
            Some((19, it)) => Does::ForbidType(ForbidType(it)),
            Some((20, it)) => Does::ForbidFacility(ForbidFacility(it)),
            Some((21, it)) => Does::ForbidHere(ForbidHere(it)),
            Some((22, it)) => Does::ForbidSpace(ForbidSpace(it)),
            Some((23, it)) => Does::ForbidSkills(ForbidSkills(it)),
            Some((24, it)) => Does::RiskRover(RiskRover(it)),
            Some((25, it)) => Does::BreakPart(BreakPart(it)),
            Some((26, it)) => Does::BreakAnyPart(BreakAnyPart(it)),
            Some((27, it)) => Does::RepairPart(RepairPart(it)),
            Some((28, it)) => Does::RepairAnyPart(RepairAnyPart(it)),
            Some((29, it)) => Does::SwitchPart(SwitchPart(it)),
            Some((30, it)) => Does::StripPart(StripPart(it)),
            Some((31, it)) => Does::PlaceShutdown(PlaceShutdown(it)),
            Some((32, it)) => Does::RemoveShutdown(RemoveShutdown(it)),
            Some((33, it)) => Does::RemoveAnyShutdown(RemoveAnyShutdown(it)),
            Some((34, it)) => Does::PlaceModifier(PlaceModifier(it)),
            Some((35, it)) => Does::PlaceModifierOnRover(PlaceModifierOnRover(it)),
            Some((36, it)) => Does::PlaceModifierOnRoi(PlaceModifierOnRoi(it)),
            Some((37, it)) => Does::PlaceModifierThere(PlaceModifierThere(it)),
            Some((38, it)) => Does::PlaceModifierOnAstronaut(PlaceModifierOnAstronaut(it)),
            Some((39, it)) => Does::DiscardModifier(DiscardModifier(it)),
            Some((40, it)) => Does::DamageRover(DamageRover(it)),
            Some((41, it)) => Does::RepairRover(RepairRover(it)),
            Some((42, it)) => Does::AdvanceMalfunction(AdvanceMalfunction(it)),
            Some((43, it)) => Does::ReduceMalfunction(ReduceMalfunction(it)),
            Some((44, it)) => Does::DrawMalfunction(DrawMalfunction(it)),
            Some((45, it)) => Does::SetMalfunctionBox(SetMalfunctionBox(it)),
            Some((46, it)) => Does::AddMalfunctionDie(AddMalfunctionDie(it)),
            Some((47, it)) => Does::BuildFacilityCard(BuildFacilityCard(it)),
            Some((48, it)) => Does::ChangeNeed(ChangeNeed(it)),
            Some((49, it)) => Does::InstallUpgrade(InstallUpgrade(it)),
            Some((50, it)) => Does::DisassembleUpgrade(DisassembleUpgrade(it)),
            Some((51, it)) => Does::DiscardUpgrade(DiscardUpgrade(it)),
            Some((52, it)) => Does::PlantSeed(PlantSeed(it)),
            Some((53, it)) => Does::Wilt(Wilt(it)),
            Some((54, it)) => Does::Grow(Grow(it)),
            Some((55, it)) => Does::PreventWilt(PreventWilt(it)),
            Some((56, it)) => Does::BuildGreenhouse(BuildGreenhouse(it)),
            Some((57, it)) => Does::GainMoraleToken(GainMoraleToken(it)),
            Some((58, it)) => Does::DiscardMoraleToken(DiscardMoraleToken(it)),
            Some((59, it)) => Does::RaiseMorale(RaiseMorale(it)),
            Some((60, it)) => Does::LowerMorale(LowerMorale(it)),
            Some((61, it)) => Does::RaiseStress(RaiseStress(it)),
            Some((62, it)) => Does::LowerStress(LowerStress(it)),
            Some((63, it)) => Does::Wound(Wound(it)),
            Some((64, it)) => Does::Heal(Heal(it)),
            Some((65, it)) => Does::GainCondition(GainCondition(it)),
            Some((66, it)) => Does::DiscardCondition(DiscardCondition(it)),
            Some((67, it)) => Does::DiscardSkill(DiscardSkill(it)),
            Some((68, it)) => Does::UnlockSkill(UnlockSkill(it)),
            Some((69, it)) => Does::RestrictPawn(RestrictPawn(it)),
            Some((70, it)) => Does::MultiplyWounds(MultiplyWounds(it)),
            Some((71, it)) => Does::ChangeFoodNeed(ChangeFoodNeed(it)),
            Some((72, it)) => Does::GainAom(GainAom(it)),
            Some((73, it)) => Does::Explore(Explore(it)),
            Some((74, it)) => Does::DrawPoi(DrawPoi(it)),
            Some((75, it)) => Does::DiscardPoi(DiscardPoi(it)),
            Some((76, it)) => Does::PlaceObjectiveToken(PlaceObjectiveToken(it)),
            Some((77, it)) => Does::GainObjectiveToken(GainObjectiveToken(it)),
            Some((78, it)) => Does::SpendObjectiveToken(SpendObjectiveToken(it)),
            Some((79, it)) => Does::GainDrawnToken(GainDrawnToken(it)),
            Some((80, it)) => Does::PlaceDrawnToken(PlaceDrawnToken(it)),
            Some((81, it)) => Does::DrawDirection(DrawDirection(it)),
            Some((82, it)) => Does::DrawResearch(DrawResearch(it)),
            Some((83, it)) => Does::RedrawResearch(RedrawResearch(it)),
            Some((84, it)) => Does::AdvanceTrack(AdvanceTrack(it)),
            Some((85, it)) => Does::SetBackTrack(SetBackTrack(it)),
            Some((86, it)) => Does::SetStartNode(SetStartNode(it)),
            Some((87, it)) => Does::ScheduleEvent(ScheduleEvent(it)),
            Some((88, it)) => Does::CancelEvent(CancelEvent(it)),
            Some((89, it)) => Does::TriggerEvent(TriggerEvent(it)),
            Some((90, it)) => Does::GrantAction(GrantAction(it)),
            Some((91, it)) => Does::AddObjective(AddObjective(it)),
            Some((92, it)) => Does::CompleteObjective(CompleteObjective(it)),
            Some((93, it)) => Does::OfferChoice(OfferChoice(it)),
            Some((94, it)) => Does::AskConfirm(AskConfirm(it)),
            Some((95, it)) => Does::Timed(Timed(it)),
            Some((96, it)) => Does::WinMission(WinMission(it)),
            Some((97, it)) => Does::LoseMission(LoseMission(it)),
            Some((98, it)) => Does::GainSupply(GainSupply(it)),
            Some((99, it)) => Does::LoseSupply(LoseSupply(it)),
            Some((100, it)) => Does::SpendSupply(SpendSupply(it)),
            Some((101, it)) => Does::RaiseProductivity(RaiseProductivity(it)),
            Some((102, it)) => Does::LowerProductivity(LowerProductivity(it)),
            Some((103, it)) => Does::GainSparePart(GainSparePart(it)),
            Some((104, it)) => Does::DiscardSparePart(DiscardSparePart(it)),
            Some((105, it)) => Does::GainSample(GainSample(it)),
            Some((106, it)) => Does::PlaceSample(PlaceSample(it)),
            Some((107, it)) => Does::RemoveSample(RemoveSample(it)),
            Some((108, it)) => Does::GainSeed(GainSeed(it)),
            Some((109, it)) => Does::DiscardSeed(DiscardSeed(it)),
            Some((110, it)) => Does::ExamineSample(ExamineSample(it)),
            Some((111, it)) => Does::DiscoverSample(DiscoverSample(it)),
            Some((112, it)) => Does::PlaceMarker(PlaceMarker(it)),
            Some((113, it)) => Does::SpendMarker(SpendMarker(it)),
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
            Some((4, it)) => Test::Built(Built(it)),
            Some((5, it)) => Test::PlayerCount(PlayerCount(it)),
            Some((6, it)) => Test::SolIs(SolIs(it)),
            Some((7, it)) => Test::Done(Done(it)),
            Some((8, it)) => Test::ObjectivesDone(ObjectivesDone(it)),
            Some((9, it)) => Test::ThresholdMet(ThresholdMet(it)),
            Some((10, it)) => Test::BrokenParts(BrokenParts(it)),
            Some((11, it)) => Test::PartBroken(PartBroken(it)),
            Some((12, it)) => Test::ShutDown(ShutDown(it)),
            Some((13, it)) => Test::SupplyIs(SupplyIs(it)),
            Some((14, it)) => Test::Owns(Owns(it)),
            Some((15, it)) => Test::Holds(Holds(it)),
            Some((16, it)) => Test::MoraleIs(MoraleIs(it)),
            Some((17, it)) => Test::LowMorale(LowMorale(it)),
            Some((18, it)) => Test::StressIs(StressIs(it)),
            Some((19, it)) => Test::MalfunctionIs(MalfunctionIs(it)),
            Some((20, it)) => Test::BoxRed(BoxRed(it)),
            Some((21, it)) => Test::TrackIs(TrackIs(it)),
            Some((22, it)) => Test::SpaceExplored(SpaceExplored(it)),
            Some((23, it)) => Test::Installed(Installed(it)),
            Some((24, it)) => Test::HasCondition(HasCondition(it)),
            Some((25, it)) => Test::Wounds(Wounds(it)),
            Some((26, it)) => Test::InCrew(InCrew(it)),
            Some((27, it)) => Test::IsMedic(IsMedic(it)),
            Some((28, it)) => Test::RoverUsed(RoverUsed(it)),
            Some((29, it)) => Test::Plants(Plants(it)),
            Some((30, it)) => Test::DirectionSays(DirectionSays(it)),
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
            Some((1, it)) => Who::Active(Active(it)),
            Some((2, it)) => Who::Assisting(Assisting(it)),
            Some((3, it)) => Who::Operator(Operator(it)),
            Some((4, it)) => Who::FirstPlayer(FirstPlayer(it)),
            Some((5, it)) => Who::EachAstronaut(EachAstronaut(it)),
            Some((6, it)) => Who::ChosenAstronaut(ChosenAstronaut(it)),
            Some((7, it)) => Who::RandomAstronaut(RandomAstronaut(it)),
            Some((8, it)) => Who::Medic(Medic(it)),
            Some((9, it)) => Who::Group(Group(it)),
            Some((10, it)) => Who::NamedAstronaut(NamedAstronaut(it)),
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
    /// A room of the base, printed on the board.
    Facility by 0
}

impl<'a> Facility<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The block it belongs to.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(1, 0))
    }

    /// Other names it goes by.
    /// Message numbers, each plus 1.
    pub fn also(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// The type of action that is taken here.
    pub fn action(self) -> ActionType {
        ActionType::of(self.0.u16(3, 0))
    }

    /// What it uses up each sol.
    pub fn needs(self) -> List<'a, ShutdownResource> {
        self.0.list(4)
    }

    /// What it yields.
    pub fn produces(self) -> Option<Produces<'a>> {
        self.0.table(5).map(Produces)
    }

    /// Its parts, at most one of each sort.
    pub fn slot(self) -> List<'a, Slot<'a>> {
        self.0.list(6)
    }

    /// It has `!` and `>>` spaces for modifiers.
    pub fn zones(self) -> bool {
        self.0.bool(7)
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(8))
    }

    /// Nothing ever closes it.
    pub fn never_shutdown(self) -> bool {
        self.0.bool(9)
    }
}

landfall_runtime::table! {
    /// A room that a mission allows to be built. Unless stated, all its parts are red when it stands.
    FacilityCard by 0
}

impl<'a> FacilityCard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The block it belongs to.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(1, 0))
    }

    /// Other names it goes by.
    /// Message numbers, each plus 1.
    pub fn also(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// The type of action that is taken here.
    pub fn action(self) -> ActionType {
        ActionType::of(self.0.u16(3, 0))
    }

    /// What it uses up each sol.
    pub fn needs(self) -> List<'a, ShutdownResource> {
        self.0.list(4)
    }

    /// What it yields.
    pub fn produces(self) -> Option<Produces<'a>> {
        self.0.table(5).map(Produces)
    }

    /// Its parts, at most one of each sort.
    pub fn slot(self) -> List<'a, Slot<'a>> {
        self.0.list(6)
    }

    /// It has `!` and `>>` spaces for modifiers.
    pub fn zones(self) -> bool {
        self.0.bool(7)
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(8))
    }

    /// The facility it is a backup of.
    /// The key of a `facility`.
    pub fn doubles(self) -> Option<&'a str> {
        self.0.str(9)
    }

    /// The state of its parts when it is built; red, unless stated.
    pub fn built(self) -> PartState {
        PartState::of(self.0.u16(10, 0))
    }

    /// What it takes to build, beside pawns, such as `[hardware-part + 2 energy]`.
    pub fn cost(self) -> Option<ItemRequirement<'a>> {
        self.0.table(11).map(ItemRequirement)
    }
}

landfall_runtime::table! {
    /// A card that can be installed, as a tile on its facility, or taken apart for two spare parts.
    Upgrade by 0
}

impl<'a> Upgrade<'a> {

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

    /// Where its tile goes.
    /// The key of a `facility`.
    pub fn facility(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// The two spare parts it comes apart into.
    pub fn parts(self) -> List<'a, Part> {
        self.0.list(4)
    }

    /// What it does from the sol after it was installed.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }

    /// With fewer than four players its tile lies there from the start, and nothing takes it away.
    pub fn protected_below_4(self) -> bool {
        self.0.bool(6)
    }

    /// Nothing in this pack uses it, on purpose.
    pub fn standalone(self) -> bool {
        self.0.bool(7)
    }

    /// The facility card on which its tile goes, in place of `facility`: facility cards can be upgraded too.
    /// The key of a `facility-card`.
    pub fn facility_card(self) -> Option<&'a str> {
        self.0.str(8)
    }
}

landfall_runtime::table! {
    /// Drawn when the malfunction track of its block reaches 5. It is skipped when its facility is shut down.
    MalfunctionCard by 0
}

impl<'a> MalfunctionCard<'a> {

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

    /// Its deck.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(3, 0))
    }

    /// One severity and one facility.
    /// The key of a `keyword`.
    pub fn keywords(self) -> List<'a, &'a str> {
        self.0.list(4)
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }

    /// How many identical cards there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(6, 0)
    }
}

landfall_runtime::table! {
    /// One of the two tags on a malfunction card.
    Keyword by 0
}

impl<'a> Keyword<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// How bad it is or where it happens.
    pub fn class_(self) -> KeywordClass {
        KeywordClass::of(self.0.u16(2, 0))
    }

    /// Where, for the class `facility`.
    /// The key of a `facility`.
    pub fn facility(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// Where, if that is a facility card.
    /// The key of a `facility-card`.
    pub fn facility_card(self) -> Option<&'a str> {
        self.0.str(4)
    }
}

landfall_runtime::table! {
    /// Lies on a facility that lacks something. The front, seen only when somebody tries, says what opens it again.
    ShutdownTile by 0
}

impl<'a> ShutdownTile<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// A word or two on the front.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The icon on its back.
    pub fn resource(self) -> ShutdownResource {
        ShutdownResource::of(self.0.u16(2, 0))
    }

    /// What the front asks for.
    pub fn removal(self) -> Option<Removal<'a>> {
        self.0.table(3).map(Removal)
    }

    /// How many there are.
    pub fn copies(self) -> i32 {
        self.0.i32(4, 0)
    }
}

landfall_runtime::table! {
    /// A member of the crew, with an ID board and a profile card.
    Astronaut by 0
}

impl<'a> Astronaut<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The profile.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// What they are.
    /// A message number plus 1; 0 is no text.
    pub fn profession(self) -> Text {
        Text::of(self.0.u32(3))
    }

    /// What they are best at.
    /// A message number plus 1; 0 is no text.
    pub fn specialty(self) -> Text {
        Text::of(self.0.u32(4))
    }

    /// Always theirs.
    /// The key of a `skill`.
    pub fn base_skill(self) -> Option<&'a str> {
        self.0.str(5)
    }

    /// Three cards; from the start in a standalone mission, unlocked one by one in a campaign.
    /// The key of a `skill`.
    pub fn skills(self) -> List<'a, &'a str> {
        self.0.list(6)
    }

    /// The spaces of the health track, from 1 to 5, where a condition is drawn.
    pub fn condition_icons(self) -> List<'a, i32> {
        self.0.list(7)
    }

    /// Heal needs one of their pawns.
    pub fn medic(self) -> bool {
        self.0.bool(8)
    }
}

landfall_runtime::table! {
    /// Something an astronaut can do once per sol for morale tokens. It is no action.
    Skill by 0
}

impl<'a> Skill<'a> {

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

    /// What it costs in morale tokens.
    pub fn morale(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// What it does.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(4)
    }
}

landfall_runtime::table! {
    /// An Automated Operating Machine: a pawn for one type of action, or for actions without a type.
    Aom by 0
}

impl<'a> Aom<'a> {

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

    /// What it can do.
    pub fn type_(self) -> RollableType {
        RollableType::of(self.0.u16(3, 0))
    }
}

landfall_runtime::table! {
    /// A vehicle that saves pawns outside. One per action, and at least one pawn must go along.
    Rover by 0
}

impl<'a> Rover<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What it saves.
    pub fn reduces(self) -> List<'a, Reduction<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// A lasting trouble of one astronaut, from the next phase on. Nobody has the same one twice.
    ConditionCard by 0
}

impl<'a> ConditionCard<'a> {

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

    /// What it does for as long as somebody has it.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }

    /// It happens at once and goes back to the stack.
    pub fn instant(self) -> bool {
        self.0.bool(4)
    }
}

landfall_runtime::table! {
    /// A token that makes something harder for a while.
    Modifier by 0
}

impl<'a> Modifier<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Where it may lie.
    pub fn in_(self) -> List<'a, Zone> {
        self.0.list(2)
    }

    /// What it does there.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }

    /// The colour of its adventure, if it brings one.
    pub fn adventure(self) -> RollableType {
        RollableType::of(self.0.u16(4, 0))
    }
}

landfall_runtime::table! {
    /// One of them comes up each sol. It may offer an action or bring up objectives, and rarely does neither.
    MissionEvent by 0
}

impl<'a> MissionEvent<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The first screen, which is read aloud.
    /// A message number plus 1; 0 is no text.
    pub fn narrative(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The second screen in words; made from the effects, unless stated.
    /// A message number plus 1; 0 is no text.
    pub fn effect(self) -> Text {
        Text::of(self.0.u32(2))
    }

    /// The second screen.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }

    /// How long; `once`, unless stated.
    pub fn lasts(self) -> Duration {
        Duration::of(self.0.u16(4, 0))
    }

    /// For effects that last until something is true, such as `until built(FCD-BFARM)`.
    pub fn until(self) -> Option<Condition<'a>> {
        self.0.table(5).map(Condition)
    }

    /// Objectives that it brings up.
    /// The key of a `objective`.
    pub fn add(self) -> List<'a, &'a str> {
        self.0.list(6)
    }

    /// How likely it is among the others; 1, unless stated.
    /// 0 when it is not given.
    pub fn weight(self) -> i32 {
        self.0.i32(7, 0)
    }

    /// When it may come up, such as `in sols 2-5`; at any time, unless stated.
    pub fn sols(self) -> Option<Range<'a>> {
        self.0.table(8).map(Range)
    }

    /// For these player counts only, such as `with 3-4 players`.
    pub fn players(self) -> Option<Range<'a>> {
        self.0.table(9).map(Range)
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(10))
    }

    /// The block whose malfunction track advances first.
    pub fn malfunction(self) -> BlockChoice {
        BlockChoice::of(self.0.u16(11, 0))
    }

    /// The action that it offers.
    pub fn action(self) -> Option<EventAction<'a>> {
        self.0.table(12).map(EventAction)
    }
}

landfall_runtime::table! {
    /// The echo of an adventure in a later sol, shown on red.
    AdventureEvent by 0
}

impl<'a> AdventureEvent<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The first screen, which is read aloud.
    /// A message number plus 1; 0 is no text.
    pub fn narrative(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The second screen in words; made from the effects, unless stated.
    /// A message number plus 1; 0 is no text.
    pub fn effect(self) -> Text {
        Text::of(self.0.u32(2))
    }

    /// The second screen.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }

    /// How long; `once`, unless stated.
    pub fn lasts(self) -> Duration {
        Duration::of(self.0.u16(4, 0))
    }

    /// For effects that last until something is true, such as `until built(FCD-BFARM)`.
    pub fn until(self) -> Option<Condition<'a>> {
        self.0.table(5).map(Condition)
    }

    /// Objectives that it brings up.
    /// The key of a `objective`.
    pub fn add(self) -> List<'a, &'a str> {
        self.0.list(6)
    }

    /// How likely it is among the others; 1, unless stated.
    /// 0 when it is not given.
    pub fn weight(self) -> i32 {
        self.0.i32(7, 0)
    }

    /// When it may come up, such as `in sols 2-5`; at any time, unless stated.
    pub fn sols(self) -> Option<Range<'a>> {
        self.0.table(8).map(Range)
    }

    /// For these player counts only, such as `with 3-4 players`.
    pub fn players(self) -> Option<Range<'a>> {
        self.0.table(9).map(Range)
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(10))
    }

    /// Where it comes from, if that is worth saying.
    pub fn cause(self) -> List<'a, Ref<'a>> {
        self.0.list(11)
    }
}

landfall_runtime::table! {
    /// What comes of an action that nobody took, or of an earlier event; shown on red.
    FollowUpEvent by 0
}

impl<'a> FollowUpEvent<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The first screen, which is read aloud.
    /// A message number plus 1; 0 is no text.
    pub fn narrative(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The second screen in words; made from the effects, unless stated.
    /// A message number plus 1; 0 is no text.
    pub fn effect(self) -> Text {
        Text::of(self.0.u32(2))
    }

    /// The second screen.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }

    /// How long; `once`, unless stated.
    pub fn lasts(self) -> Duration {
        Duration::of(self.0.u16(4, 0))
    }

    /// For effects that last until something is true, such as `until built(FCD-BFARM)`.
    pub fn until(self) -> Option<Condition<'a>> {
        self.0.table(5).map(Condition)
    }

    /// Objectives that it brings up.
    /// The key of a `objective`.
    pub fn add(self) -> List<'a, &'a str> {
        self.0.list(6)
    }

    /// How likely it is among the others; 1, unless stated.
    /// 0 when it is not given.
    pub fn weight(self) -> i32 {
        self.0.i32(7, 0)
    }

    /// When it may come up, such as `in sols 2-5`; at any time, unless stated.
    pub fn sols(self) -> Option<Range<'a>> {
        self.0.table(8).map(Range)
    }

    /// For these player counts only, such as `with 3-4 players`.
    pub fn players(self) -> Option<Range<'a>> {
        self.0.table(9).map(Range)
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(10))
    }

    /// Where it comes from, if that is worth saying.
    pub fn cause(self) -> List<'a, Ref<'a>> {
        self.0.list(11)
    }
}

landfall_runtime::table! {
    /// Something that happens to the acting astronaut in the middle of an Explore, Gather, Research or Build action. When a machine acts, its operator stands in.
    Adventure by 0
}

impl<'a> Adventure<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The type of action that leads to it: green for explore, gray for gather, blue for research, brown for build.
    pub fn type_(self) -> RollableType {
        RollableType::of(self.0.u16(2, 0))
    }

    /// Regular, postponed or choice.
    pub fn sort(self) -> AdventureKind {
        AdventureKind::of(self.0.u16(3, 0))
    }

    /// What is read aloud.
    /// A message number plus 1; 0 is no text.
    pub fn narrative(self) -> Text {
        Text::of(self.0.u32(4))
    }

    /// What happens now; never on a postponed one.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }

    /// What comes of it later.
    pub fn follow_up(self) -> List<'a, FollowUp<'a>> {
        self.0.list(6)
    }

    /// The question of a choice.
    /// A message number plus 1; 0 is no text.
    pub fn question(self) -> Text {
        Text::of(self.0.u32(7))
    }

    /// Its answers; two at least.
    pub fn option(self) -> List<'a, OptionBlock<'a>> {
        self.0.list(8)
    }
}

landfall_runtime::table! {
    /// A line or a page of the mission log.
    LogEntry by 0
}

impl<'a> LogEntry<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its headline.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What it says.
    /// Message numbers, each plus 1.
    pub fn narrative(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// What it is for.
    pub fn sort(self) -> LogKind {
        LogKind::of(self.0.u16(3, 0))
    }

    /// Not shown until something reveals it.
    pub fn hidden(self) -> bool {
        self.0.bool(4)
    }

    /// The objective it stands for.
    /// The key of a `objective`.
    pub fn objective(self) -> Option<&'a str> {
        self.0.str(5)
    }

    /// The class of that objective.
    pub fn class_(self) -> ObjectiveClass {
        ObjectiveClass::of(self.0.u16(6, 0))
    }

    /// What brings a hidden entry to light.
    pub fn revealed_by(self) -> List<'a, Ref<'a>> {
        self.0.list(7)
    }

    /// What happens when it is ticked.
    pub fn on_check(self) -> List<'a, Effect<'a>> {
        self.0.list(8)
    }

    /// The question of a prompt.
    /// A message number plus 1; 0 is no text.
    pub fn question(self) -> Text {
        Text::of(self.0.u32(9))
    }

    /// The answers to it.
    pub fn answer(self) -> List<'a, Answer<'a>> {
        self.0.list(10)
    }

    /// How the mission ended.
    pub fn outcome(self) -> Option<Outcome<'a>> {
        self.0.table(11).map(Outcome)
    }
}

landfall_runtime::table! {
    /// A sort of country, and what it does to travellers.
    Terrain by 0
}

impl<'a> Terrain<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Extra pawns for whoever enters; 1, unless stated.
    /// -1 when it is not given.
    pub fn pawn_icons(self) -> i32 {
        self.0.i32(2, -1)
    }

    /// What it does.
    pub fn features(self) -> List<'a, RoiFeature> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// A Region of Interest. It lies face down in the stack of its ring until somebody explores a space there.
    RoiTile by 0
}

impl<'a> RoiTile<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name of the place.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The stack it lies in.
    pub fn ring(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// The country.
    /// The key of a `terrain`.
    pub fn terrain(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// How many samples are placed on it; none, unless stated.
    /// -1 when it is not given.
    pub fn samples(self) -> i32 {
        self.0.i32(4, -1)
    }

    /// How many POI tokens its explorers draw; none, unless stated.
    /// -1 when it is not given.
    pub fn pois(self) -> i32 {
        self.0.i32(5, -1)
    }

    /// Exploring it sets off what the mission says.
    pub fn mission_icon(self) -> bool {
        self.0.bool(6)
    }

    /// Extra pawns for whoever enters or acts here; those of the terrain, unless stated.
    /// -1 when it is not given.
    pub fn pawn_icons(self) -> i32 {
        self.0.i32(7, -1)
    }

    /// What it does; what its terrain does, unless stated.
    pub fn features(self) -> List<'a, RoiFeature> {
        self.0.list(8)
    }

    /// It has no features, whatever its terrain does.
    pub fn plain(self) -> bool {
        self.0.bool(9)
    }

    /// How many identical tiles there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(10, 0)
    }
}

landfall_runtime::table! {
    /// A find, drawn for each POI icon of a newly explored region and available at once.
    PoiToken by 0
}

impl<'a> PoiToken<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// What was found.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// What it is worth.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }

    /// The mission says what it is worth.
    pub fn mission_icon(self) -> PoiIcon {
        PoiIcon::of(self.0.u16(4, 0))
    }

    /// How often it may be used before it is discarded; once, unless stated.
    /// 0 when it is not given.
    pub fn uses(self) -> i32 {
        self.0.i32(5, 0)
    }

    /// How many there are.
    pub fn copies(self) -> i32 {
        self.0.i32(6, 0)
    }

    /// It merely yields something and may be turned in at any time.
    pub fn any_time(self) -> bool {
        self.0.bool(7)
    }
}

landfall_runtime::table! {
    /// Picks one of the eight directions. The deck is reshuffled after every draw.
    DirectionCard by 0
}

impl<'a> DirectionCard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The direction.
    pub fn direction(self) -> Direction {
        Direction::of(self.0.u16(1, 0))
    }

    /// The word printed on it.
    pub fn word(self) -> Difficulty {
        Difficulty::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Picks a number and a percentage. The deck is reshuffled after every draw.
    ResearchCard by 0
}

impl<'a> ResearchCard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// From 1 to 6.
    pub fn number(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// From 15 to 50.
    pub fn percent(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// A mission sheet with everything that the crew begins with and learns along the way.
    Mission by 0
}

impl<'a> Mission<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// The briefing; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// By itself, in a campaign, or both.
    pub fn mode(self) -> MissionMode {
        MissionMode::of(self.0.u16(3, 0))
    }

    /// How long it lasts, for each player count.
    pub fn sols(self) -> List<'a, Sols<'a>> {
        self.0.list(4)
    }

    /// How many broken parts the base may have at the end.
    /// -1 when it is not given.
    pub fn threshold(self) -> i32 {
        self.0.i32(5, -1)
    }

    /// All its objectives, also those that events add.
    /// The key of a `objective`.
    pub fn objectives(self) -> List<'a, &'a str> {
        self.0.list(6)
    }

    /// What the base has at the start.
    pub fn setup(self) -> Option<Setup<'a>> {
        self.0.table(7).map(Setup)
    }

    /// The upgrades that may be offered, perhaps for some player counts only.
    pub fn upgrades(self) -> List<'a, Offer<'a>> {
        self.0.list(8)
    }

    /// How many of them are drawn and offered; all that are listed, unless stated.
    /// -1 when it is not given.
    pub fn offers(self) -> i32 {
        self.0.i32(9, -1)
    }

    /// The facility cards that may be built; no others can.
    /// The key of a `facility-card`.
    pub fn facility_cards(self) -> List<'a, &'a str> {
        self.0.list(10)
    }

    /// Facility tiles that are replaced by cards.
    pub fn replaced(self) -> List<'a, Replaced<'a>> {
        self.0.list(11)
    }

    /// Dice that join the malfunction roll in certain sols.
    pub fn malfunction_dice(self) -> List<'a, MalfunctionDice<'a>> {
        self.0.list(12)
    }

    /// What happens in certain sols.
    pub fn sol(self) -> List<'a, SolTrigger<'a>> {
        self.0.list(13)
    }

    /// Rules of this mission alone.
    pub fn rule(self) -> List<'a, Rule<'a>> {
        self.0.list(14)
    }

    /// The actions printed on its sheet.
    /// The key of a `mission-action`.
    pub fn actions(self) -> List<'a, &'a str> {
        self.0.list(15)
    }

    /// What the three icons on POI tokens mean here.
    /// The key of a `mission-poi`.
    pub fn pois(self) -> List<'a, &'a str> {
        self.0.list(16)
    }

    /// What happens when a region with the mission icon is explored.
    pub fn roi_icon(self) -> List<'a, Effect<'a>> {
        self.0.list(17)
    }

    /// Tracks on its sheet.
    /// The key of a `mission-track`.
    pub fn tracks(self) -> List<'a, &'a str> {
        self.0.list(18)
    }

    /// What the log draws from, one event each sol, none twice.
    /// The key of a `mission-event`.
    pub fn events(self) -> List<'a, &'a str> {
        self.0.list(19)
    }

    /// The events come in the order of the list.
    pub fn in_order(self) -> bool {
        self.0.bool(20)
    }

    /// Events may come up again, so there may be fewer than sols.
    pub fn repeating(self) -> bool {
        self.0.bool(21)
    }

    /// The adventures of all four types.
    /// The key of a `adventure`.
    pub fn adventures(self) -> List<'a, &'a str> {
        self.0.list(22)
    }

    /// Everything the log of this mission can show, one entry for each objective at least.
    /// The key of a `log-entry`.
    pub fn log(self) -> List<'a, &'a str> {
        self.0.list(23)
    }
}

landfall_runtime::table! {
    /// Several missions in a row, and the skills that discoveries unlock between them.
    Campaign by 0
}

impl<'a> Campaign<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// In this order.
    /// The key of a `mission`.
    pub fn missions(self) -> List<'a, &'a str> {
        self.0.list(3)
    }

    /// What discoveries buy.
    pub fn unlock(self) -> List<'a, Unlock<'a>> {
        self.0.list(4)
    }
}

landfall_runtime::table! {
    /// Something the crew has to do, or may do for a bonus.
    Objective by 0
}

impl<'a> Objective<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Whether the mission is lost without it.
    pub fn class_(self) -> ObjectiveClass {
        ObjectiveClass::of(self.0.u16(2, 0))
    }

    /// The token that stands for it, red if mandatory, orange if optional.
    /// The key of a `objective-token`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(3)
    }

    /// The events that bring it up; it is open from the start, unless stated.
    pub fn added_by(self) -> List<'a, Ref<'a>> {
        self.0.list(4)
    }

    /// What players have to do.
    /// A message number plus 1; 0 is no text.
    pub fn how(self) -> Text {
        Text::of(self.0.u32(5))
    }

    /// What fulfils it.
    pub fn done_when(self) -> Option<DoneWhen<'a>> {
        self.0.table(6).map(DoneWhen)
    }

    /// What the crew gets; typical for optional ones.
    pub fn reward(self) -> List<'a, Effect<'a>> {
        self.0.list(7)
    }

    /// What must be done before it.
    /// The key of a `objective`.
    pub fn requires_(self) -> List<'a, &'a str> {
        self.0.list(8)
    }

    /// Its line in the log.
    /// The key of a `log-entry`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(9)
    }
}

landfall_runtime::table! {
    /// A numbered token; red for mandatory objectives, orange for optional ones, black for anything else.
    ObjectiveToken by 0
}

impl<'a> ObjectiveToken<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// What it stands for.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Red, orange or black.
    pub fn colour(self) -> TokenColour {
        TokenColour::of(self.0.u16(2, 0))
    }

    /// The number printed on it; research cards pick from 1 to 6.
    pub fn number(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// What players get with it, at once.
    pub fn gives(self) -> List<'a, Effect<'a>> {
        self.0.list(4)
    }

    /// Where it usually lies on the map.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(5, 0))
    }

    /// Where it goes; to the pending area, unless stated.
    pub fn area(self) -> Area {
        Area::of(self.0.u16(6, 0))
    }

    /// What it means in this mission.
    /// A message number plus 1; 0 is no text.
    pub fn meaning(self) -> Text {
        Text::of(self.0.u32(7))
    }

    /// How many there are with this number; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(8, 0)
    }
}

landfall_runtime::table! {
    /// An action printed on a mission sheet. One with a type costs what its facility makes it cost and is resolved in the step of that type; one without is resolved last.
    MissionAction by 0
}

impl<'a> MissionAction<'a> {

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

    /// One of the eight types, or `none`.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(3, 0))
    }

    /// How many it takes. Rolled types ask for 1, and roll dice, or 2, and do not.
    pub fn pawns(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// A rolled type that asks for exactly these pawns and never rolls.
    pub fn no_dice(self) -> bool {
        self.0.bool(5)
    }

    /// It is done in the HUB.
    pub fn inside(self) -> bool {
        self.0.bool(6)
    }

    /// It is done outside, in this space; the way there costs pawns.
    pub fn at(self) -> Space {
        Space::of(self.0.u16(7, 0))
    }

    /// It is done at a farm.
    pub fn at_farm(self) -> bool {
        self.0.bool(8)
    }

    /// The rovers that may help outside; both, unless stated.
    /// The key of a `rover`.
    pub fn rover(self) -> List<'a, &'a str> {
        self.0.list(9)
    }

    /// What else it takes.
    pub fn needs(self) -> List<'a, Needs<'a>> {
        self.0.list(10)
    }

    /// Objective tokens that it takes.
    pub fn needs_token(self) -> List<'a, NeedsToken<'a>> {
        self.0.list(11)
    }

    /// How often it may be taken; as often as players like, unless stated.
    pub fn limit(self) -> Option<UseLimit<'a>> {
        self.0.table(12).map(UseLimit)
    }

    /// What it does when it succeeds.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(13)
    }

    /// What it does when it fails.
    pub fn failure(self) -> List<'a, Effect<'a>> {
        self.0.list(14)
    }
}

landfall_runtime::table! {
    /// What one of the icons A, B and C on POI tokens means in a mission.
    MissionPoi by 0
}

impl<'a> MissionPoi<'a> {

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

    /// The icon.
    pub fn icon(self) -> PoiIcon {
        PoiIcon::of(self.0.u16(3, 0))
    }

    /// What it is worth.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(4)
    }
}

landfall_runtime::table! {
    /// A track on a mission sheet, such as a percentage.
    MissionTrack by 0
}

impl<'a> MissionTrack<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Its name.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Its lowest value.
    pub fn min(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// Its highest value.
    pub fn max(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// Where it begins.
    pub fn start(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// Plain numbers, unless stated.
    pub fn unit(self) -> TrackUnit {
        TrackUnit::of(self.0.u16(5, 0))
    }

    /// What happens when it reaches a value.
    pub fn at(self) -> List<'a, TrackValue<'a>> {
        self.0.list(6)
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
    /// Things that must be owned when the action is declared. Supplies are spent at once and never come back; parts, seeds, samples and markers are used up if the action succeeds.
    Needs
}

impl<'a> Needs<'a> {

    /// What, such as `[2 energy + cpu-part]`.
    pub fn cost(self) -> Option<ItemRequirement<'a>> {
        self.0.table(0).map(ItemRequirement)
    }

    /// What becomes of it, if not the usual.
    pub fn consumed(self) -> Consumption {
        Consumption::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Objective tokens that must be owned when the action is declared.
    NeedsToken
}

impl<'a> NeedsToken<'a> {

    /// Which token.
    /// The key of a `objective-token`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// What becomes of it; used up on success, unless stated.
    pub fn consumed(self) -> Consumption {
        Consumption::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// How often an action may be taken.
    UseLimit
}

impl<'a> UseLimit<'a> {

    /// How often.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// In one `round`, which is a sol, or in the whole `game`.
    pub fn period(self) -> Period {
        Period::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// An action without a type that an event offers. It may be taken once, in the sol of the event or in one of the next two; then it is gone, and its consequences with it.
    EventAction
}

impl<'a> EventAction<'a> {

    /// What the log calls it.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// What it takes, as shown to players.
    /// A message number plus 1; 0 is no text.
    pub fn price(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// How many pawns it takes; they may come from any machine.
    pub fn pawns(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// What else it takes.
    pub fn needs(self) -> List<'a, Needs<'a>> {
        self.0.list(3)
    }

    /// Objective tokens that it takes.
    pub fn needs_token(self) -> List<'a, NeedsToken<'a>> {
        self.0.list(4)
    }

    /// What it brings.
    pub fn reward(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }

    /// Machines cannot help.
    pub fn no_aom(self) -> bool {
        self.0.bool(6)
    }

    /// It may be taken more than once.
    pub fn repeatable(self) -> bool {
        self.0.bool(7)
    }

    /// For how many sols it stays open; three, unless stated.
    /// 0 when it is not given.
    pub fn window(self) -> i32 {
        self.0.i32(8, 0)
    }

    /// What may happen as long as nobody has done it.
    pub fn consequence(self) -> List<'a, Consequence<'a>> {
        self.0.list(9)
    }
}

landfall_runtime::table! {
    /// A red event that may come up in the next sol while an event action is ignored.
    Consequence
}

impl<'a> Consequence<'a> {

    /// Which event.
    /// The key of a `follow-up-event`.
    pub fn event(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Its chance after each sol, in percent; certain, unless stated.
    /// 0 when it is not given.
    pub fn chance(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// A red event that comes later.
    FollowUp
}

impl<'a> FollowUp<'a> {

    /// Which event.
    pub fn event(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// How many sols later, such as `1` or `2-3`; in the next sol, unless stated.
    pub fn delay(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }

    /// Its chance, in percent; certain, unless stated.
    /// 0 when it is not given.
    pub fn chance(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// One of the answers to the question of an adventure.
    OptionBlock
}

impl<'a> OptionBlock<'a> {

    /// What players may decide.
    /// A message number plus 1; 0 is no text.
    pub fn label(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// What comes of it, perhaps with `schedule`.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// One of the answers to a prompt of the log.
    Answer
}

impl<'a> Answer<'a> {

    /// What players may answer.
    /// A message number plus 1; 0 is no text.
    pub fn label(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// The entry that is read next.
    /// The key of a `log-entry`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// How a mission ended, and why.
    Outcome
}

impl<'a> Outcome<'a> {

    /// Won or lost.
    pub fn result(self) -> ResultWord {
        ResultWord::of(self.0.u16(0, 0))
    }

    /// Why, in a few words.
    /// A message number plus 1; 0 is no text.
    pub fn reason(self) -> Text {
        Text::of(self.0.u32(1))
    }
}

landfall_runtime::table! {
    /// What a face of an action die brings.
    FaceRow
}

impl<'a> FaceRow<'a> {

    /// The face.
    pub fn face(self) -> DieFace {
        DieFace::of(self.0.u16(0, 0))
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// One of several offers with a label.
    OfferRow
}

impl<'a> OfferRow<'a> {

    /// What players may pick.
    /// A message number plus 1; 0 is no text.
    pub fn label(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// What comes of it.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A part of a facility that can break, and what it does while it is broken.
    Slot
}

impl<'a> Slot<'a> {

    /// Which part.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// The usual penalties have names.
    pub fn penalty(self) -> Penalty {
        Penalty::of(self.0.u16(1, 0))
    }

    /// The token that `place-token` places.
    /// The key of a `modifier`.
    pub fn modifier(self) -> Option<&'a str> {
        self.0.str(2)
    }

    /// An unusual penalty.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// What a facility yields each sol.
    Produces
}

impl<'a> Produces<'a> {

    /// What.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(0, 0))
    }

    /// The range of its productivity, such as `0-4`; a farm has none: it yields as much as grows.
    pub fn range(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }
}

landfall_runtime::table! {
    /// What a rover saves.
    Reduction
}

impl<'a> Reduction<'a> {

    /// For actions of this type that lead outside.
    pub fn type_(self) -> RollableType {
        RollableType::of(self.0.u16(0, 0))
    }

    /// How many pawns fewer, though at least one pawn must go.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// What happens when a mission track reaches a value.
    TrackValue
}

impl<'a> TrackValue<'a> {

    /// The value.
    pub fn value(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A skill that a campaign unlocks with discoveries.
    Unlock
}

impl<'a> Unlock<'a> {

    /// Which skill.
    /// The key of a `skill`.
    pub fn skill(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How many discoveries it takes.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// What the hidden front of a shutdown tile asks for.
    Removal
}

impl<'a> Removal<'a> {

    /// What is paid from the supply, such as `[2 oxygen]`.
    pub fn cost(self) -> Option<ItemRequirement<'a>> {
        self.0.table(0).map(ItemRequirement)
    }

    /// What happens then.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// How many sols a mission lasts; for some player counts only, or for all of them.
    Sols
}

impl<'a> Sols<'a> {

    /// How many sols.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// For these player counts, such as `1-2`; for all, unless stated.
    pub fn players(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }
}

landfall_runtime::table! {
    /// What the base has, and what it lacks, when the first sol begins.
    Setup
}

impl<'a> Setup<'a> {

    /// Oxygen in the General Supply.
    pub fn oxygen(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Energy in the General Supply.
    pub fn energy(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Food in the General Supply.
    pub fn food(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// Where the morale track begins; at 0, unless stated.
    /// -1 when it is not given.
    pub fn morale(self) -> i32 {
        self.0.i32(3, -1)
    }

    /// For a crew that begins below zero: `low-morale 1` is −1.
    /// 0 when it is not given.
    pub fn low_morale(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// How many morale tokens each astronaut begins with; none, unless stated.
    /// -1 when it is not given.
    pub fn morale_tokens(self) -> i32 {
        self.0.i32(5, -1)
    }

    /// Where the stress track begins; at 0, unless stated.
    /// -1 when it is not given.
    pub fn stress(self) -> i32 {
        self.0.i32(6, -1)
    }

    /// How many greenhouses stand.
    pub fn greenhouses(self) -> i32 {
        self.0.i32(7, 0)
    }

    /// How many of them hold a plant, which feeds one astronaut each sol.
    pub fn plants(self) -> i32 {
        self.0.i32(8, 0)
    }

    /// The slots of the Growth track that are taken, such as `growing 2, 5`.
    pub fn growing(self) -> List<'a, i32> {
        self.0.list(9)
    }

    /// Seeds in the Cargo Bay.
    /// -1 when it is not given.
    pub fn seeds(self) -> i32 {
        self.0.i32(10, -1)
    }

    /// Spare parts in the Cargo Bay, such as `[2 cpu-part + hardware-part]`.
    pub fn parts(self) -> Option<ItemRequirement<'a>> {
        self.0.table(11).map(ItemRequirement)
    }

    /// Samples in the Cargo Bay.
    /// -1 when it is not given.
    pub fn samples(self) -> i32 {
        self.0.i32(12, -1)
    }

    /// Oxygenators and panels that run below their best.
    pub fn productivity(self) -> List<'a, Productivity<'a>> {
        self.0.list(13)
    }

    /// Parts that are red from the start.
    pub fn broken(self) -> List<'a, Broken<'a>> {
        self.0.list(14)
    }

    /// Malfunction tracks that do not begin at 0.
    pub fn malfunction(self) -> List<'a, Wear<'a>> {
        self.0.list(15)
    }

    /// Cubes of the Malfunction Box that begin red.
    pub fn r#box(self) -> List<'a, BoxBlock<'a>> {
        self.0.list(16)
    }

    /// Spaces that are explored already.
    pub fn explored(self) -> List<'a, Explored<'a>> {
        self.0.list(17)
    }

    /// Upgrade tiles that are in play from the start, such as the Auto-scanner below four players.
    pub fn tile(self) -> List<'a, LaidTile<'a>> {
        self.0.list(18)
    }

    /// Objective tokens that lie somewhere from the start.
    pub fn token(self) -> List<'a, LaidToken<'a>> {
        self.0.list(19)
    }

    /// Markers that lie somewhere from the start.
    pub fn marker(self) -> List<'a, LaidMarker<'a>> {
        self.0.list(20)
    }
}

landfall_runtime::table! {
    /// How much an oxygenator or a solar panel yields at the start.
    Productivity
}

impl<'a> Productivity<'a> {

    /// Which one.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// Its output; 0 to 4 for oxygenators, 0 to 5 for panels.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// A slot that is red from the start.
    Broken
}

impl<'a> Broken<'a> {

    /// Which parts, such as `cpu, hardware`.
    pub fn parts(self) -> List<'a, Part> {
        self.0.list(0)
    }

    /// Where.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// Where a malfunction track begins.
    Wear
}

impl<'a> Wear<'a> {

    /// Which block.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(0, 0))
    }

    /// Where its marker stands.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// A cube of the Malfunction Box.
    BoxBlock
}

impl<'a> BoxBlock<'a> {

    /// Which block.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(0, 0))
    }

    /// Red adds the die of the block to every roll.
    pub fn state(self) -> PartState {
        PartState::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// A space that holds a region from the start.
    Explored
}

impl<'a> Explored<'a> {

    /// Where, such as `R1-S`.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(0, 0))
    }

    /// Which tile; one from the stack, unless stated.
    /// The key of a `roi-tile`.
    pub fn tile(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// An upgrade whose tile works from the first sol on. It is no upgrade then, and nothing takes it away.
    LaidTile
}

impl<'a> LaidTile<'a> {

    /// Which one.
    /// The key of a `upgrade`.
    pub fn upgrade(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// For these player counts; for all, unless stated.
    pub fn players(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }
}

landfall_runtime::table! {
    /// Upgrade cards that may be drawn for the offer.
    Offer
}

impl<'a> Offer<'a> {

    /// Which cards.
    /// The key of a `upgrade`.
    pub fn upgrades(self) -> List<'a, &'a str> {
        self.0.list(0)
    }

    /// For these player counts, such as `4`; for all, unless stated.
    pub fn players(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }
}

landfall_runtime::table! {
    /// An objective token at set-up.
    LaidToken
}

impl<'a> LaidToken<'a> {

    /// Which token.
    /// The key of a `objective-token`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// On the map.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(1, 0))
    }

    /// In the Cargo Bay or on the sheet.
    pub fn area(self) -> Area {
        Area::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Markers at set-up.
    LaidMarker
}

impl<'a> LaidMarker<'a> {

    /// Which colour.
    pub fn colour(self) -> MarkerColour {
        MarkerColour::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Where on the map; on the mission sheet, unless stated.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// A facility tile that is covered by a facility card in this mission.
    Replaced
}

impl<'a> Replaced<'a> {

    /// The printed tile.
    /// The key of a `facility`.
    pub fn facility(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// What is used in its place.
    /// The key of a `facility-card`.
    pub fn card(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// Dice that the mission adds to the malfunction roll.
    MalfunctionDice
}

impl<'a> MalfunctionDice<'a> {

    /// The blocks whose dice are rolled: yellow for working, orange for living, red for system.
    pub fn blocks(self) -> List<'a, HubBlock> {
        self.0.list(0)
    }

    /// `from sol 3` is every sol from the third on.
    pub fn from_(self) -> bool {
        self.0.bool(1)
    }

    /// When, such as `3` or `2-4`.
    pub fn sols(self) -> Option<Range<'a>> {
        self.0.table(2).map(Range)
    }
}

landfall_runtime::table! {
    /// Something that happens in certain sols.
    SolTrigger
}

impl<'a> SolTrigger<'a> {

    /// `from sol 3` is every sol from the third on.
    pub fn from_(self) -> bool {
        self.0.bool(0)
    }

    /// When, such as `3` or `2-4`.
    pub fn sols(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }

    /// What happens at the beginning of the sol.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// A rule of this mission, in words, in effects, or both, and the moment of the sol at which it applies.
    Rule
}

impl<'a> Rule<'a> {

    /// When, such as `production.mission`.
    pub fn hook(self) -> Hook {
        Hook::of(self.0.u16(0, 0))
    }

    /// What no verb can say.
    /// A message number plus 1; 0 is no text.
    pub fn text(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// What fulfils an objective: all of these lines, or `any` of them.
    DoneWhen
}

impl<'a> DoneWhen<'a> {

    /// One of the lines is enough.
    pub fn any(self) -> bool {
        self.0.bool(0)
    }

    /// This facility card has been built.
    /// The key of a `facility-card`.
    pub fn build_facility(self) -> List<'a, &'a str> {
        self.0.list(1)
    }

    /// This many seeds have been planted.
    pub fn plant_seed(self) -> Option<Planting<'a>> {
        self.0.table(2).map(Planting)
    }

    /// This many plants have grown from seeds, six productions after planting.
    /// 0 when it is not given.
    pub fn grow_plant(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// A mission track has come so far.
    pub fn track_at_least(self) -> List<'a, TrackGoal<'a>> {
        self.0.list(4)
    }

    /// No more parts are broken than the threshold of the mission allows.
    pub fn meet_threshold(self) -> bool {
        self.0.bool(5)
    }

    /// These spaces have been explored.
    pub fn explore(self) -> Option<ExploreGoal<'a>> {
        self.0.table(6).map(ExploreGoal)
    }

    /// These objective tokens have been brought home.
    pub fn gather_token(self) -> Option<TokenGoal<'a>> {
        self.0.table(7).map(TokenGoal)
    }

    /// A mission action has been done.
    pub fn do_action(self) -> List<'a, ActionGoal<'a>> {
        self.0.list(8)
    }

    /// This many discoveries have been made, two successful Research actions each.
    /// 0 when it is not given.
    pub fn discover(self) -> i32 {
        self.0.i32(9, 0)
    }

    /// The crew owns these things, such as `[2 cpu-part]`.
    pub fn hold(self) -> Option<ItemRequirement<'a>> {
        self.0.table(10).map(ItemRequirement)
    }

    /// The crew owns these objective tokens.
    /// The key of a `objective-token`.
    pub fn hold_token(self) -> List<'a, &'a str> {
        self.0.list(11)
    }

    /// The crew is alive at the end of this sol.
    /// 0 when it is not given.
    pub fn survive(self) -> i32 {
        self.0.i32(12, 0)
    }
}

landfall_runtime::table! {
    /// Seeds that have to be planted.
    Planting
}

impl<'a> Planting<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// In which farm; any, unless stated.
    pub fn farm(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// How far a mission track has to come.
    TrackGoal
}

impl<'a> TrackGoal<'a> {

    /// Which track.
    /// The key of a `mission-track`.
    pub fn track(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// The value that must be reached.
    pub fn value(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Spaces that have to be explored.
    ExploreGoal
}

impl<'a> ExploreGoal<'a> {

    /// Where, such as `R1-S, R2-S`.
    pub fn spaces(self) -> List<'a, Space> {
        self.0.list(0)
    }

    /// How many of them; all, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Objective tokens that have to be gathered.
    TokenGoal
}

impl<'a> TokenGoal<'a> {

    /// Which tokens.
    /// The key of a `objective-token`.
    pub fn tokens(self) -> List<'a, &'a str> {
        self.0.list(0)
    }

    /// Where they lie; anywhere, unless stated.
    pub fn spaces(self) -> List<'a, Space> {
        self.0.list(1)
    }

    /// How many of them; all, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// A mission action that has to be done.
    ActionGoal
}

impl<'a> ActionGoal<'a> {

    /// Which action.
    /// The key of a `mission-action`.
    pub fn action(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How often; once, unless stated.
    /// 0 when it is not given.
    pub fn times(self) -> i32 {
        self.0.i32(1, 0)
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
    /// A die is rolled again, and the second result stands; with `forced` it must be.
    Reroll
}

impl<'a> Reroll<'a> {

    /// Which die.
    pub fn die(self) -> ActionDie {
        ActionDie::of(self.0.u16(0, 0))
    }

    /// Whether players like it or not.
    pub fn forced(self) -> bool {
        self.0.bool(1)
    }
}

landfall_runtime::table! {
    /// One of the three dice of this colour, and what its faces bring: `roll wound of explore { wound -> wound 1; blank -> nothing }`.
    RollActionDie
}

impl<'a> RollActionDie<'a> {

    /// Which die.
    pub fn die(self) -> ActionDie {
        ActionDie::of(self.0.u16(0, 0))
    }

    /// Of which colour.
    pub fn type_(self) -> RollableType {
        RollableType::of(self.0.u16(1, 0))
    }

    /// What its faces bring.
    pub fn rows(self) -> List<'a, FaceRow<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// Of this type, or of the type of the action that is being taken.
    ResolveAdventure
}

impl<'a> ResolveAdventure<'a> {

    /// Which colour; that of the action, unless stated.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(0, 0))
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Actions of this type need more pawns.
    RaiseCost
}

impl<'a> RaiseCost<'a> {

    /// Which actions.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(0, 0))
    }

    /// How many more; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Actions where this token lies need more pawns.
    RaiseCostHere
}

impl<'a> RaiseCostHere<'a> {

    /// How many more; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Actions of this type need fewer pawns, though never less than one.
    LowerCost
}

impl<'a> LowerCost<'a> {

    /// Which actions.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(0, 0))
    }

    /// How many fewer; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Actions of this type do more, such as Manage by two.
    RaiseResult
}

impl<'a> RaiseResult<'a> {

    /// Which actions.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(0, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Actions of this type do less.
    LowerResult
}

impl<'a> LowerResult<'a> {

    /// Which actions.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(0, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Actions of this type do without it.
    WaiveRequirement
}

impl<'a> WaiveRequirement<'a> {

    /// What is not needed.
    pub fn requirement(self) -> Waivable {
        Waivable::of(self.0.u16(0, 0))
    }

    /// Which actions.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Actions of this type need these things as well.
    RequireItem
}

impl<'a> RequireItem<'a> {

    /// What, such as `[energy]`.
    pub fn cost(self) -> Option<ItemRequirement<'a>> {
        self.0.table(0).map(ItemRequirement)
    }

    /// Which actions.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Nobody may take actions of this type.
    ForbidType
}

impl<'a> ForbidType<'a> {

    /// Which actions.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Nobody may act there.
    ForbidFacility
}

impl<'a> ForbidFacility<'a> {

    /// Which facility.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// Nobody may use the facility or the rover on which this token lies.
    ForbidHere
}

landfall_runtime::table! {
    /// Nobody may go there or pass through.
    ForbidSpace
}

impl<'a> ForbidSpace<'a> {

    /// Which space.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// No skills may be used; morale tokens may still be spent otherwise.
    ForbidSkills
}

impl<'a> ForbidSkills<'a> {

    /// Whose; those of whoever has it, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(0).map(Target)
    }
}

landfall_runtime::table! {
    /// At the end of the Action phase, roll the green wound die for the rover that was used; a wound blocks it.
    RiskRover
}

impl<'a> RiskRover<'a> {

    /// Which rover; the one that was used, unless stated.
    /// The key of a `rover`.
    pub fn rover(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The status marker of this slot turns red.
    BreakPart
}

impl<'a> BreakPart<'a> {

    /// Which slot.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// Where.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// Players pick green markers and turn them red.
    BreakAnyPart
}

impl<'a> BreakAnyPart<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where; anywhere, unless stated.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }

    /// In which block; in any, unless stated.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// The status marker of this slot turns green at the end of the phase.
    RepairPart
}

impl<'a> RepairPart<'a> {

    /// Which slot.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// Where.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// Players pick red markers and turn them green at the end of the phase.
    RepairAnyPart
}

impl<'a> RepairAnyPart<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where; anywhere, unless stated.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }

    /// In which block; in any, unless stated.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// A working part moves from one facility to another. The donor turns red at once, the receiver green at the end of the phase, so nothing is won in total.
    SwitchPart
}

impl<'a> SwitchPart<'a> {

    /// Which sort.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// Where it is taken.
    pub fn from_(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }

    /// Where it goes.
    pub fn to(self) -> Option<Ref<'a>> {
        self.0.table(2).map(Ref)
    }
}

landfall_runtime::table! {
    /// At the beginning of the Action phase a working part is taken out: its slot turns red, and the spare part is available.
    StripPart
}

impl<'a> StripPart<'a> {

    /// Which sort.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// Where.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// A shutdown tile of this sort comes to lie on the facility, which then does nothing and ignores everything. Each tile is 2 stress a sol.
    PlaceShutdown
}

impl<'a> PlaceShutdown<'a> {

    /// Which facility.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// What it lacks.
    pub fn resource(self) -> ShutdownResource {
        ShutdownResource::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Shutdown tiles leave the facility at the end of the phase.
    RemoveShutdown
}

impl<'a> RemoveShutdown<'a> {

    /// Which facility.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// Which tile; all, unless stated.
    pub fn resource(self) -> ShutdownResource {
        ShutdownResource::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Players pick shutdown tiles, which leave at the end of the phase.
    RemoveAnyShutdown
}

impl<'a> RemoveAnyShutdown<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// On `now` it counts this sol for actions declared afterwards; on `next` it counts in the next one.
    PlaceModifier
}

impl<'a> PlaceModifier<'a> {

    /// Which token.
    /// The key of a `modifier`.
    pub fn modifier(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }

    /// `now` or `next`; `next`, unless stated.
    pub fn zone(self) -> FacilityZone {
        FacilityZone::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// It stays until somebody repairs the rover, one Build action for each token.
    PlaceModifierOnRover
}

impl<'a> PlaceModifierOnRover<'a> {

    /// Which token.
    /// The key of a `modifier`.
    pub fn modifier(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where.
    /// The key of a `rover`.
    pub fn rover(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// It counts from the end of the Action phase on, and stays.
    PlaceModifierOnRoi
}

impl<'a> PlaceModifierOnRoi<'a> {

    /// Which token.
    /// The key of a `modifier`.
    pub fn modifier(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Where.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// The same, on the space that a direction card picked.
    PlaceModifierThere
}

impl<'a> PlaceModifierThere<'a> {

    /// Which token.
    /// The key of a `modifier`.
    pub fn modifier(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// The space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(1)
    }
}

landfall_runtime::table! {
    /// It lies on the ID board and counts for whatever that astronaut does.
    PlaceModifierOnAstronaut
}

impl<'a> PlaceModifierOnAstronaut<'a> {

    /// Which token.
    /// The key of a `modifier`.
    pub fn modifier(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Who.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// The topmost token leaves at the end of the phase, or `all` of them; players pick where, unless it is named.
    DiscardModifier
}

impl<'a> DiscardModifier<'a> {

    /// Every token there.
    pub fn all(self) -> bool {
        self.0.bool(0)
    }

    /// From this facility or rover.
    pub fn place(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }

    /// From this region.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(2, 0))
    }

    /// From the space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(3)
    }
}

landfall_runtime::table! {
    /// A Blocked token comes to lie on it; it cannot be used until that is repaired.
    DamageRover
}

impl<'a> DamageRover<'a> {

    /// Which rover.
    /// The key of a `rover`.
    pub fn rover(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Tokens leave the rover at the end of the phase.
    RepairRover
}

impl<'a> RepairRover<'a> {

    /// Which rover.
    /// The key of a `rover`.
    pub fn rover(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How many tokens; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Wear. At 5 a card of the block is drawn, the track starts again at 0, and the cube of the next block turns red.
    AdvanceMalfunction
}

impl<'a> AdvanceMalfunction<'a> {

    /// Which block.
    pub fn block(self) -> BlockChoice {
        BlockChoice::of(self.0.u16(0, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Care. The track falls, never below 0.
    ReduceMalfunction
}

impl<'a> ReduceMalfunction<'a> {

    /// Which block.
    pub fn block(self) -> BlockChoice {
        BlockChoice::of(self.0.u16(0, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The top card of the block's deck is resolved; with a keyword, the first card that has it.
    DrawMalfunction
}

impl<'a> DrawMalfunction<'a> {

    /// Which deck.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(0, 0))
    }

    /// What the card must show; anything, unless stated.
    /// The key of a `keyword`.
    pub fn keyword(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// Red adds the die of the block to every malfunction roll. Only an effect turns it green again.
    SetMalfunctionBox
}

impl<'a> SetMalfunctionBox<'a> {

    /// Whose cube.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(0, 0))
    }

    /// The colour.
    pub fn state(self) -> PartState {
        PartState::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// The die of the block joins the malfunction roll.
    AddMalfunctionDie
}

impl<'a> AddMalfunctionDie<'a> {

    /// Whose die.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(0, 0))
    }

    /// For how long; to the end of the mission, unless stated.
    /// 0 when it is not given.
    pub fn sols(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The card lies next to the board at the end of the phase, all its parts red unless it says otherwise.
    BuildFacilityCard
}

impl<'a> BuildFacilityCard<'a> {

    /// Which card.
    /// The key of a `facility-card`.
    pub fn card(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// From now on the facility needs this resource, or no longer does.
    ChangeNeed
}

impl<'a> ChangeNeed<'a> {

    /// What.
    pub fn resource(self) -> ShutdownResource {
        ShutdownResource::of(self.0.u16(0, 0))
    }

    /// Which facility.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }

    /// On or off.
    pub fn state(self) -> NeedState {
        NeedState::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Its tile is pending and works from the next sol on.
    InstallUpgrade
}

impl<'a> InstallUpgrade<'a> {

    /// Which upgrade.
    /// The key of a `upgrade`.
    pub fn upgrade(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The card goes, and its two spare parts are available at once.
    DisassembleUpgrade
}

impl<'a> DisassembleUpgrade<'a> {

    /// Which upgrade.
    /// The key of a `upgrade`.
    pub fn upgrade(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// An upgrade is lost; players pick which, unless it is named. One that is protected below four players never goes there.
    DiscardUpgrade
}

impl<'a> DiscardUpgrade<'a> {

    /// Which upgrade; any, unless stated.
    /// The key of a `upgrade`.
    pub fn upgrade(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// A seed moves from the Cargo Bay to the first slot of the Growth track.
    PlantSeed
}

impl<'a> PlantSeed<'a> {

    /// Which farm; the main one, unless stated.
    pub fn farm(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// Growing seeds fall back by one, and one plant falls to slot 6.
    Wilt
}

impl<'a> Wilt<'a> {

    /// Which farm; the main one, unless stated.
    pub fn farm(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// Growing seeds move on by one; above slot 6 they are plants.
    Grow
}

impl<'a> Grow<'a> {

    /// Which farm; the main one, unless stated.
    pub fn farm(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// The farm does not wilt this sol.
    PreventWilt
}

impl<'a> PreventWilt<'a> {

    /// Which farm; the main one, unless stated.
    pub fn farm(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// For lack of what; for any, unless stated.
    pub fn resource(self) -> ShutdownResource {
        ShutdownResource::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Room for one more plant at the end of the phase; five at most.
    BuildGreenhouse
}

impl<'a> BuildGreenhouse<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Personal tokens that pay for skills and keep bad mornings from hurting.
    GainMoraleToken
}

impl<'a> GainMoraleToken<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Tokens are lost, as far as there are any. Nobody may take wounds instead.
    DiscardMoraleToken
}

impl<'a> DiscardMoraleToken<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// The shared mood rises, never above 3.
    RaiseMorale
}

impl<'a> RaiseMorale<'a> {

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// The shared mood falls, never below −2.
    LowerMorale
}

impl<'a> LowerMorale<'a> {

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Tension rises. At 18 every astronaut is wounded, morale falls by one, and the track starts again at 0.
    RaiseStress
}

impl<'a> RaiseStress<'a> {

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Tension falls, never below 0.
    LowerStress
}

impl<'a> LowerStress<'a> {

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Steps to the right on the health track. The sixth is death, and the mission is lost.
    Wound
}

impl<'a> Wound<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// Steps to the left on the health track.
    Heal
}

impl<'a> Heal<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// A lasting trouble, from the next phase on; drawn at random, unless it is named.
    GainCondition
}

impl<'a> GainCondition<'a> {

    /// Which; a random one, unless stated.
    /// The key of a `condition`.
    pub fn condition(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// It still counts until the end of the phase; players pick one, unless it is named.
    DiscardCondition
}

impl<'a> DiscardCondition<'a> {

    /// Which; any, unless stated.
    /// The key of a `condition`.
    pub fn condition(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// A skill card is out of the mission; its owner picks which. A base skill never goes.
    DiscardSkill
}

impl<'a> DiscardSkill<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// A skill card is available to its astronaut from the next mission of the campaign on.
    UnlockSkill
}

impl<'a> UnlockSkill<'a> {

    /// Which card.
    /// The key of a `skill`.
    pub fn skill(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// This many pawns of the astronaut may only be used for this.
    RestrictPawn
}

impl<'a> RestrictPawn<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// For what.
    pub fn type_(self) -> ActionType {
        ActionType::of(self.0.u16(1, 0))
    }

    /// Whose; those of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(2).map(Target)
    }
}

landfall_runtime::table! {
    /// Each wound counts so often.
    MultiplyWounds
}

impl<'a> MultiplyWounds<'a> {

    /// How often.
    pub fn factor(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Whose; those of whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// The astronaut needs this many portions each production; each missing one is a wound.
    ChangeFoodNeed
}

impl<'a> ChangeFoodNeed<'a> {

    /// How many portions.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Who; whoever acts, unless stated.
    pub fn who(self) -> Option<Target<'a>> {
        self.0.table(1).map(Target)
    }
}

landfall_runtime::table! {
    /// The machine joins the crew.
    GainAom
}

impl<'a> GainAom<'a> {

    /// Which.
    /// The key of a `aom`.
    pub fn aom(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The space is explored without an action. Its terrain counts from the next sol on.
    Explore
}

impl<'a> Explore<'a> {

    /// Which space.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(0, 0))
    }

    /// The space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(1)
    }
}

landfall_runtime::table! {
    /// Finds that are available at once.
    DrawPoi
}

impl<'a> DrawPoi<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Available finds are lost, as far as there are any.
    DiscardPoi
}

impl<'a> DiscardPoi<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// The token comes to lie on the map, or wherever it says.
    PlaceObjectiveToken
}

impl<'a> PlaceObjectiveToken<'a> {

    /// Which token.
    /// The key of a `objective-token`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// On the map, such as `R2-S`.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(1, 0))
    }

    /// In the Cargo Bay or on the sheet.
    pub fn area(self) -> Area {
        Area::of(self.0.u16(2, 0))
    }

    /// On the space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(3)
    }
}

landfall_runtime::table! {
    /// The crew takes the token; it is pending unless stated.
    GainObjectiveToken
}

impl<'a> GainObjectiveToken<'a> {

    /// Which token.
    /// The key of a `objective-token`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Where; pending, unless stated.
    pub fn area(self) -> Area {
        Area::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// The token is used up.
    SpendObjectiveToken
}

impl<'a> SpendObjectiveToken<'a> {

    /// Which token.
    /// The key of a `objective-token`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The token of this colour with the number that a research card shows.
    GainDrawnToken
}

impl<'a> GainDrawnToken<'a> {

    /// Which colour.
    pub fn colour(self) -> TokenColour {
        TokenColour::of(self.0.u16(0, 0))
    }

    /// Where; pending, unless stated.
    pub fn area(self) -> Area {
        Area::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// The token of this colour with the number that a research card shows, on the map.
    PlaceDrawnToken
}

impl<'a> PlaceDrawnToken<'a> {

    /// Which colour.
    pub fn colour(self) -> TokenColour {
        TokenColour::of(self.0.u16(0, 0))
    }

    /// Where.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(1, 0))
    }

    /// On the space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(2)
    }
}

landfall_runtime::table! {
    /// `there` in the effects is the space in the direction of the card and in this ring. The deck is reshuffled after each draw.
    DrawDirection
}

impl<'a> DrawDirection<'a> {

    /// How often; once, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// The ring of the space.
    /// 0 when it is not given.
    pub fn ring(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// The effects read the card: `by number`, `by percent`, `drawn-token`. The deck is reshuffled after each draw.
    DrawResearch
}

impl<'a> DrawResearch<'a> {

    /// How often; once, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What happens.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A research card that was just drawn is put back and another drawn.
    RedrawResearch
}

impl<'a> RedrawResearch<'a> {

    /// How often; once, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// By a number, or by what a research card shows: `advance track TRK-01-01 by percent`.
    AdvanceTrack
}

impl<'a> AdvanceTrack<'a> {

    /// Which track.
    /// The key of a `mission-track`.
    pub fn track(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// By what the research card shows.
    pub fn value(self) -> ResearchValue {
        ResearchValue::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// By a number, or by what a research card shows.
    SetBackTrack
}

impl<'a> SetBackTrack<'a> {

    /// Which track.
    /// The key of a `mission-track`.
    pub fn track(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// By what the research card shows.
    pub fn value(self) -> ResearchValue {
        ResearchValue::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Routes begin in this space as well as in the HUB.
    SetStartNode
}

impl<'a> SetStartNode<'a> {

    /// Where.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// A red event comes up later, before the mission event of that sol.
    ScheduleEvent
}

impl<'a> ScheduleEvent<'a> {

    /// Which event.
    pub fn event(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// How many sols later; in the next, unless stated.
    pub fn delay(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }

    /// Its chance, in percent; certain, unless stated.
    /// 0 when it is not given.
    pub fn chance(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// It will not come up.
    CancelEvent
}

impl<'a> CancelEvent<'a> {

    /// Which event.
    pub fn event(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// It comes up now.
    TriggerEvent
}

impl<'a> TriggerEvent<'a> {

    /// Which event.
    pub fn event(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// The action of this event is open for up to three sols.
    GrantAction
}

impl<'a> GrantAction<'a> {

    /// Whose action.
    /// The key of a `mission-event`.
    pub fn event(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// It is shown in the log from now on.
    AddObjective
}

impl<'a> AddObjective<'a> {

    /// Which.
    /// The key of a `objective`.
    pub fn objective(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Its log entry is ticked.
    CompleteObjective
}

impl<'a> CompleteObjective<'a> {

    /// Which.
    /// The key of a `objective`.
    pub fn objective(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// A question and its answers: `offer "Who goes?" { "We all go" -> wound 1; "Nobody" -> lower morale 1 }`.
    OfferChoice
}

impl<'a> OfferChoice<'a> {

    /// The question.
    /// A message number plus 1; 0 is no text.
    pub fn question(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// The answers.
    pub fn offers(self) -> List<'a, OfferRow<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// Players look at the table and answer, confirm or cancel.
    AskConfirm
}

impl<'a> AskConfirm<'a> {

    /// What they are asked.
    /// A message number plus 1; 0 is no text.
    pub fn question(self) -> Text {
        Text::of(self.0.u32(0))
    }

    /// What happens when they confirm.
    pub fn yes(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }

    /// What happens when they cancel.
    pub fn no(self) -> List<'a, Effect<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// Says when the effects come true, where the text should say so.
    Timed
}

impl<'a> Timed<'a> {

    /// When.
    pub fn timing(self) -> Timing {
        Timing::of(self.0.u16(0, 0))
    }

    /// What happens then.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// It is done; the log says how.
    WinMission
}

impl<'a> WinMission<'a> {

    /// The entry to read.
    /// The key of a `log-entry`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// It is over; the log says how.
    LoseMission
}

impl<'a> LoseMission<'a> {

    /// The entry to read.
    /// The key of a `log-entry`.
    pub fn log(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Units join the General Supply: a number, or what a research card shows, as in `gain food by number`.
    GainSupply
}

impl<'a> GainSupply<'a> {

    /// What.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// By what the research card shows.
    pub fn value(self) -> ResearchValue {
        ResearchValue::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Units leave the General Supply, as far as there are any.
    LoseSupply
}

impl<'a> LoseSupply<'a> {

    /// What.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Units are paid from the General Supply and never come back. Stands inside `pay`, and where a cost is meant.
    SpendSupply
}

impl<'a> SpendSupply<'a> {

    /// What.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The facility yields more each sol, up to the end of its track.
    RaiseProductivity
}

impl<'a> RaiseProductivity<'a> {

    /// An oxygenator or a solar panel.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The facility yields less each sol, down to nothing.
    LowerProductivity
}

impl<'a> LowerProductivity<'a> {

    /// An oxygenator or a solar panel.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Spare parts come into the Cargo Bay, ready for use unless they are pending.
    GainSparePart
}

impl<'a> GainSparePart<'a> {

    /// Which sort.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Where; available, unless stated.
    pub fn area(self) -> Area {
        Area::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Spare parts leave the Cargo Bay.
    DiscardSparePart
}

impl<'a> DiscardSparePart<'a> {

    /// Which sort.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// Samples come into the Cargo Bay.
    GainSample
}

impl<'a> GainSample<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where; available, unless stated.
    pub fn area(self) -> Area {
        Area::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Samples come to lie on a region.
    PlaceSample
}

impl<'a> PlaceSample<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where, such as `R1-S`.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(1, 0))
    }

    /// On the space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(2)
    }
}

landfall_runtime::table! {
    /// Samples leave a region; players pick which, unless it is named.
    RemoveSample
}

impl<'a> RemoveSample<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// From where; anywhere, unless stated.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(1, 0))
    }

    /// From the space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(2)
    }
}

landfall_runtime::table! {
    /// Seeds come into the Cargo Bay.
    GainSeed
}

impl<'a> GainSeed<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Seeds leave the Cargo Bay.
    DiscardSeed
}

impl<'a> DiscardSeed<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Available samples are examined, as by a first successful Research action.
    ExamineSample
}

impl<'a> ExamineSample<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Examined samples become discoveries, as by a second successful Research action.
    DiscoverSample
}

impl<'a> DiscoverSample<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Markers come to lie somewhere; what they mean is for the mission to say.
    PlaceMarker
}

impl<'a> PlaceMarker<'a> {

    /// Which.
    pub fn colour(self) -> MarkerColour {
        MarkerColour::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Where; on the mission sheet, unless stated.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(2, 0))
    }

    /// On the space that a direction card picked.
    pub fn there(self) -> bool {
        self.0.bool(3)
    }
}

landfall_runtime::table! {
    /// Markers go back to the supply.
    SpendMarker
}

impl<'a> SpendMarker<'a> {

    /// Which.
    pub fn colour(self) -> MarkerColour {
        MarkerColour::of(self.0.u16(0, 0))
    }

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// This facility card stands next to the board.
    Built
}

impl<'a> Built<'a> {

    /// Which card.
    /// The key of a `facility-card`.
    pub fn card(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// This many players are at the table.
    PlayerCount
}

impl<'a> PlayerCount<'a> {

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
    /// The direction card that was just drawn has this word.
    DirectionSays
}

impl<'a> DirectionSays<'a> {

    /// Which word.
    pub fn word(self) -> Difficulty {
        Difficulty::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The sol counter stands there.
    SolIs
}

impl<'a> SolIs<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// Which sol.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The objective is ticked.
    Done
}

impl<'a> Done<'a> {

    /// Which.
    /// The key of a `objective`.
    pub fn objective(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Nothing mandatory is left.
    ObjectivesDone
}

landfall_runtime::table! {
    /// No more parts are broken than the mission allows.
    ThresholdMet
}

landfall_runtime::table! {
    /// Red markers in the slots of facilities and facility cards; box and tracks do not count.
    BrokenParts
}

impl<'a> BrokenParts<'a> {

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
    /// The marker of this slot is red.
    PartBroken
}

impl<'a> PartBroken<'a> {

    /// Which slot.
    pub fn part(self) -> Part {
        Part::of(self.0.u16(0, 0))
    }

    /// Where.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(1).map(Ref)
    }
}

landfall_runtime::table! {
    /// A shutdown tile lies on it.
    ShutDown
}

impl<'a> ShutDown<'a> {

    /// Which.
    pub fn facility(self) -> Option<Ref<'a>> {
        self.0.table(0).map(Ref)
    }
}

landfall_runtime::table! {
    /// This many units lie in the General Supply.
    SupplyIs
}

impl<'a> SupplyIs<'a> {

    /// Of what.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(0, 0))
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
    /// The crew has these things, such as `owns [2 cpu-part]`.
    Owns
}

impl<'a> Owns<'a> {

    /// What.
    pub fn cost(self) -> Option<ItemRequirement<'a>> {
        self.0.table(0).map(ItemRequirement)
    }
}

landfall_runtime::table! {
    /// The objective token is available or on the sheet.
    Holds
}

impl<'a> Holds<'a> {

    /// Which.
    /// The key of a `objective-token`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The morale track stands there.
    MoraleIs
}

impl<'a> MoraleIs<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// Where.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The morale track stands below zero.
    LowMorale
}

landfall_runtime::table! {
    /// The stress track stands there.
    StressIs
}

impl<'a> StressIs<'a> {

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(0, 0))
    }

    /// Where.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// The malfunction track of this block stands there.
    MalfunctionIs
}

impl<'a> MalfunctionIs<'a> {

    /// Which block.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(0, 0))
    }

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(1, 0))
    }

    /// Where.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// The cube of this block in the Malfunction Box is red.
    BoxRed
}

impl<'a> BoxRed<'a> {

    /// Which block.
    pub fn block(self) -> HubBlock {
        HubBlock::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// This mission track stands there.
    TrackIs
}

impl<'a> TrackIs<'a> {

    /// Which track.
    /// The key of a `mission-track`.
    pub fn track(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// How to compare.
    pub fn compare(self) -> Compare {
        Compare::of(self.0.u16(1, 0))
    }

    /// Where.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// A region lies there.
    SpaceExplored
}

impl<'a> SpaceExplored<'a> {

    /// Which space.
    pub fn space(self) -> Space {
        Space::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Its tile is active.
    Installed
}

impl<'a> Installed<'a> {

    /// Which.
    /// The key of a `upgrade`.
    pub fn upgrade(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Whoever acts has this condition, or any.
    HasCondition
}

impl<'a> HasCondition<'a> {

    /// Which; any, unless stated.
    /// The key of a `condition`.
    pub fn condition(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Whoever acts has this many wounds.
    Wounds
}

impl<'a> Wounds<'a> {

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
    /// Somebody plays this astronaut.
    InCrew
}

impl<'a> InCrew<'a> {

    /// Who.
    /// The key of a `astronaut`.
    pub fn astronaut(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The Medic acts.
    IsMedic
}

landfall_runtime::table! {
    /// A rover takes part in the action.
    RoverUsed
}

landfall_runtime::table! {
    /// This many greenhouses hold a plant.
    Plants
}

impl<'a> Plants<'a> {

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
    /// Whoever acts, the top pawn of the stack; what every effect means when no target is named.
    Active
}

landfall_runtime::table! {
    /// The other pawns of the stack.
    Assisting
}

landfall_runtime::table! {
    /// The astronaut who stands in for a machine.
    Operator
}

landfall_runtime::table! {
    /// Whoever holds the token.
    FirstPlayer
}

landfall_runtime::table! {
    /// Everyone.
    EachAstronaut
}

landfall_runtime::table! {
    /// Players pick one.
    ChosenAstronaut
}

landfall_runtime::table! {
    /// The log picks one.
    RandomAstronaut
}

landfall_runtime::table! {
    /// The Medic, if there is one.
    Medic
}

landfall_runtime::table! {
    /// All together: one effect, shared as players like.
    Group
}

landfall_runtime::table! {
    /// One astronaut by name, if they are in the crew.
    NamedAstronaut
}

impl<'a> NamedAstronaut<'a> {

    /// Who.
    /// The key of a `astronaut`.
    pub fn astronaut(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Any one of the alternatives will do.
    ItemRequirement
}

impl<'a> ItemRequirement<'a> {

    pub fn alternatives(self) -> List<'a, ItemAlternative<'a>> {
        self.0.list(0)
    }

    /// What it asks for. A number of `rules` in a locale plus 1; 0 is no text.
    pub fn text(self) -> RulesText {
        RulesText::of(self.0.u32(1))
    }
}

landfall_runtime::table! {
    /// All of the terms are needed.
    ItemAlternative
}

impl<'a> ItemAlternative<'a> {

    pub fn terms(self) -> List<'a, ItemTerm<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// A number of one word.
    ItemTerm
}

impl<'a> ItemTerm<'a> {

    pub fn word(self) -> Item {
        Item::of(self.0.u16(0, 0))
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
    game: "first-martians",
    identifier: *b"LFFM",
    fingerprint: "cec97e1924395099e2b210de5f05678ab023b488150eddc4759210612a04a52c",
    earlier: &["61e8c292d2b26fd0a1e51a9293c3efa3d491b75829f0c79c5818375b70e88b4b", "c93ae94f30ad9a739052032272ae9e4f1f9274b802934fe2829c2dd1fcd2c4af", "5958b076a6e869224ba4b214e8090299a1eff434ceeffa73ca1aad099f4c2694", "e09c4bccf06d1783bf3517c055caa60baa934710ee49d8e1bf94c0e655c434e7"],
    root: 0,
    tables: &[
        TableShape { name: "Bundle", columns: &[
            Column { name: "header", slot: 0, ty: Type::Table(1), key: false },
            Column { name: "locales", slot: 1, ty: Type::Tables(4), key: false },
            Column { name: "messages", slot: 2, ty: Type::Tables(5), key: false },
            Column { name: "sources", slot: 3, ty: Type::Tables(6), key: false },
            Column { name: "facility", slot: 4, ty: Type::Tables(29), key: false },
            Column { name: "facility_card", slot: 5, ty: Type::Tables(30), key: false },
            Column { name: "upgrade", slot: 6, ty: Type::Tables(31), key: false },
            Column { name: "malfunction_card", slot: 7, ty: Type::Tables(32), key: false },
            Column { name: "keyword", slot: 8, ty: Type::Tables(33), key: false },
            Column { name: "shutdown_tile", slot: 9, ty: Type::Tables(34), key: false },
            Column { name: "astronaut", slot: 10, ty: Type::Tables(35), key: false },
            Column { name: "skill", slot: 11, ty: Type::Tables(36), key: false },
            Column { name: "aom", slot: 12, ty: Type::Tables(37), key: false },
            Column { name: "rover", slot: 13, ty: Type::Tables(38), key: false },
            Column { name: "condition", slot: 14, ty: Type::Tables(39), key: false },
            Column { name: "modifier", slot: 15, ty: Type::Tables(40), key: false },
            Column { name: "mission_event", slot: 16, ty: Type::Tables(41), key: false },
            Column { name: "adventure_event", slot: 17, ty: Type::Tables(42), key: false },
            Column { name: "follow_up_event", slot: 18, ty: Type::Tables(43), key: false },
            Column { name: "adventure", slot: 19, ty: Type::Tables(44), key: false },
            Column { name: "log_entry", slot: 20, ty: Type::Tables(45), key: false },
            Column { name: "terrain", slot: 21, ty: Type::Tables(46), key: false },
            Column { name: "roi_tile", slot: 22, ty: Type::Tables(47), key: false },
            Column { name: "poi_token", slot: 23, ty: Type::Tables(48), key: false },
            Column { name: "direction_card", slot: 24, ty: Type::Tables(49), key: false },
            Column { name: "research_card", slot: 25, ty: Type::Tables(50), key: false },
            Column { name: "mission", slot: 26, ty: Type::Tables(51), key: false },
            Column { name: "campaign", slot: 27, ty: Type::Tables(52), key: false },
            Column { name: "objective", slot: 28, ty: Type::Tables(53), key: false },
            Column { name: "objective_token", slot: 29, ty: Type::Tables(54), key: false },
            Column { name: "mission_action", slot: 30, ty: Type::Tables(55), key: false },
            Column { name: "mission_poi", slot: 31, ty: Type::Tables(56), key: false },
            Column { name: "mission_track", slot: 32, ty: Type::Tables(57), key: false },
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
        TableShape { name: "Facility", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "block", slot: 1, ty: Type::U16, key: false },
            Column { name: "also", slot: 2, ty: Type::U32s, key: false },
            Column { name: "action", slot: 3, ty: Type::U16, key: false },
            Column { name: "needs", slot: 4, ty: Type::U16s, key: false },
            Column { name: "produces", slot: 5, ty: Type::Table(71), key: false },
            Column { name: "slot", slot: 6, ty: Type::Tables(70), key: false },
            Column { name: "zones", slot: 7, ty: Type::Bool, key: false },
            Column { name: "title", slot: 8, ty: Type::U32, key: false },
            Column { name: "never_shutdown", slot: 9, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "FacilityCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "block", slot: 1, ty: Type::U16, key: false },
            Column { name: "also", slot: 2, ty: Type::U32s, key: false },
            Column { name: "action", slot: 3, ty: Type::U16, key: false },
            Column { name: "needs", slot: 4, ty: Type::U16s, key: false },
            Column { name: "produces", slot: 5, ty: Type::Table(71), key: false },
            Column { name: "slot", slot: 6, ty: Type::Tables(70), key: false },
            Column { name: "zones", slot: 7, ty: Type::Bool, key: false },
            Column { name: "title", slot: 8, ty: Type::U32, key: false },
            Column { name: "doubles", slot: 9, ty: Type::Text, key: false },
            Column { name: "built", slot: 10, ty: Type::U16, key: false },
            Column { name: "cost", slot: 11, ty: Type::Table(247), key: false },
        ] },
        TableShape { name: "Upgrade", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "facility", slot: 3, ty: Type::Text, key: false },
            Column { name: "parts", slot: 4, ty: Type::U16s, key: false },
            Column { name: "effects", slot: 5, ty: Type::Tables(13), key: false },
            Column { name: "protected_below_4", slot: 6, ty: Type::Bool, key: false },
            Column { name: "standalone", slot: 7, ty: Type::Bool, key: false },
            Column { name: "facility_card", slot: 8, ty: Type::Text, key: false },
        ] },
        TableShape { name: "MalfunctionCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "block", slot: 3, ty: Type::U16, key: false },
            Column { name: "keywords", slot: 4, ty: Type::Texts, key: false },
            Column { name: "effects", slot: 5, ty: Type::Tables(13), key: false },
            Column { name: "copies", slot: 6, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Keyword", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "class_", slot: 2, ty: Type::U16, key: false },
            Column { name: "facility", slot: 3, ty: Type::Text, key: false },
            Column { name: "facility_card", slot: 4, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ShutdownTile", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "resource", slot: 2, ty: Type::U16, key: false },
            Column { name: "removal", slot: 3, ty: Type::Table(75), key: false },
            Column { name: "copies", slot: 4, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Astronaut", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "profession", slot: 3, ty: Type::U32, key: false },
            Column { name: "specialty", slot: 4, ty: Type::U32, key: false },
            Column { name: "base_skill", slot: 5, ty: Type::Text, key: false },
            Column { name: "skills", slot: 6, ty: Type::Texts, key: false },
            Column { name: "condition_icons", slot: 7, ty: Type::I32s, key: false },
            Column { name: "medic", slot: 8, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "Skill", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "morale", slot: 3, ty: Type::I32, key: false },
            Column { name: "effects", slot: 4, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Aom", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "type_", slot: 3, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Rover", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "reduces", slot: 2, ty: Type::Tables(72), key: false },
        ] },
        TableShape { name: "ConditionCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
            Column { name: "instant", slot: 4, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "Modifier", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "in_", slot: 2, ty: Type::U16s, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
            Column { name: "adventure", slot: 4, ty: Type::U16, key: false },
        ] },
        TableShape { name: "MissionEvent", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "narrative", slot: 1, ty: Type::U32, key: false },
            Column { name: "effect", slot: 2, ty: Type::U32, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
            Column { name: "lasts", slot: 4, ty: Type::U16, key: false },
            Column { name: "until", slot: 5, ty: Type::Table(15), key: false },
            Column { name: "add", slot: 6, ty: Type::Texts, key: false },
            Column { name: "weight", slot: 7, ty: Type::I32, key: false },
            Column { name: "sols", slot: 8, ty: Type::Table(12), key: false },
            Column { name: "players", slot: 9, ty: Type::Table(12), key: false },
            Column { name: "title", slot: 10, ty: Type::U32, key: false },
            Column { name: "malfunction", slot: 11, ty: Type::U16, key: false },
            Column { name: "action", slot: 12, ty: Type::Table(62), key: false },
        ] },
        TableShape { name: "AdventureEvent", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "narrative", slot: 1, ty: Type::U32, key: false },
            Column { name: "effect", slot: 2, ty: Type::U32, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
            Column { name: "lasts", slot: 4, ty: Type::U16, key: false },
            Column { name: "until", slot: 5, ty: Type::Table(15), key: false },
            Column { name: "add", slot: 6, ty: Type::Texts, key: false },
            Column { name: "weight", slot: 7, ty: Type::I32, key: false },
            Column { name: "sols", slot: 8, ty: Type::Table(12), key: false },
            Column { name: "players", slot: 9, ty: Type::Table(12), key: false },
            Column { name: "title", slot: 10, ty: Type::U32, key: false },
            Column { name: "cause", slot: 11, ty: Type::Tables(10), key: false },
        ] },
        TableShape { name: "FollowUpEvent", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "narrative", slot: 1, ty: Type::U32, key: false },
            Column { name: "effect", slot: 2, ty: Type::U32, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
            Column { name: "lasts", slot: 4, ty: Type::U16, key: false },
            Column { name: "until", slot: 5, ty: Type::Table(15), key: false },
            Column { name: "add", slot: 6, ty: Type::Texts, key: false },
            Column { name: "weight", slot: 7, ty: Type::I32, key: false },
            Column { name: "sols", slot: 8, ty: Type::Table(12), key: false },
            Column { name: "players", slot: 9, ty: Type::Table(12), key: false },
            Column { name: "title", slot: 10, ty: Type::U32, key: false },
            Column { name: "cause", slot: 11, ty: Type::Tables(10), key: false },
        ] },
        TableShape { name: "Adventure", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "type_", slot: 2, ty: Type::U16, key: false },
            Column { name: "sort", slot: 3, ty: Type::U16, key: false },
            Column { name: "narrative", slot: 4, ty: Type::U32, key: false },
            Column { name: "effects", slot: 5, ty: Type::Tables(13), key: false },
            Column { name: "follow_up", slot: 6, ty: Type::Tables(64), key: false },
            Column { name: "question", slot: 7, ty: Type::U32, key: false },
            Column { name: "option", slot: 8, ty: Type::Tables(65), key: false },
        ] },
        TableShape { name: "LogEntry", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "narrative", slot: 2, ty: Type::U32s, key: false },
            Column { name: "sort", slot: 3, ty: Type::U16, key: false },
            Column { name: "hidden", slot: 4, ty: Type::Bool, key: false },
            Column { name: "objective", slot: 5, ty: Type::Text, key: false },
            Column { name: "class_", slot: 6, ty: Type::U16, key: false },
            Column { name: "revealed_by", slot: 7, ty: Type::Tables(10), key: false },
            Column { name: "on_check", slot: 8, ty: Type::Tables(13), key: false },
            Column { name: "question", slot: 9, ty: Type::U32, key: false },
            Column { name: "answer", slot: 10, ty: Type::Tables(66), key: false },
            Column { name: "outcome", slot: 11, ty: Type::Table(67), key: false },
        ] },
        TableShape { name: "Terrain", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "pawn_icons", slot: 2, ty: Type::I32, key: false },
            Column { name: "features", slot: 3, ty: Type::U16s, key: false },
        ] },
        TableShape { name: "RoiTile", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "ring", slot: 2, ty: Type::I32, key: false },
            Column { name: "terrain", slot: 3, ty: Type::Text, key: false },
            Column { name: "samples", slot: 4, ty: Type::I32, key: false },
            Column { name: "pois", slot: 5, ty: Type::I32, key: false },
            Column { name: "mission_icon", slot: 6, ty: Type::Bool, key: false },
            Column { name: "pawn_icons", slot: 7, ty: Type::I32, key: false },
            Column { name: "features", slot: 8, ty: Type::U16s, key: false },
            Column { name: "plain", slot: 9, ty: Type::Bool, key: false },
            Column { name: "copies", slot: 10, ty: Type::I32, key: false },
        ] },
        TableShape { name: "PoiToken", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
            Column { name: "mission_icon", slot: 4, ty: Type::U16, key: false },
            Column { name: "uses", slot: 5, ty: Type::I32, key: false },
            Column { name: "copies", slot: 6, ty: Type::I32, key: false },
            Column { name: "any_time", slot: 7, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "DirectionCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "direction", slot: 1, ty: Type::U16, key: false },
            Column { name: "word", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ResearchCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "number", slot: 1, ty: Type::I32, key: false },
            Column { name: "percent", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Mission", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "mode", slot: 3, ty: Type::U16, key: false },
            Column { name: "sols", slot: 4, ty: Type::Tables(76), key: false },
            Column { name: "threshold", slot: 5, ty: Type::I32, key: false },
            Column { name: "objectives", slot: 6, ty: Type::Texts, key: false },
            Column { name: "setup", slot: 7, ty: Type::Table(77), key: false },
            Column { name: "upgrades", slot: 8, ty: Type::Tables(84), key: false },
            Column { name: "offers", slot: 9, ty: Type::I32, key: false },
            Column { name: "facility_cards", slot: 10, ty: Type::Texts, key: false },
            Column { name: "replaced", slot: 11, ty: Type::Tables(87), key: false },
            Column { name: "malfunction_dice", slot: 12, ty: Type::Tables(88), key: false },
            Column { name: "sol", slot: 13, ty: Type::Tables(89), key: false },
            Column { name: "rule", slot: 14, ty: Type::Tables(90), key: false },
            Column { name: "actions", slot: 15, ty: Type::Texts, key: false },
            Column { name: "pois", slot: 16, ty: Type::Texts, key: false },
            Column { name: "roi_icon", slot: 17, ty: Type::Tables(13), key: false },
            Column { name: "tracks", slot: 18, ty: Type::Texts, key: false },
            Column { name: "events", slot: 19, ty: Type::Texts, key: false },
            Column { name: "in_order", slot: 20, ty: Type::Bool, key: false },
            Column { name: "repeating", slot: 21, ty: Type::Bool, key: false },
            Column { name: "adventures", slot: 22, ty: Type::Texts, key: false },
            Column { name: "log", slot: 23, ty: Type::Texts, key: false },
        ] },
        TableShape { name: "Campaign", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "missions", slot: 3, ty: Type::Texts, key: false },
            Column { name: "unlock", slot: 4, ty: Type::Tables(74), key: false },
        ] },
        TableShape { name: "Objective", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "class_", slot: 2, ty: Type::U16, key: false },
            Column { name: "token", slot: 3, ty: Type::Text, key: false },
            Column { name: "added_by", slot: 4, ty: Type::Tables(10), key: false },
            Column { name: "how", slot: 5, ty: Type::U32, key: false },
            Column { name: "done_when", slot: 6, ty: Type::Table(91), key: false },
            Column { name: "reward", slot: 7, ty: Type::Tables(13), key: false },
            Column { name: "requires_", slot: 8, ty: Type::Texts, key: false },
            Column { name: "log", slot: 9, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ObjectiveToken", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "colour", slot: 2, ty: Type::U16, key: false },
            Column { name: "number", slot: 3, ty: Type::I32, key: false },
            Column { name: "gives", slot: 4, ty: Type::Tables(13), key: false },
            Column { name: "space", slot: 5, ty: Type::U16, key: false },
            Column { name: "area", slot: 6, ty: Type::U16, key: false },
            Column { name: "meaning", slot: 7, ty: Type::U32, key: false },
            Column { name: "copies", slot: 8, ty: Type::I32, key: false },
        ] },
        TableShape { name: "MissionAction", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "type_", slot: 3, ty: Type::U16, key: false },
            Column { name: "pawns", slot: 4, ty: Type::I32, key: false },
            Column { name: "no_dice", slot: 5, ty: Type::Bool, key: false },
            Column { name: "inside", slot: 6, ty: Type::Bool, key: false },
            Column { name: "at", slot: 7, ty: Type::U16, key: false },
            Column { name: "at_farm", slot: 8, ty: Type::Bool, key: false },
            Column { name: "rover", slot: 9, ty: Type::Texts, key: false },
            Column { name: "needs", slot: 10, ty: Type::Tables(59), key: false },
            Column { name: "needs_token", slot: 11, ty: Type::Tables(60), key: false },
            Column { name: "limit", slot: 12, ty: Type::Table(61), key: false },
            Column { name: "effects", slot: 13, ty: Type::Tables(13), key: false },
            Column { name: "failure", slot: 14, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "MissionPoi", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "icon", slot: 3, ty: Type::U16, key: false },
            Column { name: "effects", slot: 4, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "MissionTrack", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "min", slot: 2, ty: Type::I32, key: false },
            Column { name: "max", slot: 3, ty: Type::I32, key: false },
            Column { name: "start", slot: 4, ty: Type::I32, key: false },
            Column { name: "unit", slot: 5, ty: Type::U16, key: false },
            Column { name: "at", slot: 6, ty: Type::Tables(73), key: false },
        ] },
        TableShape { name: "TableRow", columns: &[
            Column { name: "range", slot: 0, ty: Type::Table(12), key: false },
            Column { name: "label", slot: 1, ty: Type::U32, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Needs", columns: &[
            Column { name: "cost", slot: 0, ty: Type::Table(247), key: false },
            Column { name: "consumed", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "NeedsToken", columns: &[
            Column { name: "token", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "consumed", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "UseLimit", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "period", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "EventAction", columns: &[
            Column { name: "title", slot: 0, ty: Type::U32, key: false },
            Column { name: "price", slot: 1, ty: Type::U32, key: false },
            Column { name: "pawns", slot: 2, ty: Type::I32, key: false },
            Column { name: "needs", slot: 3, ty: Type::Tables(59), key: false },
            Column { name: "needs_token", slot: 4, ty: Type::Tables(60), key: false },
            Column { name: "reward", slot: 5, ty: Type::Tables(13), key: false },
            Column { name: "no_aom", slot: 6, ty: Type::Bool, key: false },
            Column { name: "repeatable", slot: 7, ty: Type::Bool, key: false },
            Column { name: "window", slot: 8, ty: Type::I32, key: false },
            Column { name: "consequence", slot: 9, ty: Type::Tables(63), key: false },
        ] },
        TableShape { name: "Consequence", columns: &[
            Column { name: "event", slot: 0, ty: Type::Text, key: false },
            Column { name: "chance", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "FollowUp", columns: &[
            Column { name: "event", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "delay", slot: 1, ty: Type::Table(12), key: false },
            Column { name: "chance", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "OptionBlock", columns: &[
            Column { name: "label", slot: 0, ty: Type::U32, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Answer", columns: &[
            Column { name: "label", slot: 0, ty: Type::U32, key: false },
            Column { name: "log", slot: 1, ty: Type::Text, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Outcome", columns: &[
            Column { name: "result", slot: 0, ty: Type::U16, key: false },
            Column { name: "reason", slot: 1, ty: Type::U32, key: false },
        ] },
        TableShape { name: "FaceRow", columns: &[
            Column { name: "face", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "OfferRow", columns: &[
            Column { name: "label", slot: 0, ty: Type::U32, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Slot", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "penalty", slot: 1, ty: Type::U16, key: false },
            Column { name: "modifier", slot: 2, ty: Type::Text, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Produces", columns: &[
            Column { name: "resource", slot: 0, ty: Type::U16, key: false },
            Column { name: "range", slot: 1, ty: Type::Table(12), key: false },
        ] },
        TableShape { name: "Reduction", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "TrackValue", columns: &[
            Column { name: "value", slot: 0, ty: Type::I32, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Unlock", columns: &[
            Column { name: "skill", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Removal", columns: &[
            Column { name: "cost", slot: 0, ty: Type::Table(247), key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Sols", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "players", slot: 1, ty: Type::Table(12), key: false },
        ] },
        TableShape { name: "Setup", columns: &[
            Column { name: "oxygen", slot: 0, ty: Type::I32, key: false },
            Column { name: "energy", slot: 1, ty: Type::I32, key: false },
            Column { name: "food", slot: 2, ty: Type::I32, key: false },
            Column { name: "morale", slot: 3, ty: Type::I32, key: false },
            Column { name: "low_morale", slot: 4, ty: Type::I32, key: false },
            Column { name: "morale_tokens", slot: 5, ty: Type::I32, key: false },
            Column { name: "stress", slot: 6, ty: Type::I32, key: false },
            Column { name: "greenhouses", slot: 7, ty: Type::I32, key: false },
            Column { name: "plants", slot: 8, ty: Type::I32, key: false },
            Column { name: "growing", slot: 9, ty: Type::I32s, key: false },
            Column { name: "seeds", slot: 10, ty: Type::I32, key: false },
            Column { name: "parts", slot: 11, ty: Type::Table(247), key: false },
            Column { name: "samples", slot: 12, ty: Type::I32, key: false },
            Column { name: "productivity", slot: 13, ty: Type::Tables(78), key: false },
            Column { name: "broken", slot: 14, ty: Type::Tables(79), key: false },
            Column { name: "malfunction", slot: 15, ty: Type::Tables(80), key: false },
            Column { name: "box", slot: 16, ty: Type::Tables(81), key: false },
            Column { name: "explored", slot: 17, ty: Type::Tables(82), key: false },
            Column { name: "tile", slot: 18, ty: Type::Tables(83), key: false },
            Column { name: "token", slot: 19, ty: Type::Tables(85), key: false },
            Column { name: "marker", slot: 20, ty: Type::Tables(86), key: false },
        ] },
        TableShape { name: "Productivity", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Broken", columns: &[
            Column { name: "parts", slot: 0, ty: Type::U16s, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "Wear", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "BoxBlock", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "state", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Explored", columns: &[
            Column { name: "space", slot: 0, ty: Type::U16, key: false },
            Column { name: "tile", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "LaidTile", columns: &[
            Column { name: "upgrade", slot: 0, ty: Type::Text, key: false },
            Column { name: "players", slot: 1, ty: Type::Table(12), key: false },
        ] },
        TableShape { name: "Offer", columns: &[
            Column { name: "upgrades", slot: 0, ty: Type::Texts, key: false },
            Column { name: "players", slot: 1, ty: Type::Table(12), key: false },
        ] },
        TableShape { name: "LaidToken", columns: &[
            Column { name: "token", slot: 0, ty: Type::Text, key: false },
            Column { name: "space", slot: 1, ty: Type::U16, key: false },
            Column { name: "area", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "LaidMarker", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "space", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Replaced", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Text, key: false },
            Column { name: "card", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "MalfunctionDice", columns: &[
            Column { name: "blocks", slot: 0, ty: Type::U16s, key: false },
            Column { name: "from_", slot: 1, ty: Type::Bool, key: false },
            Column { name: "sols", slot: 2, ty: Type::Table(12), key: false },
        ] },
        TableShape { name: "SolTrigger", columns: &[
            Column { name: "from_", slot: 0, ty: Type::Bool, key: false },
            Column { name: "sols", slot: 1, ty: Type::Table(12), key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Rule", columns: &[
            Column { name: "hook", slot: 0, ty: Type::U16, key: false },
            Column { name: "text", slot: 1, ty: Type::U32, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "DoneWhen", columns: &[
            Column { name: "any", slot: 0, ty: Type::Bool, key: false },
            Column { name: "build_facility", slot: 1, ty: Type::Texts, key: false },
            Column { name: "plant_seed", slot: 2, ty: Type::Table(92), key: false },
            Column { name: "grow_plant", slot: 3, ty: Type::I32, key: false },
            Column { name: "track_at_least", slot: 4, ty: Type::Tables(93), key: false },
            Column { name: "meet_threshold", slot: 5, ty: Type::Bool, key: false },
            Column { name: "explore", slot: 6, ty: Type::Table(94), key: false },
            Column { name: "gather_token", slot: 7, ty: Type::Table(95), key: false },
            Column { name: "do_action", slot: 8, ty: Type::Tables(96), key: false },
            Column { name: "discover", slot: 9, ty: Type::I32, key: false },
            Column { name: "hold", slot: 10, ty: Type::Table(247), key: false },
            Column { name: "hold_token", slot: 11, ty: Type::Texts, key: false },
            Column { name: "survive", slot: 12, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Planting", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "farm", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "TrackGoal", columns: &[
            Column { name: "track", slot: 0, ty: Type::Text, key: false },
            Column { name: "value", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ExploreGoal", columns: &[
            Column { name: "spaces", slot: 0, ty: Type::U16s, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "TokenGoal", columns: &[
            Column { name: "tokens", slot: 0, ty: Type::Texts, key: false },
            Column { name: "spaces", slot: 1, ty: Type::U16s, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ActionGoal", columns: &[
            Column { name: "action", slot: 0, ty: Type::Text, key: false },
            Column { name: "times", slot: 1, ty: Type::I32, key: false },
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
            Column { name: "rows", slot: 1, ty: Type::Tables(58), key: false },
        ] },
        TableShape { name: "Once", columns: &[
            Column { name: "period", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Reroll", columns: &[
            Column { name: "die", slot: 0, ty: Type::U16, key: false },
            Column { name: "forced", slot: 1, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "RollActionDie", columns: &[
            Column { name: "die", slot: 0, ty: Type::U16, key: false },
            Column { name: "type_", slot: 1, ty: Type::U16, key: false },
            Column { name: "rows", slot: 2, ty: Type::Tables(68), key: false },
        ] },
        TableShape { name: "ResolveAdventure", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "RaiseCost", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RaiseCostHere", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LowerCost", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RaiseResult", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LowerResult", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "WaiveRequirement", columns: &[
            Column { name: "requirement", slot: 0, ty: Type::U16, key: false },
            Column { name: "type_", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RequireItem", columns: &[
            Column { name: "cost", slot: 0, ty: Type::Table(247), key: false },
            Column { name: "type_", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ForbidType", columns: &[
            Column { name: "type_", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ForbidFacility", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "ForbidHere", columns: &[
        ] },
        TableShape { name: "ForbidSpace", columns: &[
            Column { name: "space", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ForbidSkills", columns: &[
            Column { name: "who", slot: 0, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "RiskRover", columns: &[
            Column { name: "rover", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "BreakPart", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "BreakAnyPart", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
            Column { name: "block", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RepairPart", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "RepairAnyPart", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
            Column { name: "block", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SwitchPart", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "from_", slot: 1, ty: Type::Table(10), key: false },
            Column { name: "to", slot: 2, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "StripPart", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "PlaceShutdown", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "resource", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RemoveShutdown", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "resource", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RemoveAnyShutdown", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "PlaceModifier", columns: &[
            Column { name: "modifier", slot: 0, ty: Type::Text, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
            Column { name: "zone", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "PlaceModifierOnRover", columns: &[
            Column { name: "modifier", slot: 0, ty: Type::Text, key: false },
            Column { name: "rover", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "PlaceModifierOnRoi", columns: &[
            Column { name: "modifier", slot: 0, ty: Type::Text, key: false },
            Column { name: "space", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "PlaceModifierThere", columns: &[
            Column { name: "modifier", slot: 0, ty: Type::Text, key: false },
            Column { name: "there", slot: 1, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "PlaceModifierOnAstronaut", columns: &[
            Column { name: "modifier", slot: 0, ty: Type::Text, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DiscardModifier", columns: &[
            Column { name: "all", slot: 0, ty: Type::Bool, key: false },
            Column { name: "place", slot: 1, ty: Type::Table(10), key: false },
            Column { name: "space", slot: 2, ty: Type::U16, key: false },
            Column { name: "there", slot: 3, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "DamageRover", columns: &[
            Column { name: "rover", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "RepairRover", columns: &[
            Column { name: "rover", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "AdvanceMalfunction", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ReduceMalfunction", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DrawMalfunction", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "keyword", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "SetMalfunctionBox", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "state", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "AddMalfunctionDie", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "sols", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "BuildFacilityCard", columns: &[
            Column { name: "card", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ChangeNeed", columns: &[
            Column { name: "resource", slot: 0, ty: Type::U16, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
            Column { name: "state", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "InstallUpgrade", columns: &[
            Column { name: "upgrade", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "DisassembleUpgrade", columns: &[
            Column { name: "upgrade", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "DiscardUpgrade", columns: &[
            Column { name: "upgrade", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "PlantSeed", columns: &[
            Column { name: "farm", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "Wilt", columns: &[
            Column { name: "farm", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "Grow", columns: &[
            Column { name: "farm", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "PreventWilt", columns: &[
            Column { name: "farm", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "resource", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "BuildGreenhouse", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainMoraleToken", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DiscardMoraleToken", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "RaiseMorale", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LowerMorale", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RaiseStress", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LowerStress", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Wound", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "Heal", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "GainCondition", columns: &[
            Column { name: "condition", slot: 0, ty: Type::Text, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DiscardCondition", columns: &[
            Column { name: "condition", slot: 0, ty: Type::Text, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "DiscardSkill", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "UnlockSkill", columns: &[
            Column { name: "skill", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "RestrictPawn", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "type_", slot: 1, ty: Type::U16, key: false },
            Column { name: "who", slot: 2, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "MultiplyWounds", columns: &[
            Column { name: "factor", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "ChangeFoodNeed", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "who", slot: 1, ty: Type::Table(19), key: false },
        ] },
        TableShape { name: "GainAom", columns: &[
            Column { name: "aom", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Explore", columns: &[
            Column { name: "space", slot: 0, ty: Type::U16, key: false },
            Column { name: "there", slot: 1, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "DrawPoi", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DiscardPoi", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "PlaceObjectiveToken", columns: &[
            Column { name: "token", slot: 0, ty: Type::Text, key: false },
            Column { name: "space", slot: 1, ty: Type::U16, key: false },
            Column { name: "area", slot: 2, ty: Type::U16, key: false },
            Column { name: "there", slot: 3, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "GainObjectiveToken", columns: &[
            Column { name: "token", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "area", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SpendObjectiveToken", columns: &[
            Column { name: "token", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainDrawnToken", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "area", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "PlaceDrawnToken", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "space", slot: 1, ty: Type::U16, key: false },
            Column { name: "there", slot: 2, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "DrawDirection", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "ring", slot: 1, ty: Type::I32, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "DrawResearch", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "RedrawResearch", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "AdvanceTrack", columns: &[
            Column { name: "track", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "value", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SetBackTrack", columns: &[
            Column { name: "track", slot: 0, ty: Type::Text, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "value", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SetStartNode", columns: &[
            Column { name: "space", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ScheduleEvent", columns: &[
            Column { name: "event", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "delay", slot: 1, ty: Type::Table(12), key: false },
            Column { name: "chance", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "CancelEvent", columns: &[
            Column { name: "event", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "TriggerEvent", columns: &[
            Column { name: "event", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "GrantAction", columns: &[
            Column { name: "event", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "AddObjective", columns: &[
            Column { name: "objective", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "CompleteObjective", columns: &[
            Column { name: "objective", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "OfferChoice", columns: &[
            Column { name: "question", slot: 0, ty: Type::U32, key: false },
            Column { name: "offers", slot: 1, ty: Type::Tables(69), key: false },
        ] },
        TableShape { name: "AskConfirm", columns: &[
            Column { name: "question", slot: 0, ty: Type::U32, key: false },
            Column { name: "yes", slot: 1, ty: Type::Tables(13), key: false },
            Column { name: "no", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Timed", columns: &[
            Column { name: "timing", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "WinMission", columns: &[
            Column { name: "log", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "LoseMission", columns: &[
            Column { name: "log", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "GainSupply", columns: &[
            Column { name: "resource", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "value", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "LoseSupply", columns: &[
            Column { name: "resource", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "SpendSupply", columns: &[
            Column { name: "resource", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "RaiseProductivity", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LowerProductivity", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Table(10), key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainSparePart", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "area", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "DiscardSparePart", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "GainSample", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "area", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "PlaceSample", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "space", slot: 1, ty: Type::U16, key: false },
            Column { name: "there", slot: 2, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "RemoveSample", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "space", slot: 1, ty: Type::U16, key: false },
            Column { name: "there", slot: 2, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "GainSeed", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DiscardSeed", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ExamineSample", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DiscoverSample", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "PlaceMarker", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "space", slot: 2, ty: Type::U16, key: false },
            Column { name: "there", slot: 3, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "SpendMarker", columns: &[
            Column { name: "colour", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Built", columns: &[
            Column { name: "card", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "PlayerCount", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DirectionSays", columns: &[
            Column { name: "word", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SolIs", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Done", columns: &[
            Column { name: "objective", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ObjectivesDone", columns: &[
        ] },
        TableShape { name: "ThresholdMet", columns: &[
        ] },
        TableShape { name: "BrokenParts", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "PartBroken", columns: &[
            Column { name: "part", slot: 0, ty: Type::U16, key: false },
            Column { name: "facility", slot: 1, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "ShutDown", columns: &[
            Column { name: "facility", slot: 0, ty: Type::Table(10), key: false },
        ] },
        TableShape { name: "SupplyIs", columns: &[
            Column { name: "resource", slot: 0, ty: Type::U16, key: false },
            Column { name: "compare", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Owns", columns: &[
            Column { name: "cost", slot: 0, ty: Type::Table(247), key: false },
        ] },
        TableShape { name: "Holds", columns: &[
            Column { name: "token", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "MoraleIs", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "LowMorale", columns: &[
        ] },
        TableShape { name: "StressIs", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "MalfunctionIs", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
            Column { name: "compare", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "BoxRed", columns: &[
            Column { name: "block", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "TrackIs", columns: &[
            Column { name: "track", slot: 0, ty: Type::Text, key: false },
            Column { name: "compare", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "SpaceExplored", columns: &[
            Column { name: "space", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Installed", columns: &[
            Column { name: "upgrade", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "HasCondition", columns: &[
            Column { name: "condition", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Wounds", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "InCrew", columns: &[
            Column { name: "astronaut", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "IsMedic", columns: &[
        ] },
        TableShape { name: "RoverUsed", columns: &[
        ] },
        TableShape { name: "Plants", columns: &[
            Column { name: "compare", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Active", columns: &[
        ] },
        TableShape { name: "Assisting", columns: &[
        ] },
        TableShape { name: "Operator", columns: &[
        ] },
        TableShape { name: "FirstPlayer", columns: &[
        ] },
        TableShape { name: "EachAstronaut", columns: &[
        ] },
        TableShape { name: "ChosenAstronaut", columns: &[
        ] },
        TableShape { name: "RandomAstronaut", columns: &[
        ] },
        TableShape { name: "Medic", columns: &[
        ] },
        TableShape { name: "Group", columns: &[
        ] },
        TableShape { name: "NamedAstronaut", columns: &[
            Column { name: "astronaut", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "ItemRequirement", columns: &[
            Column { name: "alternatives", slot: 0, ty: Type::Tables(248), key: false },
            Column { name: "text", slot: 1, ty: Type::U32, key: false },
        ] },
        TableShape { name: "ItemAlternative", columns: &[
            Column { name: "terms", slot: 0, ty: Type::Tables(249), key: false },
        ] },
        TableShape { name: "ItemTerm", columns: &[
            Column { name: "word", slot: 0, ty: Type::U16, key: false },
            Column { name: "count", slot: 1, ty: Type::U16, key: false },
            Column { name: "absent", slot: 2, ty: Type::Bool, key: false },
        ] },
    ],
    unions: &[
        &[97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209],
        &[16, 17, 18, 210, 211, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 212],
        &[237, 238, 239, 240, 241, 242, 243, 244, 245, 246],
    ],
};
