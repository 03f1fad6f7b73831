import { describe, expect, test } from 'vitest';
import { PROVIDERS } from '../../../../contract/values.ts';
import { routeAt } from '../../../../src/app/navigation/routes.ts';
import { isCurrent, MENU, type MenuEntry } from '../../../../src/layout/navigation/menu.ts';

const leaf = { link: '/player/withdraw/' };
const group = { children: [{ link: '/player/deposit/history' }, { link: '/player/game/askmebet?tab=Slot' }] };

describe('an entry is current when the path equals its link or that of a child (specification §2)', () => {
  test.each([
    ['its own place', leaf, '/player/withdraw/'],
    ['without the slash at the end', leaf, '/player/withdraw'],
    ['whatever the query', leaf, '/player/withdraw/?page=2'],
    ['whatever the fragment', leaf, '/player/withdraw/#top'],
    ["a child's place", group, '/player/deposit/history'],
    ["a child's place, with a slash", group, '/player/deposit/history/'],
    ["the query of a child's link aside", group, '/player/game/askmebet'],
    ['another query than that of the link', group, '/player/game/askmebet?tab=Fish'],
  ])('%s', (_, entry, address) => {
    expect(isCurrent(entry as MenuEntry, address)).toBe(true);
  });

  test.each([
    ['a place below it', leaf, '/player/withdraw/history'],
    ['a place above it', leaf, '/player/'],
    ['one that only starts alike', leaf, '/player/withdraws'],
    ['home', leaf, '/'],
    ["a group without a link, away from its children's places", group, '/player/deposit/'],
    ['its link in the query of another place', leaf, '/login/?next=/player/withdraw/'],
  ])('and not at %s', (_, entry, address) => {
    expect(isCurrent(entry as MenuEntry, address)).toBe(false);
  });
});

describe('the menu of players', () => {
  const all = MENU.flat().flatMap((entry) => [entry, ...(entry.children ?? [])]);
  const links = all.flatMap(({ link }) => link ?? []);

  test('leads to the pages of specification §2, each once', () => {
    expect(links).toEqual([
      '/player/game/gclub_live',
      '/player/game/gclub',
      '/player/game/betflix?tab=pp.txt',
      '/player/game/askmebet?tab=Slot',
      '/player/game/alphabet',
      '/player/deposit/',
      '/player/withdraw/',
      '/player/promotion/',
      '/player/bank/',
      '/player/deposit/history',
      '/player/withdraw/history',
      '/player/promotion/history',
    ]);
    expect(links.filter((link) => PROVIDERS.some((provider) => link.includes(provider)))).toHaveLength(5);
  });

  test('leads nowhere that the site does not know', () => {
    expect(links.filter((link) => routeAt(link) === null)).toEqual([]);
  });

  test('marks one place at a time, and the group that holds it', () => {
    for (const link of links) {
      const marked = all.filter((entry) => isCurrent(entry, link));
      expect(marked.filter((entry) => entry.link !== undefined).map((entry) => entry.link)).toEqual([link]);
    }
  });
});
