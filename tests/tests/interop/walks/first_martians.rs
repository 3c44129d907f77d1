// Calls every method of the generated code. Made by `just bundle-files`.

#![allow(clippy::all, unused_mut)]

use landfall_runtime::first_martians::*;

use super::super::{Object, Walk, member};

impl Walk for Bundle<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("header", self.header());
        it.put("locales", self.locales());
        it.put("messages", self.messages());
        it.put("sources", self.sources());
        it.put("facility", self.facility());
        it.put("facility_card", self.facility_card());
        it.put("upgrade", self.upgrade());
        it.put("malfunction_card", self.malfunction_card());
        it.put("keyword", self.keyword());
        it.put("shutdown_tile", self.shutdown_tile());
        it.put("astronaut", self.astronaut());
        it.put("skill", self.skill());
        it.put("aom", self.aom());
        it.put("rover", self.rover());
        it.put("condition", self.condition());
        it.put("modifier", self.modifier());
        it.put("mission_event", self.mission_event());
        it.put("adventure_event", self.adventure_event());
        it.put("follow_up_event", self.follow_up_event());
        it.put("adventure", self.adventure());
        it.put("log_entry", self.log_entry());
        it.put("terrain", self.terrain());
        it.put("roi_tile", self.roi_tile());
        it.put("poi_token", self.poi_token());
        it.put("direction_card", self.direction_card());
        it.put("research_card", self.research_card());
        it.put("mission", self.mission());
        it.put("campaign", self.campaign());
        it.put("objective", self.objective());
        it.put("objective_token", self.objective_token());
        it.put("mission_action", self.mission_action());
        it.put("mission_poi", self.mission_poi());
        it.put("mission_track", self.mission_track());
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
            Does::Reroll(inner) => member(&mut it, "does", "Reroll", inner),
            Does::RollActionDie(inner) => member(&mut it, "does", "RollActionDie", inner),
            Does::ResolveAdventure(inner) => member(&mut it, "does", "ResolveAdventure", inner),
            Does::RaiseCost(inner) => member(&mut it, "does", "RaiseCost", inner),
            Does::RaiseCostHere(inner) => member(&mut it, "does", "RaiseCostHere", inner),
            Does::LowerCost(inner) => member(&mut it, "does", "LowerCost", inner),
            Does::RaiseResult(inner) => member(&mut it, "does", "RaiseResult", inner),
            Does::LowerResult(inner) => member(&mut it, "does", "LowerResult", inner),
            Does::WaiveRequirement(inner) => member(&mut it, "does", "WaiveRequirement", inner),
            Does::RequireItem(inner) => member(&mut it, "does", "RequireItem", inner),
            Does::ForbidType(inner) => member(&mut it, "does", "ForbidType", inner),
            Does::ForbidFacility(inner) => member(&mut it, "does", "ForbidFacility", inner),
            Does::ForbidHere(inner) => member(&mut it, "does", "ForbidHere", inner),
            Does::ForbidSpace(inner) => member(&mut it, "does", "ForbidSpace", inner),
            Does::ForbidSkills(inner) => member(&mut it, "does", "ForbidSkills", inner),
            Does::RiskRover(inner) => member(&mut it, "does", "RiskRover", inner),
            Does::BreakPart(inner) => member(&mut it, "does", "BreakPart", inner),
            Does::BreakAnyPart(inner) => member(&mut it, "does", "BreakAnyPart", inner),
            Does::RepairPart(inner) => member(&mut it, "does", "RepairPart", inner),
            Does::RepairAnyPart(inner) => member(&mut it, "does", "RepairAnyPart", inner),
            Does::SwitchPart(inner) => member(&mut it, "does", "SwitchPart", inner),
            Does::StripPart(inner) => member(&mut it, "does", "StripPart", inner),
            Does::PlaceShutdown(inner) => member(&mut it, "does", "PlaceShutdown", inner),
            Does::RemoveShutdown(inner) => member(&mut it, "does", "RemoveShutdown", inner),
            Does::RemoveAnyShutdown(inner) => member(&mut it, "does", "RemoveAnyShutdown", inner),
            Does::PlaceModifier(inner) => member(&mut it, "does", "PlaceModifier", inner),
            Does::PlaceModifierOnRover(inner) => member(&mut it, "does", "PlaceModifierOnRover", inner),
            Does::PlaceModifierOnRoi(inner) => member(&mut it, "does", "PlaceModifierOnRoi", inner),
            Does::PlaceModifierThere(inner) => member(&mut it, "does", "PlaceModifierThere", inner),
            Does::PlaceModifierOnAstronaut(inner) => member(&mut it, "does", "PlaceModifierOnAstronaut", inner),
            Does::DiscardModifier(inner) => member(&mut it, "does", "DiscardModifier", inner),
            Does::DamageRover(inner) => member(&mut it, "does", "DamageRover", inner),
            Does::RepairRover(inner) => member(&mut it, "does", "RepairRover", inner),
            Does::AdvanceMalfunction(inner) => member(&mut it, "does", "AdvanceMalfunction", inner),
            Does::ReduceMalfunction(inner) => member(&mut it, "does", "ReduceMalfunction", inner),
            Does::DrawMalfunction(inner) => member(&mut it, "does", "DrawMalfunction", inner),
            Does::SetMalfunctionBox(inner) => member(&mut it, "does", "SetMalfunctionBox", inner),
            Does::AddMalfunctionDie(inner) => member(&mut it, "does", "AddMalfunctionDie", inner),
            Does::BuildFacilityCard(inner) => member(&mut it, "does", "BuildFacilityCard", inner),
            Does::ChangeNeed(inner) => member(&mut it, "does", "ChangeNeed", inner),
            Does::InstallUpgrade(inner) => member(&mut it, "does", "InstallUpgrade", inner),
            Does::DisassembleUpgrade(inner) => member(&mut it, "does", "DisassembleUpgrade", inner),
            Does::DiscardUpgrade(inner) => member(&mut it, "does", "DiscardUpgrade", inner),
            Does::PlantSeed(inner) => member(&mut it, "does", "PlantSeed", inner),
            Does::Wilt(inner) => member(&mut it, "does", "Wilt", inner),
            Does::Grow(inner) => member(&mut it, "does", "Grow", inner),
            Does::PreventWilt(inner) => member(&mut it, "does", "PreventWilt", inner),
            Does::BuildGreenhouse(inner) => member(&mut it, "does", "BuildGreenhouse", inner),
            Does::GainMoraleToken(inner) => member(&mut it, "does", "GainMoraleToken", inner),
            Does::DiscardMoraleToken(inner) => member(&mut it, "does", "DiscardMoraleToken", inner),
            Does::RaiseMorale(inner) => member(&mut it, "does", "RaiseMorale", inner),
            Does::LowerMorale(inner) => member(&mut it, "does", "LowerMorale", inner),
            Does::RaiseStress(inner) => member(&mut it, "does", "RaiseStress", inner),
            Does::LowerStress(inner) => member(&mut it, "does", "LowerStress", inner),
            Does::Wound(inner) => member(&mut it, "does", "Wound", inner),
            Does::Heal(inner) => member(&mut it, "does", "Heal", inner),
            Does::GainCondition(inner) => member(&mut it, "does", "GainCondition", inner),
            Does::DiscardCondition(inner) => member(&mut it, "does", "DiscardCondition", inner),
            Does::DiscardSkill(inner) => member(&mut it, "does", "DiscardSkill", inner),
            Does::UnlockSkill(inner) => member(&mut it, "does", "UnlockSkill", inner),
            Does::RestrictPawn(inner) => member(&mut it, "does", "RestrictPawn", inner),
            Does::MultiplyWounds(inner) => member(&mut it, "does", "MultiplyWounds", inner),
            Does::ChangeFoodNeed(inner) => member(&mut it, "does", "ChangeFoodNeed", inner),
            Does::GainAom(inner) => member(&mut it, "does", "GainAom", inner),
            Does::Explore(inner) => member(&mut it, "does", "Explore", inner),
            Does::DrawPoi(inner) => member(&mut it, "does", "DrawPoi", inner),
            Does::DiscardPoi(inner) => member(&mut it, "does", "DiscardPoi", inner),
            Does::PlaceObjectiveToken(inner) => member(&mut it, "does", "PlaceObjectiveToken", inner),
            Does::GainObjectiveToken(inner) => member(&mut it, "does", "GainObjectiveToken", inner),
            Does::SpendObjectiveToken(inner) => member(&mut it, "does", "SpendObjectiveToken", inner),
            Does::GainDrawnToken(inner) => member(&mut it, "does", "GainDrawnToken", inner),
            Does::PlaceDrawnToken(inner) => member(&mut it, "does", "PlaceDrawnToken", inner),
            Does::DrawDirection(inner) => member(&mut it, "does", "DrawDirection", inner),
            Does::DrawResearch(inner) => member(&mut it, "does", "DrawResearch", inner),
            Does::RedrawResearch(inner) => member(&mut it, "does", "RedrawResearch", inner),
            Does::AdvanceTrack(inner) => member(&mut it, "does", "AdvanceTrack", inner),
            Does::SetBackTrack(inner) => member(&mut it, "does", "SetBackTrack", inner),
            Does::SetStartNode(inner) => member(&mut it, "does", "SetStartNode", inner),
            Does::ScheduleEvent(inner) => member(&mut it, "does", "ScheduleEvent", inner),
            Does::CancelEvent(inner) => member(&mut it, "does", "CancelEvent", inner),
            Does::TriggerEvent(inner) => member(&mut it, "does", "TriggerEvent", inner),
            Does::GrantAction(inner) => member(&mut it, "does", "GrantAction", inner),
            Does::AddObjective(inner) => member(&mut it, "does", "AddObjective", inner),
            Does::CompleteObjective(inner) => member(&mut it, "does", "CompleteObjective", inner),
            Does::OfferChoice(inner) => member(&mut it, "does", "OfferChoice", inner),
            Does::AskConfirm(inner) => member(&mut it, "does", "AskConfirm", inner),
            Does::Timed(inner) => member(&mut it, "does", "Timed", inner),
            Does::WinMission(inner) => member(&mut it, "does", "WinMission", inner),
            Does::LoseMission(inner) => member(&mut it, "does", "LoseMission", inner),
            Does::GainSupply(inner) => member(&mut it, "does", "GainSupply", inner),
            Does::LoseSupply(inner) => member(&mut it, "does", "LoseSupply", inner),
            Does::SpendSupply(inner) => member(&mut it, "does", "SpendSupply", inner),
            Does::RaiseProductivity(inner) => member(&mut it, "does", "RaiseProductivity", inner),
            Does::LowerProductivity(inner) => member(&mut it, "does", "LowerProductivity", inner),
            Does::GainSparePart(inner) => member(&mut it, "does", "GainSparePart", inner),
            Does::DiscardSparePart(inner) => member(&mut it, "does", "DiscardSparePart", inner),
            Does::GainSample(inner) => member(&mut it, "does", "GainSample", inner),
            Does::PlaceSample(inner) => member(&mut it, "does", "PlaceSample", inner),
            Does::RemoveSample(inner) => member(&mut it, "does", "RemoveSample", inner),
            Does::GainSeed(inner) => member(&mut it, "does", "GainSeed", inner),
            Does::DiscardSeed(inner) => member(&mut it, "does", "DiscardSeed", inner),
            Does::ExamineSample(inner) => member(&mut it, "does", "ExamineSample", inner),
            Does::DiscoverSample(inner) => member(&mut it, "does", "DiscoverSample", inner),
            Does::PlaceMarker(inner) => member(&mut it, "does", "PlaceMarker", inner),
            Does::SpendMarker(inner) => member(&mut it, "does", "SpendMarker", inner),
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
            Test::Built(inner) => member(&mut it, "test", "Built", inner),
            Test::PlayerCount(inner) => member(&mut it, "test", "PlayerCount", inner),
            Test::SolIs(inner) => member(&mut it, "test", "SolIs", inner),
            Test::Done(inner) => member(&mut it, "test", "Done", inner),
            Test::ObjectivesDone(inner) => member(&mut it, "test", "ObjectivesDone", inner),
            Test::ThresholdMet(inner) => member(&mut it, "test", "ThresholdMet", inner),
            Test::BrokenParts(inner) => member(&mut it, "test", "BrokenParts", inner),
            Test::PartBroken(inner) => member(&mut it, "test", "PartBroken", inner),
            Test::ShutDown(inner) => member(&mut it, "test", "ShutDown", inner),
            Test::SupplyIs(inner) => member(&mut it, "test", "SupplyIs", inner),
            Test::Owns(inner) => member(&mut it, "test", "Owns", inner),
            Test::Holds(inner) => member(&mut it, "test", "Holds", inner),
            Test::MoraleIs(inner) => member(&mut it, "test", "MoraleIs", inner),
            Test::LowMorale(inner) => member(&mut it, "test", "LowMorale", inner),
            Test::StressIs(inner) => member(&mut it, "test", "StressIs", inner),
            Test::MalfunctionIs(inner) => member(&mut it, "test", "MalfunctionIs", inner),
            Test::BoxRed(inner) => member(&mut it, "test", "BoxRed", inner),
            Test::TrackIs(inner) => member(&mut it, "test", "TrackIs", inner),
            Test::SpaceExplored(inner) => member(&mut it, "test", "SpaceExplored", inner),
            Test::Installed(inner) => member(&mut it, "test", "Installed", inner),
            Test::HasCondition(inner) => member(&mut it, "test", "HasCondition", inner),
            Test::Wounds(inner) => member(&mut it, "test", "Wounds", inner),
            Test::InCrew(inner) => member(&mut it, "test", "InCrew", inner),
            Test::IsMedic(inner) => member(&mut it, "test", "IsMedic", inner),
            Test::RoverUsed(inner) => member(&mut it, "test", "RoverUsed", inner),
            Test::Plants(inner) => member(&mut it, "test", "Plants", inner),
            Test::DirectionSays(inner) => member(&mut it, "test", "DirectionSays", inner),
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
            Who::Active(inner) => member(&mut it, "who", "Active", inner),
            Who::Assisting(inner) => member(&mut it, "who", "Assisting", inner),
            Who::Operator(inner) => member(&mut it, "who", "Operator", inner),
            Who::FirstPlayer(inner) => member(&mut it, "who", "FirstPlayer", inner),
            Who::EachAstronaut(inner) => member(&mut it, "who", "EachAstronaut", inner),
            Who::ChosenAstronaut(inner) => member(&mut it, "who", "ChosenAstronaut", inner),
            Who::RandomAstronaut(inner) => member(&mut it, "who", "RandomAstronaut", inner),
            Who::Medic(inner) => member(&mut it, "who", "Medic", inner),
            Who::Group(inner) => member(&mut it, "who", "Group", inner),
            Who::NamedAstronaut(inner) => member(&mut it, "who", "NamedAstronaut", inner),
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

