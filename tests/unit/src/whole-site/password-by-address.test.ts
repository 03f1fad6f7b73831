/** The address behind `/.well-known/change-password` opens the password dialog. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, test } from 'vitest';
import { CHANGE_PASSWORD_ADDRESS } from '../../../../deploy/change-password.ts';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { loginLeadingTo, paths } from '../../../../src/app/paths.ts';
import { dialog, press, say, sees, submit } from '../../../in-process/page-reading.ts';
import { fillInLogin, fillInPasswordChange } from './forms.ts';
import { visit } from './visit.ts';

const NEW_PASSWORD = 'dok-champa-8';

/** The page behind the dialog has no heading that could be read. */
const PLAYER = { player: DEMO_PLAYER.username, until: () => expect(dialog()).not.toBeNull() };

test('a player who follows it gets the dialog, and closing that leaves the address of the page', async () => {
  const player = await visit(CHANGE_PASSWORD_ADDRESS, PLAYER);
  await sees(say('passwordChange.title'), dialog);
  expect(player.address).toBe(CHANGE_PASSWORD_ADDRESS);
  await press(say('passwordChange.cancel'), dialog);
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(player.address).toBe(paths.bank));
  // In the place of the address that was followed, to which Back would otherwise lead.
  expect(player.tab.addresses).toEqual([paths.bank]);
});

test('a visitor who follows it logs in first', async () => {
  const visitor = await visit(CHANGE_PASSWORD_ADDRESS);
  await waitFor(() => expect(visitor.address).toBe(loginLeadingTo(CHANGE_PASSWORD_ADDRESS)));
  await fillInLogin(DEMO_PLAYER);
  submit().click();
  await sees(say('passwordChange.title'), dialog);
  expect(visitor.address).toBe(CHANGE_PASSWORD_ADDRESS);
});

test('once the password is changed, the address no longer asks for it: the next login leads there', async () => {
  const player = await visit(CHANGE_PASSWORD_ADDRESS, PLAYER);
  await fillInPasswordChange(DEMO_PLAYER.password, NEW_PASSWORD);
  await press(say('passwordChange.submit'), dialog);
  await sees(say('passwordChange.done.title'), dialog);
  await waitFor(() => expect(player.address).toBe(paths.bank));
  await sees(say('passwordChange.done.title'), dialog);
});
