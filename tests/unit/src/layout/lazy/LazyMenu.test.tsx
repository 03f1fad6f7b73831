/** A menu whose code comes late does as if it had been there: docs/decisions/0023. */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { IdleState } from '../../../../../src/app/idle.ts';
import { lazyPage } from '../../../../../src/app/navigation/lazy-page.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { SiteContext } from '../../../../../src/app/site-context.ts';
import { LazyMenu, type LazyMenuPartProps } from '../../../../../src/layout/lazy/LazyMenu.tsx';
import { useReplayedButton } from '../../../../../src/layout/lazy/use-replayed-button.ts';
import { handBrowser } from '../../browser.ts';

let reach: () => void;
let come: () => Promise<void>;

beforeEach(() => {
  const listeners = new Set<() => void>();
  let isReached = false;
  const idle: IdleState = {
    get isReached() {
      return isReached;
    },
    onReached(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  reach = () => {
    isReached = true;
    for (const listener of listeners) listener();
  };
  let arrive: (module: { readonly default: typeof Contacts }) => void = () => {};
  const code = new Promise<{ readonly default: typeof Contacts }>((resolve) => {
    arrive = resolve;
  });
  come = () => act(async () => arrive({ default: Contacts }));
  const contacts = lazyPage(() => code);
  // No more of the site is asked for.
  const site = { idle, browser: handBrowser() } as unknown as Site;
  render(
    <SiteContext value={site}>
      <LazyMenu sign="contact" className="" menu={contacts} />
    </SiteContext>,
  );
});

function Contacts({ replayed }: LazyMenuPartProps) {
  const button = useReplayedButton(replayed);
  return (
    <Menu>
      <MenuButton ref={button}>contact</MenuButton>
      <MenuItems>
        <MenuItem>
          <button type="button">WhatsApp</button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}

const sign = () => screen.getByRole('button', { name: 'contact' });

test('pressed before it is there, it opens as soon as it is', async () => {
  await userEvent.click(sign());
  expect(sign().getAttribute('aria-busy')).toBe('true');
  await come();
  expect(await screen.findByRole('menuitem', { name: 'WhatsApp' })).toBeTruthy();
});

test('the focus stays where it was', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(sign());
  await come();
  expect(document.activeElement).toBe(sign());
  expect(screen.queryByRole('menuitem')).toBeNull();
});

test('it comes by itself once the page is idle, and takes nothing from whoever is elsewhere', async () => {
  act(() => reach());
  await come();
  expect(sign().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(document.body);
});