impl Walk for Facility<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.word("block", self.block().name());
        it.put("also", self.also());
        it.word("action", self.action().name());
        it.words("needs", self.needs().iter().map(|it| it.name()));
        it.put("produces", self.produces());
        it.put("slot", self.slot());
        it.put("zones", self.zones());
        it.put("title", self.title());
        it.put("never_shutdown", self.never_shutdown());
        it
    }
}

impl Walk for FacilityCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.word("block", self.block().name());
        it.put("also", self.also());
        it.word("action", self.action().name());
        it.words("needs", self.needs().iter().map(|it| it.name()));
        it.put("produces", self.produces());
        it.put("slot", self.slot());
        it.put("zones", self.zones());
        it.put("title", self.title());
        it.put("doubles", self.doubles());
        it.word("built", self.built().name());
        it.put("cost", self.cost());
        it
    }
}

impl Walk for Upgrade<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("facility", self.facility());
        it.words("parts", self.parts().iter().map(|it| it.name()));
        it.put("effects", self.effects());
        it.put("protected_below_4", self.protected_below_4());
        it.put("standalone", self.standalone());
        it.put("facility_card", self.facility_card());
        it
    }
}

impl Walk for MalfunctionCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("block", self.block().name());
        it.put("keywords", self.keywords());
        it.put("effects", self.effects());
        it.number("copies", self.copies().into(), 0);
        it
    }
}

