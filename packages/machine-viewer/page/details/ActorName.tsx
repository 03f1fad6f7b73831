import type { ReactNode } from 'react';
import type { Chart, ChartNode } from '../../../machine-core/index.ts';
import { useMachines } from '../../viewer-input.ts';
import { MachineLink } from '../MachineLink.tsx';

export interface ActorNameProps {
  readonly chart: Chart;
  readonly invoke: ChartNode['invokes'][number];
  /** Its name, if not `id (logic)`. */
  readonly children?: ReactNode;
}

/** The name of an actor that a state invokes; a link to its machine, if that is shown. */
export function ActorName({ chart, invoke, children }: ActorNameProps) {
  const { id, actor } = invoke;
  const machine = useMachines().invokedBy(chart, invoke);
  const name = children ?? (id === actor ? id : `${id} (${actor})`);
  return machine ? <MachineLink name={machine.name}>{name}</MachineLink> : name;
}
