// @vitest-environment jsdom
/** What was typed, chosen and pressed on a prerendered page is moved to the elements that replace it: docs/decisions, 26. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepInput } from '../../../../../src/platform/prerender/kept-input.ts';
import { replayClick } from '../../../../../src/platform/prerender/replayed-click.ts';

const PAGE = `
  <div>
    <header><button aria-label="ເມນູ"></button><select><option value="lo" selected>ລາວ</option><option value="cn">中文</option></select></header>
    <main><form><input name="username"><input name="password" type="password"><button type="button"></button><button type="submit"></button></form></main>
    <nav><button></button></nav>
  </div>`;

let root: HTMLElement;
const field = (name: string) => root.querySelector(`input[name=${name}]`) as HTMLInputElement;
const language = () => root.querySelector('select') as HTMLSelectElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = PAGE;
});
afterEach(() => {
  root.remove();
  delete window.replayedClick;
});

/** As React does when it does not hydrate. */
function renderAnew(markup = PAGE): void {
  root.textContent = '';
  root.innerHTML = markup;
}

test('text, focus and caret move to the fields of the same name, and the page is told of the text', () => {
  const restore = keepInput(root);
  field('username').focus();
  field('username').value = 'demo';
  field('username').setSelectionRange(1, 2);
  renderAnew();
  const typed = vi.fn<(name: string) => void>();
  root.addEventListener('input', ({ target }) => typed((target as HTMLInputElement).name));
  restore();
  expect(field('username').value).toBe('demo');
  expect(document.activeElement).toBe(field('username'));
  expect([field('username').selectionStart, field('username').selectionEnd]).toEqual([1, 2]);
  // An untouched field keeps what the page has restored.
  expect(typed.mock.calls).toEqual([['username']]);
});

test('an untouched field keeps the text that the page has remembered', () => {
  const restore = keepInput(root);
  renderAnew();
  field('username').value = 'remembered';
  restore();
  expect(field('username').value).toBe('remembered');
  expect(document.activeElement).toBe(document.body);
});

test('hydrated fields are left alone', () => {
  const restore = keepInput(root);
  field('username').value = 'demo';
  const typed = vi.fn<() => void>();
  root.addEventListener('input', typed);
  restore();
  expect(typed).not.toHaveBeenCalled();
});

test.each([
  ['hydrated', () => (language().value = 'lo')],
  ['rendered anew', () => renderAnew()],
  [
    'rendered anew in another language',
    () => renderAnew(PAGE.replace(' selected', '').replace('"cn"', '"cn" selected')),
  ],
])('a chosen language is chosen again on a page that is %s', (_, render) => {
  language().value = 'cn';
  const restore = keepInput(root);
  render();
  const changed = vi.fn<(value: string) => void>();
  root.addEventListener('change', ({ target }) => changed((target as HTMLSelectElement).value));
  restore();
  expect(changed.mock.calls).toEqual([['cn']]);
});

test('the language of the page is no choice', () => {
  const restore = keepInput(root);
  renderAnew(PAGE.replace(' selected', '').replace('"cn"', '"cn" selected'));
  restore();
  expect(language().value).toBe('cn');
});

function pressed(selector: string): void {
  window.replayedClick = { button: root.querySelector<HTMLButtonElement>(selector), stop: () => undefined };
}

test.each(['header button', 'form [type=button]', 'form [type=submit]', 'nav button'])(
  'a press of %s presses the one that has replaced it, also among more buttons',
  (selector) => {
    pressed(selector);
    renderAnew(PAGE.replace('</header>', '<button></button></header><p><button></button></p>'));
    const clicked = vi.fn<(button: Element) => void>();
    root.addEventListener('click', (event) => {
      event.preventDefault();
      clicked(event.target as Element);
    });
    replayClick(true);
    expect(clicked.mock.calls).toEqual([[root.querySelector(selector)]]);
  },
);

test('a press is dropped where another page is shown', () => {
  pressed('form [type=submit]');
  const clicked = vi.fn<() => void>();
  root.addEventListener('click', clicked);
  replayClick(false);
  expect(clicked).not.toHaveBeenCalled();
  expect(window.replayedClick).toBeUndefined();
});
