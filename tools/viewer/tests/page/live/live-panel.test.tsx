import { act, render, screen, within as inside } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import LivePanel from '../../../../../packages/machine-viewer/live/LivePanel.tsx';
import { broadcasterOf } from '../../../live/product-broadcaster.ts';
import { Simulator } from '../../../../../packages/machine-core/index.ts';
import { passwordChange } from '../../../../fixtures/account/password-change.ts';
import { deposit } from '../../../../fixtures/cashier/deposit.ts';
import { HandClock } from '../../../../../tests/unit/src/browser.ts';
import { machinesOn, within } from '../in-viewer.tsx';
import { drawingOf } from '../sample-drawing.ts';
import { Tabs } from '../../../../../tests/unit/src/tabs.ts';

test('the active states are highlighted after each step', () => {
  const { take, lit } = open();
  expect(lit()).toEqual(['deposit', 'deposit.restoring']);
  take('fail restore: the line is down');
  expect(lit()).toEqual(['deposit', 'deposit.unreachable']);
  expect(screen.getByRole('status', { name: 'State' }).textContent).toContain('unreachable');
});

test('events that would be rejected are listed separately, with their guards', () => {
  const { take } = open();
  take('answer restore: nothing is going on');
  const rejected = inside(screen.getByRole('region', { name: 'What would be rejected' }));
  expect(
    rejected.getByRole('button', { name: /one that has ended.*rejected: only if the order is open/ }),
  ).toBeTruthy();
  const possible = inside(screen.getByRole('region', { name: 'What can happen now' }));
  expect(possible.getByRole('button', { name: /deposit\.submit.*The player submits the form/ })).toBeTruthy();
});

test('an event that changed nothing says so in the history, with what would have to hold', () => {
  const { take } = open();
  take('answer restore: nothing is going on');
  take('send news.deposit.observed: one that has ended');
  const history = inside(screen.getByRole('region', { name: 'What has happened' }));
  expect(history.getAllByRole('button')[0]?.textContent).toMatch(
    /^news\.deposit\.observed.*nothing changes: only if the order is open$/,
  );
});

test('an earlier entry shows its state and cannot receive events; Forward and To now lead back', async () => {
  const { take, lit, user } = open();
  take('answer restore: nothing is going on');
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  expect(lit()).toEqual(['deposit', 'deposit.restoring']);
  take('send deposit.submit');
  expect(lit(), 'what happens meanwhile does not disturb').toEqual(['deposit', 'deposit.restoring']);
  await user.click(screen.getByRole('button', { name: 'Forward' }));
  const possible = inside(screen.getByRole('region', { name: 'What can happen now' }));
  expect(possible.getAllByText(/The player submits the form/).length).toBeGreaterThan(0);
  expect(possible.queryAllByRole('button'), 'nothing can be sent to the past').toEqual([]);
  await user.click(screen.getByRole('button', { name: 'To now' }));
  expect(lit()).toContain('deposit.creating');
});

test('an event is played in the other tab with the payload of the fixtures', async () => {
  const { take, lit, user } = open();
  take('answer restore: nothing is going on');
  await user.click(screen.getByRole('button', { name: /deposit\.submit(?!:)/ }));
  const event: unknown = JSON.parse(
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The event, as JSON' }).value,
  );
  expect(event).toEqual(deposit.events['deposit.submit']);
  await user.click(screen.getByRole('button', { name: 'Play it in the other tab' }));
  expect(lit()).toContain('deposit.creating');
});

test('text that is not an event is rejected', async () => {
  const { take, lit, user } = open();
  take('answer restore: nothing is going on');
  await user.click(screen.getByRole('button', { name: /deposit\.submit(?!:)/ }));
  const text = screen.getByRole('textbox', { name: 'The event, as JSON' });
  await user.clear(text);
  await user.type(text, 'nothing');
  await user.click(screen.getByRole('button', { name: 'Play it in the other tab' }));
  expect(screen.getByRole('alert').textContent).toContain('Not an event');
  expect(lit()).toEqual(['deposit', 'deposit.composing']);
});

test('the panel explains how to open the site while no tab runs it', () => {
  show(new Tabs());
  expect(screen.getByRole('status', { name: 'State' }).textContent).toBe(
    'The site is not open in another tab of this browser.',
  );
  expect(screen.getByRole('link', { name: 'Open the site in another tab' }).getAttribute('href')).toBe('/');
});

test('a machine that has ended is shown as ended, and not among those that also run', () => {
  const { broadcaster, simulator } = open();
  const other = new Simulator(passwordChange, { inspect: broadcaster.inspect });
  act(() => broadcaster.present());
  const also = () => screen.queryByRole('link', { name: 'passwordChange' });
  expect(also()).not.toBeNull();
  act(() => other.stop());
  expect(also()).toBeNull();
  expect(screen.getByRole('region', { name: 'As it is now' })).toBeTruthy();
  act(() => simulator.stop());
  expect(screen.getByRole('region', { name: 'It has ended; its last state' })).toBeTruthy();
});

/** Starts the machine `deposit` in one tab, then renders the live panel as in another tab. */
function open() {
  const tabs = new Tabs();
  const broadcaster = broadcasterOf(tabs.open(), 'tab-1', new HandClock());
  const simulator = new Simulator(deposit, { inspect: broadcaster.inspect });
  const { container } = show(tabs);
  return {
    broadcaster,
    simulator,
    user: userEvent.setup(),
    take: (step: string) => act(() => void simulator.take(step)),
    lit: () => [...container.querySelectorAll('.is-active')].map((box) => box.getAttribute('data-id')),
  };
}

function show(tabs: Tabs) {
  const machines = machinesOn(tabs.open());
  const { chart } = machines.named('deposit');
  return render(within(machines, <LivePanel chart={chart} drawing={drawingOf(chart)} />));
}
