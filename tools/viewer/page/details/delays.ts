import type { Trigger } from '../../../chart/chart.ts';
import { durationOf } from '../../panel/duration.ts';
import { ALL_FIXTURES } from '../../../fixtures/all-fixtures.ts';

/** The length of a delay as text: `15 s`, or “computed when the delay starts” for a computed delay. Empty for any other trigger. */
export function lengthOf(machineId: string, trigger: Trigger): readonly string[] {
  if (trigger.kind !== 'after') return [];
  return [fixedLengthOf(machineId, trigger) ?? 'computed when the delay starts'];
}

/** The length of a constant delay as text: `15 s`. Null for a computed delay and for any other trigger. */
export function fixedLengthOf(machineId: string, trigger: Trigger): string | null {
  if (trigger.kind !== 'after') return null;
  const machine = ALL_FIXTURES.find((fixtures) => fixtures.machine.id === machineId)?.machine;
  const delays: Readonly<Record<string, unknown>> = machine?.implementations.delays ?? {};
  const length = delays[trigger.delay] ?? Number(trigger.delay);
  return typeof length === 'number' && length >= 0 ? durationOf(length) : null;
}
