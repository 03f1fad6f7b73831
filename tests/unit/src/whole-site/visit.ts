/** The whole site in jsdom, in front of the mock backend: what a player sees and presses, and what the server receives. */
import { i18n } from '@lingui/core';
import { fireEvent, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { BASE_PATH } from '../../../../contract/endpoints.ts';
import { type Browser, realBrowser } from '../../../../src/platform/browser.ts';
import { SILENT_TABS } from '../../../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../../../src/platform/tabs/tab-lock.ts';
import { InProcessMock } from '../../../in-process/mock.ts';
import { openPage, type OpenPage } from '../../../in-process/page.tsx';
import { closeSite } from '../close-site.ts';

/** What the site has sent. */
export interface Sent {
  readonly method: string;
  /** Below `/api/v2`, with the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Visit {
  readonly mock: InProcessMock;
  /** Every request so far, except those about the device. */
  readonly sent: readonly Sent[];
  readonly reloads: readonly string[];
  /** Opens another page of the same browser in place of this one. */
  readonly open: (at: string) => Promise<void>;
}

export interface VisitOptions {
  readonly scenario?: string;
  readonly player?: 'demo' | 'newcomer' | null;
  /** Changes an answer of the server. */
  readonly answer?: (path: string, body: unknown) => unknown;
  /** Happens in the lab before the page is opened. */
  readonly prepare?: (mock: InProcessMock) => Promise<void>;
  /** What shows that the page has come; a heading otherwise. */
  readonly until?: () => void;
}

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
let opened: OpenPage | null = null;

/** Opens a page of the site as a visitor, or as a player of the mock. */
export async function visit(at: string, options: VisitOptions = {}): Promise<Visit> {
  const { scenario = 'default', player = null, answer, prepare, until } = options;
  const mock = new InProcessMock();
  await mock.setUp({ scenario, player });
  await prepare?.(mock);
  const sent: Sent[] = [];
  const reloads: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const address = new URL(String(input), window.location.href);
    const path = `${address.pathname.replace(BASE_PATH, '')}${address.search}`;
    if (path !== '/fingerprint') {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      sent.push({ method: init.method ?? 'GET', path, headers: new Headers(init.headers), body });
    }
    const response = await mock.fetch(address.pathname + address.search, init);
    if (!answer || !response.ok || response.status === 204) return response;
    const changed = JSON.stringify(answer(path, await response.json()));
    return new Response(changed, { status: response.status, headers: response.headers });
  });
  const open = async (to: string) => {
    await endVisit();
    window.history.replaceState(null, '', to);
    opened = openPage({
      ...browserOfTest(),
      tabs: SILENT_TABS,
      lock: NO_LOCK,
      random: () => 0,
      readCookie: mock.readCookie,
      reload: () => void reloads.push(window.location.pathname),
    });
    await waitFor(until ?? (() => expect(document.querySelector('h1')?.textContent).toBeTruthy()));
  };
  await open(at);
  return { mock, sent, reloads, open };
}

/** The listeners of the page that is open. */
const stops: (() => void)[] = [];

/** The real one, which hears nothing any more once the page is left. */
function browserOfTest(): Browser {
  const browser = realBrowser();
  const stoppable =
    <Given extends readonly unknown[]>(listen: (...given: Given) => () => void) =>
    (...given: Given) => {
      const stop = listen(...given);
      stops.push(stop);
      return stop;
    };
  return {
    ...browser,
    history: { ...browser.history, onMove: stoppable(browser.history.onMove) },
    onReturn: stoppable(browser.onReturn),
    onRestore: stoppable(browser.onRestore),
    onLineChange: stoppable(browser.onLineChange),
    onLeave: stoppable(browser.onLeave),
    onLinkIntent: stoppable(browser.onLinkIntent),
  };
}

/** To be called after each test. @throws where the page broke. */
export async function endVisit(): Promise<void> {
  if (!opened) return;
  for (const stop of stops.splice(0)) stop();
  const { site, errors, close } = opened;
  opened = null;
  close();
  await closeSite(site);
  expect(errors).toEqual([]);
}

