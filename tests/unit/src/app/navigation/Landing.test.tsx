/** Scroll and focus after a navigation, by its kind; restoring them is tested in `place.test.ts`. */
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../eventually.ts';
import { createActor, fromPromise } from 'xstate';
import {
  type Address,
  type Entrance,
  navigationMachine,
} from '../../../../../machines/navigation.machine.ts';
import { Landing } from '../../../../../src/app/navigation/Landing.tsx';
import { PlaceMemory } from '../../../../../src/app/navigation/place-memory.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { SiteContext } from '../../../../../src/app/site-context.ts';
import { handBrowser, memoryStore } from '../../browser.ts';

const OPEN = fromPromise<Entrance, { readonly to: Address; readonly isReconsidered: boolean }>(async () => ({
  kind: 'open',
}));

const scrolledTo = vi.fn<(place: ScrollToOptions) => void>();
const REMEMBERED = { top: 700, behavior: 'instant' };

beforeEach(() => {
  scrolledTo.mockReset().mockImplementation(({ top }) => vi.stubGlobal('scrollY', top));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', scrolledTo);
});

/**
 * Renders a page at an address; every route is open. `remembered`: the history entry has a stored place with the link
 * focused.
 */
async function land(at: string, { remembered = false } = {}) {
  const navigation = createActor(navigationMachine.provide({ actors: { enter: OPEN } }), { input: { at } });
  const browser = handBrowser();
  const places = new PlaceMemory(memoryStore());
  if (remembered)
    places.remember(browser.history.entry(), { scroll: REMEMBERED.top, focus: 'main a[href="/there"]' });
  navigation.start();
  // `Landing` uses no other parts of the site.
  const site = { navigation, browser, places } as unknown as Site;
  await act(() => eventually(() => expect(navigation.getSnapshot().context.shown).not.toBeNull()));
  render(
    <SiteContext value={site}>
      <Landing>
        <main>
          <h1 tabIndex={-1}>heading</h1>
          <a href="/there">link</a>
          <input name="typed" />
        </main>
      </Landing>
    </SiteContext>,
  );
  return async (event: Parameters<typeof navigation.send>[0]) => {
    await act(async () => {
      navigation.send(event);
      await eventually(() => expect(navigation.getSnapshot().context.pending).toBeNull());
    });
  };
}

const focused = () => document.activeElement?.localName;
const typing = () => document.querySelector('input')?.focus();

function asked(to: string, replace = false) {
  return { type: 'navigation.asked', to, replace } as const;
}

test('the first page keeps the scroll position and the focus that the browser gives it', async () => {
  await land('/contact/');
  expect(focused()).toBe('body');
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a reload restores scroll and focus', async () => {
  await land('/contact/', { remembered: true });
  expect(focused()).toBe('a');
  expect(scrolledTo).toHaveBeenLastCalledWith(REMEMBERED);
});

test.each([false, true])(
  'another page begins at the top, with its heading focused (replaced: %s)',
  async (replace) => {
    const send = await land('/');
    typing();
    await send(asked('/contact/', replace));
    expect(focused()).toBe('h1');
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  },
);

test.each(['/player/game/askmebet?tab=Slot', '/player/game/askmebet?tab=Slot#games'])(
  'the same page with another query keeps scroll and focus: %s',
  async (to) => {
    const send = await land('/player/game/askmebet');
    typing();
    await send(asked(to));
    expect(focused()).toBe('input');
    expect(scrolledTo).not.toHaveBeenCalled();
  },
);

test('Back and Forward restore scroll and focus', async () => {
  const send = await land('/', { remembered: true });
  typing();
  await send({ type: 'news.navigation.moved', to: '/contact/' });
  expect(focused()).toBe('a');
  expect(scrolledTo).toHaveBeenLastCalledWith(REMEMBERED);
});

test('Back to an entry without a stored position begins at the top', async () => {
  const send = await land('/');
  await send({ type: 'news.navigation.moved', to: '/contact/' });
  expect(focused()).toBe('h1');
});

test('a page whose access is checked again keeps scroll and focus', async () => {
  const send = await land('/contact/');
  typing();
  await send({ type: 'navigation.reconsidered' });
  expect(focused()).toBe('input');
  expect(scrolledTo).not.toHaveBeenCalled();
});
