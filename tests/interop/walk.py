"""Reads a bundle with the code that flatc writes for Python, and prints all of it as JSON.

usage: walk.py SHAPE.json BUNDLE, with flatc's output and the package `flatbuffers` on PYTHONPATH
"""

import importlib
import json
import sys


def camel(name):
    """`no_travel` as flatc names its method: `NoTravel`. A trailing `_` stays."""
    parts = name.rstrip("_").split("_")
    tail = "_" * (len(name) - len(name.rstrip("_")))
    return "".join(part[:1].upper() + part[1:] for part in parts) + tail


class Walk:
    def __init__(self, shape):
        self.shape = shape
        self.package = shape["namespace"]
        self.words = {name: self.names_of(name) for name in shape["enums"]}

    def load(self, name):
        return getattr(importlib.import_module(f"{self.package}.{name}"), name)

    def names_of(self, enum):
        members = vars(self.load(enum)).items()
        return {value: name for name, value in members if isinstance(value, int)}

    def table(self, name, it):
        out = {}
        for field in self.shape["tables"][name]:
            value = self.field(it, field, out)
            if value is not None:
                out[field["name"]] = value
        return out

    def field(self, it, field, out):
        method, kind = camel(field["name"]), field["kind"]
        if kind == "union":
            number = getattr(it, method + "Type")()
            if number == 0:
                return None
            member = self.shape["unions"][field["of"]][number - 1]
            out[field["name"] + "_type"] = member
            raw, typed = getattr(it, method)(), self.load(member)()
            typed.Init(raw.Bytes, raw.Pos)
            return self.table(member, typed)
        if field["many"]:
            count = getattr(it, method + "Length")()
            items = [self.value(getattr(it, method)(at), field) for at in range(count)]
            return items or None
        value = getattr(it, method)()
        if value is None or (kind in ("bool", "number", "enum") and value == field["default"]):
            return None
        return self.value(value, field)

    def value(self, value, field):
        kind = field["kind"]
        if kind == "string":
            return value.decode()
        if kind == "table":
            return self.table(field["of"], value)
        if kind == "enum":
            return self.words[field["of"]][value]
        return bool(value) if kind == "bool" else value


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        walk = Walk(json.load(file))
    with open(sys.argv[2], "rb") as file:
        data = bytearray(file.read())
    root = walk.load(walk.shape["root"])
    assert getattr(root, walk.shape["root"] + "BufferHasIdentifier")(data, 0)
    json.dump(walk.table(walk.shape["root"], root.GetRootAs(data, 0)), sys.stdout)


main()
