/** Simulates an hour of one player on the real site with its views, against the mock in the same process. */
import { submitted } from '../../../tools/fixtures/cashier/deposits.ts';
import './window.ts';
import { InProcessMock } from '../../in-process/mock.ts';
import { openPage } from '../../in-process/page.tsx';
import { VirtualTime } from '../../in-process/virtual-time.ts';
import { openGame } from '../../../src/app/hooks/use-game-launch.ts';
import type { PlayerActors } from '../../../machines/player.machine.ts';
import type { Site } from '../../../src/app/site.ts';
import { realBrowser } from '../../../src/platform/browser.ts';
import { SILENT_TABS } from '../../../src/platform/tabs/tab-channel.ts';
import { NO_LOCK } from '../../../src/platform/tabs/tab-lock.ts';
import type { Behaviour, Interaction } from './behaviours.ts';
import { seeded } from './seeded.ts';
import { callOf, Tally } from './tally.ts';
import { look } from './window.ts';

export { loadWholeSite } from '../../in-process/page.tsx';

const START = Date.UTC(2026, 2, 2, 3, 0, 0);
const MINUTE_MS = 60_000;
/** Real time in which a repeated dynamic import of a loaded part of the site resolves. */
const PART_MS = 40;
/** The text of the tab that waits for a game: nothing is rendered in it here. */
const NO_TEXT = { title: '', hint: '', languageTag: 'lo' };
const realTimeout = globalThis.setTimeout;

/** The requests of one hour. */
export interface Hour {
  readonly tally: Tally;
  /** The paths of the pages that were visited. */
  readonly pages: readonly string[];
  /** The number of requests before the first action of the player. */
  readonly atLoad: number;
}

/** Counts the requests of one behaviour in an hour. The result is deterministic. */
export async function countHour({ scenario, player, actions }: Behaviour): Promise<Hour> {
  const time = new VirtualTime(START);
  const mock = new InProcessMock({ clock: time });
  const tally = new Tally();
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    // Without its signal, since a request that the page aborts has reached the server all the same and counts.
    const response = await mock.fetch(input, { ...init, signal: null });
    const { pathname } = new URL(String(input), window.location.href);
    tally.add(callOf(init?.method ?? 'GET', pathname), (await response.clone().arrayBuffer()).byteLength);
    return response;
  };
  try {
    await mock.setUp({ scenario, player });
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
    localStorage.clear();
    const page = openPage({
      ...realBrowser(),
      tabs: SILENT_TABS,
      lock: NO_LOCK,
      random: seeded(1),
      readCookie: mock.readCookie,
      readCookies: (name) => [mock.readCookie(name) ?? []].flat(),
      openGameWindow: () => ({ isThere: () => true, goTo: () => undefined, close: () => undefined }),
    });
    const { site, container, errors } = page;
    try {
      const visited = new Set(['/']);
      const passTo = (moment: number) => time.passTo(moment, mock.settled);
      const isHome = () =>
        container.querySelector('h1') !== null &&
        (player === null || site.playerActor('bankAccount') !== undefined);
      // Dynamic imports take real time; rendering the imported code takes virtual time as well.
      for (let moment = START; moment <= START + 5_000; moment += 100) {
        if (!isHome()) await settledWithParts(mock, tally);
        await passTo(moment);
      }
      if (!isHome()) throw new Error('a page did not come');
      await settledWithParts(mock, tally);
      // The sources of the fingerprint take real time; between them the page waits in virtual time.
      for (let moment = START + 5_000; tally.of('fingerprint').requests === 0; moment += 100) {
        if (moment >= START + MINUTE_MS) throw new Error('no fingerprint was sent');
        await passTo(moment);
        await settledWithParts(mock, tally);
      }
      const atLoad = tally.total.requests;
      for (const [minute, action] of actions) {
        await passTo(START + minute * MINUTE_MS);
        if (action.kind === 'go') visited.add(action.to.split('?')[0] ?? '/');
        await carryOut(action, site, mock);
        await settledWithParts(mock, tally);
      }
      await passTo(START + 60 * MINUTE_MS);
      if (errors.length > 0) throw new Error('a page broke', { cause: errors[0] });
      return { tally, pages: [...visited], atLoad };
    } finally {
      page.close();
      await mock.settled();
    }
  } finally {
    look(true);
    globalThis.fetch = fetchBefore;
    time.restore();
  }
}

async function carryOut(action: Interaction, site: Site, mock: InProcessMock): Promise<void> {
  switch (action.kind) {
    case 'go':
      return site.navigation.send({ type: 'navigation.asked', to: action.to, replace: false });
    case 'away':
    case 'back':
      return look(action.kind === 'back');
    case 'play': {
      const request = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' } as const;
      // The press opens the tab in which the machine then opens the game.
      return openGame(
        actorOf(site, 'gameLaunch'),
        site.late.playerCode?.gameTab,
        { type: 'game.launch', request: { request, name: null } },
        NO_TEXT,
      );
    }
    case 'order': {
      const draft = { provider: 'alphabet', mid: 'MOCKLAK0001', entry: '67500' } as const;
      return actorOf(site, 'deposit').send(submitted(draft));
    }
    case 'pay': {
      const { order } = actorOf(site, 'deposit').getSnapshot().context;
      if (!order) throw new Error('there is no order to pay');
      return mock.lab('bank/pay', { code: order.code });
    }
  }
}

/** The actor of a player's page; the actions of an hour need a signed-in player. */
function actorOf<Name extends keyof PlayerActors>(site: Site, name: Name): NonNullable<PlayerActors[Name]> {
  const actor = site.playerActor(name);
  if (!actor) throw new Error(`there is no actor ${name}`);
  return actor;
}

/** Resolves once no requests are in flight, including those of pages whose code has to be imported first. */
async function settledWithParts({ settled }: InProcessMock, tally: Tally): Promise<void> {
  for (let before = -1; before !== tally.total.requests; ) {
    before = tally.total.requests;
    await settled();
    await new Promise((resolve) => realTimeout(resolve, PART_MS));
    await settled();
  }
}
