import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../../../packages/machine-core/index.ts';
import {
  Chosen,
  type Drawing,
  EventLog,
  PanelFrame,
  PanelSection,
  ReadableData,
  useAddress,
  useMachines,
  useSpoken,
} from '../../../packages/machine-viewer/index.ts';
import { CapsuleFile } from './CapsuleFile.tsx';
import { CapsuleSteps } from './CapsuleSteps.tsx';
import { CapsuleVerdict } from './CapsuleVerdict.tsx';
import { lookAt, useOpened } from './opened.ts';
import { logEntryAt, logEntriesAround, walkedBy } from './replay-state.ts';

export interface CapsulePanelProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

const NOWHERE: ReadonlySet<string> = new Set();

/**
 * Replays a bug capsule step by step: the diagram shows the machine of the chosen step, the panel lists the steps of
 * all machines.
 */
export default function CapsulePanel({ chart, drawing }: CapsulePanelProps) {
  const { opened, problem } = useOpened();
  const { go } = useAddress();
  const { say } = useSpoken();
  const { all } = useMachines();
  const [looked, look] = useState<string | null>(null);
  const { steps = [], index = 0 } = opened ?? {};
  const step = steps[index];
  const machine = step?.machine;
  useEffect(() => {
    if (machine !== undefined && machine !== chart.id && all.some(({ name }) => name === machine))
      go({ machine, at: null });
    // oxlint-disable-next-line react/exhaustive-deps -- another step leads to its machine, another machine to no step
  }, [machine, index]);

  const isHere = machine === chart.id;
  const shown = useMemo(() => (isHere ? logEntryAt(steps, index) : null), [isHere, steps, index]);
  const logEntries = useMemo(() => (step ? logEntriesAround(steps, step) : []), [steps, step]);
  const walked = useMemo(() => (isHere ? walkedBy(steps, index) : []), [isHere, steps, index]);
  const active = useMemo(() => (shown ? new Set(shown.after.active) : NOWHERE), [shown]);
  return (
    <PanelFrame
      chart={chart}
      drawing={drawing}
      active={active}
      walked={walked}
      chosen={looked}
      onChoose={look}
    >
      <Chosen chart={chart} id={looked} />
      {opened && <CapsuleVerdict opened={opened} />}
      {opened && <CapsuleSteps steps={steps} index={index} />}
      {shown && (
        <>
          <PanelSection title={say('Context')}>
            <ReadableData value={shown.after.context} />
          </PanelSection>
          <EventLog
            chart={chart}
            entries={logEntries}
            shown={shown}
            onShow={(logEntry) => lookAt(steps.findIndex((one) => one.logEntry === logEntry))}
          />
        </>
      )}
      <CapsuleFile problem={problem} isFirst={opened === null} />
    </PanelFrame>
  );
}
