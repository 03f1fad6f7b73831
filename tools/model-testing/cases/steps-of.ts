/** The steps that a machine's fixtures define. */
import type { Step } from '../../simulator/simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
import { chartOf } from '../../chart/chart.ts';

/** Returns every step, whether or not it is possible at a given moment. */
export function stepsOf({ machine, events, actors }: MachineFixtures): readonly Step[] {
  const { nodes, edges } = chartOf(machine);
  const invokes = nodes.flatMap((node) => node.invokes);
  const hasDelays = edges.some(({ trigger }) => trigger.kind === 'after');
  return [
    ...Object.keys(events).map((name) => `send ${name}`),
    ...invokes.flatMap(({ id, actor }) => [
      ...Object.keys(actors[actor]?.done ?? {}).map((name) => `answer ${id}: ${name}`),
      ...Object.keys(actors[actor]?.failed ?? {}).map((name) => `fail ${id}: ${name}`),
    ]),
    ...(hasDelays ? ['pass'] : []),
  ];
}
