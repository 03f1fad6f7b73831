/** A menu that is loaded late behaves as if it had been loaded with the page: docs/decisions/0023. */
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { lateCode } from '../../../../../src/platform/late-code.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { SiteContext } from '../../../../../src/app/site-context.ts';
import { LateMenu, type LoadedMenuProps } from '../../../../../src/shared/late/LateMenu.tsx';
import { cannotLoad } from '../../../../../src/shared/load-failure-toast.ts';
import { useReplayedButton } from '../../../../../src/shared/late/use-replayed-button.ts';
import { handBrowser } from '../../browser.ts';

const shown = vi.fn();
let come: () => Promise<void>;
let fail: () => Promise<void>;

beforeEach(() => {
  shown.mockReset();
  let arrive: (module: { readonly default: typeof Contacts }) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const contacts = lateCode(
    () =>
      new Promise<{ readonly default: typeof Contacts }>((...settle) => {
        [arrive, reject] = settle;
      }),
  );
  come = () => act(async () => arrive({ default: Contacts }));
  fail = () => act(async () => reject(new Error('the connection was cut')));
  // LateMenu reads nothing else of the site.
  const site = { browser: handBrowser(), toasts: { show: shown } } as unknown as Site;
  render(
    <SiteContext value={site}>
      <LateMenu sign="contact" className="" menu={contacts} />
    </SiteContext>,
  );
});

function Contacts({ replayed }: LoadedMenuProps) {
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

test('a press before the menu is loaded opens it once it is loaded', async () => {
  await userEvent.click(sign());
  expect(sign().getAttribute('aria-busy')).toBe('true');
  await come();
  expect(await screen.findByRole('menuitem', { name: 'WhatsApp' })).toBeTruthy();
});

test('the button keeps the focus when the menu is loaded', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(sign());
  await come();
  expect(document.activeElement).toBe(sign());
  expect(screen.queryByRole('menuitem')).toBeNull();
});

test('a pointer over the button loads the menu, which stays closed', async () => {
  await userEvent.hover(sign());
  await come();
  expect(sign().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(document.body);
});

test('if the load after a press fails, a toast reports it, the button is not busy, and the next press loads again', async () => {
  await userEvent.click(sign());
  await fail();
  expect(sign().getAttribute('aria-busy')).toBeNull();
  expect(shown).toHaveBeenCalledExactlyOnceWith(cannotLoad({ isOnline: () => true }));
  await userEvent.click(sign());
  expect(sign().getAttribute('aria-busy')).toBe('true');
  await come();
  expect(await screen.findByRole('menuitem', { name: 'WhatsApp' })).toBeTruthy();
});

test('a load that fails without a press is not reported', async () => {
  await userEvent.hover(sign());
  await fail();
  expect(shown).not.toHaveBeenCalled();
});
