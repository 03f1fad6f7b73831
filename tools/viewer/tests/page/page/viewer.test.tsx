/** The page of the viewer: the selection by keyboard, links between machines, and the menu *Share*. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Viewer } from '../../../../../packages/machine-viewer/page/Viewer.tsx';
import { ALL_FIXTURES } from '../../../../fixtures/all-fixtures.ts';

test('after a choice in the list of states the focus is in the panel, and Escape selects the whole machine', async () => {
  const user = await open('?machine=deposit');
  await user.click(within(part('Its states')).getByRole('button', { name: /^composing/ }));
  expect(part('The state composing')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Details' }));
  await user.keyboard('{Escape}');
  expect(part('Its states')).toBeTruthy();
});

test.each([
  ['deposit', 'deposit.creating', 'submission (submitDeposit)', 'submission'],
  ['player', 'player.withdraw.running', 'withdraw', 'withdraw'],
])('in the details of a state of %s, an actor leads to its machine', async (machine, at, actor, expected) => {
  const user = await open(`?machine=${machine}&at=${at}`);
  await user.click(within(screen.getByRole('group', { name: 'Details' })).getByRole('link', { name: actor }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(expected);
});

test('in the diagram, an actor leads to its machine', async () => {
  const user = await open('?machine=deposit');
  await user.click(
    within(screen.getByRole('region', { name: /^Diagram of/ })).getByRole('link', { name: 'order' }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('depositOrder');
  expect(window.location.search).toBe('?machine=depositOrder');
});

test('a link is copied from the menu Share, which says so and closes; it says that the browser refuses', async () => {
  const user = await open('?machine=deposit');
  await user.click(screen.getByText('Share'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  const isOpen = () => screen.queryByRole('button', { name: 'Print' }) !== null;
  expect(isOpen()).toBe(false);

  navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  await user.click(screen.getByText('Share'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The browser does not let the page copy/);
  expect(isOpen()).toBe(true);

  await user.keyboard('{Escape}');
  expect(isOpen(), 'after Escape').toBe(false);
  await user.click(screen.getByText('Share'));
  expect(isOpen()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Simulate' }));
  expect(isOpen(), 'in another tab').toBe(false);
});

async function open(query: string) {
  window.history.replaceState(null, '', `/${query}`);
  const user = userEvent.setup();
  render(
    <Viewer
      input={{ machines: ALL_FIXTURES.map((fixtures) => ({ machine: fixtures.machine, fixtures })) }}
    />,
  );
  await screen.findByRole('region', { name: /^Diagram of/ });
  return user;
}

function part(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}
