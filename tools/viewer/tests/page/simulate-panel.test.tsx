import { render, screen, waitFor, within as inside } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { chartOf } from '../../../../packages/machine-core/index.ts';
import { kettle } from '../../../../packages/machine-core/samples/kettle.ts';
import { Options } from '../../../../packages/machine-viewer/simulator/Options.tsx';
import { play } from '../../../../packages/machine-viewer/simulator/play.ts';
import SimulatorPanel from '../../../../packages/machine-viewer/simulator/SimulatorPanel.tsx';
import { machinesOn, within } from './in-viewer.tsx';
import { drawingOf } from './sample-drawing.ts';

const MACHINES = machinesOn();

beforeEach(() => window.history.replaceState(null, '', '/'));

test('the user resolves actors, sends events and lets time pass', async () => {
  const { press, lit } = open('withdrawQuote');
  expect(lit()).toContain('withdrawQuote.requesting.usual');
  await press(/^Let .+ pass.*has not responded/);
  await waitFor(() => expect(lit()).toContain('withdrawQuote.requesting.slow'));
  await press(/^Succeeds: what it comes to/);
  await waitFor(() => expect(lit()).toEqual(['withdrawQuote', 'withdrawQuote.unread']));
  await press(/^Let .+ pass.*has had time/);
  await press(/^quote\.confirm/);
  await waitFor(() => expect(lit()).toEqual(['withdrawQuote', 'withdrawQuote.confirmed']));
});

test('the panel lists rejected events with their guard, and unhandled events', async () => {
  const { press } = open();
  await press(/^Succeeds: nothing is going on/);
  const rejected = inside(await screen.findByRole('region', { name: 'What would be rejected' }));
  expect(rejected.getByRole('listitem').textContent).toBe(
    'news.deposit.observed: one that has endedrejected: only if the order is open',
  );
  expect(screen.getByRole('region', { name: 'What is not handled here' }).textContent).toContain(
    'deposit.retry',
  );
});

test('an event whose guard throws is offered with the error that stops the machine', () => {
  const chart = chartOf(kettle.machine);
  const played = play(kettle, { input: null, steps: [] });
  render(<Options chart={chart} played={played} onTake={() => {}} onConsider={() => {}} />);
  expect(screen.getByRole('button', { name: /less than nothing/ }).textContent).toBe(
    'kettle.filled: less than nothing the machine stops: the guard isMuch throws “less than nothing”',
  );
});

test('the status region shows the result of the last step, also a rejection', async () => {
  const { press } = open();
  const last = screen.getByRole('status', { name: 'The last step' });
  expect(last.textContent).toBe('');
  await press(/^Succeeds: nothing is going on/);
  await press('news.deposit.observed: one that has ended');
  expect(last.textContent).toBe(
    'send news.deposit.observed: one that has endednothing changes: only if the order is open',
  );
});

test('the URL holds the simulation and restores the same moment', async () => {
  const first = open();
  await first.press(/^Fails: the line is down/);
  expect(window.location.hash).toBe('#steps=fail+restore:+the+line+is+down');
  first.close();
  const { lit } = open();
  expect(lit()).toEqual(['deposit', 'deposit.unreachable']);
});

test('Step back, an entry of the log, and Start over return to earlier moments', async () => {
  const { press, lit } = open();
  await press(/^Succeeds: nothing is going on/);
  await press(/^deposit\.submit(?!:)/);
  await press('Step back');
  await waitFor(() => expect(lit()).toEqual(['deposit', 'deposit.composing']));
  await press(/^The beginning/);
  await waitFor(() => expect(lit()).toEqual(['deposit', 'deposit.restoring']));
  expect(window.location.hash).toBe('');
  await press(/^Fails: the line is down/);
  await press('Start over');
  await waitFor(() => expect(lit()).toEqual(['deposit', 'deposit.restoring']));
});

function open(name = 'deposit') {
  const { chart } = MACHINES.named(name);
  const user = userEvent.setup();
  const { container, unmount } = render(
    within(MACHINES, <SimulatorPanel chart={chart} drawing={drawingOf(chart)} />),
  );
  return {
    close: unmount,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    lit: () => [...container.querySelectorAll('.is-active')].map((box) => box.getAttribute('data-id')),
  };
}

test('How do I get there: the ways are told in words, and one is played', async () => {
  const { press, lit } = open();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'deposit.unreachable');
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'deposit.composing');
  await press('Find the shortest ways');
  const [first] = inside(screen.getByRole('status', { name: 'The ways' })).getAllByRole('list');
  expect(
    inside(first ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^deposit\.retry → restoring.*looks for an order again/),
    expect.stringMatching(/^restore succeeds: nothing is going on → composing/),
  ]);
  const [play] = screen.getAllByRole('button', { name: 'Play it' });
  await user.click(play ?? document.body);
  await waitFor(() => expect(lit()).toEqual(['deposit', 'deposit.unreachable']));
  await waitFor(() => expect(lit()).toEqual(['deposit', 'deposit.composing']), { timeout: 10_000 });
});

test('How do I get there: the player’s own presses are told, and a step leads on to the machine that it starts', async () => {
  const { press } = open('depositOrder');
  const user = userEvent.setup();
  const to = screen.getByRole('combobox', { name: 'To' });
  await user.selectOptions(to, 'depositOrder.followed.status.canceled');
  await press('Find the shortest ways');
  const ways = screen.getByRole('status', { name: 'The ways' });
  expect(ways.textContent).toMatch(/order\.cancel → confirming.*order\.confirmCancel → canceling/);
  const [link] = inside(ways).getAllByRole('link', { name: 'How do I get there in submission' });
  expect(link?.getAttribute('href')).toMatch(/machine=submission.*#ways$/);
});
