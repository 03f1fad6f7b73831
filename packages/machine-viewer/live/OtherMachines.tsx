import { useSpoken } from '../labels.ts';
import { MachineLink } from '../page/MachineLink.tsx';
import { isActive } from './known-tabs.ts';
import type { KnownTab } from './messages.ts';

export interface OtherMachinesProps {
  readonly tab: KnownTab;
  /** The machine that is shown. */
  readonly machine: string;
}

/** Links to the live panels of the other machines that run in a tab. */
export function OtherMachines({ tab, machine }: OtherMachinesProps) {
  const { say } = useSpoken();
  const machines = [...new Set(tab.actors.filter(isActive).map((actor) => actor.machine))];
  const others = machines.filter((one) => one !== machine);
  if (others.length === 0) return null;
  return (
    <nav aria-label={say('Also running')} className="flex flex-wrap gap-x-2.5 gap-y-1 text-xs">
      <span className="text-muted">{say('Also running')}:</span>
      {others.map((one) => (
        <MachineLink key={one} name={one} />
      ))}
    </nav>
  );
}
