import type { Chart, Moment } from '../../machine-core/index.ts';
import { type Say, useSpoken } from '../labels.ts';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { EventResult } from '../panel/EventResult.tsx';
import type { Scene } from './play.ts';

export interface SceneLogProps {
  readonly chart: Chart;
  readonly scenes: readonly Scene[];
  /** Returns the simulation to the moment after this number of steps. */
  readonly onReturn: (steps: number) => void;
}

/** Lists the steps taken so far; a click on a step returns to the moment after it. */
export function SimulationLog({ chart, scenes, onReturn }: SceneLogProps) {
  const { say } = useSpoken();
  return (
    <PanelSection title={say('What has happened')}>
      <ol className="grid gap-1">
        {scenes.map((scene, index) => (
          <li key={index} className="grid">
            <PanelButton
              aria-current={index === scenes.length - 1 ? 'step' : undefined}
              isMain={index === scenes.length - 1}
              onClick={() => onReturn(index)}
            >
              <span className="block font-bold wrap-anywhere">{scene.step ?? say('The beginning')}</span>
              <EventResult chart={chart} {...scene} otherwise={nothingOf(scene, say)} />
              {effectsOf(scene.moment, say).map((effect, place) => (
                <span key={place} className="block text-xs text-info-fg">
                  {effect}
                </span>
              ))}
            </PanelButton>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

/** The text for a step that took no transition. */
export function nothingOf({ step, moment }: Scene, say: Say): string {
  if (moment.error !== null) return moment.error;
  return step === null ? say('Started.') : say('Nothing changes.');
}

/** What the machine did in the step, besides its change. */
function effectsOf({ emitted, performed }: Moment, say: Say): readonly string[] {
  return [
    ...emitted.map((event) =>
      'to' in event
        ? say('sends {event} to {receiver}', { event: event.type, receiver: String(event['to']) })
        : say('emits {event}', { event: event.type }),
    ),
    ...performed.map((action) => say('performs {action}', { action })),
  ];
}
