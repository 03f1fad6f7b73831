import { useSpoken } from '../labels.ts';
import { useAddress } from '../page/address.ts';
import { ViewerLink } from '../page/ViewerLink.tsx';
import type { KnownTab } from './messages.ts';

export interface OtherMachinesProps {
  readonly tab: KnownTab;
  /** The machine that is shown. */
  readonly machine: string;
}

/** Links to the live panels of the other machines that run in a tab. */
export function OtherMachines({ tab, machine }: OtherMachinesProps) {
  const { address, go } = useAddress();
  const { say } = useSpoken();
  const machines = [...new Set(tab.actors.map((actor) => actor.machine))];
  const others = machines.filter((one) => one !== machine);
  if (others.length === 0) return null;
  return (
    <nav aria-label={say('Also running')} className="flex flex-wrap gap-x-2.5 gap-y-1 text-xs">
      <span className="text-muted">{say('Also running')}:</span>
      {others.map((one) => (
        <ViewerLink
          key={one}
          address={address}
          changes={{ machine: one, at: null }}
          go={go}
          className="text-accent-text underline underline-offset-3"
        >
          {one}
        </ViewerLink>
      ))}
    </nav>
  );
}
