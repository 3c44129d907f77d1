// Calls every method of the generated code. Made by `just bundle-files`.

#![allow(clippy::all, unused_mut)]

use landfall_runtime::vanguard::*;

use super::super::{Object, Walk, member};

impl Walk for Bundle<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("header", self.header());
        it.put("locales", self.locales());
        it.put("messages", self.messages());
        it.put("sources", self.sources());
        it.put("objective", self.objective());
        it.put("secondary_objective", self.secondary_objective());
        it.put("bridge_upgrade", self.bridge_upgrade());
        it.put("tech_level", self.tech_level());
        it.put("morale", self.morale());
        it.put("crewmember", self.crewmember());
        it.put("crew_board", self.crew_board());
        it.put("discovery", self.discovery());
        it.put("unique_discovery", self.unique_discovery());
        it.put("equipment", self.equipment());
        it.put("event", self.event());
        it.put("situation", self.situation());
        it.put("research", self.research());
        it.put("production", self.production());
        it.put("facility_upgrade", self.facility_upgrade());
        it.put("global_condition", self.global_condition());
        it.put("injury", self.injury());
        it.put("lander", self.lander());
        it.put("lander_mod", self.lander_mod());
        it.put("landing_card", self.landing_card());
        it.put("log", self.log());
        it.put("mission", self.mission());
        it.put("operation", self.operation());
        it.put("operation_log", self.operation_log());
        it.put("planet", self.planet());
        it.put("poi", self.poi());
        it.put("rank_up", self.rank_up());
        it.put("danger_table", self.danger_table());
        it.put("reference_card", self.reference_card());
        it.put("section_card", self.section_card());
        it.put("system_map", self.system_map());
        it.put("threat", self.threat());
        it.put("routes", self.routes());
        it
    }
}

impl Walk for Header<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("format_version", self.format_version());
        it.put("game", self.game());
        it.put("pack", self.pack());
        it.put("version", self.version());
        it.put("schema_fingerprint", self.schema_fingerprint());
        it.put("content_hash", self.content_hash());
        it.put("source_locale", self.source_locale());
        it.put("packs", self.packs());
        it.put("lookup", self.lookup());
        it.put("checksum", self.checksum());
        it.put("grown_from", self.grown_from());
        it.put("vocabularies", self.vocabularies());
        it.put("dice", self.dice());
        it.put("facts", self.facts());
        it.put("externs", self.externs());
        it.put("renames", self.renames());
        it
    }
}

impl Walk for PackInfo<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("name", self.name());
        it.put("version", self.version());
        it.put("ids", self.ids());
        it.put("required", self.required());
        it
    }
}

impl Walk for IdRange<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("kind", self.kind().name());
        it.put("first", self.first());
        it.put("last", self.last());
        it
    }
}

impl Walk for Locale<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("code", self.code());
        it.put("texts", self.texts());
        it.put("untranslated", self.untranslated());
        it.put("rules", self.rules());
        it.put("names", self.names());
        it.put("extern_names", self.extern_names());
        it.put("readings", self.readings());
        it
    }
}

impl Walk for Message<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.word("role", self.role().name());
        it
    }
}

impl Walk for Source<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("kind", self.kind().name());
        it.put("key", self.key());
        it.put("file", self.file());
        it.put("line", self.line());
        it
    }
}

impl Walk for Graph<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("nodes", self.nodes());
        it
    }
}

impl Walk for GraphNode<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("home", self.home());
        it.put("ways", self.ways());
        it
    }
}

impl Walk for GraphEdge<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("to", self.to());
        it.put("edge", self.edge());
        it
    }
}

impl Walk for Ref<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("kind", self.kind().name());
        it.put("key", self.key());
        it
    }
}

impl Walk for ChildRef<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("asset", self.asset());
        it.put("child", self.child());
        it
    }
}

impl Walk for Range<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("low", self.low().into(), 0);
        it.number("high", self.high().into(), 0);
        it
    }
}

