/** An hour of one player, on the real site with its views, in front of the mock in the same process. */
import './window.ts';
import { createRoot } from 'react-dom/client';
import { createBackend } from '../../../mock-server/backend.ts';
import { CookieJar } from '../../../mock-server/demo/cookie-jar.ts';
import { type Respond, withoutWire } from '../../../mock-server/demo/without-wire.ts';
import { createWorld } from '../../../mock-server/world.ts';
import { agencyRead } from '../../../src/api/agency.ts';
import { Root } from '../../../src/app/Root.tsx';
import { createSite, type Site } from '../../../src/app/site.ts';
import { speak, withWords } from '../../../src/i18n/language.ts';
import { PARTS } from '../../../src/i18n/parts.ts';
import { realBrowser } from '../../../src/platform/browser.ts';
import { SILENT_TABS } from '../../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../../src/platform/tabs/tab-lock.ts';
import type { Behaviour, Deed } from './behaviours.ts';
import { seeded } from './seeded.ts';
import { callOf, Tally } from './tally.ts';
import { turn, VirtualTime } from './virtual-time.ts';
import { look } from './window.ts';

const ORIGIN = 'http://localhost';
const START = Date.UTC(2026, 2, 2, 3, 0, 0);
const MINUTE_MS = 60_000;
/** Turns in which nothing was asked, after which nothing is on its way any more. */
const QUIET_TURNS = 12;
/** A part of the site that was loaded before is looked for once more, in real time. */
const PART_MS = 40;
const realTimeout = globalThis.setTimeout;

/** What an hour asked for. */
export interface Hour {
  readonly tally: Tally;
  /** The parts of the site that were loaded, by the names of their files. */
  readonly pages: readonly string[];
  /** What the page had asked for before the player did anything. */
  readonly atLoad: number;
}

/** Loads every part of the site, so that none comes while the time stands still. */
export async function warmUp(): Promise<void> {
  const parts = import.meta.glob([
    '../../../src/{app,layout,pages,fingerprint}/**/*.{ts,tsx}',
    '!../../../src/**/*.d.ts',
  ]);
  await Promise.all(Object.values(parts).map((load) => load()));
  // No time passes while words come, because the time of an hour is not the machine's.
  await withWords(speak('lo'), ...PARTS);
}

/** Counts what one behaviour asks for in an hour. The same numbers each time. */
export async function countHour({ scenario, player, deeds }: Behaviour): Promise<Hour> {
  const time = new VirtualTime(START);
  const jar = new CookieJar();
  const clock = { now: () => time.now() };
  const respond = withoutWire(createBackend({ world: createWorld({ clock, cookies: jar }) }), jar);
  const line = new CountedLine(respond);
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = line.fetch;
  const container = document.body.appendChild(document.createElement('div'));
  const problems: unknown[] = [];
  const note = (problem: unknown) => void problems.push(problem);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  try {
    await lab(respond, 'reset', { scenario });
    if (player !== null) await lab(respond, 'session', { username: player });
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
    localStorage.clear();
    const site = createSite({
      ...realBrowser(),
      tabs: SILENT_TABS,
      lock: NO_LOCK,
      random: seeded(1),
      readCookie: (name) => (name === 'XSRF-TOKEN' ? jar.xsrfToken : null),
      openGameWindow: () => ({ isThere: () => true, goTo: () => undefined, close: () => undefined }),
    });
    void site.queries.prefetchQuery(agencyRead(site.client));
    root.render(<Root site={site} />);
    const visited = new Set(['/']);
    const passTo = async (moment: number) => {
      for (let due = time.nextDue(); due !== null && due <= moment; due = time.nextDue()) {
        time.advanceTo(due);
        await line.settled();
      }
      time.advanceTo(moment);
      await line.settled();
    };
    const isHome = () =>
      container.querySelector('h1') !== null && (player === null || site.playerSite !== null);
    // Code takes what time the machine needs, and what shows it some of the page's own.
    for (let moment = START; moment <= START + 5_000; moment += 100) {
      if (!isHome()) await line.settledWithParts();
      await passTo(moment);
    }
    if (!isHome()) throw new Error('a page did not come');
    await line.settledWithParts();
    const atLoad = line.tally.total.requests;
    for (const [minute, deed] of deeds) {
      await passTo(START + minute * MINUTE_MS);
      if (deed.kind === 'go') visited.add(deed.to.split('?')[0] ?? '/');
      await carryOut(deed, site, respond);
      await line.settledWithParts();
    }
    await passTo(START + 60 * MINUTE_MS);
    if (problems.length > 0) throw new Error('a page broke', { cause: problems[0] });
    return { tally: line.tally, pages: [...visited], atLoad };
  } finally {
    root.unmount();
    await line.settled();
    container.remove();
    look(true);
    globalThis.fetch = fetchBefore;
    time.restore();
  }
}

async function carryOut(deed: Deed, site: Site, respond: Respond): Promise<void> {
  const players = site.playerSite;
  switch (deed.kind) {
    case 'go':
      return site.navigation.send({ type: 'navigation.asked', to: deed.to, replace: false });
    case 'away':
    case 'back':
      return look(deed.kind === 'back');
    case 'play': {
      const request = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' } as const;
      return players?.games.open({ request, name: null }, { title: '', hint: '', languageTag: 'lo' });
    }
    case 'order': {
      const request = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' } as const;
      return players?.deposit().send({ type: 'deposit.submit', request });
    }
    case 'pay': {
      const code = players?.deposit().getSnapshot().context.order?.code ?? '';
      return lab(respond, 'bank/pay', { code });
    }
  }
}

async function lab(respond: Respond, verb: string, body: object): Promise<void> {
  const path = `/__lab/${verb}`;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await respond(
    new Request(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    path,
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** The line between the page and the mock, at which is counted. */
class CountedLine {
  readonly tally = new Tally();
  readonly #respond: Respond;
  #waiting = 0;

  constructor(respond: Respond) {
    this.#respond = respond;
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { signal: _signal, ...words } = init ?? {};
    const request = new Request(new URL(String(input), ORIGIN), words);
    const path = new URL(request.url).pathname;
    const call = callOf(request.method, path);
    this.#waiting += 1;
    try {
      const response = await this.#respond(request, path);
      this.tally.add(call, (await response.clone().arrayBuffer()).byteLength);
      return response;
    } finally {
      this.#waiting -= 1;
    }
  };

  /** The same where a page may have to come first. */
  async settledWithParts(): Promise<void> {
    for (let before = -1; before !== this.tally.total.requests; ) {
      before = this.tally.total.requests;
      await this.settled();
      await new Promise((resolve) => realTimeout(resolve, PART_MS));
      await this.settled();
    }
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await turn();
      if (this.#waiting > 0) quiet = -1;
    }
  }
}
