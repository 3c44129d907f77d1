"""A bundle that has been opened, and its texts in one language."""

import builtins
import re
import zlib
from collections import Counter, namedtuple

from . import _games
from ._reader import BundleError, Reader, damaged

Line = namedtuple("Line", "depth style text")

# How lines of a card are set; docs/engines-effects.md explains them.
TITLE, STORY, TEXT, RULE, HEADING, NAME = range(1, 7)

_DEEPEST = 512
_ICON = re.compile(r":([\w-]+):")
_REFERENCE = re.compile(r"\{([^{}]+)\}")


def open(path, game=None):
    """Opens a bundle, and reads all of it once to see that it is whole."""
    with builtins.open(path, "rb") as file:
        return parse(file.read(), game)


def parse(data, game=None):
    """The bundle in these bytes. `game` is the name of the game it must be of."""
    data = bytes(data)
    known = _known_game(data, game)
    reader = Reader(data)
    root = known.root(reader, reader.follow(0))
    header = root.header
    if header is None:
        raise damaged(0, "there is no header")
    if header.game != known.name:
        raise BundleError(f"a bundle of `{header.game}`, not of `{known.name}`")
    if header.format_version > known.format_version:
        raise BundleError(
            f"the bundle has format {header.format_version}; this package reads formats up to {known.format_version}"
        )
    newer = _is_newer(known, header)
    _check_sum(reader, root)
    return Bundle(known, reader, root, newer, _verify(reader, known, newer))


def _known_game(data, wanted):
    if data[:4] == b"\x28\xb5\x2f\xfd":
        raise BundleError("the bundle is compressed: build it without --zstd, or unpack it first")
    if len(data) < 16:
        raise BundleError(f"the file has {len(data)} bytes, which is too short for a bundle")
    identifier = data[4:8]
    found = next((name for name in _games.games() if _games.game(name).identifier == identifier), None)
    if found is None:
        shown = identifier.decode("ascii", "backslashreplace")
        of = f"`{wanted}`" if wanted is not None else "a game that this package knows"
        raise BundleError(f"not a bundle of {of}: its file identifier is `{shown}`")
    if wanted is not None and found != wanted:
        raise BundleError(f"a bundle of `{found}`, not of `{wanted}`")
    return _games.game(found)


def _is_newer(game, header):
    """One rule for every language: the same schema, an earlier one, or one that has grown from ours."""
    found = header.schema_fingerprint
    if found == game.fingerprint or found in game.earlier:
        return False
    if game.fingerprint in header.grown_from:
        return True
    raise BundleError(
        f"the bundle was built with another schema of `{game.name}` ({(found or '')[:12]}, not {game.fingerprint[:12]})"
    )


def _check_sum(reader, root):
    """Bundles of early versions have no sum; their structure is verified all the same."""
    header = root.header
    fields = {field.name: field for field in header.fields}
    place = reader.slot(header._place, fields["checksum"].slot, 4)
    if place is None:
        return
    hash_at = reader.slot(header._place, fields["content_hash"].slot, 4)
    if hash_at is None:
        raise damaged(0, "there is no content hash")
    start, count = reader.vector(reader.follow(hash_at), 1)
    plain = bytearray(reader.data)
    plain[place : place + 4] = bytes(4)
    plain[start : start + count] = b"0" * count
    if zlib.crc32(plain) != header.checksum:
        raise BundleError("the bundle was changed after it was built: its checksum does not match")


