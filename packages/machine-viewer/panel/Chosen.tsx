import type { Chart } from '../../machine-core/index.ts';
import { useAddress } from '../page/address.ts';
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
  const { language, labels } = useSpoken();
  const edge = chart.edges.find((one) => one.id === id);
  const node = chart.nodes.find((one) => one.id === id);
  const item = edge ?? node;
  if (!item) return null;
  return (
    <PanelSection
      title={edge ? 'A transition' : `The state ${node?.key}`}
      actions={
        <ViewerLink
          address={address}
          changes={{ tab: 'look', at: id }}
          go={go}
          className="text-xs text-accent-text underline underline-offset-3"
        >
          All details
        </ViewerLink>
      }
    >
      {edge && (
        <p className="text-sm">
          <TransitionName edge={edge} />
        </p>
      )}
      <p className="text-sm" lang={language}>
        {labels(item)}
      </p>
      <Sections sections={item.sections} />
    </PanelSection>
  );
}