impl Walk for Keyword<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("class_", self.class_().name());
        it.put("facility", self.facility());
        it.put("facility_card", self.facility_card());
        it
    }
}

impl Walk for ShutdownTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("resource", self.resource().name());
        it.put("removal", self.removal());
        it.number("copies", self.copies().into(), 0);
        it
    }
}

impl Walk for Astronaut<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("profession", self.profession());
        it.put("specialty", self.specialty());
        it.put("base_skill", self.base_skill());
        it.put("skills", self.skills());
        it.put("condition_icons", self.condition_icons());
        it.put("medic", self.medic());
        it
    }
}

impl Walk for Skill<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.number("morale", self.morale().into(), 0);
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Aom<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("type_", self.type_().name());
        it
    }
}

impl Walk for Rover<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("reduces", self.reduces());
        it
    }
}

impl Walk for ConditionCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("effects", self.effects());
        it.put("instant", self.instant());
        it
    }
}

impl Walk for Modifier<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.words("in_", self.in_().iter().map(|it| it.name()));
        it.put("effects", self.effects());
        it.word("adventure", self.adventure().name());
        it
    }
}

impl Walk for MissionEvent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("narrative", self.narrative());
        it.put("effect", self.effect());
        it.put("effects", self.effects());
        it.word("lasts", self.lasts().name());
        it.put("until", self.until());
        it.put("add", self.add());
        it.number("weight", self.weight().into(), 0);
        it.put("sols", self.sols());
        it.put("players", self.players());
        it.put("title", self.title());
        it.word("malfunction", self.malfunction().name());
        it.put("action", self.action());
        it
    }
}

