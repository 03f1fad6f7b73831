import type { ReactNode } from 'react';
import type { Chart, ChartNode } from '../../../machine-core/index.ts';
import { useMachines } from '../../viewer-input.ts';
import { useAddress } from '../address.ts';
import { ViewerLink } from '../ViewerLink.tsx';

export interface ActorNameProps {
  readonly chart: Chart;
  readonly invoke: ChartNode['invokes'][number];
  /** Its name, if not `id (logic)`. */
  readonly children?: ReactNode;
}

/** The name of an actor that a state invokes; a link to its machine, if that is shown. */
export function ActorName({ chart, invoke, children }: ActorNameProps) {
  const { id, actor } = invoke;
  const { address, go } = useAddress();
  const machine = useMachines().invokedBy(chart, invoke);
  const name = children ?? (id === actor ? id : `${id} (${actor})`);
  if (!machine) return name;
  return (
    <ViewerLink
      address={address}
      changes={{ machine: machine.name, at: null }}
      go={go}
      className="text-accent-text underline underline-offset-3"
    >
      {name}
    </ViewerLink>
  );
}