impl Walk for Effect<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        match self.does() {
            Does::None | Does::Unknown(_) => {}
            Does::Nothing(inner) => member(&mut it, "does", "Nothing", inner),
            Does::Choose(inner) => member(&mut it, "does", "Choose", inner),
            Does::May(inner) => member(&mut it, "does", "May", inner),
            Does::IfVerb(inner) => member(&mut it, "does", "IfVerb", inner),
            Does::Each(inner) => member(&mut it, "does", "Each", inner),
            Does::Pay(inner) => member(&mut it, "does", "Pay", inner),
            Does::Roll(inner) => member(&mut it, "does", "Roll", inner),
            Does::Once(inner) => member(&mut it, "does", "Once", inner),
            Does::ReplacePoi(inner) => member(&mut it, "does", "ReplacePoi", inner),
            Does::PlacePoiOnTop(inner) => member(&mut it, "does", "PlacePoiOnTop", inner),
            Does::DiscardPoi(inner) => member(&mut it, "does", "DiscardPoi", inner),
            Does::DiscardTopPoi(inner) => member(&mut it, "does", "DiscardTopPoi", inner),
            Does::PlaceMarker(inner) => member(&mut it, "does", "PlaceMarker", inner),
            Does::PlaceMarkerOnCard(inner) => member(&mut it, "does", "PlaceMarkerOnCard", inner),
            Does::RemoveMarker(inner) => member(&mut it, "does", "RemoveMarker", inner),
            Does::PlaceLander(inner) => member(&mut it, "does", "PlaceLander", inner),
            Does::MoveLander(inner) => member(&mut it, "does", "MoveLander", inner),
            Does::SetGlobalCondition(inner) => member(&mut it, "does", "SetGlobalCondition", inner),
            Does::DiscardGlobalCondition(inner) => member(&mut it, "does", "DiscardGlobalCondition", inner),
            Does::PlaceMission(inner) => member(&mut it, "does", "PlaceMission", inner),
            Does::RevealMission(inner) => member(&mut it, "does", "RevealMission", inner),
            Does::DiscardMission(inner) => member(&mut it, "does", "DiscardMission", inner),
            Does::CompleteMission(inner) => member(&mut it, "does", "CompleteMission", inner),
            Does::FailMission(inner) => member(&mut it, "does", "FailMission", inner),
            Does::PlaceMissionFailedToken(inner) => member(&mut it, "does", "PlaceMissionFailedToken", inner),
            Does::DiscardMissionFailedToken(inner) => member(&mut it, "does", "DiscardMissionFailedToken", inner),
            Does::PlaceUniqueDiscovery(inner) => member(&mut it, "does", "PlaceUniqueDiscovery", inner),
            Does::DrawSectionCards(inner) => member(&mut it, "does", "DrawSectionCards", inner),
            Does::DiscardSectionCards(inner) => member(&mut it, "does", "DiscardSectionCards", inner),
            Does::SacrificeSectionCards(inner) => member(&mut it, "does", "SacrificeSectionCards", inner),
            Does::DrawEvents(inner) => member(&mut it, "does", "DrawEvents", inner),
            Does::GainLead(inner) => member(&mut it, "does", "GainLead", inner),
            Does::GainDiscovery(inner) => member(&mut it, "does", "GainDiscovery", inner),
            Does::DiscardDiscovery(inner) => member(&mut it, "does", "DiscardDiscovery", inner),
            Does::GainUniqueDiscovery(inner) => member(&mut it, "does", "GainUniqueDiscovery", inner),
            Does::AddCharges(inner) => member(&mut it, "does", "AddCharges", inner),
            Does::SpendCharges(inner) => member(&mut it, "does", "SpendCharges", inner),
            Does::GainSuccess(inner) => member(&mut it, "does", "GainSuccess", inner),
            Does::LoseSuccess(inner) => member(&mut it, "does", "LoseSuccess", inner),
            Does::GainSupplies(inner) => member(&mut it, "does", "GainSupplies", inner),
            Does::LoseSupplies(inner) => member(&mut it, "does", "LoseSupplies", inner),
            Does::GainEnergy(inner) => member(&mut it, "does", "GainEnergy", inner),
            Does::LoseEnergy(inner) => member(&mut it, "does", "LoseEnergy", inner),
            Does::GainCommand(inner) => member(&mut it, "does", "GainCommand", inner),
            Does::LoseCommand(inner) => member(&mut it, "does", "LoseCommand", inner),
            Does::AddPenaltyToken(inner) => member(&mut it, "does", "AddPenaltyToken", inner),
            Does::DamageLander(inner) => member(&mut it, "does", "DamageLander", inner),
            Does::RepairLander(inner) => member(&mut it, "does", "RepairLander", inner),
            Does::RaiseMorale(inner) => member(&mut it, "does", "RaiseMorale", inner),
            Does::LowerMorale(inner) => member(&mut it, "does", "LowerMorale", inner),
            Does::SetTechLevel(inner) => member(&mut it, "does", "SetTechLevel", inner),
            Does::DrawSituations(inner) => member(&mut it, "does", "DrawSituations", inner),
            Does::Adrift(inner) => member(&mut it, "does", "Adrift", inner),
            Does::Unlock(inner) => member(&mut it, "does", "Unlock", inner),
            Does::MoveToConnected(inner) => member(&mut it, "does", "MoveToConnected", inner),
            Does::MoveToSector(inner) => member(&mut it, "does", "MoveToSector", inner),
            Does::PlaceCrew(inner) => member(&mut it, "does", "PlaceCrew", inner),
            Does::PlaceCrewAtLander(inner) => member(&mut it, "does", "PlaceCrewAtLander", inner),
            Does::KillCrew(inner) => member(&mut it, "does", "KillCrew", inner),
            Does::Promote(inner) => member(&mut it, "does", "Promote", inner),
            Does::Demote(inner) => member(&mut it, "does", "Demote", inner),
            Does::TransferCrew(inner) => member(&mut it, "does", "TransferCrew", inner),
            Does::DismissCrew(inner) => member(&mut it, "does", "DismissCrew", inner),
            Does::Recruit(inner) => member(&mut it, "does", "Recruit", inner),
            Does::SpendDie(inner) => member(&mut it, "does", "SpendDie", inner),
            Does::SacrificeDie(inner) => member(&mut it, "does", "SacrificeDie", inner),
            Does::RefreshDice(inner) => member(&mut it, "does", "RefreshDice", inner),
            Does::RefreshAllDice(inner) => member(&mut it, "does", "RefreshAllDice", inner),
            Does::Reroll(inner) => member(&mut it, "does", "Reroll", inner),
            Does::RerollAll(inner) => member(&mut it, "does", "RerollAll", inner),
            Does::SetDie(inner) => member(&mut it, "does", "SetDie", inner),
            Does::MoveDieToSpent(inner) => member(&mut it, "does", "MoveDieToSpent", inner),
            Does::ReturnDieToAvailable(inner) => member(&mut it, "does", "ReturnDieToAvailable", inner),
            Does::RollDanger(inner) => member(&mut it, "does", "RollDanger", inner),
            Does::RerollDanger(inner) => member(&mut it, "does", "RerollDanger", inner),
            Does::SurvivalCheck(inner) => member(&mut it, "does", "SurvivalCheck", inner),
            Does::GainSectionDie(inner) => member(&mut it, "does", "GainSectionDie", inner),
            Does::ReturnSectionDie(inner) => member(&mut it, "does", "ReturnSectionDie", inner),
            Does::GoToLog(inner) => member(&mut it, "does", "GoToLog", inner),
            Does::ChooseBy(inner) => member(&mut it, "does", "ChooseBy", inner),
            Does::EndTurn(inner) => member(&mut it, "does", "EndTurn", inner),
            Does::EndExploration(inner) => member(&mut it, "does", "EndExploration", inner),
            Does::TriggerEvac(inner) => member(&mut it, "does", "TriggerEvac", inner),
            Does::LiftOff(inner) => member(&mut it, "does", "LiftOff", inner),
            Does::UseTravel(inner) => member(&mut it, "does", "UseTravel", inner),
            Does::Then(inner) => member(&mut it, "does", "Then", inner),
            Does::Immediate(inner) => member(&mut it, "does", "Immediate", inner),
            Does::EndCheck(inner) => member(&mut it, "does", "EndCheck", inner),
            Does::GoToCheckStep(inner) => member(&mut it, "does", "GoToCheckStep", inner),
            Does::MarkBox(inner) => member(&mut it, "does", "MarkBox", inner),
            Does::MarkFirstBox(inner) => member(&mut it, "does", "MarkFirstBox", inner),
            Does::RecordNote(inner) => member(&mut it, "does", "RecordNote", inner),
            Does::ReadRules(inner) => member(&mut it, "does", "ReadRules", inner),
            Does::BeginShipManagement(inner) => member(&mut it, "does", "BeginShipManagement", inner),
            Does::GoToShipBook(inner) => member(&mut it, "does", "GoToShipBook", inner),
            Does::SavePoint(inner) => member(&mut it, "does", "SavePoint", inner),
            Does::OpenMysteryEnvelope(inner) => member(&mut it, "does", "OpenMysteryEnvelope", inner),
            Does::Exert(inner) => member(&mut it, "does", "Exert", inner),
            Does::AddDie(inner) => member(&mut it, "does", "AddDie", inner),
            Does::TreatResultAs(inner) => member(&mut it, "does", "TreatResultAs", inner),
            Does::DrawMore(inner) => member(&mut it, "does", "DrawMore", inner),
            Does::RefreshMore(inner) => member(&mut it, "does", "RefreshMore", inner),
            Does::FlipThis(inner) => member(&mut it, "does", "FlipThis", inner),
            Does::GainEquipment(inner) => member(&mut it, "does", "GainEquipment", inner),
            Does::DiscardEquipment(inner) => member(&mut it, "does", "DiscardEquipment", inner),
            Does::DiscardThis(inner) => member(&mut it, "does", "DiscardThis", inner),
            Does::PlaceToken(inner) => member(&mut it, "does", "PlaceToken", inner),
            Does::GainInjury(inner) => member(&mut it, "does", "GainInjury", inner),
            Does::DiscardInjuryDie(inner) => member(&mut it, "does", "DiscardInjuryDie", inner),
            Does::DiscardInjury(inner) => member(&mut it, "does", "DiscardInjury", inner),
            Does::FlipInjury(inner) => member(&mut it, "does", "FlipInjury", inner),
            Does::GoToOperationLog(inner) => member(&mut it, "does", "GoToOperationLog", inner),
            Does::MoveCards(inner) => member(&mut it, "does", "MoveCards", inner),
            Does::PutInAwaiting(inner) => member(&mut it, "does", "PutInAwaiting", inner),
            Does::ShuffleThisInto(inner) => member(&mut it, "does", "ShuffleThisInto", inner),
            Does::ShuffleInto(inner) => member(&mut it, "does", "ShuffleInto", inner),
            Does::RemoveThisFromGame(inner) => member(&mut it, "does", "RemoveThisFromGame", inner),
            Does::RemoveFromGame(inner) => member(&mut it, "does", "RemoveFromGame", inner),
            Does::SetObjective(inner) => member(&mut it, "does", "SetObjective", inner),
            Does::AddSecondaryObjective(inner) => member(&mut it, "does", "AddSecondaryObjective", inner),
            Does::SolveSituation(inner) => member(&mut it, "does", "SolveSituation", inner),
            Does::GainLander(inner) => member(&mut it, "does", "GainLander", inner),
            Does::LoseLander(inner) => member(&mut it, "does", "LoseLander", inner),
            Does::FlyToSystem(inner) => member(&mut it, "does", "FlyToSystem", inner),
            Does::VisitDestination(inner) => member(&mut it, "does", "VisitDestination", inner),
            Does::PlaceLandingCard(inner) => member(&mut it, "does", "PlaceLandingCard", inner),
            Does::Scan(inner) => member(&mut it, "does", "Scan", inner),
            Does::RaisePool(inner) => member(&mut it, "does", "RaisePool", inner),
            Does::LowerPool(inner) => member(&mut it, "does", "LowerPool", inner),
            Does::RaiseStat(inner) => member(&mut it, "does", "RaiseStat", inner),
            Does::RaiseCapacity(inner) => member(&mut it, "does", "RaiseCapacity", inner),
            Does::Act(inner) => member(&mut it, "does", "Act", inner),
            Does::PlaceThreat(inner) => member(&mut it, "does", "PlaceThreat", inner),
            Does::RemoveThreat(inner) => member(&mut it, "does", "RemoveThreat", inner),
            Does::HideThreat(inner) => member(&mut it, "does", "HideThreat", inner),
            Does::MoveThreat(inner) => member(&mut it, "does", "MoveThreat", inner),
            Does::FlipThreat(inner) => member(&mut it, "does", "FlipThreat", inner),
            Does::AdvanceThreat(inner) => member(&mut it, "does", "AdvanceThreat", inner),
            Does::ResetThreat(inner) => member(&mut it, "does", "ResetThreat", inner),
            Does::ProgressThreat(inner) => member(&mut it, "does", "ProgressThreat", inner),
            Does::ProgressTrack(inner) => member(&mut it, "does", "ProgressTrack", inner),
            Does::RegressTrack(inner) => member(&mut it, "does", "RegressTrack", inner),
            Does::ResetTrack(inner) => member(&mut it, "does", "ResetTrack", inner),
            Does::ResetTime(inner) => member(&mut it, "does", "ResetTime", inner),
            Does::AdvanceTime(inner) => member(&mut it, "does", "AdvanceTime", inner),
            Does::AdvanceAllTime(inner) => member(&mut it, "does", "AdvanceAllTime", inner),
            Does::ReduceTime(inner) => member(&mut it, "does", "ReduceTime", inner),
            Does::MoveAllDiceToSpent(inner) => member(&mut it, "does", "MoveAllDiceToSpent", inner),
        }
        it.put("text", self.text());
        it
    }
}

