// Calls every method of the generated code. Made by `just bundle-files`.

#![allow(clippy::all, unused_mut)]

use landfall_runtime::caverns::*;

use super::super::{Object, Walk, member};

impl Walk for Bundle<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("header", self.header());
        it.put("locales", self.locales());
        it.put("messages", self.messages());
        it.put("sources", self.sources());
        it.put("board", self.board());
        it.put("damage", self.damage());
        it.put("box", self.r#box());
        it.put("setup", self.setup());
        it.put("reference_card", self.reference_card());
        it.put("scorepad", self.scorepad());
        it.put("card", self.card());
        it.put("platform", self.platform());
        it.put("platform_action", self.platform_action());
        it.put("cavern_tile", self.cavern_tile());
        it.put("resource_tile", self.resource_tile());
        it.put("incident", self.incident());
        it.put("scouting", self.scouting());
        it.put("launching", self.launching());
        it.put("deploying", self.deploying());
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
            Does::DrawCard(inner) => member(&mut it, "does", "DrawCard", inner),
            Does::PlayCard(inner) => member(&mut it, "does", "PlayCard", inner),
            Does::DiscardCard(inner) => member(&mut it, "does", "DiscardCard", inner),
            Does::ScrapCard(inner) => member(&mut it, "does", "ScrapCard", inner),
            Does::ScrapTile(inner) => member(&mut it, "does", "ScrapTile", inner),
            Does::DiscardVehicle(inner) => member(&mut it, "does", "DiscardVehicle", inner),
            Does::Awaken(inner) => member(&mut it, "does", "Awaken", inner),
            Does::LoadPod(inner) => member(&mut it, "does", "LoadPod", inner),
            Does::UnloadPod(inner) => member(&mut it, "does", "UnloadPod", inner),
            Does::PlacePod(inner) => member(&mut it, "does", "PlacePod", inner),
            Does::WithdrawPod(inner) => member(&mut it, "does", "WithdrawPod", inner),
            Does::DestroyPods(inner) => member(&mut it, "does", "DestroyPods", inner),
            Does::ResolveIncident(inner) => member(&mut it, "does", "ResolveIncident", inner),
            Does::Sabotage(inner) => member(&mut it, "does", "Sabotage", inner),
            Does::Loot(inner) => member(&mut it, "does", "Loot", inner),
            Does::RefillIncident(inner) => member(&mut it, "does", "RefillIncident", inner),
            Does::EndGame(inner) => member(&mut it, "does", "EndGame", inner),
            Does::Score(inner) => member(&mut it, "does", "Score", inner),
            Does::Gain(inner) => member(&mut it, "does", "Gain", inner),
            Does::GainChoice(inner) => member(&mut it, "does", "GainChoice", inner),
            Does::Spend(inner) => member(&mut it, "does", "Spend", inner),
            Does::Exchange(inner) => member(&mut it, "does", "Exchange", inner),
            Does::TakeTile(inner) => member(&mut it, "does", "TakeTile", inner),
            Does::ReturnTile(inner) => member(&mut it, "does", "ReturnTile", inner),
            Does::InstallTile(inner) => member(&mut it, "does", "InstallTile", inner),
            Does::DeployDrone(inner) => member(&mut it, "does", "DeployDrone", inner),
            Does::RecallDrone(inner) => member(&mut it, "does", "RecallDrone", inner),
            Does::PlatformActionVerb(inner) => member(&mut it, "does", "PlatformActionVerb", inner),
            Does::PlatformActionHere(inner) => member(&mut it, "does", "PlatformActionHere", inner),
            Does::ModifyAction(inner) => member(&mut it, "does", "ModifyAction", inner),
            Does::ModifyPlatformAction(inner) => member(&mut it, "does", "ModifyPlatformAction", inner),
            Does::Scout(inner) => member(&mut it, "does", "Scout", inner),
            Does::Launch(inner) => member(&mut it, "does", "Launch", inner),
            Does::RecoverSalvage(inner) => member(&mut it, "does", "RecoverSalvage", inner),
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
            Test::AtLeast(inner) => member(&mut it, "test", "AtLeast", inner),
            Test::AtMost(inner) => member(&mut it, "test", "AtMost", inner),
            Test::Most(inner) => member(&mut it, "test", "Most", inner),
            Test::Fewest(inner) => member(&mut it, "test", "Fewest", inner),
            Test::Settled(inner) => member(&mut it, "test", "Settled", inner),
            Test::Complete(inner) => member(&mut it, "test", "Complete", inner),
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
            Who::Others(inner) => member(&mut it, "who", "Others", inner),
            Who::Everyone(inner) => member(&mut it, "who", "Everyone", inner),
            Who::Leader(inner) => member(&mut it, "who", "Leader", inner),
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

impl Walk for Board<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("section", self.section());
        it.put("dock", self.dock());
        it.put("action", self.action());
        it.put("resource_space", self.resource_space());
        it.put("salvage_space", self.salvage_space());
        it.put("incident_track", self.incident_track());
        it.put("cavern", self.cavern());
        it.put("passage", self.passage());
        it.put("tunnel", self.tunnel());
        it.put("rules", self.rules());
        it
    }
}

