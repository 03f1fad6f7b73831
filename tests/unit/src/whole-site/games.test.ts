/** The games of a provider, and those of home, from the player's view: specification §1, §2 and §8. */
import { fireEvent } from '@testing-library/dom';
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, test } from 'vitest';
import { gamePath, paths } from '../../../../src/app/paths.ts';
import {
  control,
  dialog,
  field,
  main,
  press,
  say,
  says,
  sees,
  textOf,
} from '../../../in-process/page-reading.ts';
import { currentItems } from '../../../in-process/perception.ts';
import { visit } from './visit.ts';

const shelf = (label: string) => document.querySelector(`ul[aria-label="${label}"]`);
const games = (label: string) => [...(shelf(label)?.querySelectorAll(':scope > li') ?? [])];

function search(text: string): void {
  fireEvent.change(field(say('game.search')), { target: { value: text } });
}

test('tab, category and name filter the games, are in the address, and typing sends no request', async () => {
  const player = await visit('/player/game/betflix?tab=pp.txt', { player: 'demo' });
  await sees('Sugar Palm Spins', main);
  await waitFor(() => expect(currentItems(main())).toContainEqual(['pp.txt', 'page']));
  expect(says('Mango Multiplier')).toBe(false);
  await press('kk.txt', main);
  await sees('Mango Multiplier', main);
  await player.settled();

  const before = player.timesSent('GET /games');
  search('BUFFALO');
  await sees(say('game.search.found', { count: 1 }), main);
  await waitFor(() => expect(player.address).toBe('/player/game/betflix?tab=kk.txt&q=BUFFALO'));
  search('crystal');
  await sees(say('game.search.none', { text: 'crystal' }), main);
  expect(player.timesSent('GET /games')).toBe(before);
  await press(say('game.search.everywhere'), main);
  await sees('Crystal Cave Climb', main);

  fireEvent.change(field(say('game.category')), { target: { value: 'fish' } });
  await waitFor(() => expect(player.address).toBe('/player/game/betflix?category=fish&q=crystal'));
  search('');
  await sees('Neon Reef Raid', main);
});

test('further games are loaded on request, the first of them has the focus, and a search finds them before', async () => {
  // The mock has fewer games than one page of the list holds.
  const label = say('game.list', { provider: 'Alphabet' });
  await visit(gamePath('alphabet'), {
    player: 'demo',
    prepare(network) {
      const { fetch } = network.mock;
      Object.assign(network.mock, {
        fetch: (input: string | URL, init?: RequestInit) =>
          fetch(String(input).replace(/pageSize=\d+/, 'pageSize=10'), init),
      });
    },
  });
  await waitFor(() => expect(games(label)).toHaveLength(10));
  search('teak');
  await waitFor(() =>
    expect(games(label).map((game) => textOf(game))).toEqual([
      expect.stringContaining('Teak Forest Tiger Cub'),
    ]),
  );
  search('');
  await press(say('game.showMore', { count: 20 }), main);
  await waitFor(() => expect(games(label)).toHaveLength(20));
  await waitFor(() => expect(games(label)[10]?.contains(document.activeElement)).toBe(true));
  await press(say('game.showMore', { count: 10 }), main);
  await waitFor(() => expect(games(label)).toHaveLength(30));
  const closed = games(label).find((game) => textOf(game).includes('Firefly Lagoon'));
  expect(textOf(closed)).toContain(say('game.maintenance'));
  expect(closed?.querySelector('a, button')).toBeNull();
});

test('without credit a game does not open, and the dialog leads to the deposit', async () => {
  const player = await visit(gamePath('gclub'), { player: 'demo' });
  await press(say('game.openLobby'), main);
  await sees(say('failure.game.depositRequired'), dialog);
  await press(say('home.deposit'), dialog);
  await waitFor(() => expect(player.address).toBe(paths.deposit));
  await waitFor(() => expect(dialog()).toBeNull());
});

test('a visitor is led from a game of home to its provider’s page, through the login', async () => {
  await visit('/?category=slot');
  const label = say('game.category.slot');
  await waitFor(() => expect(games(label).length).toBeGreaterThan(0));
  const game = games(label).find((each) => textOf(each).includes('Naga Pearl Rising'));
  expect(game?.querySelector('a')?.getAttribute('href')).toBe(gamePath('alphabet', 'Slots'));
});

test('home links each credit to its provider’s games, and reads the credits again on request', async () => {
  const player = await visit(paths.home, { player: 'demo', scenario: 'with-credit' });
  await sees('3.210', main);
  expect(control('GClub Live', main() ?? document).getAttribute('href')).toBe(gamePath('gclub_live'));
  await player.mock.fault('GET /players/credits/alphabet', { code: 'NOT_FOUND', times: 1 });
  await press(say('home.credits.refresh'), main);
  const stale = new RegExp(say('home.credit.stale', { time: '\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d:\\d\\d' }));
  await waitFor(() => expect(textOf(main())).toMatch(stale));
  await sees('3.210', main);
});
