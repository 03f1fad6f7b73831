/** A visit of the whole site in front of the mock backend, over a network that holds an answer or loses it. */
import { i18n } from '@lingui/core';
import { fireEvent, waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { BASE_PATH } from '../../../contract/endpoints.ts';
import type { TextStore } from '../../../src/platform/storage.ts';
import { InProcessMock, ORIGIN } from '../../in-process/mock.ts';
import { type OpenPage, openPage } from '../../in-process/page.tsx';
import { handBrowser, handLine, memoryHistory, memoryStore } from './browser.ts';
import { closeSite } from './close-site.ts';

const open: Visit[] = [];

/** To be called after each test. */
export async function endVisits(): Promise<void> {
  for (const visit of open.splice(0)) await visit.end();
}

/** One page of one browser. Calls are named by their method and path. */
export class Visit {
  readonly #mock = new InProcessMock();
  readonly #line = handLine();
  readonly #asked: string[] = [];
  readonly #held = new Map<string, Promise<void>>();
  readonly #lost = new Set<string>();
  /** Everything that was ever written into the tab's storage. */
  readonly written: string[] = [];
  #page: OpenPage | null = null;

  /** Opens the site at an address, in the session of a player if there is one. */
  static async begin(address: string, player: string | null): Promise<Visit> {
    const visit = new Visit();
    open.push(visit);
    await visit.#mock.setUp({ scenario: 'default', player });
    vi.stubGlobal('fetch', visit.#fetch);
    visit.#page = openPage(
      handBrowser({
        history: memoryHistory(address),
        tab: visit.#tab(),
        readCookie: visit.#mock.readCookie,
        hadCookie: () => player !== null,
        isOnline: visit.#line.isOnline,
        onLineChange: visit.#line.onLineChange,
      }),
    );
    await visit.sees(() => document.querySelector('main h1'));
    return visit;
  }

  async end(): Promise<void> {
    this.#page?.close();
    await closeSite(this.#site());
    await this.#mock.settled();
    expect(this.#page?.errors).toEqual([]);
  }

  /** The server does its work, and the answer waits until the returned function is called. */
  hold(call: string): () => void {
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.#held.set(call, released);
    return letGo;
  }

  /** The server does its work, and the answers get lost. */
  lose(...calls: readonly string[]): void {
    for (const call of calls) this.#lost.add(call);
  }

  /** Answers arrive again, and the browser notices nothing. */
  mend(): void {
    this.#lost.clear();
  }

  /** Answers arrive again, and the browser says that it is online. */
  async restoreLine(): Promise<void> {
    this.mend();
    this.#line.cut();
    const turn = new Promise<void>((resolve) => this.#site().turn.onTurn(resolve));
    this.#line.mend();
    await turn;
    await this.settled();
  }

  /** The server refuses a call once. */
  refuse(call: string, code: string): Promise<void> {
    const [method, path] = call.split(' ');
    return this.#mock.lab('faults', {
      match: { method, path: BASE_PATH + String(path) },
      fault: 'status',
      code,
      times: 1,
    });
  }

  /** Somebody signs in in another tab. */
  async signIn(username: string): Promise<void> {
    await this.#mock.lab('session', { username });
    this.#site().session.send({ type: 'session.lookUp' });
    await this.settled();
  }

  settled(): Promise<void> {
    return this.#mock.settled();
  }

  /** As the menu of the player does, whose code is not what is asked here. */
  async openPasswordChange(): Promise<void> {
    const site = this.#site();
    await waitFor(() => expect(site.playerSite).not.toBeNull());
    site.playerSite?.passwordChange().send({ type: 'passwordChange.open' });
  }

  timesAsked(call: string): number {
    return this.#asked.filter((asked) => asked === call).length;
  }

  type(name: string, value: string): void {
    fireEvent.change(field(name), { target: { value } });
  }

  choose(name: string, value: string): void {
    click(field(`${name}"][value="${value}`));
  }

  /** Sends the form, and waits until the server has been asked. */
  async send(call: string): Promise<void> {
    const before = this.timesAsked(call);
    click(submit());
    await waitFor(() => expect(this.timesAsked(call)).toBe(before + 1));
  }

  /** Follows a link of the page. */
  async goTo(path: string): Promise<void> {
    const link = await this.sees(() => document.querySelector<HTMLElement>(`a[href="${path}"]`));
    click(link);
    await waitFor(() =>
      expect(this.#site().navigation.getSnapshot().context).toMatchObject({ shown: path, pending: null }),
    );
    await this.settled();
  }

  /** Waits until something is on the page. */
  sees<Thing>(look: () => Thing | null): Promise<Thing> {
    return waitFor(() => {
      const thing = look();
      if (thing === null) throw new Error(`it is not there:\n${document.body.textContent}`);
      return thing;
    });
  }

  async reads(id: string, values?: Readonly<Record<string, string | number>>): Promise<void> {
    await waitFor(() => expect(document.body.textContent).toContain(i18n._(id, values)));
  }

  #site() {
    if (!this.#page) throw new Error('no page is open');
    return this.#page.site;
  }

  #tab(): TextStore {
    const tab = memoryStore();
    return {
      ...tab,
      write: (name, text) => {
        this.written.push(text);
        tab.write(name, text);
      },
    };
  }

  readonly #fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input), ORIGIN);
    const call = `${init?.method ?? 'GET'} ${pathname.replace(BASE_PATH, '')}`;
    this.#asked.push(call);
    const answer = await this.#mock.fetch(input, { ...init, signal: null });
    await this.#held.get(call);
    if (this.#lost.has(call)) throw new TypeError('Failed to fetch');
    return answer;
  };
}

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(
    `main [name="${name}"], [role="dialog"] [name="${name}"]`,
  );
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

export function submit(): HTMLElement {
  const found =
    document.querySelector<HTMLElement>('[role="dialog"] form [type="submit"]') ??
    document.querySelector<HTMLElement>('main form [type="submit"]');
  if (!found) throw new Error('no form');
  return found;
}

export function isBusy(button: HTMLElement): boolean {
  return button.getAttribute('aria-busy') === 'true';
}

export function click(element: HTMLElement): void {
  fireEvent.click(element);
}

/** The one button of the dialog that tells of a success. */
export function newsButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="alertdialog"] button');
}

export function says(id: string): boolean {
  return document.body.textContent.includes(i18n._(id));
}
