/** POST /games/launch: specification §8 (please deposit), contract §2. */
import { describe, expect, test } from 'vitest';
import type { LaunchRequest } from '../../../contract/game.ts';
import { createBackend } from '../../../mock-server/backend.ts';
import { type Client, partOf } from '../client.ts';
import { signedIn } from '../in-process.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

const REQUEST: LaunchRequest = {
  provider: 'alphabet',
  language: 'lo',
  device: 'mobile',
  returnUrl: '/player/game/alphabet',
};
const launch = (changes: object = {}) => ({ body: { ...REQUEST, ...changes } });

/** Demo, with credit to play. */
async function playing(client?: Client): Promise<Client> {
  const demo = client ?? (await here.site.player('demo'));
  await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '0.01' });
  return demo;
}

const codeOf = (name: string) =>
  here.site.backend.world.store.all('games').find((game) => game.name === name)?.code;

describe('a launch', () => {
  test('is for players', async () => {
    const visitor = await here.site.visitor();
    expect(await visitor.codeOf('gameLaunch', launch())).toBe('UNAUTHENTICATED');
    const demo = await playing();
    expect(await demo.codeOf('gameLaunch', { ...launch(), xsrf: null })).toBe('XSRF_INVALID');
  });

  test('gives an address of the provider that nobody can guess, for 60 seconds', async () => {
    const demo = await playing();
    const first = (await demo.call('gameLaunch', launch())).body.launch;
    const second = (await demo.call('gameLaunch', launch())).body.launch;
    expect(first.url).toMatch(/^\/__provider\/\?launch=[\w-]{32}$/);
    expect(first.expiresAt).toBe('2026-03-02T03:01:00.000Z');
    expect(second.url).not.toBe(first.url);
  });

  test('leads into a game of the provider, a tab of it, or its lobby', async () => {
    const demo = await playing();
    const gameCode = codeOf('Naga Pearl Rising');
    for (const changes of [{ gameCode }, { tab: 'pp.txt' }, {}]) {
      expect((await demo.call('gameLaunch', launch(changes))).status).toBe(200);
    }
    const rows = here.site.backend.world.store.all('launches');
    expect(rows.map((row) => [row.gameCode, row.tab])).toEqual([
      [gameCode, undefined],
      [undefined, 'pp.txt'],
      [undefined, undefined],
    ]);
  });

  test('stands below the folder that the site lives in', async () => {
    const backend = createBackend({ sitePath: '/demo' });
    const demo = await playing(await signedIn(backend, 'demo'));
    expect((await demo.call('gameLaunch', launch())).body.launch.url).toMatch(
      /^\/demo\/__provider\/\?launch=/,
    );
  });

  test('shows its token to nobody in the lab', async () => {
    const demo = await playing();
    const { url } = (await demo.call('gameLaunch', launch())).body.launch;
    const [, token = '?'] = url.split('launch=');
    for (const view of ['/__lab/state', '/__lab/db/launches']) {
      expect((await demo.send(view)).text).not.toContain(token);
    }
  });
});

describe('a refusal', () => {
  test('404 for a game that is not, or is another provider’s', async () => {
    const demo = await playing();
    const gameCode = codeOf('Sugar Palm Spins');
    expect(await demo.codeOf('gameLaunch', launch({ gameCode }))).toBe('NOT_FOUND');
    expect(await demo.codeOf('gameLaunch', launch({ gameCode: 'NOPE-1' }))).toBe('NOT_FOUND');
  });

  test('409 DEPOSIT_REQUIRED without credit with this provider, whatever there is with others', async () => {
    const demo = await playing();
    expect(await demo.codeOf('gameLaunch', launch({ provider: 'gclub' }))).toBe('DEPOSIT_REQUIRED');
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '-0.01' });
    expect(await demo.codeOf('gameLaunch', launch())).toBe('DEPOSIT_REQUIRED');
  });

  test('409 GAME_DISABLED for a closed game', async () => {
    const demo = await playing();
    const gameCode = codeOf('Firefly Lagoon');
    expect(await demo.codeOf('gameLaunch', launch({ gameCode }))).toBe('GAME_DISABLED');
  });

  test('409 SELF_EXCLUDED until the exclusion ends', async () => {
    const demo = await playing();
    await demo.call('selfExclude', { body: { days: 1 } });
    expect(await demo.codeOf('gameLaunch', launch())).toBe('SELF_EXCLUDED');
    await demo.lab('clock', { advanceSeconds: 86_400 });
    expect((await demo.call('gameLaunch', launch())).status).toBe(200);
  });

  test('503 PROVIDER_MAINTENANCE while the provider is down', async () => {
    const demo = await playing();
    close();
    expect(await demo.codeOf('gameLaunch', launch())).toBe('PROVIDER_MAINTENANCE');
  });

  test('of several reasons, the first in the order of contract §2 is told', async () => {
    const demo = await here.site.player('demo');
    const gameCode = codeOf('Firefly Lagoon');
    close();
    await demo.call('selfExclude', { body: { days: 1 } });
    expect(await demo.codeOf('gameLaunch', launch({ gameCode: 'NOPE-1' }))).toBe('NOT_FOUND');
    expect(await demo.codeOf('gameLaunch', launch({ gameCode }))).toBe('DEPOSIT_REQUIRED');
    await playing(demo);
    expect(await demo.codeOf('gameLaunch', launch({ gameCode }))).toBe('GAME_DISABLED');
    expect(await demo.codeOf('gameLaunch', launch())).toBe('SELF_EXCLUDED');
  });

  test.each([
    [{ provider: 'nobody' }, { provider: 'UNKNOWN' }],
    [{ language: 'en' }, { language: 'UNKNOWN' }],
    [{ device: 'watch' }, { device: 'UNKNOWN' }],
    [{ returnUrl: undefined }, { returnUrl: 'REQUIRED' }],
    [{ returnUrl: 'https://evil.example/' }, { returnUrl: 'FORMAT' }],
    [{ returnUrl: '//evil.example' }, { returnUrl: 'FORMAT' }],
    [{ returnUrl: '/\\evil.example' }, { returnUrl: 'FORMAT' }],
    [{ returnUrl: '/\t/evil.example' }, { returnUrl: 'FORMAT' }],
  ])('%j has not the shape: %j', async (changes, fields) => {
    const demo = await playing();
    expect(partOf(await demo.call('gameLaunch', launch(changes)), 'fields')).toEqual(fields);
    expect(here.site.backend.world.store.all('launches')).toEqual([]);
  });

  function close(): void {
    here.site.backend.world.store.change((change) =>
      change.update('providers', 'alphabet', { maintenance: true }),
    );
  }
});
