// Bundles of `caverns`. Made by `landfall schema rust caverns`: change the schema, not this file.

#![allow(clippy::all, rustdoc::all)]

use landfall_runtime::{BundleFile, Column, List, RulesText, Schema, TableShape, Text, Type};

landfall_runtime::words! {
    /// The kinds of assets.
    Kind {
        /// The wreck above and the caverns below: everything that is printed on the board.
        Board = 1,
        /// Closes the dock with its symbol for the whole game, with these numbers of players.
        Damage = 2,
        /// The pieces without a face of their own: drones, pods, markers, pegs.
        Box = 3,
        /// The numbers of the set-up that depend on how many people play.
        Setup = 4,
        /// Sums up the turn, or the icons, for one player.
        ReferenceCard = 5,
        /// What is counted at the end, and how ties are settled.
        Scorepad = 6,
        /// A vehicle, an upgrade or a mission, and in any case something to scrap.
        Card = 7,
        /// What a player has: five tracks, room for pods, docks for drones, and the actions below them.
        Platform = 8,
        /// What a returning drone may do. It works once all its slots are filled.
        PlatformAction = 9,
        /// A cavern. Settling costs what it says; in the end those with the most pods there score.
        CavernTile = 10,
        /// Cashed in at once, or installed on the platform, where it is a cost or a benefit.
        ResourceTile = 11,
        /// Something that happens in the wreck while everyone is busy.
        Incident = 12,
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
    /// The four parts of the wreck.
    ShipSection {
        /// reactors, and the people who kept them quiet
        Engineering = 1,
        /// everything that was kept cold on purpose
        Lab = 2,
        /// everything that was going to be useful one day
        Research = 3,
        /// where vehicles leave from, and where salvage comes in
        Dispatch = 4,
    }
}

landfall_runtime::words! {
    /// The nine things a deployed drone can do. A board offers each of them somewhere.
    ActionKind {
        /// wakes own crew in the chambers of its section
        StasisControl = 1,
        /// takes the top tile of a stack, to cash in or to install
        Resource = 2,
        /// turns something else into energy
        Reactor = 3,
        /// turns materials into nanites
        Fabricator = 4,
        /// draws and plays cards
        Computer = 5,
        /// turns up a cavern beside one that is face up, and leaves a pod there
        Scout = 6,
        /// puts a pod to work outside
        AssignSalvage = 7,
        /// calls pods back in
        WithdrawSalvage = 8,
        /// sends a vehicle through a tunnel to settle
        Launch = 9,
    }
}

landfall_runtime::words! {
    /// Where a crew pod can be.
    PodPlace {
        /// asleep in the wreck
        Stasis = 1,
        /// awake and waiting
        Platform = 2,
        /// strapped in
        Vehicle = 3,
        /// out in the cold
        Salvage = 4,
        /// settled
        Cavern = 5,
        /// out of the game
        Destroyed = 6,
    }
}

landfall_runtime::words! {
    /// How the pods of a launched vehicle may be shared out.
    Spread {
        /// over any face-up caverns of the tunnel
        Freely = 1,
        /// nobody is dropped off on the way
        Together = 2,
    }
}

landfall_runtime::words! {
    /// What a card is besides scrap.
    CardType {
        /// carries pods, and is discarded when it is launched
        Vehicle = 1,
        /// stays on the platform and keeps working
        Upgrade = 2,
        /// lies face down until the end and scores if it came true
        Mission = 3,
    }
}

landfall_runtime::words! {
    /// When an incident token comes up.
    IncidentPeriod {
        /// at set-up, and from the left of the track
        Early = 1,
        /// from the right of the track
        Late = 2,
    }
}

landfall_runtime::words! {
    /// What an incident token does.
    IncidentType {
        /// destroys every pod in a stasis chamber
        Sabotage = 1,
        /// gives a benefit and is kept
        Looting = 2,
        /// ends the game
        Sunset = 3,
    }
}

landfall_runtime::words! {
    /// The two places for a tile in a platform action.
    SlotRole {
        /// above the arrow; the tile says what the action costs
        Cost = 1,
        /// below the arrow; the tile says what it gives
        Benefit = 2,
    }
}

landfall_runtime::words! {
    /// When the ability of an upgrade works.
    Trigger {
        /// it holds as long as the card is installed
        Always = 1,
        /// before the action is taken
        Deploy = 2,
        /// before salvage is recovered
        Recall = 3,
        /// once for each of them
        DroneReturns = 4,
        /// after the cavern was turned up
        Scout = 5,
        /// before anything is paid
        Launch = 6,
        /// once for each pod
        Awaken = 7,
        /// beside the benefit of the token
        Looting = 8,
        /// once for each chamber
        Sabotage = 9,
        /// beside the benefit
        Scrap = 10,
    }
}

landfall_runtime::words! {
    /// What an upgrade does to an action for good.
    Change {
        /// this many units of its cost need not be paid
        CostsLess = 1,
        /// the limit of the action rises
        Limit = 2,
        /// this many units more each time
        GivesMore = 3,
    }
}

landfall_runtime::words! {
    /// What missions count at the end. The tag says which pieces there can be no more of.
    Tally {
        /// kept by the player
        LootingTokens = 1,
        /// own pods
        PodsInCaverns = 2,
        /// own pods that are awake and waiting
        PodsOnPlatform = 3,
        /// own pods that were never launched
        PodsOnVehicles = 4,
        /// own pods that are still out there
        PodsInSalvage = 5,
        /// own pods that sabotage took
        PodsDestroyed = 6,
        /// caverns with at least one own pod
        CavernsSettled = 7,
        /// caverns in which the player has the most pods alone
        Majorities = 8,
        /// resource tiles on the own platform
        InstalledTiles = 9,
        /// platform actions with every slot filled
        CompleteActions = 10,
        /// on the own platform
        Vehicles = 11,
        /// on the own platform
        Upgrades = 12,
        /// own missions, this one included
        Missions = 13,
        /// at the end of the game
        CardsInHand = 14,
        /// on the own track
        Crystal = 15,
        /// on the own track
        Organic = 16,
        /// on the own track
        Tech = 17,
        /// on the own track
        Nanite = 18,
        /// on the own peg
        Energy = 19,
    }
}

landfall_runtime::words! {
    /// Everything that can be written in a text between colons, and that a reference card explains.
    Icon {
        /// a unit of the pink track
        Crystal = 1,
        /// a unit of the green track
        Organic = 2,
        /// a unit of the grey track
        Tech = 3,
        /// a unit of the purple track, wild for the three others
        Nanite = 4,
        /// a unit of the yellow peg, and a symbol along a tunnel
        Energy = 5,
        /// a point
        Star = 6,
        /// a card, drawn or played
        Card = 7,
        /// whoever does the work
        Drone = 8,
        /// where a drone stands
        Dock = 9,
        /// a dock without drone or damage
        DockOpen = 10,
        /// closes a dock for the whole game
        Damage = 11,
        /// one person to rescue
        Pod = 12,
        /// where pods sleep
        StasisChamber = 13,
        /// holds one pod more of each colour
        LargeChamber = 14,
        /// what a player has
        Platform = 15,
        /// a place for a tile above the arrow
        SlotCost = 16,
        /// a place for a tile below the arrow
        SlotBenefit = 17,
        /// a platform action with every slot filled
        FullyUpgraded = 18,
        /// cashed in or installed
        ResourceTile = 19,
        /// a stack of resource tiles
        ResourceSpace = 20,
        /// carries pods
        Vehicle = 21,
        /// an ability that stays
        Upgrade = 22,
        /// stars at the end
        MissionCard = 23,
        /// once per turn
        Scrap = 24,
        /// one of the two turns
        Deploy = 25,
        /// the other one
        Recall = 26,
        /// a pod there earns a material with each recall
        Salvage = 27,
        /// the back of an early token
        IncidentEarly = 28,
        /// the back of a late token
        IncidentLate = 29,
        /// pods in a chamber are destroyed
        Sabotage = 30,
        /// a benefit
        Looting = 31,
        /// the end
        Sunset = 32,
        /// a place to settle
        Cavern = 33,
        /// the way there
        Tunnel = 34,
        /// what settling costs
        SettlementCost = 35,
        /// the higher of two numbers
        MajorityFirst = 36,
        /// the lower of two numbers
        MajoritySecond = 37,
        /// this space is left out with two
        Players3plus = 38,
        /// this space is left out with fewer
        Players4 = 39,
    }
}

landfall_runtime::words! {
    /// Pieces without a face of their own. The tag says how many each player gets, or how many there are in all.
    Piece {
        /// stands on a dock, of the platform or of the board
        Drone = 1,
        /// one person to rescue
        Pod = 2,
        /// one on each material track
        Marker = 3,
        /// on the energy track
        Peg = 4,
        /// one for the turn and one for the icons
        ReferenceCard = 5,
        /// one of each colour
        Platform = 6,
        /// for all
        Board = 7,
        /// for all
        Scorepad = 8,
    }
}

landfall_runtime::words! {
    /// The lines of the scorepad.
    ScoreItem {
        /// each
        PodInCavern = 1,
        /// each
        PodOnPlatform = 2,
        /// each
        PodOnVehicle = 3,
        /// each
        Upgrade = 4,
        /// each
        Vehicle = 5,
        /// as printed, if it came true
        Mission = 6,
        /// the higher number on the tile
        MajorityFirst = 7,
        /// the lower number, for at least one pod
        MajoritySecond = 8,
    }
}

landfall_runtime::words! {
    /// Where players can be level.
    Tie {
        First = 1,
        Second = 2,
        Overall = 3,
    }
}

landfall_runtime::words! {
    /// What happens then; several are tried one after the other.
    TieOutcome {
        SecondValue = 1,
        Nobody = 2,
        MostPodsInCaverns = 3,
        SharedVictory = 4,
    }
}

landfall_runtime::words! {
    /// The four things a platform has a track for, beside energy.
    Material {
        /// grows where the hull was
        Crystal = 1,
        /// whatever still rots
        Organic = 2,
        /// parts, and parts of parts
        Tech = 3,
        /// stands in for any one of the other three
        Nanite = 4,
    }
}

landfall_runtime::words! {
    /// What costs are made of. A nanite pays for one crystal, organic or tech; nothing ever pays for energy but energy.
    Resource {
        /// one step of the pink track
        Crystal = 1,
        /// one step of the green track
        Organic = 2,
        /// one step of the grey track
        Tech = 3,
        /// one step of the purple track
        Nanite = 4,
        /// one step of the yellow peg
        Energy = 5,
    }
}

landfall_runtime::words! {
    /// What tiles, tokens and scrapped cards give. `+` gives all of it, `/` lets the player pick.
    Benefit {
        /// one step up on the pink track
        Crystal = 1,
        /// one step up on the green track
        Organic = 2,
        /// one step up on the grey track
        Tech = 3,
        /// one step up on the purple track
        Nanite = 4,
        /// one step up for the yellow peg
        Energy = 5,
        /// the top card of the deck comes to hand
        DrawCard = 6,
        /// a card of the hand is installed, or laid face down if it is a mission
        PlayCard = 7,
    }
}

landfall_runtime::words! {
    /// The four colours of resource tiles, each with the material it stands for.
    TileColour {
        /// crystal
        Pink = 1,
        /// organic
        Green = 2,
        /// tech
        Grey = 3,
        /// nanite
        Purple = 4,
    }
}

landfall_runtime::words! {
    /// The design on the back of a resource tile. Stacks are shuffled by it, and each space takes one design.
    TileBack {
        /// plates and rivets; stacked in Engineering
        Riveted = 1,
        /// glass that will not warm up; stacked in the Lab
        Frosted = 2,
        /// a plan nobody finished; stacked in R&D
        Etched = 3,
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
    DrawCard(DrawCard<'a>),
    PlayCard(PlayCard<'a>),
    DiscardCard(DiscardCard<'a>),
    ScrapCard(ScrapCard<'a>),
    ScrapTile(ScrapTile<'a>),
    DiscardVehicle(DiscardVehicle<'a>),
    Awaken(Awaken<'a>),
    LoadPod(LoadPod<'a>),
    UnloadPod(UnloadPod<'a>),
    PlacePod(PlacePod<'a>),
    WithdrawPod(WithdrawPod<'a>),
    DestroyPods(DestroyPods<'a>),
    ResolveIncident(ResolveIncident<'a>),
    Sabotage(Sabotage<'a>),
    Loot(Loot<'a>),
    RefillIncident(RefillIncident<'a>),
    EndGame(EndGame<'a>),
    Score(Score<'a>),
    Gain(Gain<'a>),
    GainChoice(GainChoice<'a>),
    Spend(Spend<'a>),
    Exchange(Exchange<'a>),
    TakeTile(TakeTile<'a>),
    ReturnTile(ReturnTile<'a>),
    InstallTile(InstallTile<'a>),
    DeployDrone(DeployDrone<'a>),
    RecallDrone(RecallDrone<'a>),
    PlatformActionVerb(PlatformActionVerb<'a>),
    PlatformActionHere(PlatformActionHere<'a>),
    ModifyAction(ModifyAction<'a>),
    ModifyPlatformAction(ModifyPlatformAction<'a>),
    Scout(Scout<'a>),
    Launch(Launch<'a>),
    RecoverSalvage(RecoverSalvage<'a>),
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
    AtLeast(AtLeast<'a>),
    AtMost(AtMost<'a>),
    Most(Most<'a>),
    Fewest(Fewest<'a>),
    Settled(Settled<'a>),
    Complete(Complete<'a>),
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
    Others(Others<'a>),
    Everyone(Everyone<'a>),
    Leader(Leader<'a>),
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
    pub fn board(self) -> List<'a, Board<'a>> {
        self.0.cards(4, 1)
    }

    /// Sorted by key.
    pub fn damage(self) -> List<'a, Damage<'a>> {
        self.0.cards(5, 2)
    }

    /// Sorted by key.
    pub fn r#box(self) -> List<'a, BoxCard<'a>> {
        self.0.cards(6, 3)
    }

    /// Sorted by key.
    pub fn setup(self) -> List<'a, Setup<'a>> {
        self.0.cards(7, 4)
    }

    /// Sorted by key.
    pub fn reference_card(self) -> List<'a, ReferenceCard<'a>> {
        self.0.cards(8, 5)
    }

    /// Sorted by key.
    pub fn scorepad(self) -> List<'a, Scorepad<'a>> {
        self.0.cards(9, 6)
    }

    /// Sorted by key.
    pub fn card(self) -> List<'a, Card<'a>> {
        self.0.cards(10, 7)
    }

    /// Sorted by key.
    pub fn platform(self) -> List<'a, Platform<'a>> {
        self.0.cards(11, 8)
    }

    /// Sorted by key.
    pub fn platform_action(self) -> List<'a, PlatformAction<'a>> {
        self.0.cards(12, 9)
    }

    /// Sorted by key.
    pub fn cavern_tile(self) -> List<'a, CavernTile<'a>> {
        self.0.cards(13, 10)
    }

    /// Sorted by key.
    pub fn resource_tile(self) -> List<'a, ResourceTile<'a>> {
        self.0.cards(14, 11)
    }

    /// Sorted by key.
    pub fn incident(self) -> List<'a, Incident<'a>> {
        self.0.cards(15, 12)
    }

    /// One for each `board`, sorted by key.
    pub fn scouting(self) -> List<'a, Graph<'a>> {
        self.0.list(16)
    }

    /// One for each `board`, sorted by key.
    pub fn launching(self) -> List<'a, Graph<'a>> {
        self.0.list(17)
    }

    /// One for each `board`, sorted by key.
    pub fn deploying(self) -> List<'a, Graph<'a>> {
        self.0.list(18)
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
            Some((9, it)) => Does::DrawCard(DrawCard(it)),
            Some((10, it)) => Does::PlayCard(PlayCard(it)),
            Some((11, it)) => Does::DiscardCard(DiscardCard(it)),
            Some((12, it)) => Does::ScrapCard(ScrapCard(it)),
            Some((13, it)) => Does::ScrapTile(ScrapTile(it)),
            Some((14, it)) => Does::DiscardVehicle(DiscardVehicle(it)),
            Some((15, it)) => Does::Awaken(Awaken(it)),
            Some((16, it)) => Does::LoadPod(LoadPod(it)),
            Some((17, it)) => Does::UnloadPod(UnloadPod(it)),
            Some((18, it)) => Does::PlacePod(PlacePod(it)),
            Some((19, it)) => Does::WithdrawPod(WithdrawPod(it)),
            Some((20, it)) => Does::DestroyPods(DestroyPods(it)),
            Some((21, it)) => Does::ResolveIncident(ResolveIncident(it)),
            Some((22, it)) => Does::Sabotage(Sabotage(it)),
            Some((23, it)) => Does::Loot(Loot(it)),
            Some((24, it)) => Does::RefillIncident(RefillIncident(it)),
            Some((25, it)) => Does::EndGame(EndGame(it)),
            Some((26, it)) => Does::Score(Score(it)),
            Some((27, it)) => Does::Gain(Gain(it)),
            Some((28, it)) => Does::GainChoice(GainChoice(it)),
            Some((29, it)) => Does::Spend(Spend(it)),
            Some((30, it)) => Does::Exchange(Exchange(it)),
            Some((31, it)) => Does::TakeTile(TakeTile(it)),
            Some((32, it)) => Does::ReturnTile(ReturnTile(it)),
            Some((33, it)) => Does::InstallTile(InstallTile(it)),
            Some((34, it)) => Does::DeployDrone(DeployDrone(it)),
            Some((35, it)) => Does::RecallDrone(RecallDrone(it)),
            Some((36, it)) => Does::PlatformActionVerb(PlatformActionVerb(it)),
            Some((37, it)) => Does::PlatformActionHere(PlatformActionHere(it)),
            Some((38, it)) => Does::ModifyAction(ModifyAction(it)),
            Some((39, it)) => Does::ModifyPlatformAction(ModifyPlatformAction(it)),
            Some((40, it)) => Does::Scout(Scout(it)),
            Some((41, it)) => Does::Launch(Launch(it)),
            Some((42, it)) => Does::RecoverSalvage(RecoverSalvage(it)),
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
            Some((4, it)) => Test::AtLeast(AtLeast(it)),
            Some((5, it)) => Test::AtMost(AtMost(it)),
            Some((6, it)) => Test::Most(Most(it)),
            Some((7, it)) => Test::Fewest(Fewest(it)),
            Some((8, it)) => Test::Settled(Settled(it)),
            Some((9, it)) => Test::Complete(Complete(it)),
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
            Some((2, it)) => Who::Others(Others(it)),
            Some((3, it)) => Who::Everyone(Everyone(it)),
            Some((4, it)) => Who::Leader(Leader(it)),
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
    /// The wreck above and the caverns below: everything that is printed on the board.
    Board by 0
}

impl<'a> Board<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// What it is called.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// The four parts of the wreck.
    pub fn section(self) -> List<'a, Section<'a>> {
        self.0.list(3)
    }

    /// Where drones are sent.
    pub fn dock(self) -> List<'a, Dock<'a>> {
        self.0.list(4)
    }

    /// What drones can do; each of the nine kinds at least once.
    pub fn action(self) -> List<'a, ActionSpace<'a>> {
        self.0.list(5)
    }

    /// The stacks of resource tiles.
    pub fn resource_space(self) -> List<'a, ResourceSpace<'a>> {
        self.0.list(6)
    }

    /// Three of them in Dispatch; the third is for three players or more.
    pub fn salvage_space(self) -> List<'a, SalvageSpace<'a>> {
        self.0.list(7)
    }

    /// The stacks of incident tokens from left to right, the early ones first.
    pub fn incident_track(self) -> List<'a, IncidentTrackSpace<'a>> {
        self.0.list(8)
    }

    /// Places for cavern tiles, fourteen at most.
    pub fn cavern(self) -> List<'a, CavernSpace<'a>> {
        self.0.list(9)
    }

    /// Which caverns lie side by side.
    pub fn passage(self) -> List<'a, Passage<'a>> {
        self.0.list(10)
    }

    /// Which caverns vehicles can drive to.
    pub fn tunnel(self) -> List<'a, Tunnel<'a>> {
        self.0.list(11)
    }

    /// Rules of this board alone.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(12)
    }
}

landfall_runtime::table! {
    /// Closes the dock with its symbol for the whole game, with these numbers of players.
    Damage by 0
}

impl<'a> Damage<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The symbol of the dock.
    pub fn symbol(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// With how many players it is laid out, such as `2-3` or `2, 4`.
    pub fn counts(self) -> List<'a, Range<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// The pieces without a face of their own: drones, pods, markers, pegs.
    BoxCard by 0
}

impl<'a> BoxCard<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The words on the lid.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// How many there are of each.
    pub fn component(self) -> List<'a, ComponentLine<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// The numbers of the set-up that depend on how many people play.
    Setup by 0
}

impl<'a> Setup<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// What it is called.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// How high they are.
    pub fn resource_stack(self) -> List<'a, ResourceStack<'a>> {
        self.0.list(2)
    }

    /// How high they are.
    pub fn incident_stack(self) -> List<'a, IncidentStack<'a>> {
        self.0.list(3)
    }

    /// The cards of the beginning.
    pub fn deal(self) -> Option<Deal<'a>> {
        self.0.table(4).map(Deal)
    }

    /// Whoever has more discards at once.
    pub fn hand_limit(self) -> i32 {
        self.0.i32(5, 0)
    }

    /// What each seat gains.
    pub fn seat(self) -> List<'a, Seat<'a>> {
        self.0.list(6)
    }
}

landfall_runtime::table! {
    /// Sums up the turn, or the icons, for one player.
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

    /// A procedure in its order.
    pub fn step(self) -> List<'a, Step<'a>> {
        self.0.list(3)
    }

    /// How icons are drawn.
    pub fn glyph(self) -> List<'a, Glyph<'a>> {
        self.0.list(4)
    }
}

landfall_runtime::table! {
    /// What is counted at the end, and how ties are settled.
    Scorepad by 0
}

impl<'a> Scorepad<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the pad.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What is scored.
    pub fn line(self) -> List<'a, ScoreLine<'a>> {
        self.0.list(2)
    }

    /// What happens when players are level.
    pub fn tie(self) -> List<'a, TieLine<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// A vehicle, an upgrade or a mission, and in any case something to scrap.
    Card by 0
}

impl<'a> Card<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the card.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Which of the three.
    pub fn type_(self) -> CardType {
        CardType::of(self.0.u16(2, 0))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(3)
    }

    /// How many identical cards there are.
    pub fn copies(self) -> i32 {
        self.0.i32(4, 0)
    }

    /// What it gives when it is scrapped, once per turn, from the hand.
    pub fn scrap(self) -> Option<BenefitRequirement<'a>> {
        self.0.table(5).map(BenefitRequirement)
    }

    /// What playing it costs; nothing, unless stated.
    pub fn play_cost(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(6).map(ResourceRequirement)
    }

    /// How many pods a vehicle carries.
    /// -1 when it is not given.
    pub fn capacity(self) -> i32 {
        self.0.i32(7, -1)
    }

    /// What an upgrade does.
    pub fn ability(self) -> List<'a, Ability<'a>> {
        self.0.list(8)
    }

    /// What a mission is worth.
    pub fn stars(self) -> List<'a, Award<'a>> {
        self.0.list(9)
    }
}

landfall_runtime::table! {
    /// What a player has: five tracks, room for pods, docks for drones, and the actions below them.
    Platform by 0
}

impl<'a> Platform<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Who lives there.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// How many pods can wait here.
    pub fn pod_capacity(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// One for each resource.
    pub fn track(self) -> List<'a, Track<'a>> {
        self.0.list(4)
    }

    /// From left to right, one for each platform action.
    pub fn dock(self) -> List<'a, PlatformDock<'a>> {
        self.0.list(5)
    }
}

landfall_runtime::table! {
    /// What a returning drone may do. It works once all its slots are filled.
    PlatformAction by 0
}

impl<'a> PlatformAction<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// What the platform calls it.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Places for resource tiles.
    pub fn slot(self) -> List<'a, Slot<'a>> {
        self.0.list(2)
    }

    /// What it gives, unless a tile says so.
    pub fn effects(self) -> List<'a, EffectList<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// A cavern. Settling costs what it says; in the end those with the most pods there score.
    CavernTile by 0
}

impl<'a> CavernTile<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The name on the tile.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// What a launch pays to put pods here.
    pub fn settlement(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(3).map(ResourceRequirement)
    }

    /// The stars at the end.
    pub fn majority(self) -> Option<Majority<'a>> {
        self.0.table(4).map(Majority)
    }

    /// What happens when somebody settles here; nothing, unless stated.
    pub fn special(self) -> List<'a, Effect<'a>> {
        self.0.list(5)
    }
}

landfall_runtime::table! {
    /// Cashed in at once, or installed on the platform, where it is a cost or a benefit.
    ResourceTile by 0
}

impl<'a> ResourceTile<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// The colour of its front.
    pub fn colour(self) -> TileColour {
        TileColour::of(self.0.u16(1, 0))
    }

    /// The design of its back; only tiles with the same back are stacked together.
    pub fn back(self) -> TileBack {
        TileBack::of(self.0.u16(2, 0))
    }

    /// How many identical tiles there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(3, 0)
    }

    /// The name on the tile, if it has one.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(4))
    }

    /// What it gives when it is cashed in or scrapped, or from a benefit slot.
    pub fn benefit(self) -> Option<BenefitRequirement<'a>> {
        self.0.table(5).map(BenefitRequirement)
    }

    /// What the action costs when it lies in a cost slot.
    pub fn cost_value(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(6).map(ResourceRequirement)
    }
}

landfall_runtime::table! {
    /// Something that happens in the wreck while everyone is busy.
    Incident by 0
}

impl<'a> Incident<'a> {

    /// Its id, as it is written. Sorted by bytes.
    pub fn key(self) -> &'a str {
        self.0.str(0).unwrap_or_default()
    }

    /// Which stacks it belongs to; the sunset has none.
    pub fn period(self) -> IncidentPeriod {
        IncidentPeriod::of(self.0.u16(1, 0))
    }

    /// What it does.
    pub fn type_(self) -> IncidentType {
        IncidentType::of(self.0.u16(2, 0))
    }

    /// The name on the token, if it has one.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(3))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(4)
    }

    /// How many identical tokens there are; one, unless stated.
    /// 0 when it is not given.
    pub fn copies(self) -> i32 {
        self.0.i32(5, 0)
    }

    /// What looting gives; the token is kept.
    pub fn benefit(self) -> Option<BenefitRequirement<'a>> {
        self.0.table(6).map(BenefitRequirement)
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
    /// One of the four parts of the wreck. Sabotage works inside the section of its token.
    Section
}

impl<'a> Section<'a> {

    /// Which of the four.
    pub fn name(self) -> ShipSection {
        ShipSection::of(self.0.u16(0, 0))
    }

    /// What the board calls it.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Story text; never rules.
    /// Message numbers, each plus 1.
    pub fn flavour(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// Three of them, numbered; sabotage takes the lowest number that is still intact.
    pub fn chamber(self) -> List<'a, StasisChamber<'a>> {
        self.0.list(3)
    }

    /// Where the face-up token of this section lies.
    pub fn incident_space(self) -> List<'a, IncidentSpace<'a>> {
        self.0.list(4)
    }
}

landfall_runtime::table! {
    /// Holds one pod of each colour at set-up, a large one two.
    StasisChamber
}

impl<'a> StasisChamber<'a> {

    /// The order in which sabotage takes them.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// One pod more of each colour; these lie on the right.
    pub fn large(self) -> bool {
        self.0.bool(1)
    }
}

landfall_runtime::table! {
    /// Where one incident token lies face up.
    IncidentSpace
}

impl<'a> IncidentSpace<'a> {

    /// Which of the four spaces of the board.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Where a drone stands. Its player takes one of the actions the dock touches.
    Dock
}

impl<'a> Dock<'a> {

    /// Which dock.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where it is.
    pub fn section(self) -> ShipSection {
        ShipSection::of(self.0.u16(1, 0))
    }

    /// What is printed on it, such as `anchor`; the damage marker with the same symbol closes it.
    pub fn symbol(self) -> Option<&'a str> {
        self.0.str(2)
    }

    /// What can be done from here, one to four.
    /// Refers to `action-space` of `board`.
    pub fn actions(self) -> List<'a, ChildRef<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// Something a drone can do. It may touch several docks.
    ActionSpace
}

impl<'a> ActionSpace<'a> {

    /// A short name in lower case, such as `wake-engineers`; docks refer to it.
    pub fn name(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Which of the nine.
    pub fn type_(self) -> ActionKind {
        ActionKind::of(self.0.u16(1, 0))
    }

    /// Where it is printed.
    pub fn section(self) -> ShipSection {
        ShipSection::of(self.0.u16(2, 0))
    }

    /// What the board calls it.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(3))
    }

    /// What it costs, each time, such as `[energy]`.
    pub fn cost(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(4).map(ResourceRequirement)
    }

    /// For reactors and fabricators.
    pub fn rate(self) -> Option<Rate<'a>> {
        self.0.table(5).map(Rate)
    }

    /// How often it may be done in one turn; once, unless stated.
    /// 0 when it is not given.
    pub fn up_to(self) -> i32 {
        self.0.i32(6, 0)
    }

    /// The stack this action takes tiles from.
    /// Refers to `resource-space` of `board`.
    pub fn stack(self) -> Option<ChildRef<'a>> {
        self.0.table(7).map(ChildRef)
    }

    /// The spaces this action fills or empties.
    /// Refers to `salvage-space` of `board`.
    pub fn salvage(self) -> List<'a, ChildRef<'a>> {
        self.0.list(8)
    }

    /// What happens, each time.
    pub fn effects(self) -> List<'a, EffectList<'a>> {
        self.0.list(9)
    }
}

landfall_runtime::table! {
    /// What goes in, what comes out, and how often.
    Rate
}

impl<'a> Rate<'a> {

    /// What is paid.
    pub fn pays(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(0).map(ResourceRequirement)
    }

    /// What is gained.
    pub fn gives(self) -> Option<BenefitRequirement<'a>> {
        self.0.table(1).map(BenefitRequirement)
    }

    /// How often; once, unless stated.
    /// 0 when it is not given.
    pub fn max(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// A stack of resource tiles, the top one face up. In Engineering, the Lab and R&D only.
    ResourceSpace
}

impl<'a> ResourceSpace<'a> {

    /// Which space.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where it is.
    pub fn section(self) -> ShipSection {
        ShipSection::of(self.0.u16(1, 0))
    }

    /// The design of the tiles that are stacked here.
    pub fn back(self) -> TileBack {
        TileBack::of(self.0.u16(2, 0))
    }

    /// The material players gain here once the stack is gone.
    pub fn empty_gain(self) -> Material {
        Material::of(self.0.u16(3, 0))
    }
}

landfall_runtime::table! {
    /// Room for one pod that earns a material with each Recall of its player.
    SalvageSpace
}

impl<'a> SalvageSpace<'a> {

    /// Which space.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What a pod earns here.
    pub fn material(self) -> Material {
        Material::of(self.0.u16(1, 0))
    }

    /// Used from this number of players on; always, unless stated.
    /// 0 when it is not given.
    pub fn gate(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// The stars for the most and the second most pods in a cavern.
    Majority
}

impl<'a> Majority<'a> {

    /// For the most pods.
    pub fn first(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// For the second most; 0 for nothing.
    pub fn second(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// What a mission is worth. With `per` it counts something, with `if` it asks for something.
    Award
}

impl<'a> Award<'a> {

    /// How many, once or for each.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What is counted.
    pub fn per(self) -> Tally {
        Tally::of(self.0.u16(1, 0))
    }

    /// The most stars it can give.
    /// 0 when it is not given.
    pub fn most(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// What must have come true.
    pub fn condition(self) -> Option<Condition<'a>> {
        self.0.table(3).map(Condition)
    }
}

landfall_runtime::table! {
    /// When an upgrade works, and what it does then.
    Ability
}

impl<'a> Ability<'a> {

    /// When it works.
    pub fn trigger(self) -> Trigger {
        Trigger::of(self.0.u16(0, 0))
    }

    /// What it does.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// How much of a resource a platform can hold, and how much it begins with.
    Track
}

impl<'a> Track<'a> {

    /// Which of the five.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(0, 0))
    }

    /// Where the marker stands at set-up.
    pub fn start(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// The last step; what goes beyond is lost.
    pub fn max(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// Where a drone waits. When it comes back here it may set off the action below.
    PlatformDock
}

impl<'a> PlatformDock<'a> {

    /// From the left; drones begin on the first three.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What a returning drone may do.
    /// The key of a `platform-action`.
    pub fn action(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// A place for one resource tile.
    Slot
}

impl<'a> Slot<'a> {

    /// Above or below the arrow.
    pub fn role(self) -> SlotRole {
        SlotRole::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// How many of a piece there are.
    ComponentLine
}

impl<'a> ComponentLine<'a> {

    /// What it is.
    pub fn what(self) -> Piece {
        Piece::of(self.0.u16(0, 0))
    }

    /// How many, in the box or for each player.
    pub fn n(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Each player has this many.
    pub fn per_player(self) -> bool {
        self.0.bool(2)
    }
}

landfall_runtime::table! {
    /// How many tiles are stacked on each resource space.
    ResourceStack
}

impl<'a> ResourceStack<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// For which numbers of players; all, unless stated.
    pub fn counts(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }
}

landfall_runtime::table! {
    /// How many tokens are stacked on each space of the incident track.
    IncidentStack
}

impl<'a> IncidentStack<'a> {

    /// How many, the sunset not counted.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// For which numbers of players; all, unless stated.
    pub fn counts(self) -> Option<Range<'a>> {
        self.0.table(1).map(Range)
    }
}

landfall_runtime::table! {
    /// The cards each player gets at set-up.
    Deal
}

impl<'a> Deal<'a> {

    /// How many come to hand.
    pub fn dealt(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// How many stay there.
    pub fn kept(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// How many go.
    pub fn discarded(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// What a player begins with beside the tracks; those who wait longer get more.
    Seat
}

impl<'a> Seat<'a> {

    /// In the order of play.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What is gained at set-up, such as `[crystal + tech]`.
    pub fn bonus(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(1).map(ResourceRequirement)
    }
}

landfall_runtime::table! {
    /// One step of a procedure on a reference card.
    Step
}

impl<'a> Step<'a> {

    /// Its place in the order.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What it is called.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// What else is to be known.
    /// Message numbers, each plus 1.
    pub fn rules(self) -> List<'a, Text> {
        self.0.list(2)
    }

    /// What is done.
    pub fn effects(self) -> List<'a, Effect<'a>> {
        self.0.list(3)
    }
}

landfall_runtime::table! {
    /// How an icon is drawn. No two icons may look the same.
    Glyph
}

impl<'a> Glyph<'a> {

    /// Which icon.
    pub fn icon(self) -> Icon {
        Icon::of(self.0.u16(0, 0))
    }

    /// The drawing, such as `hexagon` or `leaf`.
    pub fn sign(self) -> Option<&'a str> {
        self.0.str(1)
    }

    /// What players read beside it.
    /// A message number plus 1; 0 is no text.
    pub fn meaning(self) -> Text {
        Text::of(self.0.u32(2))
    }
}

landfall_runtime::table! {
    /// One line of the scorepad.
    ScoreLine
}

impl<'a> ScoreLine<'a> {

    /// What is scored.
    pub fn item(self) -> ScoreItem {
        ScoreItem::of(self.0.u16(0, 0))
    }

    /// How many for each.
    /// -1 when it is not given.
    pub fn stars(self) -> i32 {
        self.0.i32(1, -1)
    }

    /// The card or tile says how many.
    pub fn printed(self) -> bool {
        self.0.bool(2)
    }
}

landfall_runtime::table! {
    /// What happens when players are level.
    TieLine
}

impl<'a> TieLine<'a> {

    /// Where they are level.
    pub fn tie(self) -> Tie {
        Tie::of(self.0.u16(0, 0))
    }

    /// What happens, in this order.
    pub fn outcome(self) -> List<'a, TieOutcome> {
        self.0.list(1)
    }
}

landfall_runtime::table! {
    /// A place for one cavern tile.
    CavernSpace
}

impl<'a> CavernSpace<'a> {

    /// Which space.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// What the board calls it.
    /// A message number plus 1; 0 is no text.
    pub fn title(self) -> Text {
        Text::of(self.0.u32(1))
    }

    /// Used from this number of players on; always, unless stated.
    /// 0 when it is not given.
    pub fn gate(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// Its tile is turned up at set-up; there are two such spaces.
    pub fn face_up(self) -> bool {
        self.0.bool(3)
    }

    /// Where `landfall graph` draws it, in hundredths from the left and from the top.
    pub fn at(self) -> List<'a, i32> {
        self.0.list(4)
    }
}

landfall_runtime::table! {
    /// Two caverns that lie side by side. A scout who stands in one can look into the other.
    Passage
}

impl<'a> Passage<'a> {

    /// One cavern.
    /// Refers to `cavern-space` of `board`.
    pub fn from_(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }

    /// The other.
    /// Refers to `cavern-space` of `board`.
    pub fn to(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// A way for vehicles, from the ship to one cavern or several. Each symbol along it costs an energy.
    Tunnel
}

impl<'a> Tunnel<'a> {

    /// Which tunnel.
    pub fn number(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// How many energy symbols there are along the way.
    pub fn energy(self) -> i32 {
        self.0.i32(1, 0)
    }

    /// Where it leads.
    /// Refers to `cavern-space` of `board`.
    pub fn caverns(self) -> List<'a, ChildRef<'a>> {
        self.0.list(2)
    }
}

landfall_runtime::table! {
    /// A stack of incident tokens. The next token always comes from the leftmost stack that is left.
    IncidentTrackSpace
}

impl<'a> IncidentTrackSpace<'a> {

    /// Its place on the track, from the left.
    pub fn order(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which tokens are stacked here.
    pub fn period(self) -> IncidentPeriod {
        IncidentPeriod::of(self.0.u16(1, 0))
    }

    /// The sunset token lies under this stack.
    pub fn sunset(self) -> bool {
        self.0.bool(2)
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
    /// From the deck to the hand. Whoever then holds too many discards at once; an empty deck is made of the discards.
    DrawCard
}

impl<'a> DrawCard<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// From the hand to the platform; a mission is laid face down.
    PlayCard
}

impl<'a> PlayCard<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// From the hand to the discards.
    DiscardCard
}

impl<'a> DiscardCard<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// A card of the hand goes to the discards for the benefit it names. One scrapping in each turn.
    ScrapCard
}

landfall_runtime::table! {
    /// A tile of the own platform goes to the box for its benefit. One scrapping in each turn.
    ScrapTile
}

landfall_runtime::table! {
    /// A launched vehicle does not come back.
    DiscardVehicle
}

impl<'a> DiscardVehicle<'a> {

    /// Which one; the one that was launched, unless stated.
    /// The key of a `card`.
    pub fn vehicle(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Own pods go from stasis to the platform, as long as there is room.
    Awaken
}

impl<'a> Awaken<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// From the chambers of this section; from any, unless stated.
    pub fn section(self) -> ShipSection {
        ShipSection::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// From the platform to a vehicle, free of charge, as long as it has room.
    LoadPod
}

impl<'a> LoadPod<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which vehicle; any, unless stated.
    /// The key of a `card`.
    pub fn vehicle(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// From a vehicle back to the platform.
    UnloadPod
}

impl<'a> UnloadPod<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Which vehicle; any, unless stated.
    /// The key of a `card`.
    pub fn vehicle(self) -> Option<&'a str> {
        self.0.str(1)
    }
}

landfall_runtime::table! {
    /// From the platform straight to where it says.
    PlacePod
}

impl<'a> PlacePod<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Where: a cavern or a salvage space, mostly.
    pub fn place(self) -> PodPlace {
        PodPlace::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// Own pods come back from salvage to the platform.
    WithdrawPod
}

impl<'a> WithdrawPod<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }
}

landfall_runtime::table! {
    /// Every pod in the chamber is out of the game.
    DestroyPods
}

impl<'a> DestroyPods<'a> {

    /// Where; in the sabotaged chamber, unless stated.
    pub fn section(self) -> ShipSection {
        ShipSection::of(self.0.u16(0, 0))
    }

    /// The number of the chamber.
    /// 0 when it is not given.
    pub fn chamber(self) -> i32 {
        self.0.i32(1, 0)
    }
}

landfall_runtime::table! {
    /// One face-up token, of whatever section. If none is left, the step is skipped.
    ResolveIncident
}

impl<'a> ResolveIncident<'a> {

    /// Which token; one of the player's choice, unless stated.
    /// The key of a `incident`.
    pub fn token(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The token goes to the lowest chamber of the section without one; if all three have one, to another section.
    Sabotage
}

impl<'a> Sabotage<'a> {

    /// Where; in the section of the token, unless stated.
    pub fn section(self) -> ShipSection {
        ShipSection::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The benefit of the token is gained.
    Loot
}

impl<'a> Loot<'a> {

    /// What is gained; what the token says, unless stated.
    pub fn benefit(self) -> Option<BenefitRequirement<'a>> {
        self.0.table(0).map(BenefitRequirement)
    }

    /// The token is kept for the end.
    pub fn keep(self) -> bool {
        self.0.bool(1)
    }
}

landfall_runtime::table! {
    /// From the leftmost stack of the track that is left. If none is left the space stays empty.
    RefillIncident
}

impl<'a> RefillIncident<'a> {

    /// Which space; the one just emptied, unless stated.
    /// Refers to `incident-space` of `board`.
    pub fn space(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The game ends with this turn.
    EndGame
}

landfall_runtime::table! {
    /// Stars, once or for each of something.
    Score
}

impl<'a> Score<'a> {

    /// How many stars.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// For each of these.
    pub fn tally(self) -> Tally {
        Tally::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// This many steps up on a track; whatever goes beyond its end is lost.
    Gain
}

impl<'a> Gain<'a> {

    /// How many; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Of what.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// The player picks one of the alternatives and gains all of it.
    GainChoice
}

impl<'a> GainChoice<'a> {

    /// The alternatives, such as `[2 crystal / nanite]`.
    pub fn benefit(self) -> Option<BenefitRequirement<'a>> {
        self.0.table(0).map(BenefitRequirement)
    }
}

landfall_runtime::table! {
    /// The cost is paid in full; nanites may stand in for crystal, organic and tech, never for energy.
    Spend
}

impl<'a> Spend<'a> {

    /// What is paid, such as `[energy + crystal]`.
    pub fn cost(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(0).map(ResourceRequirement)
    }
}

landfall_runtime::table! {
    /// One thing is paid and another gained, as often as the limit allows.
    Exchange
}

impl<'a> Exchange<'a> {

    /// What is paid.
    pub fn pays(self) -> Option<ResourceRequirement<'a>> {
        self.0.table(0).map(ResourceRequirement)
    }

    /// What is gained.
    pub fn gives(self) -> Option<BenefitRequirement<'a>> {
        self.0.table(1).map(BenefitRequirement)
    }

    /// How often; once, unless stated.
    /// 0 when it is not given.
    pub fn max(self) -> i32 {
        self.0.i32(2, 0)
    }
}

landfall_runtime::table! {
    /// The top tile of a stack; if the stack is gone, the material shown on its space.
    TakeTile
}

impl<'a> TakeTile<'a> {

    /// Which stack; that of the action, unless stated.
    /// Refers to `resource-space` of `board`.
    pub fn stack(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// The tile just taken goes to the box for its benefit. This is no scrapping.
    ReturnTile
}

landfall_runtime::table! {
    /// The tile goes into an empty slot of the own platform and stays there.
    InstallTile
}

impl<'a> InstallTile<'a> {

    /// Which action; any with an empty slot, unless stated.
    /// The key of a `platform-action`.
    pub fn action(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Above or below the arrow; either, unless stated.
    pub fn role(self) -> SlotRole {
        SlotRole::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// From the platform to an open dock; then one action beside the dock is taken.
    DeployDrone
}

impl<'a> DeployDrone<'a> {

    /// Which dock; any that is open, unless stated.
    /// Refers to `dock` of `board`.
    pub fn dock(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// Drones come back to docks of the own platform, one by one, and each may set off the action there.
    RecallDrone
}

impl<'a> RecallDrone<'a> {

    /// From which dock; all of them, unless stated.
    /// Refers to `dock` of `board`.
    pub fn dock(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// A platform action with all its slots filled is carried out once.
    PlatformActionVerb
}

impl<'a> PlatformActionVerb<'a> {

    /// Which one.
    /// The key of a `platform-action`.
    pub fn action(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// The action below the dock the drone came back to.
    PlatformActionHere
}

landfall_runtime::table! {
    /// An action of the board works differently for this player from now on.
    ModifyAction
}

impl<'a> ModifyAction<'a> {

    /// Which action.
    pub fn action(self) -> ActionKind {
        ActionKind::of(self.0.u16(0, 0))
    }

    /// What is different.
    pub fn change(self) -> Change {
        Change::of(self.0.u16(1, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// Of what; of whatever it costs or gives, unless stated.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(3, 0))
    }
}

landfall_runtime::table! {
    /// An action of the own platform works differently from now on.
    ModifyPlatformAction
}

impl<'a> ModifyPlatformAction<'a> {

    /// Which action.
    /// The key of a `platform-action`.
    pub fn action(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// What is different.
    pub fn change(self) -> Change {
        Change::of(self.0.u16(1, 0))
    }

    /// By how much; one, unless stated.
    /// 0 when it is not given.
    pub fn n(self) -> i32 {
        self.0.i32(2, 0)
    }

    /// Of what; of whatever it costs or gives, unless stated.
    pub fn resource(self) -> Resource {
        Resource::of(self.0.u16(3, 0))
    }
}

landfall_runtime::table! {
    /// A face-down cavern beside a face-up one is turned up. Without a pod on the platform nobody may scout.
    Scout
}

impl<'a> Scout<'a> {

    /// Which cavern; any that can be seen, unless stated.
    /// Refers to `cavern-space` of `board`.
    pub fn cavern(self) -> Option<ChildRef<'a>> {
        self.0.table(0).map(ChildRef)
    }
}

landfall_runtime::table! {
    /// All pods of one vehicle go through one tunnel to face-up caverns. The energy of the tunnel is paid, and the settlement cost of each cavern that gets pods.
    Launch
}

impl<'a> Launch<'a> {

    /// Which vehicle; any with a pod on it, unless stated.
    /// The key of a `card`.
    pub fn vehicle(self) -> Option<&'a str> {
        self.0.str(0)
    }

    /// Which tunnel; any, unless stated.
    /// Refers to `tunnel` of `board`.
    pub fn tunnel(self) -> Option<ChildRef<'a>> {
        self.0.table(1).map(ChildRef)
    }

    /// How pods are shared out; freely, unless stated.
    pub fn spread(self) -> Spread {
        Spread::of(self.0.u16(2, 0))
    }
}

landfall_runtime::table! {
    /// Each own pod in salvage earns the material of its space, and stays there.
    RecoverSalvage
}

landfall_runtime::table! {
    /// The player has at least this many.
    AtLeast
}

impl<'a> AtLeast<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Of what.
    pub fn tally(self) -> Tally {
        Tally::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// The player has no more than this many.
    AtMost
}

impl<'a> AtMost<'a> {

    /// How many.
    pub fn n(self) -> i32 {
        self.0.i32(0, 0)
    }

    /// Of what.
    pub fn tally(self) -> Tally {
        Tally::of(self.0.u16(1, 0))
    }
}

landfall_runtime::table! {
    /// No other player has as many; being level is not enough.
    Most
}

impl<'a> Most<'a> {

    /// Of what.
    pub fn tally(self) -> Tally {
        Tally::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// Every other player has more.
    Fewest
}

impl<'a> Fewest<'a> {

    /// Of what.
    pub fn tally(self) -> Tally {
        Tally::of(self.0.u16(0, 0))
    }
}

landfall_runtime::table! {
    /// The player has a pod in this very cavern.
    Settled
}

impl<'a> Settled<'a> {

    /// The tile.
    /// The key of a `cavern-tile`.
    pub fn cavern(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Every slot of this platform action is filled.
    Complete
}

impl<'a> Complete<'a> {

    /// Which action.
    /// The key of a `platform-action`.
    pub fn action(self) -> Option<&'a str> {
        self.0.str(0)
    }
}

landfall_runtime::table! {
    /// Whoever takes the turn.
    SelfTarget
}

landfall_runtime::table! {
    /// Everyone but the one whose turn it is.
    Others
}

landfall_runtime::table! {
    /// All players, in the order of play.
    Everyone
}

landfall_runtime::table! {
    /// The player with the most pods in this cavern; nobody if players are level.
    Leader
}

landfall_runtime::table! {
    /// Any one of the alternatives will do.
    ResourceRequirement
}

impl<'a> ResourceRequirement<'a> {

    pub fn alternatives(self) -> List<'a, ResourceAlternative<'a>> {
        self.0.list(0)
    }

    /// What it asks for. A number of `rules` in a locale plus 1; 0 is no text.
    pub fn text(self) -> RulesText {
        RulesText::of(self.0.u32(1))
    }
}

landfall_runtime::table! {
    /// All of the terms are needed.
    ResourceAlternative
}

impl<'a> ResourceAlternative<'a> {

    pub fn terms(self) -> List<'a, ResourceTerm<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// A number of one word.
    ResourceTerm
}

impl<'a> ResourceTerm<'a> {

    pub fn word(self) -> Resource {
        Resource::of(self.0.u16(0, 0))
    }

    pub fn count(self) -> u16 {
        self.0.u16(1, 1)
    }

    /// It must not be there.
    pub fn absent(self) -> bool {
        self.0.bool(2)
    }
}

landfall_runtime::table! {
    /// Any one of the alternatives will do.
    BenefitRequirement
}

impl<'a> BenefitRequirement<'a> {

    pub fn alternatives(self) -> List<'a, BenefitAlternative<'a>> {
        self.0.list(0)
    }

    /// What it asks for. A number of `rules` in a locale plus 1; 0 is no text.
    pub fn text(self) -> RulesText {
        RulesText::of(self.0.u32(1))
    }
}

landfall_runtime::table! {
    /// All of the terms are needed.
    BenefitAlternative
}

impl<'a> BenefitAlternative<'a> {

    pub fn terms(self) -> List<'a, BenefitTerm<'a>> {
        self.0.list(0)
    }
}

landfall_runtime::table! {
    /// A number of one word.
    BenefitTerm
}

impl<'a> BenefitTerm<'a> {

    pub fn word(self) -> Benefit {
        Benefit::of(self.0.u16(0, 0))
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
    game: "caverns",
    identifier: *b"LFCV",
    fingerprint: "134fb5e94a2c7525f06e782829a8a9ee828fd19378310e6e16c6a06802711510",
    earlier: &["9fe09c45e3e237962b8d47717070dfe92c32557b6b2ea44c507e6741a498e5a7"],
    root: 0,
    tables: &[
        TableShape { name: "Bundle", columns: &[
            Column { name: "header", slot: 0, ty: Type::Table(1), key: false },
            Column { name: "locales", slot: 1, ty: Type::Tables(4), key: false },
            Column { name: "messages", slot: 2, ty: Type::Tables(5), key: false },
            Column { name: "sources", slot: 3, ty: Type::Tables(6), key: false },
            Column { name: "board", slot: 4, ty: Type::Tables(29), key: false },
            Column { name: "damage", slot: 5, ty: Type::Tables(30), key: false },
            Column { name: "box", slot: 6, ty: Type::Tables(31), key: false },
            Column { name: "setup", slot: 7, ty: Type::Tables(32), key: false },
            Column { name: "reference_card", slot: 8, ty: Type::Tables(33), key: false },
            Column { name: "scorepad", slot: 9, ty: Type::Tables(34), key: false },
            Column { name: "card", slot: 10, ty: Type::Tables(35), key: false },
            Column { name: "platform", slot: 11, ty: Type::Tables(36), key: false },
            Column { name: "platform_action", slot: 12, ty: Type::Tables(37), key: false },
            Column { name: "cavern_tile", slot: 13, ty: Type::Tables(38), key: false },
            Column { name: "resource_tile", slot: 14, ty: Type::Tables(39), key: false },
            Column { name: "incident", slot: 15, ty: Type::Tables(40), key: false },
            Column { name: "scouting", slot: 16, ty: Type::Tables(7), key: false },
            Column { name: "launching", slot: 17, ty: Type::Tables(7), key: false },
            Column { name: "deploying", slot: 18, ty: Type::Tables(7), key: false },
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
        TableShape { name: "Board", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "section", slot: 3, ty: Type::Tables(42), key: false },
            Column { name: "dock", slot: 4, ty: Type::Tables(45), key: false },
            Column { name: "action", slot: 5, ty: Type::Tables(46), key: false },
            Column { name: "resource_space", slot: 6, ty: Type::Tables(48), key: false },
            Column { name: "salvage_space", slot: 7, ty: Type::Tables(49), key: false },
            Column { name: "incident_track", slot: 8, ty: Type::Tables(68), key: false },
            Column { name: "cavern", slot: 9, ty: Type::Tables(65), key: false },
            Column { name: "passage", slot: 10, ty: Type::Tables(66), key: false },
            Column { name: "tunnel", slot: 11, ty: Type::Tables(67), key: false },
            Column { name: "rules", slot: 12, ty: Type::U32s, key: false },
        ] },
        TableShape { name: "Damage", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "symbol", slot: 1, ty: Type::Text, key: false },
            Column { name: "counts", slot: 2, ty: Type::Tables(12), key: false },
        ] },
        TableShape { name: "BoxCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "component", slot: 3, ty: Type::Tables(56), key: false },
        ] },
        TableShape { name: "Setup", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "resource_stack", slot: 2, ty: Type::Tables(57), key: false },
            Column { name: "incident_stack", slot: 3, ty: Type::Tables(58), key: false },
            Column { name: "deal", slot: 4, ty: Type::Table(59), key: false },
            Column { name: "hand_limit", slot: 5, ty: Type::I32, key: false },
            Column { name: "seat", slot: 6, ty: Type::Tables(60), key: false },
        ] },
        TableShape { name: "ReferenceCard", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "rules", slot: 2, ty: Type::U32s, key: false },
            Column { name: "step", slot: 3, ty: Type::Tables(61), key: false },
            Column { name: "glyph", slot: 4, ty: Type::Tables(62), key: false },
        ] },
        TableShape { name: "Scorepad", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "line", slot: 2, ty: Type::Tables(63), key: false },
            Column { name: "tie", slot: 3, ty: Type::Tables(64), key: false },
        ] },
        TableShape { name: "Card", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "type_", slot: 2, ty: Type::U16, key: false },
            Column { name: "flavour", slot: 3, ty: Type::U32s, key: false },
            Column { name: "copies", slot: 4, ty: Type::I32, key: false },
            Column { name: "scrap", slot: 5, ty: Type::Table(124), key: false },
            Column { name: "play_cost", slot: 6, ty: Type::Table(121), key: false },
            Column { name: "capacity", slot: 7, ty: Type::I32, key: false },
            Column { name: "ability", slot: 8, ty: Type::Tables(52), key: false },
            Column { name: "stars", slot: 9, ty: Type::Tables(51), key: false },
        ] },
        TableShape { name: "Platform", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "pod_capacity", slot: 3, ty: Type::I32, key: false },
            Column { name: "track", slot: 4, ty: Type::Tables(53), key: false },
            Column { name: "dock", slot: 5, ty: Type::Tables(54), key: false },
        ] },
        TableShape { name: "PlatformAction", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "slot", slot: 2, ty: Type::Tables(55), key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "CavernTile", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "settlement", slot: 3, ty: Type::Table(121), key: false },
            Column { name: "majority", slot: 4, ty: Type::Table(50), key: false },
            Column { name: "special", slot: 5, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "ResourceTile", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "colour", slot: 1, ty: Type::U16, key: false },
            Column { name: "back", slot: 2, ty: Type::U16, key: false },
            Column { name: "copies", slot: 3, ty: Type::I32, key: false },
            Column { name: "title", slot: 4, ty: Type::U32, key: false },
            Column { name: "benefit", slot: 5, ty: Type::Table(124), key: false },
            Column { name: "cost_value", slot: 6, ty: Type::Table(121), key: false },
        ] },
        TableShape { name: "Incident", columns: &[
            Column { name: "key", slot: 0, ty: Type::Text, key: true },
            Column { name: "period", slot: 1, ty: Type::U16, key: false },
            Column { name: "type_", slot: 2, ty: Type::U16, key: false },
            Column { name: "title", slot: 3, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 4, ty: Type::U32s, key: false },
            Column { name: "copies", slot: 5, ty: Type::I32, key: false },
            Column { name: "benefit", slot: 6, ty: Type::Table(124), key: false },
        ] },
        TableShape { name: "TableRow", columns: &[
            Column { name: "range", slot: 0, ty: Type::Table(12), key: false },
            Column { name: "label", slot: 1, ty: Type::U32, key: false },
            Column { name: "effects", slot: 2, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Section", columns: &[
            Column { name: "name", slot: 0, ty: Type::U16, key: false },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "flavour", slot: 2, ty: Type::U32s, key: false },
            Column { name: "chamber", slot: 3, ty: Type::Tables(43), key: false },
            Column { name: "incident_space", slot: 4, ty: Type::Tables(44), key: false },
        ] },
        TableShape { name: "StasisChamber", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "large", slot: 1, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "IncidentSpace", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Dock", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "section", slot: 1, ty: Type::U16, key: false },
            Column { name: "symbol", slot: 2, ty: Type::Text, key: false },
            Column { name: "actions", slot: 3, ty: Type::Tables(11), key: false },
        ] },
        TableShape { name: "ActionSpace", columns: &[
            Column { name: "name", slot: 0, ty: Type::Text, key: false },
            Column { name: "type_", slot: 1, ty: Type::U16, key: false },
            Column { name: "section", slot: 2, ty: Type::U16, key: false },
            Column { name: "title", slot: 3, ty: Type::U32, key: false },
            Column { name: "cost", slot: 4, ty: Type::Table(121), key: false },
            Column { name: "rate", slot: 5, ty: Type::Table(47), key: false },
            Column { name: "up_to", slot: 6, ty: Type::I32, key: false },
            Column { name: "stack", slot: 7, ty: Type::Table(11), key: false },
            Column { name: "salvage", slot: 8, ty: Type::Tables(11), key: false },
            Column { name: "effects", slot: 9, ty: Type::Tables(14), key: false },
        ] },
        TableShape { name: "Rate", columns: &[
            Column { name: "pays", slot: 0, ty: Type::Table(121), key: false },
            Column { name: "gives", slot: 1, ty: Type::Table(124), key: false },
            Column { name: "max", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ResourceSpace", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "section", slot: 1, ty: Type::U16, key: false },
            Column { name: "back", slot: 2, ty: Type::U16, key: false },
            Column { name: "empty_gain", slot: 3, ty: Type::U16, key: false },
        ] },
        TableShape { name: "SalvageSpace", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "material", slot: 1, ty: Type::U16, key: false },
            Column { name: "gate", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Majority", columns: &[
            Column { name: "first", slot: 0, ty: Type::I32, key: false },
            Column { name: "second", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Award", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "per", slot: 1, ty: Type::U16, key: false },
            Column { name: "most", slot: 2, ty: Type::I32, key: false },
            Column { name: "condition", slot: 3, ty: Type::Table(15), key: false },
        ] },
        TableShape { name: "Ability", columns: &[
            Column { name: "trigger", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Track", columns: &[
            Column { name: "resource", slot: 0, ty: Type::U16, key: false },
            Column { name: "start", slot: 1, ty: Type::I32, key: false },
            Column { name: "max", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "PlatformDock", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "action", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Slot", columns: &[
            Column { name: "role", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ComponentLine", columns: &[
            Column { name: "what", slot: 0, ty: Type::U16, key: false },
            Column { name: "n", slot: 1, ty: Type::I32, key: false },
            Column { name: "per_player", slot: 2, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "ResourceStack", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "counts", slot: 1, ty: Type::Table(12), key: false },
        ] },
        TableShape { name: "IncidentStack", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "counts", slot: 1, ty: Type::Table(12), key: false },
        ] },
        TableShape { name: "Deal", columns: &[
            Column { name: "dealt", slot: 0, ty: Type::I32, key: false },
            Column { name: "kept", slot: 1, ty: Type::I32, key: false },
            Column { name: "discarded", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "Seat", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "bonus", slot: 1, ty: Type::Table(121), key: false },
        ] },
        TableShape { name: "Step", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "rules", slot: 2, ty: Type::U32s, key: false },
            Column { name: "effects", slot: 3, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "Glyph", columns: &[
            Column { name: "icon", slot: 0, ty: Type::U16, key: false },
            Column { name: "sign", slot: 1, ty: Type::Text, key: false },
            Column { name: "meaning", slot: 2, ty: Type::U32, key: false },
        ] },
        TableShape { name: "ScoreLine", columns: &[
            Column { name: "item", slot: 0, ty: Type::U16, key: false },
            Column { name: "stars", slot: 1, ty: Type::I32, key: false },
            Column { name: "printed", slot: 2, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "TieLine", columns: &[
            Column { name: "tie", slot: 0, ty: Type::U16, key: false },
            Column { name: "outcome", slot: 1, ty: Type::U16s, key: false },
        ] },
        TableShape { name: "CavernSpace", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "title", slot: 1, ty: Type::U32, key: false },
            Column { name: "gate", slot: 2, ty: Type::I32, key: false },
            Column { name: "face_up", slot: 3, ty: Type::Bool, key: false },
            Column { name: "at", slot: 4, ty: Type::I32s, key: false },
        ] },
        TableShape { name: "Passage", columns: &[
            Column { name: "from_", slot: 0, ty: Type::Table(11), key: false },
            Column { name: "to", slot: 1, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "Tunnel", columns: &[
            Column { name: "number", slot: 0, ty: Type::I32, key: false },
            Column { name: "energy", slot: 1, ty: Type::I32, key: false },
            Column { name: "caverns", slot: 2, ty: Type::Tables(11), key: false },
        ] },
        TableShape { name: "IncidentTrackSpace", columns: &[
            Column { name: "order", slot: 0, ty: Type::I32, key: false },
            Column { name: "period", slot: 1, ty: Type::U16, key: false },
            Column { name: "sunset", slot: 2, ty: Type::Bool, key: false },
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
            Column { name: "rows", slot: 1, ty: Type::Tables(41), key: false },
        ] },
        TableShape { name: "Once", columns: &[
            Column { name: "period", slot: 0, ty: Type::U16, key: false },
            Column { name: "effects", slot: 1, ty: Type::Tables(13), key: false },
        ] },
        TableShape { name: "DrawCard", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "PlayCard", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DiscardCard", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ScrapCard", columns: &[
        ] },
        TableShape { name: "ScrapTile", columns: &[
        ] },
        TableShape { name: "DiscardVehicle", columns: &[
            Column { name: "vehicle", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Awaken", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "section", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "LoadPod", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "vehicle", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "UnloadPod", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "vehicle", slot: 1, ty: Type::Text, key: false },
        ] },
        TableShape { name: "PlacePod", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "place", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "WithdrawPod", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
        ] },
        TableShape { name: "DestroyPods", columns: &[
            Column { name: "section", slot: 0, ty: Type::U16, key: false },
            Column { name: "chamber", slot: 1, ty: Type::I32, key: false },
        ] },
        TableShape { name: "ResolveIncident", columns: &[
            Column { name: "token", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Sabotage", columns: &[
            Column { name: "section", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Loot", columns: &[
            Column { name: "benefit", slot: 0, ty: Type::Table(124), key: false },
            Column { name: "keep", slot: 1, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "RefillIncident", columns: &[
            Column { name: "space", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "EndGame", columns: &[
        ] },
        TableShape { name: "Score", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "tally", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Gain", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "resource", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "GainChoice", columns: &[
            Column { name: "benefit", slot: 0, ty: Type::Table(124), key: false },
        ] },
        TableShape { name: "Spend", columns: &[
            Column { name: "cost", slot: 0, ty: Type::Table(121), key: false },
        ] },
        TableShape { name: "Exchange", columns: &[
            Column { name: "pays", slot: 0, ty: Type::Table(121), key: false },
            Column { name: "gives", slot: 1, ty: Type::Table(124), key: false },
            Column { name: "max", slot: 2, ty: Type::I32, key: false },
        ] },
        TableShape { name: "TakeTile", columns: &[
            Column { name: "stack", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "ReturnTile", columns: &[
        ] },
        TableShape { name: "InstallTile", columns: &[
            Column { name: "action", slot: 0, ty: Type::Text, key: false },
            Column { name: "role", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "DeployDrone", columns: &[
            Column { name: "dock", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "RecallDrone", columns: &[
            Column { name: "dock", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "PlatformActionVerb", columns: &[
            Column { name: "action", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "PlatformActionHere", columns: &[
        ] },
        TableShape { name: "ModifyAction", columns: &[
            Column { name: "action", slot: 0, ty: Type::U16, key: false },
            Column { name: "change", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
            Column { name: "resource", slot: 3, ty: Type::U16, key: false },
        ] },
        TableShape { name: "ModifyPlatformAction", columns: &[
            Column { name: "action", slot: 0, ty: Type::Text, key: false },
            Column { name: "change", slot: 1, ty: Type::U16, key: false },
            Column { name: "n", slot: 2, ty: Type::I32, key: false },
            Column { name: "resource", slot: 3, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Scout", columns: &[
            Column { name: "cavern", slot: 0, ty: Type::Table(11), key: false },
        ] },
        TableShape { name: "Launch", columns: &[
            Column { name: "vehicle", slot: 0, ty: Type::Text, key: false },
            Column { name: "tunnel", slot: 1, ty: Type::Table(11), key: false },
            Column { name: "spread", slot: 2, ty: Type::U16, key: false },
        ] },
        TableShape { name: "RecoverSalvage", columns: &[
        ] },
        TableShape { name: "AtLeast", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "tally", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "AtMost", columns: &[
            Column { name: "n", slot: 0, ty: Type::I32, key: false },
            Column { name: "tally", slot: 1, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Most", columns: &[
            Column { name: "tally", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Fewest", columns: &[
            Column { name: "tally", slot: 0, ty: Type::U16, key: false },
        ] },
        TableShape { name: "Settled", columns: &[
            Column { name: "cavern", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "Complete", columns: &[
            Column { name: "action", slot: 0, ty: Type::Text, key: false },
        ] },
        TableShape { name: "SelfTarget", columns: &[
        ] },
        TableShape { name: "Others", columns: &[
        ] },
        TableShape { name: "Everyone", columns: &[
        ] },
        TableShape { name: "Leader", columns: &[
        ] },
        TableShape { name: "ResourceRequirement", columns: &[
            Column { name: "alternatives", slot: 0, ty: Type::Tables(122), key: false },
            Column { name: "text", slot: 1, ty: Type::U32, key: false },
        ] },
        TableShape { name: "ResourceAlternative", columns: &[
            Column { name: "terms", slot: 0, ty: Type::Tables(123), key: false },
        ] },
        TableShape { name: "ResourceTerm", columns: &[
            Column { name: "word", slot: 0, ty: Type::U16, key: false },
            Column { name: "count", slot: 1, ty: Type::U16, key: false },
            Column { name: "absent", slot: 2, ty: Type::Bool, key: false },
        ] },
        TableShape { name: "BenefitRequirement", columns: &[
            Column { name: "alternatives", slot: 0, ty: Type::Tables(125), key: false },
            Column { name: "text", slot: 1, ty: Type::U32, key: false },
        ] },
        TableShape { name: "BenefitAlternative", columns: &[
            Column { name: "terms", slot: 0, ty: Type::Tables(126), key: false },
        ] },
        TableShape { name: "BenefitTerm", columns: &[
            Column { name: "word", slot: 0, ty: Type::U16, key: false },
            Column { name: "count", slot: 1, ty: Type::U16, key: false },
            Column { name: "absent", slot: 2, ty: Type::Bool, key: false },
        ] },
    ],
    unions: &[
        &[69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
        &[16, 17, 18, 111, 112, 113, 114, 115, 116],
        &[117, 118, 119, 120],
    ],
};
