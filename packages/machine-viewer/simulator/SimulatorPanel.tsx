import { useMemo, useState } from 'react';
import { useCopy } from '../panel/use-copy.ts';
import { type Chart, type MachineFixtures, readable } from '../../machine-core/index.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { useSpoken } from '../labels.ts';
import { Chosen } from '../panel/Chosen.tsx';
import { PanelButton } from '../panel/PanelButton.tsx';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { PanelSelect } from '../panel/PanelSelect.tsx';
import { ReadableData } from '../panel/ReadableData.tsx';
import { EventResult } from '../panel/EventResult.tsx';
import { useMachines } from '../viewer-input.ts';
import { useSimulation } from './address.ts';
import { Options } from './Options.tsx';
import { play } from './play.ts';
import { WaysSection } from './WaysSection.tsx';
import { nothingOf, SimulationLog } from './SimulationLog.tsx';

export interface SimulatePanelProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

/** The simulator's panel: one machine, actors resolved by hand, a manual clock. The URL holds the whole state. */
export default function SimulatorPanel(props: SimulatePanelProps) {
  const fixtures = useMachines().of(props.chart)?.fixtures;
  if (!fixtures) throw new Error(`${props.chart.id} is no chart of this viewer`);
  return <Simulation fixtures={fixtures} {...props} />;
}

function Simulation({
  fixtures,
  chart,
  drawing,
}: SimulatePanelProps & { readonly fixtures: MachineFixtures }) {
  const { say } = useSpoken();
  const [simulation, goTo] = useSimulation();
  const [considered, consider] = useState<readonly string[]>([]);
  const { isCopied, copy } = useCopy();
  const [chosen, choose] = useState<string | null>(null);
  const played = useMemo(() => play(fixtures, simulation), [fixtures, simulation]);
  const { scenes, problem } = played;
  const now = scenes.at(-1) ?? scenes[0];
  const active = useMemo(() => new Set(now.active), [now]);
  const walked = useMemo(() => scenes.flatMap((scene) => scene.walked), [scenes]);
  const steps = scenes.flatMap(({ step }) => step ?? []);
  const inputs = Object.keys(fixtures.inputs);
  return (
    <PanelFrame
      chart={chart}
      drawing={drawing}
      active={active}
      walked={considered.length > 0 ? considered : walked}
      chosen={chosen}
      onChoose={choose}
    >
      <Chosen chart={chart} id={chosen} />
      <PanelSection
        title={say('Simulation')}
        actions={
          <div className="flex flex-wrap gap-1.5">
            <PanelButton
              disabled={steps.length === 0}
              onClick={() => goTo({ ...simulation, steps: steps.slice(0, -1) })}
            >
              {say('Step back')}
            </PanelButton>
            <PanelButton disabled={steps.length === 0} onClick={() => goTo({ ...simulation, steps: [] })}>
              {say('Start over')}
            </PanelButton>
            <PanelButton onClick={() => copy(window.location.href)}>
              {isCopied ? say('Copied') : say('Copy link')}
            </PanelButton>
          </div>
        }
      >
        <div role="status" aria-label={say('The last step')}>
          {now.step !== null && (
            <p className="rounded-sm bg-sunken px-2.5 py-1.5 text-sm">
              <b className="wrap-anywhere">{now.step}</b>
              <EventResult chart={chart} {...now} otherwise={nothingOf(now, say)} />
            </p>
          )}
        </div>
        {problem !== null && (
          <p role="alert" className="rounded-sm bg-yellow-bg px-2.5 py-1.5 text-sm text-yellow-fg">
            {problem}
          </p>
        )}
        {inputs.length > 1 && (
          <PanelSelect
            label={say('How it begins')}
            value={simulation.input ?? inputs[0] ?? ''}
            options={inputs.map((input) => [input, input])}
            onChange={(input) => goTo({ input, steps: [] })}
          />
        )}
      </PanelSection>
      <Options
        chart={chart}
        played={played}
        onConsider={consider}
        onTake={(step) => {
          consider([]);
          goTo({ ...simulation, steps: [...steps, step] });
        }}
      />
      <WaysSection chart={chart} fixtures={fixtures} onGo={goTo} />
      <PanelSection title={say('Context')}>
        <ReadableData value={readable(now.moment.context, fixtures.format)} />
      </PanelSection>
      {now.moment.emitted.length > 0 && (
        <PanelSection title={say('Emitted events')}>
          {now.moment.emitted.map((event, index) => (
            <ReadableData key={index} value={event} />
          ))}
        </PanelSection>
      )}
      <SimulationLog
        chart={chart}
        scenes={scenes}
        onReturn={(count) => goTo({ ...simulation, steps: steps.slice(0, count) })}
      />
    </PanelFrame>
  );
}
