import type { Chart } from '../../chart/chart.ts';
import { PanelButton } from '../../viewer/panel/PanelButton.tsx';
import { PanelSection } from '../../viewer/panel/PanelSection.tsx';
import { EventResult } from '../../viewer/panel/EventResult.tsx';
import type { Scene } from './play.ts';

export interface SceneLogProps {
  readonly chart: Chart;
  readonly scenes: readonly Scene[];
  /** Goes back to where so many steps had been taken. */
  readonly onReturn: (steps: number) => void;
}

/** What was done, step by step; each leads back to itself. */
export function SimulationLog({ chart, scenes, onReturn }: SceneLogProps) {
  return (
    <PanelSection title="What has happened">
      <ol className="grid gap-1">
        {scenes.map((scene, index) => (
          <li key={index} className="grid">
            <PanelButton
              aria-current={index === scenes.length - 1 ? 'step' : undefined}
              isMain={index === scenes.length - 1}
              onClick={() => onReturn(index)}
            >
              <span className="block font-bold wrap-anywhere">{scene.step ?? 'The beginning'}</span>
              <EventResult chart={chart} {...scene} otherwise={nothingOf(scene)} />
              {scene.moment.emitted.map(({ type }, place) => (
                <span key={place} className="block text-xs text-info-fg">
                  says {type}
                </span>
              ))}
            </PanelButton>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}

/** What is said of a step that led to no transition. */
export function nothingOf({ step, moment }: Scene): string {
  if (moment.error !== null) return moment.error;
  return step === null ? 'It begins.' : 'Nothing changes.';
}
