/** A menu whose code comes late does as if it had been there: docs/decisions/0023. */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Calm } from '../../../../../src/app/idle.ts';
import { lazyPage } from '../../../../../src/app/navigation/lazy-page.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { SiteContext } from '../../../../../src/app/site-context.ts';
import { LateMenu, type LateMenuPartProps } from '../../../../../src/layout/lazy/LazyMenu.tsx';
import { useMetButton } from '../../../../../src/layout/lazy/use-replayed-button.ts';
import { handBrowser } from '../../browser.ts';

let reach: () => void;
let come: () => Promise<void>;

beforeEach(() => {
  const listeners = new Set<() => void>();
  let isReached = false;
  const calm: Calm = {
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
  const site = { calm, browser: handBrowser() } as unknown as Site;
  render(
    <SiteContext value={site}>
      <LateMenu sign="contact" className="" menu={contacts} />
    </SiteContext>,
  );
});

function Contacts({ meeting }: LateMenuPartProps) {
  const button = useMetButton(meeting);
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

test('it comes by itself once the page is calm, and takes nothing from whoever is elsewhere', async () => {
  act(() => reach());
  await come();
  expect(sign().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(document.body);
});
