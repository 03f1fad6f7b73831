/** The game provider that the mock simulates: its page, whose link works once, and the calls of that page. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PROVIDER_FILES } from '../../../mock-server/paths.ts';
import type { Answer, Client } from '../client.ts';
import { codeIn } from '../client.ts';
import { creditWith, ledgerOf, wait } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

const GAME = 'Naga Pearl Rising';

/** A client of the player `demo` with 100 THB, and the token of a launch. */
async function launched(): Promise<{ readonly demo: Client; readonly launch: string }> {
  const demo = await here.site.player('demo');
  await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '100' });
  const game = here.site.backend.world.store.games.getAll().find(({ name }) => name === GAME);
  const body = {
    provider: 'alphabet',
    gameCode: game?.code,
    language: 'th',
    device: 'desktop',
    returnUrl: '/player/game/alphabet?tab=Slots',
  };
  const { url } = (await demo.call('gameLaunch', { body })).body.launch;
  return { demo, launch: url.split('launch=')[1] ?? '' };
}

/** Calls the provider without the player's cookies: only the key in the request authorizes the call. */
function provider(call: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return here.site.lab.another().send(`/__provider/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function opened(): Promise<{ readonly demo: Client; readonly play: string }> {
  const { demo, launch } = await launched();
  const { play } = (await provider('open', { launch })).body as { readonly play: string };
  return { demo, play };
}

const rejection = (answer: Answer) => [answer.status, codeIn(answer)];
const USED_UP = [410, 'LINK_USED_UP'];

describe('a link', () => {
  test('opens the game with everything that the page shows, and sets no cookie', async () => {
    const { launch } = await launched();
    const answer = await provider('open', { launch });
    expect(answer.body).toEqual({
      play: expect.stringMatching(/^[\w-]{32}$/),
      provider: 'alphabet',
      player: 'Demo Player',
      game: GAME,
      language: 'th',
      credit: { amount: '100', currency: 'THB' },
      returnUrl: '/player/game/alphabet?tab=Slots',
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('opens the game once, even if two requests use it at the same moment', async () => {
    const { launch } = await launched();
    const answers = await Promise.all([provider('open', { launch }), provider('open', { launch })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(rejection(await provider('open', { launch }))).toEqual(USED_UP);
  });

  test('can be opened for less than 60 seconds of the lab’s clock', async () => {
    const first = await launched();
    await wait(first.demo, 60);
    expect(rejection(await provider('open', first))).toEqual(USED_UP);
    const second = await launched();
    await wait(second.demo, 59);
    expect((await provider('open', second)).status).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(32), '__proto__'])('with the wrong token %j is rejected', async (launch) => {
    await launched();
    const answer = await provider('open', { launch });
    expect(rejection(answer)).toEqual(launch === '' ? [422, 'VALIDATION_FAILED'] : USED_UP);
  });
});

describe('a play', () => {
  test('shows the current credit, also after a change from outside', async () => {
    const { demo, play } = await opened();
    await demo.lab('credit', { username: 'demo', provider: 'alphabet', amount: '-0.5' });
    expect((await provider('state', { play })).body).toMatchObject({ credit: { amount: '99.5' } });
  });

  test('a result changes the credit on the site, and is recorded in the ledger', async () => {
    const { demo, play } = await opened();
    expect((await provider('result', { play, amount: '25.5' })).body).toMatchObject({
      credit: { amount: '125.5', currency: 'THB' },
    });
    await provider('result', { play, amount: '-125.25' });
    expect(await creditWith(demo)).toBe('0.25');
    expect(await ledgerOf(demo, null)).toEqual([
      'credit.adjusted 100',
      'credit.adjusted 25.5',
      'credit.adjusted -125.25',
    ]);
  });

  test('a loss cannot exceed the credit', async () => {
    const { demo, play } = await opened();
    expect(rejection(await provider('result', { play, amount: '-100.01' }))).toEqual([
      409,
      'CREDIT_NOT_ENOUGH',
    ]);
    expect(await creditWith(demo)).toBe('100');
    expect((await provider('result', { play, amount: '-100' })).body).toMatchObject({
      credit: { amount: '0' },
    });
  });

  test.each(['1.234', '1e3', '+5', '', 'NaN', 5, null, '12345678'])('rejects a result %j', async (amount) => {
    const { demo, play } = await opened();
    expect(rejection(await provider('result', { play, amount }))).toEqual([422, 'VALIDATION_FAILED']);
    expect(await creditWith(demo)).toBe('100');
  });

  test('continues after the link has expired and the session has ended', async () => {
    const { demo, play } = await opened();
    await wait(demo, 3_600);
    await demo.call('logout');
    expect((await provider('state', { play })).status).toBe(200);
  });

  test('requires its own key: the session or the link is not sufficient', async () => {
    const { demo, launch } = await launched();
    await provider('open', { launch });
    const headers = { 'Content-Type': 'application/json' };
    const bySession = await demo.send('/__provider/state', { method: 'POST', headers, body: '{}' });
    expect(bySession.status).toBe(422);
    for (const play of [launch, 'x']) {
      expect(rejection(await provider('state', { play }))).toEqual(USED_UP);
      expect(rejection(await provider('result', { play, amount: '1' }))).toEqual(USED_UP);
    }
    expect(await creditWith(demo)).toBe('100');
  });

  test('cannot be opened by the pages of other sites', async () => {
    const { launch } = await launched();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ] as const) {
      expect(rejection(await provider('open', { launch }, headers))).toEqual([403, 'FOREIGN']);
    }
    expect((await provider('open', { launch }, { Origin: here.site.origin })).status).toBe(200);
  });

  test('rejects an invalid request with the reason', async () => {
    const send = (init: RequestInit) => here.site.lab.send('/__provider/open', init);
    expect((await send({ method: 'GET' })).status).toBe(405);
    expect((await send({ method: 'POST', body: '{' })).status).toBe(415);
    const headers = { 'Content-Type': 'application/json' };
    expect((await send({ method: 'POST', body: '{', headers })).status).toBe(400);
    expect((await send({ method: 'POST', body: '[]', headers })).status).toBe(422);
  });
});

describe('the page', () => {
  const get = (path: string) => here.site.lab.another().send(path);

  test('consists of exactly the files in its folder', async () => {
    const folder = fileURLToPath(new URL('../../../mock-server/provider-simulation/page', import.meta.url));
    expect(readdirSync(folder).toSorted()).toEqual([...PROVIDER_FILES]);
    for (const file of PROVIDER_FILES) expect((await get(`/__provider/${file}`)).status).toBe(200);
    for (const path of ['nothing', '../backend.ts', '%2e%2e/backend.ts', '..%2fprovider-path.ts', 'Open']) {
      expect((await get(`/__provider/${path}`)).status).toBe(404);
    }
  });

  test('is served at /__provider/; the address without the slash, which its relative links need, redirects', async () => {
    const page = await get('/__provider/?launch=x');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect((await get('/__provider/page.js')).headers.get('content-type')).toContain('javascript');
    const bare = await fetch(`${here.site.origin}/__provider?launch=x`, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/__provider/?launch=x']);
  });

  test('loads no file from another site or from the root, and has no inline script or style', async () => {
    const { text } = await get('/__provider/');
    const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual(['data:,', 'page.css', 'page.js', '../']);
    expect(text).not.toMatch(/<script>|<style|style=|\son\w+=/);
    const script = await get('/__provider/page.js');
    expect(script.text).not.toMatch(/["'`]\/|innerHTML|https?:/);
  });
});