impl Walk for EffectList<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Condition<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        match self.test() {
            Test::None | Test::Unknown(_) => {}
            Test::NotTest(inner) => member(&mut it, "test", "NotTest", inner),
            Test::AllTests(inner) => member(&mut it, "test", "AllTests", inner),
            Test::AnyTests(inner) => member(&mut it, "test", "AnyTests", inner),
            Test::Marked(inner) => member(&mut it, "test", "Marked", inner),
            Test::BoxesMarked(inner) => member(&mut it, "test", "BoxesMarked", inner),
            Test::HasIcon(inner) => member(&mut it, "test", "HasIcon", inner),
            Test::AtLeast(inner) => member(&mut it, "test", "AtLeast", inner),
            Test::Assisted(inner) => member(&mut it, "test", "Assisted", inner),
            Test::SectorHas(inner) => member(&mut it, "test", "SectorHas", inner),
            Test::SectorBiome(inner) => member(&mut it, "test", "SectorBiome", inner),
            Test::AllCrewIn(inner) => member(&mut it, "test", "AllCrewIn", inner),
            Test::AnyCrewIn(inner) => member(&mut it, "test", "AnyCrewIn", inner),
            Test::LanderIn(inner) => member(&mut it, "test", "LanderIn", inner),
            Test::Markers(inner) => member(&mut it, "test", "Markers", inner),
            Test::MarkersHere(inner) => member(&mut it, "test", "MarkersHere", inner),
            Test::LeadsOnDecks(inner) => member(&mut it, "test", "LeadsOnDecks", inner),
            Test::Success(inner) => member(&mut it, "test", "Success", inner),
            Test::Supplies(inner) => member(&mut it, "test", "Supplies", inner),
            Test::Time(inner) => member(&mut it, "test", "Time", inner),
            Test::HasUnique(inner) => member(&mut it, "test", "HasUnique", inner),
            Test::InPlay(inner) => member(&mut it, "test", "InPlay", inner),
            Test::Removed(inner) => member(&mut it, "test", "Removed", inner),
            Test::CrewCount(inner) => member(&mut it, "test", "CrewCount", inner),
            Test::Rank(inner) => member(&mut it, "test", "Rank", inner),
            Test::SectionPresent(inner) => member(&mut it, "test", "SectionPresent", inner),
            Test::MoraleTest(inner) => member(&mut it, "test", "MoraleTest", inner),
            Test::TechLevelTest(inner) => member(&mut it, "test", "TechLevelTest", inner),
            Test::ThreatOnBoard(inner) => member(&mut it, "test", "ThreatOnBoard", inner),
            Test::ThreatHere(inner) => member(&mut it, "test", "ThreatHere", inner),
            Test::HasInjury(inner) => member(&mut it, "test", "HasInjury", inner),
            Test::HasEquipment(inner) => member(&mut it, "test", "HasEquipment", inner),
            Test::TokenHere(inner) => member(&mut it, "test", "TokenHere", inner),
            Test::CrewWith(inner) => member(&mut it, "test", "CrewWith", inner),
        }
        it.put("text", self.text());
        it
    }
}