impl Walk for Damage<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("symbol", self.symbol());
        it.put("counts", self.counts());
        it
    }
}

impl Walk for BoxCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("component", self.component());
        it
    }
}

impl Walk for Setup<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("resource_stack", self.resource_stack());
        it.put("incident_stack", self.incident_stack());
        it.put("deal", self.deal());
        it.number("hand_limit", self.hand_limit().into(), 0);
        it.put("seat", self.seat());
        it
    }
}

impl Walk for ReferenceCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("rules", self.rules());
        it.put("step", self.step());
        it.put("glyph", self.glyph());
        it
    }
}

impl Walk for Scorepad<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("line", self.line());
        it.put("tie", self.tie());
        it
    }
}

impl Walk for Card<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.word("type_", self.type_().name());
        it.put("flavour", self.flavour());
        it.number("copies", self.copies().into(), 0);
        it.put("scrap", self.scrap());
        it.put("play_cost", self.play_cost());
        it.number("capacity", self.capacity().into(), -1);
        it.put("ability", self.ability());
        it.put("stars", self.stars());
        it
    }
}

impl Walk for Platform<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.number("pod_capacity", self.pod_capacity().into(), 0);
        it.put("track", self.track());
        it.put("dock", self.dock());
        it
    }
}

impl Walk for PlatformAction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("slot", self.slot());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for CavernTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("settlement", self.settlement());
        it.put("majority", self.majority());
        it.put("special", self.special());
        it
    }
}

impl Walk for ResourceTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.word("colour", self.colour().name());
        it.word("back", self.back().name());
        it.number("copies", self.copies().into(), 0);
        it.put("title", self.title());
        it.put("benefit", self.benefit());
        it.put("cost_value", self.cost_value());
        it
    }
}

impl Walk for Incident<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("key", self.key());
        it.word("period", self.period().name());
        it.word("type_", self.type_().name());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.number("copies", self.copies().into(), 0);
        it.put("benefit", self.benefit());
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

impl Walk for Section<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("name", self.name().name());
        it.put("title", self.title());
        it.put("flavour", self.flavour());
        it.put("chamber", self.chamber());
        it.put("incident_space", self.incident_space());
        it
    }
}

impl Walk for StasisChamber<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("large", self.large());
        it
    }
}

impl Walk for IncidentSpace<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it
    }
}

impl Walk for Dock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.word("section", self.section().name());
        it.put("symbol", self.symbol());
        it.put("actions", self.actions());
        it
    }
}

impl Walk for ActionSpace<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("name", self.name());
        it.word("type_", self.type_().name());
        it.word("section", self.section().name());
        it.put("title", self.title());
        it.put("cost", self.cost());
        it.put("rate", self.rate());
        it.number("up_to", self.up_to().into(), 0);
        it.put("stack", self.stack());
        it.put("salvage", self.salvage());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Rate<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("pays", self.pays());
        it.put("gives", self.gives());
        it.number("max", self.max().into(), 0);
        it
    }
}

impl Walk for ResourceSpace<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.word("section", self.section().name());
        it.word("back", self.back().name());
        it.word("empty_gain", self.empty_gain().name());
        it
    }
}

impl Walk for SalvageSpace<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.word("material", self.material().name());
        it.number("gate", self.gate().into(), 0);
        it
    }
}

impl Walk for Majority<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("first", self.first().into(), 0);
        it.number("second", self.second().into(), 0);
        it
    }
}

impl Walk for Award<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("per", self.per().name());
        it.number("most", self.most().into(), 0);
        it.put("condition", self.condition());
        it
    }
}

impl Walk for Ability<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("trigger", self.trigger().name());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Track<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("resource", self.resource().name());
        it.number("start", self.start().into(), 0);
        it.number("max", self.max().into(), 0);
        it
    }
}

impl Walk for PlatformDock<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("action", self.action());
        it
    }
}

impl Walk for Slot<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("role", self.role().name());
        it
    }
}

impl Walk for ComponentLine<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("what", self.what().name());
        it.number("n", self.n().into(), 0);
        it.put("per_player", self.per_player());
        it
    }
}

impl Walk for ResourceStack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("counts", self.counts());
        it
    }
}

impl Walk for IncidentStack<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("counts", self.counts());
        it
    }
}

impl Walk for Deal<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("dealt", self.dealt().into(), 0);
        it.number("kept", self.kept().into(), 0);
        it.number("discarded", self.discarded().into(), 0);
        it
    }
}

impl Walk for Seat<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("bonus", self.bonus());
        it
    }
}

impl Walk for Step<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("title", self.title());
        it.put("rules", self.rules());
        it.put("effects", self.effects());
        it
    }
}

impl Walk for Glyph<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("icon", self.icon().name());
        it.put("sign", self.sign());
        it.put("meaning", self.meaning());
        it
    }
}