impl Walk for AdventureEvent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("narrative", self.narrative());
        it.put("effect", self.effect());
        it.put("effects", self.effects());
        it.word("lasts", self.lasts().name());
        it.put("until", self.until());
        it.put("add", self.add());
        it.number("weight", self.weight().into(), 0);
        it.put("sols", self.sols());
        it.put("players", self.players());
        it.put("title", self.title());
        it.put("cause", self.cause());
        it
    }
}

impl Walk for FollowUpEvent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("narrative", self.narrative());
        it.put("effect", self.effect());
        it.put("effects", self.effects());
        it.word("lasts", self.lasts().name());
        it.put("until", self.until());
        it.put("add", self.add());
        it.number("weight", self.weight().into(), 0);
        it.put("sols", self.sols());
        it.put("players", self.players());
        it.put("title", self.title());
        it.put("cause", self.cause());
        it
    }
}

impl Walk for Adventure<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("type_", self.type_().name());
        it.word("sort", self.sort().name());
        it.put("narrative", self.narrative());
        it.put("effects", self.effects());
        it.put("follow_up", self.follow_up());
        it.put("question", self.question());
        it.put("option", self.option());
        it
    }
}

impl Walk for LogEntry<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("narrative", self.narrative());
        it.word("sort", self.sort().name());
        it.put("hidden", self.hidden());
        it.put("objective", self.objective());
        it.word("class_", self.class_().name());
        it.put("revealed_by", self.revealed_by());
        it.put("on_check", self.on_check());
        it.put("question", self.question());
        it.put("answer", self.answer());
        it.put("outcome", self.outcome());
        it
    }
}

