/** The tab *System*: running actors, messages, and the chart of the machine that a message concerns. */
import { act, render, screen, within as inside } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { HandClock } from '../../../../../tests/unit/src/browser.ts';
import { Tabs } from '../../../../../tests/unit/src/tabs.ts';
import { deposit } from '../../../../fixtures/cashier/deposit.ts';
import { passwordChange } from '../../../../fixtures/account/password-change.ts';
import { machinesOn, within } from '../in-viewer.tsx';
import { Simulator } from '../../../../../packages/machine-core/index.ts';
import { broadcasterOf } from '../../../live/product-broadcaster.ts';
import SystemPanel from '../../../../../packages/machine-viewer/system/SystemPanel.tsx';

test('the panel lists the running machines with their states, and the pending actors of each', () => {
  const { take } = open();
  expect(running()).toEqual(['deposit restoring · waits for restore']);
  take('answer restore: nothing is going on');
  expect(running()).toEqual(['deposit composing']);
});

test('each message is shown with its sender and its receiver', () => {
  const { take } = open();
  take('answer restore: nothing is going on');
  expect(messages().at(-1)).toMatch(/restore to deposit: done restore$/);
  take('send deposit.submit');
  expect(messages().at(-2)).toMatch(/page to deposit: deposit\.submit$/);
});

test('a selected message shows its data and the state after it; steps lead back and forth', async () => {
  const { take, lit, user } = open();
  take('answer restore: nothing is going on');
  take('send deposit.submit');
  await user.click(screen.getByRole('button', { name: /page to deposit: deposit\.submit$/ }));
  expect(selected()).toMatch(/deposit\.submit/);
  expect(selected()).toContain('The player submits the form. The site sends the order once');
  expect(lit()).toEqual(['deposit', 'deposit.creating']);
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  expect(selected()).toMatch(/^done restore/);
  expect(lit()).toEqual(['deposit', 'deposit.composing']);
  expect(running()).toEqual(['deposit composing']);
  take('send news.network.restored');
  expect(lit(), 'a later message leaves the selection').toEqual(['deposit', 'deposit.composing']);
  await user.click(screen.getByRole('button', { name: 'To now' }));
  expect(lit()).toEqual(['deposit', 'deposit.creating']);
  expect(screen.queryByRole('status', { name: 'The selected message' })).toBeNull();
});

test('a message to another machine shows the chart of that machine, and a filter hides other messages', async () => {
  const { broadcaster, user } = open();
  act(() => void new Simulator(passwordChange, { inspect: broadcaster.inspect }));
  await user.type(screen.getByRole('combobox'), 'passwordChange');
  expect(messages()).toEqual([expect.stringMatching(/page to passwordChange: start$/)]);
  await user.click(screen.getByRole('button', { name: /page to passwordChange: start$/ }));
  expect(screen.getByRole('region', { name: 'Diagram of passwordChange' })).toBeTruthy();
  expect(running()).toHaveLength(2);
  await user.type(screen.getByRole('combobox'), ' nothing');
  expect(screen.getByText('No message is about “passwordChange nothing”.')).toBeTruthy();
});

test('the panel explains how to open the site while no tab runs it', () => {
  const machines = machinesOn(new Tabs().open());
  render(
    within(machines, <SystemPanel chart={machines.named('deposit').chart} language="en" go={() => {}} />),
  );
  expect(screen.getByRole('status', { name: 'State' }).textContent).toBe(
    'The site is not open in another tab of this browser.',
  );
});

/** Starts the machine `deposit` in one tab, then renders the panel as in another tab. */
function open() {
  const tabs = new Tabs();
  const broadcaster = broadcasterOf(tabs.open(), 'tab-1', new HandClock());
  const simulator = new Simulator(deposit, { inspect: broadcaster.inspect });
  const machines = machinesOn(tabs.open());
  function Opened() {
    const [machine, show] = useState<string | null>('deposit');
    return (
      <SystemPanel
        chart={machines.named(machine).chart}
        language="en"
        go={(changes) => show(changes.machine ?? null)}
      />
    );
  }
  const { container } = render(within(machines, <Opened />));
  return {
    broadcaster,
    user: userEvent.setup(),
    take: (step: string) => act(() => void simulator.take(step)),
    lit: () => [...container.querySelectorAll('.is-active')].map((box) => box.getAttribute('data-id')),
  };
}

function running() {
  const region = inside(screen.getByRole('region', { name: /^Which actors r[au]n/ }));
  return region.getAllByRole('listitem').map(({ textContent }) => textContent);
}

function messages() {
  const list = inside(screen.getByRole('list', { name: 'Messages' }));
  return list.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
}

function selected() {
  return screen.getByRole('status', { name: 'The selected message' }).textContent;
}
