import { useSpoken } from '../labels.ts';
import { PanelSection } from '../panel/PanelSection.tsx';
import type { Known } from './known-tabs.ts';
import { useMachines } from '../viewer-input.ts';
import { OtherMachines } from './OtherMachines.tsx';

export interface NoSiteProps {
  readonly machine: string;
  readonly known: Known;
}

/** Explains why no running site with this machine is connected, and how to open one. */
export function NoSite({ machine, known }: NoSiteProps) {
  const { live } = useMachines();
  const { say } = useSpoken();
  const newest = [...known.values()].toSorted((one, other) => other.since - one.since)[0];
  return (
    <PanelSection title={say('No site runs this machine')}>
      <p role="status" aria-label={say('State')} className="text-sm text-muted">
        {newest
          ? say('The site is open, but “{machine}” is not running in it.', { machine })
          : say('The site is not open in another tab of this browser.')}
      </p>
      {newest ? (
        <OtherMachines tab={newest} machine={machine} />
      ) : (
        <p className="text-sm">{live?.howToOpen}</p>
      )}
    </PanelSection>
  );
}