impl Walk for NotTest<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("condition", self.condition());
        it
    }
}

impl Walk for AllTests<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("conditions", self.conditions());
        it
    }
}

impl Walk for AnyTests<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("conditions", self.conditions());
        it
    }
}

impl Walk for Target<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        match self.who() {
            Who::None | Who::Unknown(_) => {}
            Who::SelfTarget(inner) => member(&mut it, "who", "SelfTarget", inner),
            Who::YouOrAnotherHere(inner) => member(&mut it, "who", "YouOrAnotherHere", inner),
            Who::CrewHere(inner) => member(&mut it, "who", "CrewHere", inner),
            Who::CrewIn(inner) => member(&mut it, "who", "CrewIn", inner),
            Who::CrewAll(inner) => member(&mut it, "who", "CrewAll", inner),
            Who::CrewRandom(inner) => member(&mut it, "who", "CrewRandom", inner),
            Who::CrewRandomHere(inner) => member(&mut it, "who", "CrewRandomHere", inner),
            Who::CrewMostInjuries(inner) => member(&mut it, "who", "CrewMostInjuries", inner),
            Who::CrewChosenBy(inner) => member(&mut it, "who", "CrewChosenBy", inner),
            Who::Assistants(inner) => member(&mut it, "who", "Assistants", inner),
            Who::DieOwner(inner) => member(&mut it, "who", "DieOwner", inner),
            Who::CrewInSectorOf(inner) => member(&mut it, "who", "CrewInSectorOf", inner),
            Who::CrewAtLander(inner) => member(&mut it, "who", "CrewAtLander", inner),
            Who::CrewLeftBehind(inner) => member(&mut it, "who", "CrewLeftBehind", inner),
        }
        it.put("text", self.text());
        it
    }
}

impl Walk for WordList<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("words", self.words());
        it.put("values", self.values());
        it.put("prose", self.prose());
        it.put("tags", self.tags());
        it
    }
}

impl Walk for WordTag<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("word", self.word());
        it.put("name", self.name());
        it.put("value", self.value());
        it
    }
}

impl Walk for WordNames<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("names", self.names());
        it
    }
}

impl Walk for DieInfo<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("faces", self.faces());
        it.put("faces_of", self.faces_of());
        it.put("assumed", self.assumed());
        it.number("count", self.count().into(), 0);
        it
    }
}

impl Walk for DieFaceInfo<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("shows", self.shows());
        it
    }
}

impl Walk for FactInfo<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.number("value", self.value().into(), 0);
        it
    }
}

impl Walk for ExternInfo<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("kind", self.kind().name());
        it.put("key", self.key());
        it
    }
}

impl Walk for RenamedInfo<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("kind", self.kind().name());
        it.put("was", self.was());
        it.put("key", self.key());
        it
    }
}

impl Walk for Reading<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("kind", self.kind().name());
        it.put("key", self.key());
        it.put("marks", self.marks());
        it.put("lines", self.lines());
        it
    }
}

