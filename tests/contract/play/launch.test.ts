/** POST /games/launch: the data that the mock stores about a launch, and the order of its rejections (contract §2). */
import { describe, expect, test } from 'vitest';
import type { LaunchRequest } from '../../../contract/game.ts';
import { createBackend } from '../../../mock-server/backend.ts';
import type { Client } from '../client.ts';
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

/** A client of the player `demo`, with credit to play. */
async function playing(client?: Client): Promise<Client> {
  const demo = client ?? (await here.site.player('demo'));
  await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '0.01' });
  return demo;
}

const codeOf = (name: string) =>
  here.site.backend.world.store.games.getAll().find((game) => game.name === name)?.code;

describe('a launch', () => {
  test('returns an address below the base path of the site', async () => {
    const backend = createBackend({ sitePath: '/demo' });
    const demo = await playing(await signedIn(backend, 'demo'));
    expect((await demo.call('gameLaunch', launch())).body.launch.url).toMatch(
      /^\/demo\/__provider\/\?launch=/,
    );
  });

  test('its token is masked in the lab', async () => {
    const demo = await playing();
    const { url } = (await demo.call('gameLaunch', launch())).body.launch;
    const [, token = '?'] = url.split('launch=');
    for (const view of ['/__lab/state?full=true', '/__lab/db/launches']) {
      expect((await demo.send(view)).text).not.toContain(token);
    }
  });
});

describe('a rejection', () => {
  test('503 PROVIDER_MAINTENANCE while the provider is down', async () => {
    const demo = await playing();
    close();
    expect(await demo.codeOf('gameLaunch', launch())).toBe('PROVIDER_MAINTENANCE');
  });

  test('with several reasons, the first in the order of contract §2 is returned', async () => {
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

  function close(): void {
    here.site.backend.world.store.change((change) =>
      change.providers.update({ where: { provider: { equals: 'alphabet' } }, data: { maintenance: true } }),
    );
  }
});