def _verify(reader, game, newer):
    """Reads everything once. What this package does not know is counted, where it may be there at all."""
    unknown = Counter()
    # Each table takes four bytes, so that only damage can use this up.
    left = len(reader.data) // 4
    waiting = [(game.root, reader.follow(0), 0)]
    while waiting:
        shape, at, depth = waiting.pop()
        left -= 1
        if left < 0 or depth > _DEEPEST:
            raise damaged(at, "more leads here than the file has room for")
        table = reader.table(at)
        known = set()
        for field in shape.fields:
            place = reader.slot(table, field.slot, 4 if field.many else field.width)
            known.add(field.slot)
            if field.type == "union":
                known.add(field.slot - 1)
                member = reader.slot(table, field.slot - 1, 1)
                if (member is None) != (place is None):
                    raise damaged(at, "a union is incomplete", f"{field.table}.{field.name}")
                if member is None:
                    continue
                number, members = reader.u8(member), game.unions[field.of]
                if 1 <= number <= len(members):
                    waiting.append((game.tables[members[number - 1]], reader.follow(place), depth + 1))
                elif newer and number:
                    reader.table(reader.follow(place))
                    unknown[(field.table, field.name, number)] += 1
                else:
                    raise damaged(member, "nothing has this type", f"{field.table}.{field.name}")
                continue
            if place is None:
                if field.key:
                    raise damaged(at, "it has no key", f"{field.table}.{field.name}")
                continue
            if field.many:
                start, count = reader.vector(reader.follow(place), field.width)
                left -= count if field.type in ("string", "table") else 0
                if left < 0:
                    raise damaged(at, "more leads here than the file has room for")
                places = [start + item * field.width for item in range(count)]
            else:
                places = [place]
            if field.type == "string":
                for one in places:
                    reader.string(reader.follow(one))
            elif field.type == "table":
                inner = game.tables[field.of]
                waiting.extend((inner, reader.follow(one), depth + 1) for one in places)
        if newer:
            for slot in reader.filled(table):
                if slot not in known:
                    unknown[(shape.__name__, None, slot)] += 1
    return unknown


class Bundle:
    """An open bundle. Fields of its root are attributes: `bundle.header`, `bundle.poi`."""

    def __init__(self, game, reader, root, newer, unknown):
        self.game, self.root, self.is_newer = game, root, newer
        self._unknown = unknown
        self._locales = {locale.code: locale for locale in root.locales}
        self._vocabularies = {words.key: words for words in root.header.vocabularies}
        self._cards = {}

    def __getattr__(self, name):
        return getattr(self.root, name)

    def cards(self, kind):
        """All cards of a kind, such as `poi`, sorted by key."""
        if kind not in self._cards:
            self._cards[kind] = getattr(self.root, self.game.kinds[kind])
        return self._cards[kind]

    def find(self, kind, key):
        """The card with this key, or None. Of several faces it is the first; the others follow it in `cards`."""
        cards, wanted = self.cards(kind), key.encode()
        low, high = 0, len(cards)
        while low < high:
            middle = (low + high) // 2
            if cards[middle].key.encode() < wanted:
                low = middle + 1
            else:
                high = middle
        return cards[low] if low < len(cards) and cards[low].key == key else None

    def is_printed(self, kind, key):
        """Whether a card lies in the box of the printed game and not in this file."""
        return any(it.kind == kind and it.key == key for it in self.root.header.externs)

    def renamed(self, kind, key):
        """The id that a card with this old id has now: for saved games."""
        return next((it.key for it in self.root.header.renames if it.kind == kind and it.was == key), key)

    def locales(self):
        return sorted(self._locales)

    def locale(self, code=None):
        """The texts in a language, or in that of the source where the bundle does not have it."""
        source = self.root.header.source_locale
        found = self._locales.get(code or source) or self._locales.get(source)
        if found is None:
            raise BundleError(f"the bundle has no texts in `{code}`; it has {', '.join(self.locales())}")
        return Locale(self, found)

    def words(self, vocabulary):
        """The words of a vocabulary."""
        return self._vocabularies[vocabulary].words

    def tags(self, vocabulary, word):
        """What is true of a word: `{"colour": "red"}`."""
        words = self._vocabularies[vocabulary]
        at = words.words.index(word)
        return {tag.name: tag.value for tag in words.tags if tag.word == at}

    def dice(self):
        """The faces of each die, by vocabulary and word: `section-die/red-basic`."""
        return {die.key: [face.shows for face in die.faces] for die in self.root.header.dice}

    def facts(self):
        return {fact.key: fact.value for fact in self.root.header.facts}

    def unknown(self):
        """What this package does not know and skips: table, field (None: a field of the table), number, how often."""
        return [(*place, times) for place, times in sorted(self._unknown.items(), key=str)]


