import { describe, expect, test } from 'vitest';
import { PROVIDERS } from '../../../../contract/values.ts';
import { routeAt } from '../../../../src/app/navigation/routes.ts';
import { isCurrent, MENU, type MenuEntry } from '../../../../src/shell/navigation/menu.ts';

const leaf = { link: '/player/withdraw/' };
const group = { children: [{ link: '/player/deposit/history' }, { link: '/player/game/askmebet?tab=Slot' }] };

describe('an entry is current when the path equals its link or that of a child (specification §2)', () => {
  test.each([
    ['at its own link', leaf, '/player/withdraw/'],
    ['without the trailing slash', leaf, '/player/withdraw'],
    ['with any query', leaf, '/player/withdraw/?page=2'],
    ['with any fragment', leaf, '/player/withdraw/#top'],
    ['at the link of a child', group, '/player/deposit/history'],
    ['at the link of a child, with a trailing slash', group, '/player/deposit/history/'],
    ['at the link of a child, without its query', group, '/player/game/askmebet'],
    ['at the link of a child, with another query', group, '/player/game/askmebet?tab=Fish'],
  ])('%s', (_, entry, address) => {
    expect(isCurrent(entry as MenuEntry, address)).toBe(true);
  });

  test.each([
    ['a path below its link', leaf, '/player/withdraw/history'],
    ['a path above its link', leaf, '/player/'],
    ['a path that only starts with its link', leaf, '/player/withdraws'],
    ['home', leaf, '/'],
    ['a path that is the link of no child of a group', group, '/player/deposit/'],
    ['another path with its link in the query', leaf, '/login/?next=/player/withdraw/'],
  ])('it is not current at %s', (_, entry, address) => {
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

  test('leads only to pages that the site has', () => {
    expect(links.filter((link) => routeAt(link) === null)).toEqual([]);
  });

  test.each(links)('on %s marks that link as current, and the group that contains it', (link) => {
    const marked = all.filter((entry) => isCurrent(entry, link));
    const parent = all.find(({ children }) => children?.some((child) => child.link === link));
    expect(marked).toEqual(all.filter((entry) => entry === parent || entry.link === link));
    expect(marked).toHaveLength(parent ? 2 : 1);
  });
});
