/** Where the player is, and what a control opens, as players see it and assistive technology reads it: specification §2. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  control,
  dialog,
  foundControl,
  main,
  playerMenu,
  press,
  say,
  sees,
  topBar,
} from '../../../in-process/page-reading.ts';
import { currentItems } from '../../../in-process/perception.ts';
import { DESKTOP, setViewport } from '../../../in-process/viewport.ts';
import { visit } from './visit.ts';

const PLAYER = { player: 'demo' };

const bottomBar = () => document.querySelector<HTMLElement>(`nav[aria-label="${say('nav.shortcuts')}"]`);

test.each([
  ['/player/game/askmebet?tab=Fish', 'AskMeBet', 'nav.games'],
  ['/player/withdraw/history', 'nav.history.withdraw', 'nav.history'],
  ['/player/bank/', 'nav.bank', null],
])('at %s the drawer marks the entry %s as the current page, and the group %s', async (at, entry, group) => {
  await visit(at, PLAYER);
  await foundControl(playerMenu('Demo Player'), topBar);
  await press(say('layout.menu'), topBar);
  const name = entry.startsWith('nav.') ? say(entry) : entry;
  const marked = [...(group ? [[say(group), 'true']] : []), [name, 'page']];
  await waitFor(() => expect(currentItems(dialog())).toEqual(marked));
});

test.each(['/nowhere/', '/player/game/nowhere'])('%s is not found, and the page leads home', async (at) => {
  await visit(at);
  for (const text of [say('notFound.title'), say('notFound.explanation')]) await sees(text, main);
  expect((await foundControl(say('common.backToHome'), main)).getAttribute('href')).toBe('/');
});

test('the bottom bar of a phone marks the current page, whatever the query', async () => {
  const player = await visit('/player/deposit/?from=home', PLAYER);
  expect(currentItems(bottomBar())).toEqual([[say('nav.short.deposit'), 'page']]);
  await player.go('/contact/');
  expect(currentItems(bottomBar())).toEqual([]);
});

describe('the top bar of a desktop', () => {
  beforeEach(() => setViewport(DESKTOP));

  test('marks the current page', async () => {
    await visit('/player/withdraw/', PLAYER);
    await waitFor(() => expect(currentItems(topBar())).toEqual([[say('nav.withdraw'), 'page']]));
  });

  test('shows the display name of the player, and the login and the registration of a visitor', async () => {
    const player = await visit('/contact/', PLAYER);
    await sees('Demo Player', topBar);
    player.site.session.send({ type: 'session.logOut' });
    await sees(say('layout.logIn'), topBar);
    await sees(say('layout.register'), topBar);
  });
});

test.each([
  ['layout.menu', topBar, 'dialog'],
  ['nav.short.contact', bottomBar, 'dialog'],
  ['layout.contact', topBar, 'menu'],
  ['layout.playerMenu', topBar, 'menu'],
] as const)('the button “%s” is read as one that opens something, and opens it', async (id, bar, what) => {
  await visit('/contact/', PLAYER);
  const name = id === 'layout.playerMenu' ? playerMenu('Demo Player') : say(id);
  const button = await foundControl(name, bar);
  expect(button.getAttribute('aria-haspopup')).toBe(what);
  if (what === 'menu') expect(button.getAttribute('aria-expanded')).toBe('false');
  await press(name, bar);
  await waitFor(() => expect(document.querySelector(`[role="${what}"]`)).not.toBeNull());
  if (what === 'menu') expect(control(name, bar() ?? document).getAttribute('aria-expanded')).toBe('true');
});

/** The links to other sites in a part of the page. */
function linksElsewhere(place: ParentNode | null): readonly HTMLAnchorElement[] {
  return [...(place?.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]') ?? [])];
}

test.each([
  ['the contact page', () => document.querySelector('main'), async () => {}],
  ['the contact sheet of a phone', dialog, () => press(say('nav.short.contact'), bottomBar)],
  [
    'the contact menu',
    () => document.querySelector('[role="menu"]'),
    () => press(say('layout.contact'), topBar),
  ],
] as const)(
  '%s opens the agency’s pages in a new tab, which learns nothing of this one',
  async (_, place, opens) => {
    await visit('/contact/');
    await opens();
    await waitFor(() => expect(linksElsewhere(place())).toHaveLength(5));
    for (const { target, relList } of linksElsewhere(place())) {
      expect(target).toBe('_blank');
      expect([...relList].toSorted()).toEqual(['noopener', 'noreferrer']);
    }
  },
);
