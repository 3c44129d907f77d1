"""The games that this package knows, as `landfall schema json` prints them, and a class for each of their tables."""

import json
from functools import lru_cache
from importlib import resources

from ._reader import damaged

_WIDTHS = {"bool": 1, "ushort": 2, "enum": 2, "uint": 4, "int": 4}


class Table:
    """A table of a bundle. Its fields are read when they are asked for."""

    __slots__ = ("_reader", "_place")
    #: The verb, predicate, target, kind or block: `go-to-log`.
    type = ""
    fields = ()

    def __init__(self, reader, at):
        self._reader = reader
        self._place = reader.table(at)

    def __repr__(self):
        return f"<{self.type} at byte {self._place[0]}>"


class Unknown:
    """A verb, predicate or target of a newer schema. What it says is in `text` of the table around it."""

    type = "unknown"

    def __init__(self, number):
        self.number = number


class Field:
    """How one field is read."""

    def __init__(self, game, table, about):
        self.game, self.table, self.name = game, table, about["name"]
        self.slot, self.type, self.of = about["slot"], about["type"], about["of"]
        self.many, self.absent, self.text = about["many"], about["absent"], about["text"]
        self.key, self.width = about["key"], _WIDTHS.get(about["type"], 4)
        self.__doc__ = about.get("doc")

    def __get__(self, table, owner=None):
        if table is None:
            return self
        reader, place = table._reader, table._place
        at = reader.slot(place, self.slot, 4 if self.many else self.width)
        if self.type == "union":
            return self._union(reader, place, at)
        if self.many:
            if at is None:
                return []
            start, count = reader.vector(reader.follow(at), self.width)
            return [self._value(reader, start + item * self.width) for item in range(count)]
        return self.absent if at is None else self._value(reader, at)

    def _value(self, reader, at):
        kind = self.type
        if kind == "string":
            return reader.string(reader.follow(at))
        if kind == "table":
            return self.game.tables[self.of](reader, reader.follow(at))
        if kind == "enum":
            value = reader.u16(at)
            return self.game.enums[self.of].get(value, value or None)
        if kind == "bool":
            return reader.u8(at) != 0
        return {"ushort": reader.u16, "uint": reader.u32, "int": reader.i32}[kind](at)

    def _union(self, reader, place, at):
        member = reader.slot(place, self.slot - 1, 1)
        if member is None or at is None:
            if (member is None) != (at is None):
                raise damaged(place[0], "a union is incomplete", f"{self.table}.{self.name}")
            return None
        number = reader.u8(member)
        members = self.game.unions[self.of]
        if not 1 <= number <= len(members):
            return Unknown(number)
        return self.game.tables[members[number - 1]](reader, reader.follow(at))


class Game:
    """What a game is made of. `schema` is the whole document."""

    def __init__(self, schema):
        self.schema, self.name = schema, schema["game"]["name"]
        layout = schema["bundle"]
        self.identifier = layout["identifier"].encode()
        self.format_version, self.fingerprint = layout["format_version"], layout["fingerprint"]
        self.earlier = frozenset(layout["earlier"])
        self.enums = {
            about["name"]: {word["value"]: word["word"] for word in about["values"]} for about in layout["enums"]
        }
        self.unions = {about["name"]: [it["table"] for it in about["members"]] for about in layout["unions"]}
        self.tables = {}
        for about in layout["tables"]:
            fields = {field["name"]: Field(self, about["name"], field) for field in about["fields"]}
            origin = about["of"].split("/", 1)[-1]
            body = {"__slots__": (), "__doc__": about["doc"], "type": origin, "fields": tuple(fields.values())}
            self.tables[about["name"]] = type(about["name"], (Table,), {**body, **fields})
        self.root = self.tables[layout["root"]]
        kinds = [field for field in self.root.fields if field.many]
        #: The field of the bundle for each kind, such as `poi`.
        self.kinds = {self.tables[field.of].type: field.name for field in kinds if self._is_kind(layout, field.of)}
        self.verbs = {verb["name"]: verb for verb in schema["verbs"]}

    @staticmethod
    def _is_kind(layout, name):
        return any(table["name"] == name and table["of"].startswith("kind/") for table in layout["tables"])


@lru_cache(maxsize=None)
def games():
    """The names of the games that this package knows."""
    files = resources.files(__package__).joinpath("games").iterdir()
    return tuple(sorted(file.name[: -len(".json")] for file in files if file.name.endswith(".json")))


@lru_cache(maxsize=None)
def game(name):
    """A game by its name."""
    text = resources.files(__package__).joinpath("games", f"{name}.json").read_text(encoding="utf-8")
    return Game(json.loads(text))