impl Walk for Objective<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("goal", self.goal());
        it.number("command", self.command().into(), 0);
        it.number("situations", self.situations().into(), 0);
        it.put("planet", self.planet());
        it.put("system", self.system());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for SecondaryObjective<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("goal", self.goal());
        it.put("planet", self.planet());
        it.put("system", self.system());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for BridgeUpgrade<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("travel", self.travel());
        it.number("energy", self.energy().into(), -1);
        it.number("tech_level", self.tech_level().into(), -1);
        it.put("passive", self.passive());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for TechLevel<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.number("energy", self.energy().into(), 0);
        it.put("passive", self.passive());
        it.word("set", self.set().name());
        it
    }
}

impl Walk for Morale<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("mood", self.mood());
        it
    }
}

impl Walk for Crewmember<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("convert", self.convert());
        it.put("skill", self.skill());
        it.number("charges", self.charges().into(), 0);
        it.put("specialty", self.specialty());
        it.put("file", self.file());
        it
    }
}

impl Walk for CrewBoard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("section", self.section().name());
        it.put("column", self.column());
        it.number("injuries", self.injuries().into(), 0);
        it.number("opening_draw", self.opening_draw().into(), -1);
        it.put("hand", self.hand());
        it.words("die", self.die().iter().map(|it| it.name()));
        it
    }
}

impl Walk for Discovery<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.number("copies", self.copies().into(), 0);
        it.word("set", self.set().name());
        it.word("type_", self.type_().name());
        it.word("rarity", self.rarity().name());
        it.put("ability", self.ability());
        it
    }
}

impl Walk for UniqueDiscovery<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("rules", self.rules());
        it.put("ability", self.ability());
        it.put("when_unloaded", self.when_unloaded());
        it
    }
}

impl Walk for Equipment<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.number("copies", self.copies().into(), 0);
        it.word("set", self.set().name());
        it.word("class_", self.class_().name());
        it.word("section", self.section().name());
        it.put("convert", self.convert());
        it.put("ability", self.ability());
        it.word("token", self.token().name());
        it.put("upgrade_of", self.upgrade_of());
        it.put("returns_to_armory", self.returns_to_armory());
        it
    }
}

impl Walk for Event<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.words("biomes", self.biomes().iter().map(|it| it.name()));
        it.put("secondary", self.secondary());
        it.put("main", self.main());
        it
    }
}

impl Walk for Situation<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("effect", self.effect());
        it.put("solved", self.solved());
        it.put("supervisors", self.supervisors());
        it
    }
}

impl Walk for Research<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("starting", self.starting());
        it.word("keyword", self.keyword().name());
        it.put("free", self.free());
        it.put("cost", self.cost());
        it.words("gains", self.gains().iter().map(|it| it.name()));
        it.put("secret", self.secret());
        it.put("back", self.back());
        it
    }
}

impl Walk for Production<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("starting", self.starting());
        it.number("stage", self.stage().into(), 0);
        it.put("boost", self.boost());
        it.words("gains", self.gains().iter().map(|it| it.name()));
        it.put("secret", self.secret());
        it.put("back", self.back());
        it
    }
}

impl Walk for FacilityUpgrade<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.word("facility", self.facility().name());
        it.put("passive", self.passive());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for GlobalCondition<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("travel", self.travel());
        it.put("combination", self.combination());
        it.put("special", self.special());
        it.put("action", self.action());
        it.put("time_track", self.time_track());
        it.put("unlimited_supplies", self.unlimited_supplies());
        it.put("passive", self.passive());
        it.put("variant", self.variant());
        it.number("copies", self.copies().into(), 0);
        it.put("standalone", self.standalone());
        it.word("set", self.set().name());
        it
    }
}

impl Walk for Injury<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.number("copies", self.copies().into(), 0);
        it.word("set", self.set().name());
        it.put("row", self.row());
        it.put("passive", self.passive());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Lander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("basic", self.basic());
        it.put("undamageable", self.undamageable());
        it.put("repair", self.repair());
        it.number("armor", self.armor().into(), -1);
        it.number("sensors", self.sensors().into(), -1);
        it.number("agility", self.agility().into(), -1);
        it.number("landing_rolls", self.landing_rolls().into(), -1);
        it.number("supplies", self.supplies().into(), -1);
        it.number("supplies_max", self.supplies_max().into(), -1);
        it.number("personal", self.personal().into(), -1);
        it.number("mission", self.mission().into(), -1);
        it.number("discoveries", self.discoveries().into(), -1);
        it.number("structural", self.structural().into(), -1);
        it.number("utility", self.utility().into(), -1);
        it.put("passive", self.passive());
        it
    }
}

impl Walk for LanderMod<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.word("class_", self.class_().name());
        it.put("bonus", self.bonus());
        it.put("room", self.room());
        it.put("ability", self.ability());
        it.put("action", self.action());
        it.put("passive", self.passive());
        it
    }
}

impl Walk for LandingCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("set", self.set().name());
        it.put("planet", self.planet());
        it.put("briefing", self.briefing());
        it.words("biomes", self.biomes().iter().map(|it| it.name()));
        it.words("frequent", self.frequent().iter().map(|it| it.name()));
        it.put("landing", self.landing());
        it.words("tests", self.tests().iter().map(|it| it.name()));
        it.put("danger", self.danger());
        it.words("expects", self.expects().iter().map(|it| it.name()));
        it.words("recommended", self.recommended().iter().map(|it| it.name()));
        it.words("parts", self.parts().iter().map(|it| it.name()));
        it
    }
}

impl Walk for Log<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("reference", self.reference());
        it.put("narrative", self.narrative());
        it.put("rules", self.rules());
        it.put("box", self.r#box());
        it.put("instructions", self.instructions());
        it.put("check", self.check());
        it.put("choice", self.choice());
        it.put("end", self.end());
        it
    }
}

impl Walk for Mission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("variant", self.variant());
        it.number("copies", self.copies().into(), 0);
        it.put("standalone", self.standalone());
        it.word("set", self.set().name());
        it.put("optional", self.optional());
        it.put("briefing", self.briefing());
        it.put("objective", self.objective());
        it.put("completion", self.completion());
        it.put("hint", self.hint());
        it.put("action", self.action());
        it.put("time_track", self.time_track());
        it.put("passive", self.passive());
        it
    }
}