impl Walk for ScoreLine<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("item", self.item().name());
        it.number("stars", self.stars().into(), -1);
        it.put("printed", self.printed());
        it
    }
}

impl Walk for TieLine<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("tie", self.tie().name());
        it.words("outcome", self.outcome().iter().map(|it| it.name()));
        it
    }
}

impl Walk for CavernSpace<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.put("title", self.title());
        it.number("gate", self.gate().into(), 0);
        it.put("face_up", self.face_up());
        it.put("at", self.at());
        it
    }
}

impl Walk for Passage<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("from_", self.from_());
        it.put("to", self.to());
        it
    }
}

impl Walk for Tunnel<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("number", self.number().into(), 0);
        it.number("energy", self.energy().into(), 0);
        it.put("caverns", self.caverns());
        it
    }
}

impl Walk for IncidentTrackSpace<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("order", self.order().into(), 0);
        it.word("period", self.period().name());
        it.put("sunset", self.sunset());
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

impl Walk for DrawCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for PlayCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DiscardCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for ScrapCard<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for ScrapTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for DiscardVehicle<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("vehicle", self.vehicle());
        it
    }
}

impl Walk for Awaken<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("section", self.section().name());
        it
    }
}

impl Walk for LoadPod<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("vehicle", self.vehicle());
        it
    }
}

impl Walk for UnloadPod<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.put("vehicle", self.vehicle());
        it
    }
}

impl Walk for PlacePod<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("place", self.place().name());
        it
    }
}

impl Walk for WithdrawPod<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it
    }
}

impl Walk for DestroyPods<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("section", self.section().name());
        it.number("chamber", self.chamber().into(), 0);
        it
    }
}

impl Walk for ResolveIncident<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("token", self.token());
        it
    }
}

impl Walk for Sabotage<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("section", self.section().name());
        it
    }
}

impl Walk for Loot<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("benefit", self.benefit());
        it.put("keep", self.keep());
        it
    }
}

impl Walk for RefillIncident<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("space", self.space());
        it
    }
}

impl Walk for EndGame<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Score<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("tally", self.tally().name());
        it
    }
}

impl Walk for Gain<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("resource", self.resource().name());
        it
    }
}

impl Walk for GainChoice<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("benefit", self.benefit());
        it
    }
}

impl Walk for Spend<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cost", self.cost());
        it
    }
}

impl Walk for Exchange<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("pays", self.pays());
        it.put("gives", self.gives());
        it.number("max", self.max().into(), 0);
        it
    }
}

impl Walk for TakeTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("stack", self.stack());
        it
    }
}

impl Walk for ReturnTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for InstallTile<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("action", self.action());
        it.word("role", self.role().name());
        it
    }
}

impl Walk for DeployDrone<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("dock", self.dock());
        it
    }
}

impl Walk for RecallDrone<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("dock", self.dock());
        it
    }
}

impl Walk for PlatformActionVerb<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("action", self.action());
        it
    }
}

impl Walk for PlatformActionHere<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for ModifyAction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("action", self.action().name());
        it.word("change", self.change().name());
        it.number("n", self.n().into(), 0);
        it.word("resource", self.resource().name());
        it
    }
}

impl Walk for ModifyPlatformAction<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("action", self.action());
        it.word("change", self.change().name());
        it.number("n", self.n().into(), 0);
        it.word("resource", self.resource().name());
        it
    }
}

impl Walk for Scout<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cavern", self.cavern());
        it
    }
}

impl Walk for Launch<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("vehicle", self.vehicle());
        it.put("tunnel", self.tunnel());
        it.word("spread", self.spread().name());
        it
    }
}

impl Walk for RecoverSalvage<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for AtLeast<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("tally", self.tally().name());
        it
    }
}

impl Walk for AtMost<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.number("n", self.n().into(), 0);
        it.word("tally", self.tally().name());
        it
    }
}

impl Walk for Most<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("tally", self.tally().name());
        it
    }
}

impl Walk for Fewest<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("tally", self.tally().name());
        it
    }
}

impl Walk for Settled<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("cavern", self.cavern());
        it
    }
}

impl Walk for Complete<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("action", self.action());
        it
    }
}

impl Walk for SelfTarget<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Others<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Everyone<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for Leader<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it
    }
}

impl Walk for ResourceRequirement<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("alternatives", self.alternatives());
        it.put("text", self.text());
        it
    }
}

impl Walk for ResourceAlternative<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("terms", self.terms());
        it
    }
}

impl Walk for ResourceTerm<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("word", self.word().name());
        it.number("count", self.count().into(), 1);
        it.put("absent", self.absent());
        it
    }
}

impl Walk for BenefitRequirement<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("alternatives", self.alternatives());
        it.put("text", self.text());
        it
    }
}

impl Walk for BenefitAlternative<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.put("terms", self.terms());
        it
    }
}

impl Walk for BenefitTerm<'_> {
    fn walk(self) -> Object {
        let mut it = Object::default();
        it.word("word", self.word().name());
        it.number("count", self.count().into(), 1);
        it.put("absent", self.absent());
        it
    }
}
