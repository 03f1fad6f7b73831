/**
 * An attacker rewrites the site's data in the browser: the site still starts, redirects nowhere and acts for no other player.
 * The names of the entries are those that a visit stores.
 */
import { waitFor } from '../../../in-process/wait-for.ts';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { paths, promotionPath } from '../../../../src/app/paths.ts';
import type { TextStore } from '../../../../src/platform/storage.ts';
import { fill, main, press, say, sees, submit } from '../../../in-process/page-reading.ts';
import { memoryStore } from '../browser.ts';
import { fillInDeposit, fillInLogin } from './forms.ts';
import { endVisits, visit } from './visit.ts';

type Texts = Record<string, string>;
type Tampering = (text: string) => string;

/** What was written last under each name, also under those that were removed later. */
const kept: { readonly device: Texts; readonly tab: Texts } = { device: {}, tab: {} };

function recording(texts: Texts): TextStore {
  const store = memoryStore();
  return {
    ...store,
    write(name, text) {
      texts[name] = text;
      store.write(name, text);
    },
  };
}

/** Visits many pages, and records everything that the site stores: drafts, keys and the state of pages. */
beforeAll(async () => {
  const browser = { device: recording(kept.device), tab: recording(kept.tab) };
  const player = await visit(paths.register, { browser });
  await fill(say('field.username'), 'somebody');
  await player.go(paths.login);
  await fillInLogin(DEMO_PLAYER);
  submit().click();
  await waitFor(() => expect(player.address).toBe(paths.home));
  await player.go(paths.responsiblePlay);
  await fill(say('responsiblePlay.limit', { period: say('period.day') }), '500');
  await player.go(promotionPath(WELCOME));
  await press(say('promotion.claim'), main);
  await player.go(paths.deposit);
  await fillInDeposit();
  await player.go(paths.home);
  await endVisits();
}, 120_000);

/** Replaces each text in a JSON record by a hostile value, but for the player, without whom the site reads no draft. */
function inRecord(hostile: unknown): Tampering {
  return (text) => {
    try {
      return JSON.stringify(
        JSON.parse(text, (name, value: unknown) =>
          typeof value === 'string' && name !== 'playerId' ? hostile : value,
        ),
      );
    } catch {
      return JSON.stringify(hostile);
    }
  };
}

const TAMPERED: Readonly<Record<string, Tampering>> = {
  garbage: () => '\u0000\ufffd{[',
  nothing: () => '',
  'a number': () => '1e999',
  null: () => 'null',
  'a list of lists': () => '[[[["x",{}]]],["a",{"scroll":1e308,"focus":"[[["}]]',
  'an object of another kind': () => '{"version":1,"value":{"__proto__":{"polluted":"yes"},"playerId":1}}',
  'a later version': (text) => text.replace(/"version":\d+/, '"version":99'),
  megabytes: () => 'x'.repeat(400_000),
  'an address of another host': () => '/\\evil.example',
  'addresses in each text': inRecord('//evil.example/'),
  'markup in each text': inRecord('<img src=x onerror=__pwned()>'),
  'a script as each text': inRecord('javascript:__pwned()'),
  'numbers for texts': inRecord(1e308),
  'what cannot be printed in each text': inRecord({ toString: 1, valueOf: 1 }),
  'invalid selectors': (text) => text.replace(/"focus":("[^"]*"|null)/g, '"focus":"a[href=\\"\\"]]>"'),
  'ids of another player': (text) =>
    text.replace(/PL\d{6}/g, 'PL000002').replace(/(?<=[DWU])\d{6}/g, '000009'),
  'impossible times': (text) => text.replace(/\d{10,}/g, '-1'),
};

test.each(Object.entries(TAMPERED))(
  'with %s in the stored data the site starts, redirects nowhere and sends no write',
  async (_, tampering) => {
    expect(Object.keys(kept.device).length + Object.keys(kept.tab).length).toBeGreaterThan(6);
    const tampered = (texts: Texts) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, tampering(text)]));
    const [device, tab] = [tampered(kept.device), tampered(kept.tab)];
    expect([device, tab]).not.toEqual([kept.device, kept.tab]);
    const player = await visit(paths.deposit, {
      player: DEMO_PLAYER.username,
      browser: { device: memoryStore(device), tab: memoryStore(tab) },
    });
    await sees(say('deposit.amount'), main);
    await player.settled();
    expect(player.tab.addresses).toEqual([paths.deposit]);
    expect(player.writes()).toEqual([]);
    expect(document.querySelector('img, [onerror], [href^="javascript:"]')).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  },
);
