// Elements without a framework. Text is always text: nothing of a pack becomes markup.

type Child = Node | string | undefined;

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Record<string, unknown> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name in element && !name.startsWith('aria')) Object.assign(element, { [name]: value });
    else element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

let isPressed = false;
let waiting: (() => void)[] = [];
/** After the click that a released button makes. */
const released = () => {
  isPressed = false;
  setTimeout(() => waiting.splice(0).forEach((act) => act()));
};
addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, released, true);

/**
 * Replaces what is in an element. A button that is drawn anew between press and release loses the click, so nothing is
 * replaced while somebody presses; what has the focus keeps it.
 */
export function renewed(parent: HTMLElement, make: () => Node[] | undefined): void {
  const act = () => {
    const children = make();
    if (!children || (children.length === parent.childNodes.length && children.every((child, at) => child === parent.childNodes[at]))) return;
    const focused = document.activeElement;
    parent.replaceChildren(...children);
    if (focused instanceof HTMLElement && focused !== document.activeElement && parent.contains(focused)) focused.focus({ preventScroll: true });
  };
  if (isPressed) waiting.push(act);
  else act();
}

export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** Asks for a line of text; nothing when the reader changes their mind. */
export function prompt(question: string, value = '', choices?: { label: string; options: string[] }): Promise<{ text: string; choice: string } | undefined> {
  const input = el('input', { value, required: true, autocomplete: 'off', spellcheck: false });
  const select = choices && el('select', {}, ...choices.options.map((option) => el('option', { value: option }, option)));
  const form = el(
    'form',
    { method: 'dialog' },
    el('label', {}, question, input),
    select && el('label', {}, choices.label, select),
    el('menu', {}, el('button', { value: 'cancel', formNoValidate: true }, 'Cancel'), el('button', { value: 'ok', className: 'main' }, 'OK')),
  );
  const dialog = el('dialog', {}, form);
  document.body.append(dialog);
  dialog.showModal();
  // Enter means OK, although Cancel comes first.
  input.onkeydown = (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (form.reportValidity()) dialog.close('ok');
  };
  input.select();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === 'ok' ? { text: input.value.trim(), choice: select?.value ?? '' } : undefined);
    };
  });
}

/** A question with a few answers. */
export function choose(question: string, answers: string[]): Promise<string> {
  const buttons = answers.map((answer, at) => el('button', { value: answer, className: at === 0 ? 'main' : '' }, answer));
  const dialog = el('dialog', {}, el('form', { method: 'dialog' }, el('p', {}, question), el('menu', {}, ...buttons)));
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue);
    };
  });
}
