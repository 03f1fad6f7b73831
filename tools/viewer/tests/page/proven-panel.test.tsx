import { render, screen, within as inside } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chartOf } from '../../../../packages/machine-core/index.ts';
import { Machines } from '../../../../packages/machine-viewer/viewer-input.ts';
import ProvenPanel from '../../../../packages/machine-viewer/proven/ProvenPanel.tsx';
import { type FrozenCases, measureOf } from '../../../../packages/machine-tests/index.ts';
import { deposit } from '../../../fixtures/cashier/deposit.ts';
import frozen from '../../../model-testing/frozen/deposit.json';
import { PROOFS } from '../../proofs.ts';
import { gridDrawingOf } from '../../../../packages/machine-viewer/diagram/grid/search.ts';
import { within } from './in-viewer.tsx';

const CASES = PROOFS.filter(({ id }) => id === 'cases');
const [FIRST = ''] = chartOf(deposit.machine).edges.map(({ id }) => id);
const WALKED_ONE = {
  id: 'one',
  title: 'One run',
  walkedIn: async () => ({
    transitions: new Set([FIRST]),
    summary: ['1 test'] as [string],
  }),
};

test('the counts of the generated cases are those that their run prints', async () => {
  open(CASES);
  const { cases, steps, tallies } = measureOf(deposit, frozen as unknown as FrozenCases);
  const { of, missing } = tallies.transitions;
  expect(
    await screen.findByText(`${of - missing.length} of ${of} transitions · ${cases} cases, ${steps} steps`),
  ).toBeTruthy();
});

test('what nothing has walked stands out on the chart and is listed; each run can be left out', async () => {
  const { user, marked } = open([WALKED_ONE, ...CASES]);
  await screen.findByText(/cases,/);
  expect(marked('unproven')).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'The generated cases' }));
  expect(marked('proven')).toEqual([FIRST]);
  expect(screen.getByRole('status', { name: 'In all' }).textContent).toBe('1 of 24 transitions are walked.');
  expect(marked('unproven')).toHaveLength(23);
  await user.click(screen.getByRole('checkbox', { name: 'One run' }));
  expect(screen.getByRole('status', { name: 'In all' }).textContent).toBe('0 of 24 transitions are walked.');
});

test('each machine is counted and linked', async () => {
  open([WALKED_ONE]);
  const all = inside(screen.getByRole('region', { name: 'All machines: how much is walked' }));
  expect(await all.findByText('1 of 24')).toBeTruthy();
  expect(all.getByRole('link', { name: 'deposit' }).getAttribute('href')).toContain('machine=deposit');
});

test('a run that cannot be read says why', async () => {
  open([{ ...WALKED_ONE, walkedIn: async () => Promise.reject(new Error('not run here yet')) }]);
  expect(await screen.findByText('not run here yet')).toBeTruthy();
});

function open(proofs: typeof PROOFS) {
  const machines = new Machines({ machines: [{ machine: deposit.machine, fixtures: deposit }], proofs });
  const { chart } = machines.named('deposit');
  const { container } = render(
    within(
      machines,
      <ProvenPanel
        chart={chart}
        drawing={gridDrawingOf(chart, new Set(), ({ description }) => description)}
      />,
    ),
  );
  return {
    user: userEvent.setup(),
    marked: (mark: string) =>
      [...container.querySelectorAll(`[data-id].is-${mark}`)].map((element) =>
        element.getAttribute('data-id'),
      ),
  };
}
