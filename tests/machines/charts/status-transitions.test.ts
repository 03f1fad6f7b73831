/** An order's diagram shows each status of the contract as a state, and each permitted change as a transition (contract §3). */
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { DEPOSIT_TRANSITIONS } from '../../../contract/rules/deposit.ts';
import { WITHDRAW_TRANSITIONS } from '../../../contract/rules/withdraw.ts';
import { depositOrderMachine } from '../../../machines/depositOrder.machine.ts';
import { withdrawOrderMachine } from '../../../machines/withdrawOrder.machine.ts';
import { type Chart, chartOf } from '../../../packages/machine-core/index.ts';

describe.each([
  ['depositOrder', chartOf(depositOrderMachine), 'depositOrder.followed.status', DEPOSIT_TRANSITIONS],
  ['withdrawOrder', chartOf(withdrawOrderMachine), 'withdrawOrder.followed', WITHDRAW_TRANSITIONS],
])('%s', (_, chart, region, transitions) => {
  test('has a state for each status', () => {
    const shown = chart.nodes.map(({ id }) => statusOf(id, region)).filter((status) => status !== null);
    expect(new Set(shown)).toEqual(new Set(ORDER_STATUSES));
  });

  test('has a transition for each permitted change of the status, and no other', () => {
    const permitted = transitions.map(({ from, to }) => `${from} → ${to}`);
    expect(
      changesIn(chart, region)
        .map(({ change }) => change)
        .toSorted(),
    ).toEqual(permitted.toSorted());
  });

  test('describes each change of the status', () => {
    for (const { change, description } of changesIn(chart, region)) expect(description, change).not.toBe('');
  });
});

/** The status that a state of the region shows; null for a state that shows none. */
function statusOf(id: string, region: string): string | null {
  if (!id.startsWith(`${region}.`)) return null;
  const keys = id.slice(region.length + 1).split('.');
  return ORDER_STATUSES.find((status) => keys.includes(status.toLowerCase())) ?? null;
}

function changesIn({ edges }: Chart, region: string) {
  return edges.flatMap(({ source, targets, description }) => {
    const from = statusOf(source, region);
    return targets
      .map((target) => statusOf(target, region))
      .filter((to) => from !== null && to !== null && to !== from)
      .map((to) => ({ change: `${from} → ${to}`, description }));
  });
}
