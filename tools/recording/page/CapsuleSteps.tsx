import { PanelButton, PanelSection, useSpoken } from '../../../packages/machine-viewer/index.ts';
import { labelOf } from '../replay/replay.ts';
import { lookAt } from './opened.ts';
import type { Step } from './replay-state.ts';

export interface CapsuleStepsProps {
  readonly steps: readonly Step[];
  /** Index in `steps` of the step that is shown. */
  readonly index: number;
}

/** How many steps are listed before and after the one that is shown. */
const AROUND = 12;

/** The steps of all machines in the order in which they happened. */
export function CapsuleSteps({ steps, index }: CapsuleStepsProps) {
  const { say } = useSpoken();
  const shown = steps[index];
  if (!shown) return null;
  const first = Math.max(0, index - AROUND);
  const last = steps.length - 1;
  return (
    <PanelSection title={say('What happened to all machines')}>
      <p role="status" aria-label={say('The step that is shown')} className="text-sm">
        <b>{say('Step {place} of {count}', { place: index + 1, count: steps.length })}</b>, {timeOf(shown)}:{' '}
        {labelOf(shown.entry)}
        {shown.problem !== null && <span className="block text-red-fg">{shown.problem}</span>}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <PanelButton disabled={index === 0} onClick={() => lookAt(0)}>
          {say('To the beginning')}
        </PanelButton>
        <PanelButton disabled={index === 0} onClick={() => lookAt(index - 1)}>
          {say('Step back')}
        </PanelButton>
        <PanelButton disabled={index === last} onClick={() => lookAt(index + 1)}>
          {say('Forward')}
        </PanelButton>
        <PanelButton disabled={index === last} onClick={() => lookAt(last)}>
          {say('To the end')}
        </PanelButton>
      </div>
      <ol start={first + 1} className="grid gap-1">
        {steps.slice(first, index + AROUND + 1).map((step, place) => (
          <li key={first + place} className="grid">
            <PanelButton
              aria-current={step === shown ? 'step' : undefined}
              isMain={step === shown}
              onClick={() => lookAt(first + place)}
            >
              <span className="flex justify-between gap-x-3">
                <span className="wrap-anywhere">{labelOf(step.entry)}</span>
                <span className="shrink-0 text-xs text-muted tabular-nums">{timeOf(step)}</span>
              </span>
              {step.problem !== null && (
                <span className="block text-xs text-red-fg">{say('Differs from the recording.')}</span>
              )}
            </PanelButton>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

/** The time of a step in seconds since the page started. */
function timeOf({ entry: { t } }: Step): string {
  return `${(t / 1000).toFixed(2)} s`;
}