impl Walk for Terrain<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.number("pawn_icons", self.pawn_icons().into(), -1);
        it.words("features", self.features().iter().map(|it| it.name()));
        it
    }
}

impl Walk for RoiTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.number("ring", self.ring().into(), 0);
        it.put("terrain", self.terrain());
        it.number("samples", self.samples().into(), -1);
        it.number("pois", self.pois().into(), -1);
        it.put("mission_icon", self.mission_icon());
        it.number("pawn_icons", self.pawn_icons().into(), -1);
        it.words("features", self.features().iter().map(|it| it.name()));
        it.put("plain", self.plain());
        it.number("copies", self.copies().into(), 0);
        it
    }
}

impl Walk for PoiToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("effects", self.effects());
        it.word("mission_icon", self.mission_icon().name());
        it.number("uses", self.uses().into(), 0);
        it.number("copies", self.copies().into(), 0);
        it.put("any_time", self.any_time());
        it
    }
}

impl Walk for DirectionCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.word("direction", self.direction().name());
        it.word("word", self.word().name());
        it
    }
}

impl Walk for ResearchCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.number("number", self.number().into(), 0);
        it.number("percent", self.percent().into(), 0);
        it
    }
}

impl Walk for Mission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("mode", self.mode().name());
        it.put("sols", self.sols());
        it.number("threshold", self.threshold().into(), -1);
        it.put("objectives", self.objectives());
        it.put("setup", self.setup());
        it.put("upgrades", self.upgrades());
        it.number("offers", self.offers().into(), -1);
        it.put("facility_cards", self.facility_cards());
        it.put("replaced", self.replaced());
        it.put("malfunction_dice", self.malfunction_dice());
        it.put("sol", self.sol());
        it.put("rule", self.rule());
        it.put("actions", self.actions());
        it.put("pois", self.pois());
        it.put("roi_icon", self.roi_icon());
        it.put("tracks", self.tracks());
        it.put("events", self.events());
        it.put("in_order", self.in_order());
        it.put("repeating", self.repeating());
        it.put("adventures", self.adventures());
        it.put("log", self.log());
        it
    }
}

impl Walk for Campaign<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("missions", self.missions());
        it.put("unlock", self.unlock());
        it
    }
}

impl Walk for Objective<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("class_", self.class_().name());
        it.put("token", self.token());
        it.put("added_by", self.added_by());
        it.put("how", self.how());
        it.put("done_when", self.done_when());
        it.put("reward", self.reward());
        it.put("requires_", self.requires_());
        it.put("log", self.log());
        it
    }
}

impl Walk for ObjectiveToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("colour", self.colour().name());
        it.number("number", self.number().into(), 0);
        it.put("gives", self.gives());
        it.word("space", self.space().name());
        it.word("area", self.area().name());
        it.put("meaning", self.meaning());
        it.number("copies", self.copies().into(), 0);
        it
    }
}

impl Walk for MissionAction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("type_", self.type_().name());
        it.number("pawns", self.pawns().into(), 0);
        it.put("no_dice", self.no_dice());
        it.put("inside", self.inside());
        it.word("at", self.at().name());
        it.put("at_farm", self.at_farm());
        it.put("rover", self.rover());
        it.put("needs", self.needs());
        it.put("needs_token", self.needs_token());
        it.put("limit", self.limit());
        it.put("effects", self.effects());
        it.put("failure", self.failure());
        it
    }
}

impl Walk for MissionPoi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.word("icon", self.icon().name());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for MissionTrack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.number("min", self.min().into(), 0);
        it.number("max", self.max().into(), 0);
        it.number("start", self.start().into(), 0);
        it.word("unit", self.unit().name());
        it.put("at", self.at());
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

impl Walk for Needs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cost", self.cost());
        it.word("consumed", self.consumed().name());
        it
    }
}

impl Walk for NeedsToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("token", self.token());
        it.number("n", self.n().into(), 0);
        it.word("consumed", self.consumed().name());
        it
    }
}

impl Walk for UseLimit<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("period", self.period().name());
        it
    }
}

impl Walk for EventAction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("title", self.title());
        it.put("price", self.price());
        it.number("pawns", self.pawns().into(), 0);
        it.put("needs", self.needs());
        it.put("needs_token", self.needs_token());
        it.put("reward", self.reward());
        it.put("no_aom", self.no_aom());
        it.put("repeatable", self.repeatable());
        it.number("window", self.window().into(), 0);
        it.put("consequence", self.consequence());
        it
    }
}

impl Walk for Consequence<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("event", self.event());
        it.number("chance", self.chance().into(), 0);
        it
    }
}