impl Walk for Operation<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("planet", self.planet());
        it.put("briefing", self.briefing());
        it.put("rules", self.rules());
        it
    }
}

impl Walk for OperationLog<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("reference", self.reference());
        it.put("narrative", self.narrative());
        it.put("rules", self.rules());
        it.put("instructions", self.instructions());
        it.put("check", self.check());
        it.put("choice", self.choice());
        it.put("end", self.end());
        it
    }
}

impl Walk for Planet<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("pages", self.pages());
        it.put("briefing", self.briefing());
        it.put("lift_off", self.lift_off());
        it.put("evac", self.evac());
        it.put("mission", self.mission());
        it.put("global_", self.global_());
        it.put("condition", self.condition());
        it.put("unique", self.unique());
        it.put("unique_fallback", self.unique_fallback());
        it.put("threat", self.threat());
        it.put("found_discoveries", self.found_discoveries());
        it.put("unlimited_supplies", self.unlimited_supplies());
        it.put("rules", self.rules());
        it.put("sector", self.sector());
        it.put("path", self.path());
        it
    }
}

impl Walk for Poi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.words("biomes", self.biomes().iter().map(|it| it.name()));
        it.put("no_travel", self.no_travel());
        it.put("last_poi", self.last_poi());
        it.put("important", self.important());
        it.put("action", self.action());
        it.put("time_track", self.time_track());
        it.put("passive", self.passive());
        it.put("variant", self.variant());
        it.number("copies", self.copies().into(), 0);
        it.put("standalone", self.standalone());
        it.word("set", self.set().name());
        it.put("do_not_save", self.do_not_save());
        it
    }
}

impl Walk for RankUp<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("condition", self.condition());
        it.put("text", self.text());
        it.put("thresholds", self.thresholds());
        it.put("action", self.action());
        it.put("bonus", self.bonus());
        it
    }
}

impl Walk for DangerTable<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.word("letter", self.letter().name());
        it.word("set", self.set().name());
        it.put("row", self.row());
        it
    }
}

impl Walk for ReferenceCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("rules", self.rules());
        it
    }
}

impl Walk for SectionCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.number("copies", self.copies().into(), 0);
        it.word("set", self.set().name());
        it.word("section", self.section().name());
        it.number("rank", self.rank().into(), 0);
        it.put("starter", self.starter());
        it.put("ability", self.ability());
        it.put("combination", self.combination());
        it
    }
}

impl Walk for SystemMap<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.number("page", self.page().into(), 0);
        it.put("start", self.start());
        it.put("outbound", self.outbound());
        it.put("destination", self.destination());
        it.put("rules", self.rules());
        it
    }
}

impl Walk for Threat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("set", self.set().name());
        it.put("other_side", self.other_side());
        it.number("secondary", self.secondary().into(), 0);
        it.put("do_not_save", self.do_not_save());
        it.put("passive", self.passive());
        it.put("behaviour", self.behaviour());
        it.put("time_track", self.time_track());
        it.put("action", self.action());
        it
    }
}

impl Walk for TableRow<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("range", self.range());
        it.put("label", self.label());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Ability<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("timing", self.timing().name());
        it.put("counts_as_action", self.counts_as_action());
        it.put("text", self.text());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Convert<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for Skill<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("title", self.title());
        it.word("timing", self.timing().name());
        it.put("text", self.text());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for InjuryRow<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("face", self.face().name());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for DangerRow<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("face", self.face().name());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Behaviour<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("name", self.name());
        it.put("title", self.title());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Thresholds<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("first", self.first().into(), 0);
        it.number("second", self.second().into(), 0);
        it
    }
}

impl Walk for DiceColumn<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("rank", self.rank().into(), 0);
        it.number("dice", self.dice().into(), 0);
        it
    }
}

impl Walk for Action<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.words("danger", self.danger().iter().map(|it| it.name()));
        it.put("special", self.special());
        it.put("row", self.row());
        it.put("track", self.track());
        it.put("title", self.title());
        it.put("check", self.check());
        it.word("scope", self.scope().name());
        it.put("needs", self.needs());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Sector<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("title", self.title());
        it.put("at", self.at());
        it.put("lander", self.lander());
        it.words("biomes", self.biomes().iter().map(|it| it.name()));
        it.put("poi", self.poi());
        it.put("slot", self.slot());
        it.put("log", self.log());
        it.put("read_once", self.read_once());
        it.put("printed", self.printed());
        it.put("no_travel", self.no_travel());
        it.put("important", self.important());
        it.put("action", self.action());
        it.put("time_track", self.time_track());
        it
    }
}

impl Walk for Path<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("from_", self.from_());
        it.word("arrow", self.arrow().name());
        it.put("to", self.to());
        it.put("icons", self.icons());
        it
    }
}

impl Walk for Printed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.words("biomes", self.biomes().iter().map(|it| it.name()));
        it.put("no_travel", self.no_travel());
        it.put("last_poi", self.last_poi());
        it.put("important", self.important());
        it.put("action", self.action());
        it.put("time_track", self.time_track());
        it.put("passive", self.passive());
        it
    }
}

impl Walk for MissionSlot<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("mission", self.mission());
        it.put("condition", self.condition());
        it.put("instruction", self.instruction());
        it
    }
}

impl Walk for ThreatSlot<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it.put("sector", self.sector());
        it.put("condition", self.condition());
        it
    }
}

impl Walk for GlobalSlot<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("global_", self.global_());
        it.put("condition", self.condition());
        it.put("instruction", self.instruction());
        it
    }
}

impl Walk for ConditionBlock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("travel", self.travel());
        it.put("combination", self.combination());
        it.put("special", self.special());
        it.put("action", self.action());
        it.put("time_track", self.time_track());
        it.put("unlimited_supplies", self.unlimited_supplies());
        it.put("passive", self.passive());
        it
    }
}

impl Walk for Travel<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.words("danger", self.danger().iter().map(|it| it.name()));
        it.put("special", self.special());
        it.put("row", self.row());
        it.put("track", self.track());
        it.put("check", self.check());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Check<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.words("danger", self.danger().iter().map(|it| it.name()));
        it.put("special", self.special());
        it.put("row", self.row());
        it.put("track", self.track());
        it
    }
}

