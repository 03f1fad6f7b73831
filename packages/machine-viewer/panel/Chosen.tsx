import type { Chart } from '../../machine-core/index.ts';
import { useAddress } from '../page/address.ts';
import { Conditions } from '../page/details/Conditions.tsx';
import { Sections } from '../page/details/Sections.tsx';
import { TransitionName } from '../page/details/TransitionName.tsx';
import { ViewerLink } from '../page/ViewerLink.tsx';
import { useSpoken } from '../labels.ts';
import { PanelSection } from './PanelSection.tsx';

export interface ChosenProps {
  readonly chart: Chart;
  readonly id: string | null;
}

/** The description of the selected state or transition, and a link to all its details in the tab *Look*. */
export function Chosen({ chart, id }: ChosenProps) {
  const { address, go } = useAddress();
  const { labels, say } = useSpoken();
  const edge = chart.edges.find((one) => one.id === id);
  const node = chart.nodes.find((one) => one.id === id);
  const item = edge ?? node;
  if (!item) return null;
  return (
    <PanelSection
      title={edge ? say('A transition') : say('The state {name}', { name: node?.key ?? '' })}
      actions={
        <ViewerLink
          address={address}
          changes={{ tab: 'look', at: id }}
          go={go}
          className="text-xs text-accent-text underline underline-offset-3"
        >
          {say('All details')}
        </ViewerLink>
      }
    >
      {edge && (
        <p className="text-sm">
          <TransitionName chart={chart} edge={edge} />
        </p>
      )}
      <p className="text-sm">{labels(item)}</p>
      {edge && <Conditions chart={chart} edge={edge} />}
      <Sections sections={item.sections} />
    </PanelSection>
  );
}
