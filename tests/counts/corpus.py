"""A logbook of so many pages that send readers on, ask what they ticked before, and are clean; the same number gives the
same files."""

import random

FIRST = 9_999


def pages(count):
    """Each page: its number, its title, its text, and the pages it leads to."""
    chance = random.Random(20_261_118)
    for page in range(1, count + 1):
        number = FIRST + page
        later = [min(number + 1 + chance.randrange(40), FIRST + count - 1) for _ in range(3)]
        yield number, f"Page {page}", "Salt, glass and bells.", [] if page == count else [number + 1, later[2]], later


def land(number, title, text, leads, later, count):
    head = f'log {number} "{title}" {{\n    reference\n    "{text}"\n'
    if not leads:
        return head + f"    -> if marked({number - 1}.1) {{ gain success 1 }}\n    end\n}}\n"
    before = max(number, FIRST + 2) - 1
    return (
        head
        + f'    box 1 "Read"\n    -> mark 1, if marked({before}.1) and not marked({later[0]}.1) {{ gain success 1 }}\n'
        + f'    choice "Read on" -> goto log {leads[0]}\n'
        + f'    choice "Turn a few pages" if marked({later[1]}.1) -> gain supplies 1, goto log {leads[1]}\n}}\n'
    )


def write(folder, count):
    (folder / "logs").mkdir(parents=True, exist_ok=True)
    (folder / "landfall.yaml").write_text("name: bench\nversion: 0.1.0\ngame: vanguard\n")
    part = []
    for at, page in enumerate(pages(count), 1):
        part.append(land(*page, count))
        if at % 100 == 0 or at == count:
            (folder / f"logs/{page[0]}.land").write_text("".join(part))
            part = []
