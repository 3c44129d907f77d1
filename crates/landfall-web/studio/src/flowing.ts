// Cards in words, as wide as the screen is.

/** As wide as the compiler breaks lines. */
const WIDTH = 88;

/** Words for a screen of any width: without the rule under the title, and without the breaks of a terminal. */
export function flowing(text: string): string {
  const lines: string[] = [];
  let indent = 0;
  let last = '';
  for (const line of text.split('\n')) {
    if (/^=+$/.test(line)) continue;
    const own = line.length - line.trimStart().length;
    // What goes on is moved in by two, what belongs below by four; prose goes on where its next word did not fit.
    const isMovedIn = own === indent + 2;
    const word = line.trimStart().split(' ')[0] ?? '';
    const isBroken = own === indent && last !== '' && [...last].length + 1 + [...word].length > WIDTH;
    if (line !== '' && (isMovedIn || isBroken) && lines.length > 0) lines[lines.length - 1] += ` ${line.trimStart()}`;
    else {
      lines.push(line);
      indent = own;
    }
    last = line;
  }
  return lines.join('\n');
}