impl Walk for FollowUp<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("event", self.event());
        it.put("delay", self.delay());
        it.number("chance", self.chance().into(), 0);
        it
    }
}

impl Walk for OptionBlock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("label", self.label());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Answer<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("label", self.label());
        it.put("log", self.log());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Outcome<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("result", self.result().name());
        it.put("reason", self.reason());
        it
    }
}

impl Walk for FaceRow<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("face", self.face().name());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for OfferRow<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("label", self.label());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Slot<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.word("penalty", self.penalty().name());
        it.put("modifier", self.modifier());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Produces<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("resource", self.resource().name());
        it.put("range", self.range());
        it
    }
}

impl Walk for Reduction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for TrackValue<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("value", self.value().into(), 0);
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Unlock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("skill", self.skill());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Removal<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cost", self.cost());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Sols<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("players", self.players());
        it
    }
}

impl Walk for Setup<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("oxygen", self.oxygen().into(), 0);
        it.number("energy", self.energy().into(), 0);
        it.number("food", self.food().into(), 0);
        it.number("morale", self.morale().into(), -1);
        it.number("low_morale", self.low_morale().into(), 0);
        it.number("morale_tokens", self.morale_tokens().into(), -1);
        it.number("stress", self.stress().into(), -1);
        it.number("greenhouses", self.greenhouses().into(), 0);
        it.number("plants", self.plants().into(), 0);
        it.put("growing", self.growing());
        it.number("seeds", self.seeds().into(), -1);
        it.put("parts", self.parts());
        it.number("samples", self.samples().into(), -1);
        it.put("productivity", self.productivity());
        it.put("broken", self.broken());
        it.put("malfunction", self.malfunction());
        it.put("box", self.r#box());
        it.put("explored", self.explored());
        it.put("tile", self.tile());
        it.put("token", self.token());
        it.put("marker", self.marker());
        it
    }
}

impl Walk for Productivity<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Broken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.words("parts", self.parts().iter().map(|it| it.name()));
        it.put("facility", self.facility());
        it
    }
}

impl Walk for Wear<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for BoxBlock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.word("state", self.state().name());
        it
    }
}

impl Walk for Explored<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("space", self.space().name());
        it.put("tile", self.tile());
        it
    }
}

impl Walk for LaidTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("upgrade", self.upgrade());
        it.put("players", self.players());
        it
    }
}

impl Walk for Offer<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("upgrades", self.upgrades());
        it.put("players", self.players());
        it
    }
}

impl Walk for LaidToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("token", self.token());
        it.word("space", self.space().name());
        it.word("area", self.area().name());
        it
    }
}

impl Walk for LaidMarker<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.word("space", self.space().name());
        it
    }
}

impl Walk for Replaced<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it.put("card", self.card());
        it
    }
}

impl Walk for MalfunctionDice<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.words("blocks", self.blocks().iter().map(|it| it.name()));
        it.put("from_", self.from_());
        it.put("sols", self.sols());
        it
    }
}

impl Walk for SolTrigger<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("from_", self.from_());
        it.put("sols", self.sols());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Rule<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("hook", self.hook().name());
        it.put("text", self.text());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for DoneWhen<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("any", self.any());
        it.put("build_facility", self.build_facility());
        it.put("plant_seed", self.plant_seed());
        it.number("grow_plant", self.grow_plant().into(), 0);
        it.put("track_at_least", self.track_at_least());
        it.put("meet_threshold", self.meet_threshold());
        it.put("explore", self.explore());
        it.put("gather_token", self.gather_token());
        it.put("do_action", self.do_action());
        it.number("discover", self.discover().into(), 0);
        it.put("hold", self.hold());
        it.put("hold_token", self.hold_token());
        it.number("survive", self.survive().into(), 0);
        it
    }
}

impl Walk for Planting<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("farm", self.farm());
        it
    }
}

impl Walk for TrackGoal<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("track", self.track());
        it.number("value", self.value().into(), 0);
        it
    }
}

impl Walk for ExploreGoal<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.words("spaces", self.spaces().iter().map(|it| it.name()));
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for TokenGoal<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("tokens", self.tokens());
        it.words("spaces", self.spaces().iter().map(|it| it.name()));
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ActionGoal<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("action", self.action());
        it.number("times", self.times().into(), 0);
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

impl Walk for Reroll<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("die", self.die().name());
        it.put("forced", self.forced());
        it
    }
}

impl Walk for RollActionDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("die", self.die().name());
        it.word("type_", self.type_().name());
        it.put("rows", self.rows());
        it
    }
}

impl Walk for ResolveAdventure<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.put("who", self.who());
        it
    }
}

impl Walk for RaiseCost<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RaiseCostHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LowerCost<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RaiseResult<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LowerResult<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for WaiveRequirement<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("requirement", self.requirement().name());
        it.word("type_", self.type_().name());
        it
    }
}

