/** Buttons, fields and forms with event listeners. */
import { type Attributes, type Child, listen, make } from './dom.ts';

export function button(text: Child, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = make('button', { type: 'button', ...attributes }, text);
  listen(element, 'click', press);
  return element;
}

/** One of several mutually exclusive options; the chosen one has `aria-pressed`. */
export function option(text: string, isChosen: boolean, choose: () => void): HTMLButtonElement {
  return button(text, choose, { 'aria-pressed': String(isChosen) });
}

/** A labelled group with its items in one row. */
export function row(label: string, ...children: readonly Child[]): HTMLElement {
  return make(
    'div',
    { class: 'row', role: 'group', 'aria-label': label },
    make('span', { class: 'label', 'aria-hidden': 'true' }, label),
    make('div', { class: 'items' }, ...children),
  );
}

/** A form with its submit button. `send` receives the non-empty texts by field name, and the value of the pressed button. */
export function form(
  label: string,
  send: (texts: Readonly<Record<string, string>>, pressed: string) => void,
  ...children: readonly Child[]
): HTMLFormElement {
  const element = make('form', { 'aria-label': label, autocomplete: 'off' }, ...children);
  listen(element, 'submit', (event) => {
    event.preventDefault();
    const texts: Record<string, string> = {};
    // Reads the form in the document, which may have been created by an earlier rendering.
    for (const [name, value] of new FormData(event.currentTarget as HTMLFormElement)) {
      if (typeof value === 'string' && value.trim() !== '') texts[name] = value.trim();
    }
    send(texts, (event.submitter as HTMLButtonElement | null)?.value ?? '');
  });
  return element;
}

/** A submit button. `value` identifies the pressed button in a form with several. */
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

/** A field that filters a list while typing. */
export function filter(label: string, type: (text: string) => void): HTMLInputElement {
  const input = make('input', { type: 'search', class: 'filter', 'aria-label': label, placeholder: label });
  listen(input, 'input', (event) => type((event.currentTarget as HTMLInputElement).value));
  return input;
}
