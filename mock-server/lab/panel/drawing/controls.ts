/** What people press and fill in: elements that listen. */
import { type Attributes, type Child, listen, make } from './dom.ts';

export function button(text: Child, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = make('button', { type: 'button', ...attributes }, text);
  listen(element, 'click', press);
  return element;
}

/** One of several that exclude each other: the chosen one is pressed in. */
export function option(text: string, isChosen: boolean, choose: () => void): HTMLButtonElement {
  return button(text, choose, { 'aria-pressed': String(isChosen) });
}

/** A group with a name, its parts in a line. */
export function row(label: string, ...children: readonly Child[]): HTMLElement {
  return make(
    'div',
    { class: 'row', role: 'group', 'aria-label': label },
    make('span', { class: 'label', 'aria-hidden': 'true' }, label),
    make('div', { class: 'items' }, ...children),
  );
}

/** Fields and the button that sends them. `send` gets the texts by the fields' names; those left empty are absent. */
export function form(
  label: string,
  send: (texts: Readonly<Record<string, string>>, pressed: string) => void,
  ...children: readonly Child[]
): HTMLFormElement {
  const element = make('form', { 'aria-label': label, autocomplete: 'off' }, ...children);
  listen(element, 'submit', (event) => {
    event.preventDefault();
    const texts: Record<string, string> = {};
    // Of the form on the screen, which need not be the one that was drawn last.
    for (const [name, value] of new FormData(event.currentTarget as HTMLFormElement)) {
      if (typeof value === 'string' && value.trim() !== '') texts[name] = value.trim();
    }
    send(texts, (event.submitter as HTMLButtonElement | null)?.value ?? '');
  });
  return element;
}

/** The button of a form. `value` tells apart the buttons of a form that has several. */
export function submit(text: string, value = ''): HTMLButtonElement {
  return make('button', { type: 'submit', value }, text);
}

/** A field with its label above it. */
export function field(label: string, attributes: Attributes & { readonly name: string }): HTMLLabelElement {
  return make('label', { class: 'field' }, label, make('input', attributes));
}

/** A select. `change` receives the chosen value. */
export function choice(
  label: string,
  name: string,
  options: readonly { readonly value: string; readonly text: string }[],
  change: ((value: string) => void) | null = null,
): HTMLLabelElement {
  const select = make(
    'select',
    { name },
    ...options.map(({ value, text }) => make('option', { value }, text)),
  );
  listen(select, 'change', (event) => change?.((event.currentTarget as HTMLSelectElement).value));
  return make('label', { class: 'field' }, label, select);
}

/** A field that narrows a list down while one types. */
export function filter(label: string, type: (text: string) => void): HTMLInputElement {
  const input = make('input', { type: 'search', class: 'filter', 'aria-label': label, placeholder: label });
  listen(input, 'input', (event) => type((event.currentTarget as HTMLInputElement).value));
  return input;
}
