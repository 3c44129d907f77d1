// Cards in words, as wide as the screen is.

/** Asks for words whose lines are nowhere broken. */
export const WIDTH = 1_000_000;

/** Words without the rule under the title, which a terminal needs. */
export const flowing = (text: string) => text.replace(/^=+\n/gm, '');