impl Walk for RequireItem<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cost", self.cost());
        it.word("type_", self.type_().name());
        it
    }
}

impl Walk for ForbidType<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("type_", self.type_().name());
        it
    }
}

impl Walk for ForbidFacility<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it
    }
}

impl Walk for ForbidHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for ForbidSpace<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("space", self.space().name());
        it
    }
}

impl Walk for ForbidSkills<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("who", self.who());
        it
    }
}

impl Walk for RiskRover<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("rover", self.rover());
        it
    }
}

impl Walk for BreakPart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.put("facility", self.facility());
        it
    }
}

impl Walk for BreakAnyPart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("facility", self.facility());
        it.word("block", self.block().name());
        it
    }
}

impl Walk for RepairPart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.put("facility", self.facility());
        it
    }
}

impl Walk for RepairAnyPart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("facility", self.facility());
        it.word("block", self.block().name());
        it
    }
}

impl Walk for SwitchPart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.put("from_", self.from_());
        it.put("to", self.to());
        it
    }
}

impl Walk for StripPart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.put("facility", self.facility());
        it
    }
}

impl Walk for PlaceShutdown<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it.word("resource", self.resource().name());
        it
    }
}

impl Walk for RemoveShutdown<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it.word("resource", self.resource().name());
        it
    }
}

impl Walk for RemoveAnyShutdown<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for PlaceModifier<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("modifier", self.modifier());
        it.put("facility", self.facility());
        it.word("zone", self.zone().name());
        it
    }
}

impl Walk for PlaceModifierOnRover<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("modifier", self.modifier());
        it.put("rover", self.rover());
        it
    }
}

impl Walk for PlaceModifierOnRoi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("modifier", self.modifier());
        it.word("space", self.space().name());
        it
    }
}

impl Walk for PlaceModifierThere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("modifier", self.modifier());
        it.put("there", self.there());
        it
    }
}

impl Walk for PlaceModifierOnAstronaut<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("modifier", self.modifier());
        it.put("who", self.who());
        it
    }
}

impl Walk for DiscardModifier<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("all", self.all());
        it.put("place", self.place());
        it.word("space", self.space().name());
        it.put("there", self.there());
        it
    }
}

impl Walk for DamageRover<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("rover", self.rover());
        it
    }
}

impl Walk for RepairRover<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("rover", self.rover());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for AdvanceMalfunction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ReduceMalfunction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DrawMalfunction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.put("keyword", self.keyword());
        it
    }
}

impl Walk for SetMalfunctionBox<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.word("state", self.state().name());
        it
    }
}

impl Walk for AddMalfunctionDie<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.number("sols", self.sols().into(), 0);
        it
    }
}

impl Walk for BuildFacilityCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it
    }
}

impl Walk for ChangeNeed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("resource", self.resource().name());
        it.put("facility", self.facility());
        it.word("state", self.state().name());
        it
    }
}

impl Walk for InstallUpgrade<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("upgrade", self.upgrade());
        it
    }
}

impl Walk for DisassembleUpgrade<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("upgrade", self.upgrade());
        it
    }
}

impl Walk for DiscardUpgrade<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("upgrade", self.upgrade());
        it
    }
}

impl Walk for PlantSeed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("farm", self.farm());
        it
    }
}

impl Walk for Wilt<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("farm", self.farm());
        it
    }
}

impl Walk for Grow<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("farm", self.farm());
        it
    }
}

impl Walk for PreventWilt<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("farm", self.farm());
        it.word("resource", self.resource().name());
        it
    }
}

impl Walk for BuildGreenhouse<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainMoraleToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for DiscardMoraleToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for RaiseMorale<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LowerMorale<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RaiseStress<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LowerStress<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Wound<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for Heal<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for GainCondition<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("condition", self.condition());
        it.put("who", self.who());
        it
    }
}

impl Walk for DiscardCondition<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("condition", self.condition());
        it.put("who", self.who());
        it
    }
}

impl Walk for DiscardSkill<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for UnlockSkill<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("skill", self.skill());
        it
    }
}

impl Walk for RestrictPawn<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("type_", self.type_().name());
        it.put("who", self.who());
        it
    }
}

impl Walk for MultiplyWounds<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("factor", self.factor().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for ChangeFoodNeed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("who", self.who());
        it
    }
}

impl Walk for GainAom<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("aom", self.aom());
        it
    }
}

impl Walk for Explore<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("space", self.space().name());
        it.put("there", self.there());
        it
    }
}

impl Walk for DrawPoi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DiscardPoi<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for PlaceObjectiveToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("token", self.token());
        it.word("space", self.space().name());
        it.word("area", self.area().name());
        it.put("there", self.there());
        it
    }
}

impl Walk for GainObjectiveToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("token", self.token());
        it.number("n", self.n().into(), 0);
        it.word("area", self.area().name());
        it
    }
}

