import { useMemo, useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { MarksContext } from '../diagram/marks.ts';
import { type Say, useSpoken } from '../labels.ts';
import { TransitionLink } from '../page/details/TransitionLink.tsx';
import { MachineLink } from '../page/MachineLink.tsx';
import { Chosen } from '../panel/Chosen.tsx';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { type ShownMachine, useMachines } from '../viewer-input.ts';
import { countOf, type Proof, provenMarks } from './proof.ts';
import { SEARCH } from './search-proof.ts';
import { type Answer, type AnswerOf, useProofs } from './use-proofs.ts';

export interface ProvenPanelProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The tab *Proven*: which transitions tests, generated cases and recordings have walked. What nothing has walked stands out; what is
 * walked is counted for all machines.
 */
export default function ProvenPanel({ chart, drawing }: ProvenPanelProps) {
  const { say } = useSpoken();
  const machines = useMachines();
  const shown = machines.of(chart);
  if (!shown) throw new Error(`${chart.id} is no chart of this viewer`);
  const proofs = useMemo(() => [...machines.proofs, SEARCH], [machines]);
  const [on, setOn] = useState<ReadonlySet<Proof>>(
    () => new Set(machines.proofs.length > 0 ? machines.proofs : proofs),
  );
  const counted = useMemo(() => proofs.filter((proof) => on.has(proof)), [proofs, on]);
  const answerOf = useProofs(counted, [shown]);
  const marks = useMemo(() => marksOf(shown, counted, answerOf), [shown, counted, answerOf]);
  const [chosen, choose] = useState<string | null>(null);
  const unproven = chart.edges.filter(({ id }) => marks?.get(id) === 'unproven');
  const reasons = new Map(
    walkedOf(shown, counted, answerOf).flatMap(({ impossible }) => [...(impossible ?? [])]),
  );
  return (
    <MarksContext value={marks ?? new Map()}>
      <PanelFrame
        chart={chart}
        drawing={drawing}
        active={NOTHING}
        walked={[]}
        chosen={chosen}
        onChoose={choose}
      >
        <Chosen chart={chart} id={chosen} />
        <PanelSection title={say('How much is walked')}>
          <p role="status" aria-label={say('In all')} className="text-sm font-bold">
            {marks
              ? say('{count} of {all} transitions are walked.', {
                  count: chart.edges.length - unproven.length,
                  all: chart.edges.length,
                })
              : say('looking …')}
          </p>
          {unproven.length > 0 && <p className="text-sm font-bold">{say('Nothing has walked:')}</p>}
          <ul className="grid gap-1">
            {unproven.map((edge) => (
              <TransitionLink key={edge.id} chart={chart} edge={edge} end="to" onChoose={choose} />
            ))}
          </ul>
          {unproven.some(({ id }) => reasons.has(id)) && (
            <div className="grid gap-1 text-sm">
              <p className="font-bold">{say('These can never be taken')}</p>
              <ul className="grid gap-1 text-xs text-muted">
                {unproven.flatMap(({ id }) => {
                  const reason = reasons.get(id);
                  return reason === undefined ? [] : [<li key={id}>{`${id}: ${reason}`}</li>];
                })}
              </ul>
            </div>
          )}
        </PanelSection>
        <PanelSection title={say('What has walked it')}>
          <ul className="grid gap-2">
            {proofs.map((proof) => (
              <li key={proof.id}>
                <label className="text-sm font-bold">
                  <input
                    type="checkbox"
                    className="mr-2"
                    checked={on.has(proof)}
                    onChange={() =>
                      setOn(new Set(on.has(proof) ? [...on].filter((one) => one !== proof) : [...on, proof]))
                    }
                  />
                  {say(proof.title)}
                </label>
                {proof.note !== undefined && <p className="pl-6 text-xs">{say(proof.note)}</p>}
                <p className="pl-6 text-xs text-muted">
                  {on.has(proof) ? inWords(chart, answerOf(proof, shown), say) : say('not counted')}
                </p>
              </li>
            ))}
          </ul>
        </PanelSection>
        {machines.proofs.length > 0 && <AllMachines />}
      </PanelFrame>
    </MarksContext>
  );
}

/** How much of each machine the host's proofs have walked. */
function AllMachines() {
  const { say } = useSpoken();
  const { all, proofs } = useMachines();
  const answerOf = useProofs(proofs, all);
  return (
    <PanelSection title={say('All machines: how much is walked')}>
      <ul className="grid gap-1 text-sm">
        {all.map((machine) => {
          const marks = marksOf(machine, proofs, answerOf);
          const count = marks && [...marks.values()].filter((mark) => mark === 'proven').length;
          const of = machine.chart.edges.length;
          return (
            <li key={machine.name} className="flex justify-between gap-2">
              <MachineLink name={machine.name} />
              <span className={count === of ? 'text-muted' : 'font-bold'}>
                {count === null ? '…' : say('{count} of {all}', { count, all: of })}
              </span>
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
}

function walkedOf(machine: ShownMachine, proofs: readonly Proof[], answerOf: AnswerOf) {
  return proofs.flatMap((proof) => {
    const answer = answerOf(proof, machine);
    return typeof answer === 'object' && answer.walked ? [answer.walked] : [];
  });
}

/** Whether each transition is walked; null while it is looked for. */
function marksOf(machine: ShownMachine, proofs: readonly Proof[], answerOf: AnswerOf) {
  if (proofs.some((proof) => answerOf(proof, machine) === undefined)) return null;
  return provenMarks(machine.chart, walkedOf(machine, proofs, answerOf));
}

function inWords(chart: Chart, answer: Answer | undefined, say: Say): string {
  if (answer === undefined) return say('looking …');
  if (typeof answer === 'string') return say(answer);
  const { walked } = answer;
  if (!walked) return say('nothing of this machine');
  const values = { count: countOf(chart, walked), all: chart.edges.length };
  return `${say('{count} of {all} transitions', values)} · ${say(...walked.summary)}`;
}