impl Walk for Row<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.put("requirement", self.requirement());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Special<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("requirement", self.requirement());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Track<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("length", self.length().into(), 0);
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Combination<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("requirement", self.requirement());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for BoxBlock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("label", self.label());
        it
    }
}

impl Walk for Choice<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("label", self.label());
        it.put("condition", self.condition());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Completion<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("told", self.told());
        it.put("condition", self.condition());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for StatBonus<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("stat", self.stat().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for CapacityBonus<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("capacity", self.capacity().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ResearchCost<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("type_", self.type_().name());
        it.word("rarity", self.rarity().name());
        it
    }
}

impl Walk for CardLine<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it.number("copies", self.copies().into(), 0);
        it
    }
}

impl Walk for Outbound<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("system", self.system());
        it.number("energy", self.energy().into(), 0);
        it.put("log", self.log());
        it.put("dangerous", self.dangerous());
        it
    }
}

impl Walk for Destination<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("title", self.title());
        it.number("energy", self.energy().into(), 0);
        it.put("dangerous", self.dangerous());
        it.put("landing", self.landing());
        it.put("log", self.log());
        it.put("instructions", self.instructions());
        it
    }
}

impl Walk for Mood<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("level", self.level().name());
        it.number("more_command", self.more_command().into(), 0);
        it.number("less_command", self.less_command().into(), 0);
        it.number("more_energy", self.more_energy().into(), 0);
        it.number("less_energy", self.less_energy().into(), 0);
        it.number("more_situations", self.more_situations().into(), 0);
        it.number("draft", self.draft().into(), 0);
        it.put("passive", self.passive());
        it
    }
}

impl Walk for TimeTrack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("length", self.length().into(), 0);
        it.put("effects", self.effects());
        it.put("space", self.space());
        it
    }
}

impl Walk for Space<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Nothing<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Choose<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("options", self.options());
        it
    }
}

impl Walk for May<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("effects", self.effects());
        it
    }
}

impl Walk for IfVerb<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("condition", self.condition());
        it.put("then", self.then());
        it.put("otherwise", self.otherwise());
        it
    }
}

impl Walk for Each<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Pay<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cost", self.cost());
        it.put("gain", self.gain());
        it
    }
}

impl Walk for Roll<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("die", self.die().name());
        it.put("rows", self.rows());
        it
    }
}

impl Walk for Once<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("period", self.period().name());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for ReplacePoi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("poi", self.poi());
        it.put("sector", self.sector());
        it
    }
}

impl Walk for PlacePoiOnTop<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("poi", self.poi());
        it.put("sector", self.sector());
        it
    }
}

impl Walk for DiscardPoi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("poi", self.poi());
        it.put("sector", self.sector());
        it
    }
}

impl Walk for DiscardTopPoi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it
    }
}

impl Walk for PlaceMarker<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("sector", self.sector());
        it
    }
}

impl Walk for PlaceMarkerOnCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RemoveMarker<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("sector", self.sector());
        it
    }
}

impl Walk for PlaceLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it
    }
}

impl Walk for MoveLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it
    }
}

impl Walk for SetGlobalCondition<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("condition", self.condition());
        it
    }
}

impl Walk for DiscardGlobalCondition<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("condition", self.condition());
        it
    }
}

impl Walk for PlaceMission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("mission", self.mission());
        it
    }
}

impl Walk for RevealMission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("mission", self.mission());
        it
    }
}

impl Walk for DiscardMission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("mission", self.mission());
        it
    }
}

impl Walk for CompleteMission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("mission", self.mission());
        it
    }
}

impl Walk for FailMission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("mission", self.mission());
        it
    }
}

impl Walk for PlaceMissionFailedToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for DiscardMissionFailedToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for PlaceUniqueDiscovery<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("number", self.number());
        it.word("end", self.end().name());
        it
    }
}

impl Walk for DrawSectionCards<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for DiscardSectionCards<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for SacrificeSectionCards<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for DrawEvents<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainLead<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainDiscovery<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DiscardDiscovery<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("type_", self.type_().name());
        it
    }
}

impl Walk for GainUniqueDiscovery<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("number", self.number());
        it
    }
}

impl Walk for AddCharges<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for SpendCharges<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for GainSuccess<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LoseSuccess<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainSupplies<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LoseSupplies<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("stat", self.stat().name());
        it
    }
}

impl Walk for GainEnergy<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LoseEnergy<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainCommand<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LoseCommand<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for AddPenaltyToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for DamageLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for RepairLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for RaiseMorale<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for LowerMorale<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for SetTechLevel<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("level", self.level().into(), 0);
        it
    }
}

impl Walk for DrawSituations<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Adrift<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Unlock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("feature", self.feature().name());
        it
    }
}

impl Walk for MoveToConnected<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it.number("n", self.n().into(), 0);
        it.put("ignoring_icons", self.ignoring_icons());
        it
    }
}

impl Walk for MoveToSector<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it.put("sector", self.sector());
        it
    }
}

impl Walk for PlaceCrew<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it.put("sector", self.sector());
        it
    }
}

impl Walk for PlaceCrewAtLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for KillCrew<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for Promote<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for Demote<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for TransferCrew<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it.word("section", self.section().name());
        it
    }
}

impl Walk for DismissCrew<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for Recruit<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for SpendDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for SacrificeDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for RefreshDice<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("colour", self.colour().name());
        it.put("who", self.who());
        it
    }
}

impl Walk for RefreshAllDice<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for Reroll<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("colour", self.colour().name());
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for RerollAll<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for SetDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for MoveDieToSpent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for MoveAllDiceToSpent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for ReturnDieToAvailable<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RollDanger<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("letter", self.letter().name());
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for RerollDanger<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for SurvivalCheck<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for GainSectionDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("free", self.free());
        it
    }
}

impl Walk for ReturnSectionDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GoToLog<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("log", self.log());
        it
    }
}

impl Walk for ChooseBy<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("section", self.section().name());
        it.put("options", self.options());
        it
    }
}

