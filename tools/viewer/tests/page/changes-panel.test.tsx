import { render, screen, within as inside } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  type Charts,
  type History,
  keptHistory,
} from '../../../../packages/machine-viewer/changes/history.ts';
import ChangesPanel from '../../../../packages/machine-viewer/changes/ChangesPanel.tsx';
import type { Address } from '../../../../packages/machine-viewer/page/address.ts';
import { machinesOn, within } from './in-viewer.tsx';

const MACHINES = machinesOn();
const { chart } = MACHINES.named('deposit');

/** The charts of an earlier version, in which the deposit had no state `unreachable`, and another machine was not there yet. */
const EARLIER: Charts = Object.fromEntries(
  MACHINES.all
    .filter(({ name }) => name !== 'gameLaunch')
    .map(({ name, chart: one }) => [
      name,
      {
        ...one,
        nodes: one.nodes.filter(({ id }) => id !== 'deposit.unreachable'),
        edges: one.edges.filter(
          ({ source, targets }) => ![source, ...targets].includes('deposit.unreachable'),
        ),
      },
    ]),
);

test('what has changed is said in words, and marked on the chart', async () => {
  const { marked } = open();
  const changes = inside(await screen.findByRole('region', { name: 'What has changed' }));
  expect(changes.getByRole('button', { name: /^The state unreachable.*It is new/ })).toBeTruthy();
  expect(marked('added')).toContain('deposit.unreachable');
  expect(changes.getAllByRole('button')).toHaveLength(marked('added').length);
  const all = inside(screen.getByRole('region', { name: 'All machines' }));
  expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^deposit 1 state and \d+ transitions added$/),
    'gameLaunch new',
  ]);
});

test('a sentence selects its state on the chart', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^The state unreachable/ }));
  expect(
    screen.getByRole('button', { name: 'State deposit.unreachable, added' }).getAttribute('aria-pressed'),
  ).toBe('true');
});

test('a machine that was not there is new as a whole', async () => {
  open({ name: 'gameLaunch' });
  expect(await screen.findByText(/The machine is new/)).toBeTruthy();
});

test('another version can be written', async () => {
  const { user, asked } = open();
  await user.type(screen.getByRole('textbox', { name: 'Another tag, branch or commit' }), 'v0.9.0{Enter}');
  expect(asked).toEqual({ since: 'v0.9.0' });
});

test('a version that does not exist is said to be none', async () => {
  open({ since: 'nowhere' });
  expect((await screen.findByRole('alert')).textContent).toBe('nowhere is no tag, branch or commit here.');
});

test('a page without a server offers the version it has, once, and no other one', async () => {
  open({ history: keptHistory('HEAD~1', EARLIER) });
  await screen.findByRole('option', { name: 'HEAD~1' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['HEAD~1']);
  expect(screen.queryByRole('textbox', { name: 'Another tag, branch or commit' })).toBeNull();
});

test('a page without a server does not show its version under the name of another one', async () => {
  open({ since: 'rubbish', history: keptHistory('HEAD~1', EARLIER) });
  expect((await screen.findByRole('alert')).textContent).toBe('This page has HEAD~1 only, and not rubbish.');
  expect(screen.queryByRole('region', { name: 'What has changed' })).toBeNull();
});

const HISTORY: History = {
  versions: async () => ['v1.0.0', 'abc1234 Begin'],
  async chartsAt(version) {
    if (version !== 'v1.0.0') throw new Error(`${version} is no tag, branch or commit here.`);
    return EARLIER;
  },
};

function open({
  name = 'deposit',
  since = null,
  history = HISTORY,
}: {
  name?: string;
  since?: string | null;
  history?: History;
} = {}) {
  const asked: Partial<Address> = {};
  const address: Address = { machine: name, at: null, tab: 'changes', labels: 'en', since };
  const shown = name === 'deposit' ? chart : MACHINES.named(name).chart;
  const { container } = render(
    within(
      MACHINES,
      <ChangesPanel
        chart={shown}
        address={address}
        go={(changes) => Object.assign(asked, changes)}
        history={history}
      />,
    ),
  );
  return {
    user: userEvent.setup(),
    asked,
    marked: (mark: string) =>
      [...container.querySelectorAll(`[data-id].is-${mark}`)].map((element) =>
        element.getAttribute('data-id'),
      ),
  };
}
