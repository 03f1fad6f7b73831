import { timeOf } from '../panel/duration.ts';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { PanelSelect } from '../panel/PanelSelect.tsx';
import type { Known } from './known-tabs.ts';
import { OtherMachines } from './OtherMachines.tsx';
import { at, type Choice, type LiveView, NEWEST, tabsWith } from './live-view.ts';

export interface RunningProps {
  readonly known: Known;
  readonly view: LiveView;
  readonly choose: (choice: Choice) => void;
}

/** The current state, and the choice of tab, actor and moment. */
export function Running({ known, view, choose }: RunningProps) {
  const { tab, actors, actor, shown, earlier, later } = view;
  const tabs = tabsWith(known, actor.machine);
  const { value, tags } = shown.after;
  return (
    <PanelSection title={later ? `As it was at ${timeOf(shown.at)}` : 'As it is now'}>
      <p role="status" aria-label="State" className="text-sm">
        <span className="font-bold wrap-anywhere">{stateLabelOf(value)}</span>
        {tags.length > 0 && <span className="text-muted"> · {tags.join(', ')}</span>}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <PanelButton disabled={!earlier} onClick={() => earlier && choose(at(view, earlier))}>
          Step back
        </PanelButton>
        <PanelButton disabled={!later} onClick={() => later && choose(at(view, later))}>
          Forward
        </PanelButton>
        <PanelButton disabled={!later} onClick={() => choose(at(view, null))}>
          To now
        </PanelButton>
      </div>
      {tabs.length > 1 && (
        <PanelSelect
          label="Tab"
          value={tab.tab}
          options={tabs.map((one) => [one.tab, `opened at ${timeOf(one.since)}`])}
          onChange={(name) => choose({ ...NEWEST, tab: name })}
        />
      )}
      {actors.length > 1 && (
        <PanelSelect
          label="Actor"
          value={actor.session}
          options={actors.map(({ session, entries }) => [
            session,
            `started at ${timeOf(entries[0]?.at ?? 0)}`,
          ])}
          onChange={(session) => choose({ tab: tab.tab, session, at: null })}
        />
      )}
      <OtherMachines tab={tab} machine={actor.machine} />
    </PanelSection>
  );
}

/** A state value on one line: `followed (status (open (qr (shown))), inquiry (ready))`. */
export function stateLabelOf(value: LiveView['shown']['after']['value']): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).flatMap(([region, within]) => {
    if (within === undefined) return [];
    const labels = stateLabelOf(within);
    return labels === '' ? [region] : [`${region} (${labels})`];
  });
  return parts.join(', ');
}