impl Walk for SpendObjectiveToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("token", self.token());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainDrawnToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.word("area", self.area().name());
        it
    }
}

impl Walk for PlaceDrawnToken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.word("space", self.space().name());
        it.put("there", self.there());
        it
    }
}

impl Walk for DrawDirection<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.number("ring", self.ring().into(), 0);
        it.put("effects", self.effects());
        it
    }
}

impl Walk for DrawResearch<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("effects", self.effects());
        it
    }
}

impl Walk for RedrawResearch<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for AdvanceTrack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("track", self.track());
        it.number("n", self.n().into(), 0);
        it.word("value", self.value().name());
        it
    }
}

impl Walk for SetBackTrack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("track", self.track());
        it.number("n", self.n().into(), 0);
        it.word("value", self.value().name());
        it
    }
}

impl Walk for SetStartNode<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("space", self.space().name());
        it
    }
}

impl Walk for ScheduleEvent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("event", self.event());
        it.put("delay", self.delay());
        it.number("chance", self.chance().into(), 0);
        it
    }
}

impl Walk for CancelEvent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("event", self.event());
        it
    }
}

impl Walk for TriggerEvent<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("event", self.event());
        it
    }
}

impl Walk for GrantAction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("event", self.event());
        it
    }
}

impl Walk for AddObjective<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("objective", self.objective());
        it
    }
}

impl Walk for CompleteObjective<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("objective", self.objective());
        it
    }
}

impl Walk for OfferChoice<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("question", self.question());
        it.put("offers", self.offers());
        it
    }
}

impl Walk for AskConfirm<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("question", self.question());
        it.put("yes", self.yes());
        it.put("no", self.no());
        it
    }
}

impl Walk for Timed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("timing", self.timing().name());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for WinMission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("log", self.log());
        it
    }
}

impl Walk for LoseMission<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("log", self.log());
        it
    }
}

impl Walk for GainSupply<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("resource", self.resource().name());
        it.number("n", self.n().into(), 0);
        it.word("value", self.value().name());
        it
    }
}

impl Walk for LoseSupply<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("resource", self.resource().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for SpendSupply<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("resource", self.resource().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for RaiseProductivity<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LowerProductivity<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainSparePart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.number("n", self.n().into(), 0);
        it.word("area", self.area().name());
        it
    }
}

impl Walk for DiscardSparePart<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for GainSample<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("area", self.area().name());
        it
    }
}

impl Walk for PlaceSample<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("space", self.space().name());
        it.put("there", self.there());
        it
    }
}

impl Walk for RemoveSample<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("space", self.space().name());
        it.put("there", self.there());
        it
    }
}

impl Walk for GainSeed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DiscardSeed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ExamineSample<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DiscoverSample<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for PlaceMarker<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it.word("space", self.space().name());
        it.put("there", self.there());
        it
    }
}

impl Walk for SpendMarker<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("colour", self.colour().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Built<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("card", self.card());
        it
    }
}

impl Walk for PlayerCount<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DirectionSays<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("word", self.word().name());
        it
    }
}

impl Walk for SolIs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Done<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("objective", self.objective());
        it
    }
}

impl Walk for ObjectivesDone<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for ThresholdMet<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for BrokenParts<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for PartBroken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("part", self.part().name());
        it.put("facility", self.facility());
        it
    }
}

impl Walk for ShutDown<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("facility", self.facility());
        it
    }
}

impl Walk for SupplyIs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("resource", self.resource().name());
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Owns<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cost", self.cost());
        it
    }
}

impl Walk for Holds<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("token", self.token());
        it
    }
}

impl Walk for MoraleIs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for LowMorale<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for StressIs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for MalfunctionIs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for BoxRed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("block", self.block().name());
        it
    }
}

impl Walk for TrackIs<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("track", self.track());
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for SpaceExplored<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("space", self.space().name());
        it
    }
}

impl Walk for Installed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("upgrade", self.upgrade());
        it
    }
}

impl Walk for HasCondition<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("condition", self.condition());
        it
    }
}

impl Walk for Wounds<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for InCrew<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("astronaut", self.astronaut());
        it
    }
}

impl Walk for IsMedic<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for RoverUsed<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Plants<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("compare", self.compare().name());
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for Active<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Assisting<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Operator<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for FirstPlayer<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for EachAstronaut<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for ChosenAstronaut<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for RandomAstronaut<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Medic<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Group<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for NamedAstronaut<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("astronaut", self.astronaut());
        it
    }
}

impl Walk for ItemRequirement<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("alternatives", self.alternatives());
        it.put("text", self.text());
        it
    }
}

impl Walk for ItemAlternative<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("terms", self.terms());
        it
    }
}

impl Walk for ItemTerm<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("word", self.word().name());
        it.number("count", self.count().into(), 1);
        it.put("absent", self.absent());
        it
    }
}
