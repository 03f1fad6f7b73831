import type { Trigger } from '../../../chart/chart.ts';
import { durationOf } from '../../panel/duration.ts';
import { ALL_FIXTURES } from '../../../fixtures/all-fixtures.ts';

/** How long a delay is: a length of time, or that it is worked out when it begins. Empty for what is no delay. */
export function lengthOf(machineId: string, trigger: Trigger): readonly string[] {
  if (trigger.kind !== 'after') return [];
  return [fixedLengthOf(machineId, trigger) ?? 'worked out when it begins'];
}

/** How long a delay is that is always the same; null for any other, and for what is no delay. */
export function fixedLengthOf(machineId: string, trigger: Trigger): string | null {
  if (trigger.kind !== 'after') return null;
  const machine = ALL_FIXTURES.find((fixtures) => fixtures.machine.id === machineId)?.machine;
  const delays: Readonly<Record<string, unknown>> = machine?.implementations.delays ?? {};
  const length = delays[trigger.delay] ?? Number(trigger.delay);
  return typeof length === 'number' && length >= 0 ? durationOf(length) : null;
}