class Locale:
    """Everything that can be read, in one language."""

    def __init__(self, bundle, table):
        self.bundle, self.code = bundle, table.code
        self._texts, self._rules = table.texts, table.rules
        self._names = {names.key: names.names for names in table.names}
        self._externs = table.extern_names
        self._table, self._readings = table, None
        self.untranslated = frozenset(table.untranslated)

    def text(self, number):
        """A text of a card by its number; 0 is no text."""
        return self._texts[number - 1] if number else ""

    def rules(self, said):
        """What an effect, a condition, a requirement or a target says; empty without rules text."""
        number = said if isinstance(said, int) else said.text
        return self._rules[number - 1] if number and self._rules else ""

    def name(self, vocabulary, word):
        """What a word is called. `@kind`, `@verb`, `@predicate` and `@target` name what the game is made of."""
        words = self.bundle.words(vocabulary)
        return self._names[vocabulary][words.index(word)]

    def extern(self, kind, key):
        """What players call a card of the printed game."""
        for at, it in enumerate(self.bundle.root.header.externs):
            if it.kind == kind and it.key == key:
                return self._externs[at] if self._externs else key
        return key

    def icon(self, name):
        """What the icon `:name:` is called."""
        order = self.bundle.game.schema["markup"]["icon"]["vocabularies"]
        for vocabulary in order:
            if name in self.bundle.words(vocabulary):
                return self.name(vocabulary, name)
        return name

    def plain(self, text):
        """A text without markup: icons by name in brackets, references by the name of their kind."""
        text = _ICON.sub(lambda found: f"[{self.icon(found[1])}]", text)
        return _REFERENCE.sub(lambda found: self._mention(found[1]), text)

    def _mention(self, body):
        keyword, _, key = body.partition(" ")
        kinds = {kind["keyword"]: kind["name"] for kind in self.bundle.game.schema["kinds"]}
        return f"{self.name('@kind', kinds[keyword])} {key}" if key and keyword in kinds else body

    def reading(self, kind, key, face=0):
        """A card as players read it, line by line; empty without rules text."""
        if self._readings is None:
            self._readings = {}
            for reading in self._table.readings:
                self._readings.setdefault((reading.kind, reading.key), []).append(reading)
        faces = self._readings.get((kind, key), [])
        if face >= len(faces):
            return []
        found = faces[face]
        return [Line(mark // 16, mark % 16, text) for mark, text in zip(found.marks, found.lines)]


def render(lines, width=88):
    """Lines of a card as text of a fixed width, as `landfall text` prints them."""
    out, at = [], 0
    while at < len(lines):
        depth, style, text = lines[at]
        at += 1
        if style == TITLE:
            out.append(f"{text}\n{'=' * len(text)}\n")
        elif style == STORY:
            out.append(_wrap(text, depth, "", width) + "\n")
        elif style == TEXT:
            out.append(_wrap(text, depth, "", width))
        elif style == NAME:
            inside = at
            while inside < len(lines) and lines[inside].depth > depth:
                inside += 1
            inner = render(lines[at:inside], width)
            at, facts = inside, inner.strip()
            short = len(inner.splitlines()) == 1
            if short and len(text) + len(facts) + 4 * depth < width:
                out.append(_wrap(f"{text} ({facts})", depth, "  ", width))
            else:
                out.append(_wrap(text, depth, "  ", width) + inner)
        else:
            out.append(_wrap(text, depth, "  ", width))
    return "".join(out)


def _wrap(text, depth, hang, width):
    indent, out = "    " * depth, []
    for at, line in enumerate(text.split("\n")):
        row = hang if at else ""
        begun = False
        for word in line.split():
            if begun and len(row) + 1 + len(word) + len(indent) > width:
                out.append(indent + row + "\n")
                row = (hang * 2 if at else hang) + word
            else:
                row += (" " if begun else "") + word
            begun = True
        out.append(indent + row + "\n")
    return "".join(out)
