/** Game list and game launch: contract §2. */
import type { Game, LaunchRequest } from '../../../../contract/game.ts';
import { actedBy } from '../../rule/acts.ts';
import {
  equal,
  given,
  holds,
  near,
  expectRejection,
  rejectedField,
  needed,
  neededIn,
  expectSuccess,
} from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import type { Player, TargetState } from '../../target-state.ts';
import { serverTime } from '../../wire/answer.ts';

/** Addresses that would redirect a player to another site. */
const FOREIGN_RETURNS = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/games//elsewhere',
  'games',
  '/\t/elsewhere.example',
];

export const gameRules: readonly Rule[] = [
  ...rulesOf('games', 'contract §2', [], {
    filters: {
      says: 'provider, category and tab filter the list, separately and together',
      run: actedBy('visitor', async (visitor) => {
        const { items } = await given('games', () => visitor.ok('games'));
        const { provider, category, tab } = needed('a game', items[0]);
        for (const query of [{ provider }, { category }, { tab }, { provider, category, tab }]) {
          const found = await visitor.ok('games', { query: { ...query, pageSize: '50' } });
          holds(found.items.length > 0, `games of ${JSON.stringify(query)}`, 'none');
          for (const game of found.items) {
            const received = Object.fromEntries(
              Object.keys(query).map((name) => [name, Reflect.get(game, name)]),
            );
            equal(`the fields of ${game.code}`, received, query);
          }
        }
      }),
    },
    tabs: {
      says: 'tabs are those of the requested provider and category, independent of the requested tab',
      run: actedBy('visitor', async (visitor, target) => {
        for (const { provider } of (await target.terms()).config.providers) {
          const ofProvider = { query: { provider, pageSize: '50' } };
          const { items } = await given('games', () => visitor.ok('games', ofProvider));
          for (const category of new Set(items.map((game) => game.category))) {
            const { tabs } = await visitor.ok('games', { query: { provider, category } });
            const missing = items.find((game) => game.category === category && !tabs.includes(game.tab));
            holds(!missing, `tabs with ${missing?.tab}`, tabs);
            equal('tabs, each once,', new Set(tabs).size, tabs.length);
            for (const tab of [tabs[0] ?? '', 'no-such-tab']) {
              const narrowed = await visitor.ok('games', { query: { provider, category, tab } });
              equal('tabs', narrowed.tabs.toSorted(), tabs.toSorted());
            }
          }
        }
      }),
    },
    'tab-verbatim': {
      says: 'a tab is compared verbatim: in another case, or shortened, it finds no games',
      run: actedBy('visitor', async (visitor) => {
        const { tabs } = await given('tabs', () => visitor.ok('games'));
        needed('a tab', tabs.length > 0);
        for (const tab of tabs) {
          holds((await visitor.ok('games', { query: { tab } })).total > 0, `games in ${tab}`, 'none');
          for (const other of [swapped(tab), tab.slice(0, -1)]) {
            if (other === '' || tabs.includes(other)) continue;
            equal(`games in ${other}`, (await visitor.ok('games', { query: { tab: other } })).total, 0);
          }
        }
      }),
    },
    'unknown-filter': {
      section: 'contract §1',
      says: 'a provider or category that does not exist is 422 UNKNOWN',
      run: async (target) => {
        for (const name of ['provider', 'category']) {
          const answer = await target.visitor().call('games', { query: { [name]: 'no-such-word' } });
          rejectedField(answer, name, 'UNKNOWN');
        }
      },
    },
  }),
  ...rulesOf('gameLaunch', 'contract §2', ['lab', 'newcomer'], {
    'return-url': {
      says: 'returnUrl is a path with one leading slash: no //, no \\, no other origin',
      needs: ['writes', 'player'],
      run: actedBy('player', async ({ caller }, target) => {
        for (const returnUrl of FOREIGN_RETURNS) {
          const body = await launchBody(target, { returnUrl });
          rejectedField(await caller.call('gameLaunch', { body }), 'returnUrl', 'FORMAT');
        }
      }),
    },
    'deposit-required': {
      says: 'without credit with the provider 409 DEPOSIT_REQUIRED',
      needs: ['newcomer'],
      run: actedBy('newcomer', async ({ caller }, target) => {
        expectRejection(
          await caller.call('gameLaunch', { body: await launchBody(target) }),
          'DEPOSIT_REQUIRED',
        );
      }),
    },
    'credit-elsewhere': {
      says: 'credit with another provider, or no remaining credit, is 409 DEPOSIT_REQUIRED',
      run: async (target) => {
        const body = await launchBody(target);
        const { config } = await target.terms();
        const other = config.providers.find(({ provider }) => provider !== body.provider);
        const { caller, username } = await funded(target, { ...body, ...needed('two providers', other) });
        expectRejection(await caller.call('gameLaunch', { body }), 'DEPOSIT_REQUIRED');
        await target.lab.credit(username, body.provider, '0.01');
        await caller.ok('gameLaunch', { body });
        await target.lab.credit(username, body.provider, '-0.01');
        expectRejection(await caller.call('gameLaunch', { body }), 'DEPOSIT_REQUIRED');
      },
    },
    'unknown-game': {
      says: 'an unknown game, or a game of another provider, is 404',
      run: async (target) => {
        const { caller } = await funded(target, await launchBody(target));
        const { provider } = await launchBody(target);
        const { items } = await target.visitor().ok('games', { query: { pageSize: '50' } });
        const others = items.find((game) => game.provider !== provider);
        for (const gameCode of ['no-such-game', ...(others ? [others.code] : [])]) {
          const body = await launchBody(target, { gameCode });
          expectRejection(await caller.call('gameLaunch', { body }), 'NOT_FOUND');
        }
      },
    },
    opens: {
      says: 'each launch of a game, a tab or the lobby has a new address, valid for 60 s',
      run: async (target) => {
        const body = await launchBody(target);
        const { caller } = await funded(target, body);
        const answer = await caller.call('gameLaunch', { body });
        const { launch } = expectSuccess('gameLaunch', answer);
        near('expiresAt', launch.expiresAt, serverTime(answer) + 60_000);
        const { gameCode: _game, ...tabOnly } = body;
        const { tab: _tab, ...lobby } = tabOnly;
        for (const wanted of [body, tabOnly, lobby]) {
          const other = await caller.ok('gameLaunch', { body: wanted });
          holds(other.launch.url !== launch.url, 'another address', 'the same');
        }
      },
    },
    disabled: {
      says: 'a disabled game is 409 GAME_DISABLED',
      run: async (target) => {
        const { code, provider } = needed('a disabled game', await disabledGame(target));
        const body = await launchBody(target, { gameCode: code, provider });
        const { caller } = await funded(target, body);
        expectRejection(await caller.call('gameLaunch', { body }), 'GAME_DISABLED');
      },
    },
    'self-excluded': {
      says: 'a self-excluded player gets 409 SELF_EXCLUDED until the exclusion ends',
      run: async (target) => {
        const body = await launchBody(target);
        const { caller } = await funded(target, body);
        await given('an exclusion', () => caller.ok('selfExclude', { body: { days: 1 } }));
        expectRejection(await caller.call('gameLaunch', { body }), 'SELF_EXCLUDED');
        await target.lab.advance(24 * 3600 + 1);
        await caller.ok('gameLaunch', { body });
      },
    },
  }),
];

/** A launch request for an enabled game. */
export async function launchBody(
  target: TargetState,
  changes: Partial<LaunchRequest> = {},
): Promise<LaunchRequest> {
  const { items } = await given('games', () => target.visitor().ok('games', { query: { pageSize: '50' } }));
  const { code, provider, tab } = neededIn('an enabled game', items, ({ enabled }) => enabled);
  return { provider, gameCode: code, tab, language: 'lo', device: 'mobile', returnUrl: '/games', ...changes };
}

/** Swaps upper and lower case. */
function swapped(text: string): string {
  return [...text]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');
}

/** Searches the first 20 pages of the list; null if it finds no disabled game. */
async function disabledGame(target: TargetState): Promise<Game | null> {
  for (let page = 1; page <= 20; page += 1) {
    const query = { page: String(page), pageSize: '50' };
    const { items } = await given('games', () => target.visitor().ok('games', { query }));
    const found = items.find(({ enabled }) => !enabled);
    if (found || items.length === 0) return found ?? null;
  }
  return null;
}

async function funded(target: TargetState, { provider }: LaunchRequest): Promise<Player> {
  const player = await target.newcomer();
  await target.lab.credit(player.username, provider, '500');
  return player;
}
