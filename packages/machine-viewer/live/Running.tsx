import { type Say, useSpoken } from '../labels.ts';
import { timeOf } from '../panel/duration.ts';
import { PanelSection } from '../panel/PanelSection.tsx';
import { PanelSelect } from '../panel/PanelSelect.tsx';
import { StepButtons } from '../panel/StepButtons.tsx';
import type { LoggedActor } from './messages.ts';
import { OtherMachines } from './OtherMachines.tsx';
import { type Choice, entryOf, type LiveView } from './live-view.ts';

export interface RunningProps {
  readonly view: LiveView;
  readonly choose: (choice: Choice) => void;
}

/** The current state, and the choice of actor and moment. */
export function Running({ view, choose }: RunningProps) {
  const { key, tab, actor, all, shown, earlier, later } = view;
  const { value, tags, status } = shown.after;
  const { say } = useSpoken();
  const now = status === 'active' ? say('As it is now') : say('It has ended; its last state');
  return (
    <PanelSection title={later ? say('As it was at {time}', { time: timeOf(shown.at) }) : now}>
      <p role="status" aria-label={say('State')} className="text-sm">
        <span className="font-bold wrap-anywhere">{stateLabelOf(value)}</span>
        {tags.length > 0 && <span className="text-muted"> · {tags.join(', ')}</span>}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <StepButtons
          onBack={earlier && (() => choose(entryOf(view, earlier)))}
          onForward={later && (() => choose(entryOf(view, later)))}
          onNow={later && (() => choose(entryOf(view, null)))}
        />
      </div>
      {all.length > 1 && (
        <PanelSelect
          label={say('Actor')}
          value={key}
          options={all.map((one) => [one.key, nameOf(one.actor, say)])}
          onChange={(next) => choose({ key: next, at: null })}
        />
      )}
      <OtherMachines tab={tab} machine={actor.machine} />
    </PanelSection>
  );
}

function nameOf({ order, entries }: LoggedActor, say: Say): string {
  const started = say('started at {time}', { time: timeOf(entries[0]?.at ?? 0) });
  return order === null ? started : `${order}, ${started}`;
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