impl Walk for EndTurn<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for EndExploration<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("result", self.result().name());
        it
    }
}

impl Walk for TriggerEvac<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for LiftOff<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for UseTravel<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Then<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it
    }
}

impl Walk for Immediate<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it
    }
}

impl Walk for EndCheck<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for GoToCheckStep<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("step", self.step().name());
        it
    }
}

impl Walk for MarkBox<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("box", self.r#box());
        it
    }
}

impl Walk for MarkFirstBox<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("log", self.log());
        it
    }
}

impl Walk for RecordNote<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("text", self.text());
        it.put("log", self.log());
        it
    }
}

impl Walk for ReadRules<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("chapter", self.chapter());
        it
    }
}

impl Walk for BeginShipManagement<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for GoToShipBook<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("page", self.page().into(), 0);
        it
    }
}

impl Walk for SavePoint<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for OpenMysteryEnvelope<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Exert<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for AddDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for TreatResultAs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("icon", self.icon().name());
        it.word("other", self.other().name());
        it
    }
}

impl Walk for DrawMore<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RefreshMore<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for FlipThis<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for GainEquipment<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("equipment", self.equipment());
        it
    }
}

impl Walk for DiscardEquipment<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("equipment", self.equipment());
        it
    }
}

impl Walk for DiscardThis<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for PlaceToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("token", self.token().name());
        it.put("sector", self.sector());
        it
    }
}

impl Walk for GainInjury<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("injury", self.injury());
        it.put("who", self.who());
        it
    }
}

impl Walk for DiscardInjuryDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for DiscardInjury<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("injury", self.injury());
        it.put("who", self.who());
        it
    }
}

impl Walk for FlipInjury<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("injury", self.injury());
        it.put("who", self.who());
        it
    }
}

impl Walk for GoToOperationLog<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("log", self.log());
        it
    }
}

impl Walk for MoveCards<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cards", self.cards());
        it.word("from_", self.from_().name());
        it.word("to", self.to().name());
        it
    }
}

impl Walk for PutInAwaiting<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it
    }
}

impl Walk for ShuffleThisInto<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("to", self.to().name());
        it
    }
}

impl Walk for ShuffleInto<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it.word("to", self.to().name());
        it
    }
}

impl Walk for RemoveThisFromGame<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for RemoveFromGame<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it
    }
}

impl Walk for SetObjective<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("objective", self.objective());
        it
    }
}

impl Walk for AddSecondaryObjective<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("objective", self.objective());
        it
    }
}

impl Walk for SolveSituation<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("lander", self.lander());
        it
    }
}

impl Walk for LoseLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("lander", self.lander());
        it
    }
}

impl Walk for FlyToSystem<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("system", self.system());
        it
    }
}

impl Walk for VisitDestination<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("destination", self.destination());
        it
    }
}

impl Walk for PlaceLandingCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it
    }
}

impl Walk for Scan<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it
    }
}

impl Walk for RaisePool<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("pool", self.pool().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LowerPool<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("pool", self.pool().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RaiseStat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("stat", self.stat().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RaiseCapacity<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("capacity", self.capacity().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Act<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("behaviour", self.behaviour());
        it
    }
}

impl Walk for PlaceThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it.put("secondary", self.secondary());
        it.put("sector", self.sector());
        it
    }
}

impl Walk for RemoveThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for HideThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for MoveThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it.word("direction", self.direction().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for FlipThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for AdvanceThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ResetThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for ProgressThreat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ProgressTrack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.put("sector", self.sector());
        it
    }
}

impl Walk for RegressTrack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.put("sector", self.sector());
        it
    }
}

impl Walk for ResetTrack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it
    }
}

impl Walk for ResetTime<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for AdvanceTime<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("card", self.card());
        it
    }
}

impl Walk for AdvanceAllTime<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ReduceTime<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("card", self.card());
        it
    }
}

impl Walk for Marked<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("box", self.r#box());
        it
    }
}

impl Walk for BoxesMarked<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("log", self.log());
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for HasIcon<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for AtLeast<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("icon", self.icon().name());
        it
    }
}

impl Walk for Assisted<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for SectorHas<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("mark", self.mark().name());
        it
    }
}

impl Walk for SectorBiome<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("biome", self.biome().name());
        it
    }
}

impl Walk for AllCrewIn<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it
    }
}

impl Walk for AnyCrewIn<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it
    }
}

impl Walk for LanderIn<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it
    }
}

impl Walk for Markers<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for MarkersHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LeadsOnDecks<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("decks", self.decks().into(), 0);
        it.number("each", self.each().into(), 0);
        it
    }
}

impl Walk for Success<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Supplies<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Time<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for HasUnique<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("number", self.number());
        it
    }
}

impl Walk for InPlay<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it
    }
}

impl Walk for Removed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it
    }
}

impl Walk for CrewCount<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Rank<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for SectionPresent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("section", self.section().name());
        it
    }
}

impl Walk for MoraleTest<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("level", self.level().name());
        it
    }
}

impl Walk for TechLevelTest<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ThreatOnBoard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for CrewWith<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for ThreatHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for HasInjury<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("injury", self.injury());
        it
    }
}

impl Walk for HasEquipment<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("equipment", self.equipment());
        it
    }
}

impl Walk for TokenHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("token", self.token().name());
        it
    }
}

impl Walk for SelfTarget<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for YouOrAnotherHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewIn<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("sector", self.sector());
        it
    }
}

impl Walk for CrewAll<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewRandom<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewRandomHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewMostInjuries<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewChosenBy<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("section", self.section().name());
        it
    }
}

impl Walk for Assistants<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for DieOwner<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewInSectorOf<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("threat", self.threat());
        it
    }
}

impl Walk for CrewAtLander<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for CrewLeftBehind<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for IconRequirement<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("alternatives", self.alternatives());
        it.put("text", self.text());
        it
    }
}

impl Walk for IconAlternative<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("terms", self.terms());
        it
    }
}

impl Walk for IconTerm<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("word", self.word().name());
        it.number("count", self.count().into(), 1);
        it.put("absent", self.absent());
        it
    }
}