/** A text of the catalogs in the language that is spoken. */
export function say(id: string, values?: Readonly<Record<string, string | number>>): string {
  const words = i18n._(id, values);
  if (words === id) throw new Error(`no words for ${id}`);
  return words;
}

/** The page says it, in one place of it. */
export async function sees(words: string, where: () => Element | null = () => document.body): Promise<void> {
  await waitFor(() => expect(textOf(where())).toContain(words));
}

export function textOf(element: ParentNode | null | undefined): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ') ?? '';
}

export function main(): HTMLElement | null {
  return document.querySelector('main');
}

export function topBar(): HTMLElement | null {
  return document.querySelector('header');
}

export function dialog(): HTMLElement | null {
  return document.querySelector('[role="dialog"], [role="alertdialog"]');
}

/** The link, button or entry of a menu that is called so, where it can be pressed: in the dialog that is open, else on the page. */
export function control(words: string, where: ParentNode = here()): HTMLElement {
  const found = [...where.querySelectorAll<HTMLElement>('a, button, [role="menuitem"]')].find(
    (element) => nameOf(element) === words,
  );
  if (!found) throw new Error(`no control is called “${words}” in: ${textOf(where)}`);
  return found;
}

function here(): ParentNode {
  return dialog() ?? main() ?? document;
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? visibleText(element).replaceAll(/\s+/g, ' ').trim();
}

/** Without words that only keep their place, as those of a button at work. */
function visibleText(node: Node): string {
  if (node instanceof Element && node.matches('.invisible, [aria-hidden="true"]')) return '';
  return node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? '')
    : [...node.childNodes].map(visibleText).join('');
}

/** Presses what is called so, as soon as it can be pressed. */
export async function press(words: string, where: () => ParentNode | null = here): Promise<void> {
  const pressed = await waitFor(() => {
    const found = control(words, where() ?? document);
    if (found.matches('[disabled], [aria-disabled="true"]')) throw new Error(`“${words}” cannot be pressed`);
    return found;
  });
  await user.click(pressed);
}

export function field(label: string): HTMLElement {
  const found = [...document.querySelectorAll('label')].find((element) => textOf(element) === label);
  const element = document.getElementById(found?.htmlFor ?? '');
  if (!element) throw new Error(`no field is called “${label}” in: ${textOf(here())}`);
  return element;
}

/** Types into a field in place of what is there, and leaves it. */
export async function fill(label: string, text: string): Promise<void> {
  const element = await waitFor(() => field(label));
  element.focus();
  fireEvent.change(element, { target: { value: text } });
  element.blur();
}

/** Chooses the first choice whose words contain these. */
export async function choose(words: string): Promise<void> {
  const radio = await waitFor(() => {
    const found = [...document.querySelectorAll('label')].find((label) => textOf(label).includes(words));
    const input = found?.querySelector<HTMLInputElement>('input[type="radio"]');
    if (!input) throw new Error(`no choice “${words}”`);
    return input;
  });
  fireEvent.click(radio);
}

/** The choices below a legend. */
export function choices(legend: string): HTMLElement {
  const found = [...document.querySelectorAll('fieldset')].find(
    (group) => textOf(group.querySelector('legend')) === legend,
  );
  if (!found) throw new Error(`no choices “${legend}”`);
  return found;
}

/** A field or a group of choices is marked as wrong, with these words below it. */
export async function saysWrong(element: () => HTMLElement, words: string): Promise<void> {
  await waitFor(() => {
    expect(element().getAttribute('aria-invalid')).toBe('true');
    const id = element().getAttribute('aria-describedby') ?? '';
    expect(textOf(document.getElementById(id))).toBe(words);
  });
}

/** What was sent by one method, and changes something. */
export function writesOf({ sent }: Visit): readonly Pick<Sent, 'method' | 'path' | 'body'>[] {
  return sent
    .filter(({ method, path }) => method !== 'GET' && path !== '/players/username/validate')
    .map(({ method, path, body }) => ({ method, path, body }));
}
