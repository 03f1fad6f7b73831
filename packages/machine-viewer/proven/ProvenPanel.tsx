import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import type { Drawing } from '../diagram/drawing.ts';
import { MarksContext } from '../diagram/marks.ts';
import { TransitionLink } from '../page/details/TransitionLink.tsx';
import { Chosen } from '../panel/Chosen.tsx';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { PanelSection } from '../panel/PanelSection.tsx';
import { type ShownMachine, useMachines } from '../viewer-input.ts';
import { countOf, type Proof, provenMarks, type Walked } from './proof.ts';
import { SEARCH } from './search-proof.ts';

export interface ProvenPanelProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What is known of a proof: `null` while it is looked for, a text if that failed. */
type Answer = { readonly walked: Walked | null } | string | null;

/** The tab *Proven*: which transitions tests, generated cases and recordings have walked. What nothing has walked stands out. */
export default function ProvenPanel({ chart, drawing }: ProvenPanelProps) {
  const machines = useMachines();
  const shown = machines.of(chart);
  if (!shown) throw new Error(`${chart.id} is no chart of this viewer`);
  const proofs = useMemo(() => [...machines.proofs, SEARCH], [machines]);
  const [on, setOn] = useState<ReadonlySet<string>>(() => {
    const usual = proofs.filter(({ isUsual }) => isUsual);
    return new Set((usual.length > 0 ? usual : proofs).map(({ id }) => id));
  });
  const answers = useAnswers(proofs, on, shown);
  const runs = proofs.flatMap(({ id }) => {
    const answer = on.has(id) ? answers.get(id) : null;
    return typeof answer === 'object' && answer?.walked ? [answer.walked] : [];
  });
  const isOpen = proofs.some(({ id }) => on.has(id) && answers.get(id) === undefined);
  const marks = useMemo(
    () => (isOpen ? new Map() : provenMarks(chart, runs)),
    // oxlint-disable-next-line react/exhaustive-deps -- the runs follow from the answers
    [chart, answers, on, isOpen],
  );
  const [chosen, choose] = useState<string | null>(null);
  const unproven = chart.edges.filter(({ id }) => marks.get(id) === 'unproven');
  const reasons = new Map(runs.flatMap(({ impossible }) => [...(impossible ?? [])]));
  return (
    <MarksContext value={marks}>
      <PanelFrame
        chart={chart}
        drawing={drawing}
        active={NOTHING}
        walked={[]}
        chosen={chosen}
        onChoose={choose}
      >
        <Chosen chart={chart} id={chosen} />
        <PanelSection title="What has walked it">
          <ul className="grid gap-2">
            {proofs.map(({ id, title }) => (
              <li key={id}>
                <input
                  id={`proof-${id}`}
                  type="checkbox"
                  className="mr-2"
                  checked={on.has(id)}
                  onChange={() =>
                    setOn(on.has(id) ? new Set([...on].filter((one) => one !== id)) : new Set([...on, id]))
                  }
                />
                <label htmlFor={`proof-${id}`} className="text-sm font-bold">
                  {title}
                </label>
                <p className="pl-6 text-xs text-muted">
                  {on.has(id) ? inWords(chart, answers.get(id)) : 'not counted'}
                </p>
              </li>
            ))}
          </ul>
        </PanelSection>
        <PanelSection title="What nothing has walked">
          <p role="status" aria-label="In all" className="text-sm">
            {isOpen
              ? 'Looking …'
              : `${chart.edges.length - unproven.length} of ${chart.edges.length} transitions are walked.`}
          </p>
          <ul className="grid gap-1">
            {!isOpen &&
              unproven.map((edge) => (
                <TransitionLink key={edge.id} chart={chart} edge={edge} end="to" onChoose={choose} />
              ))}
          </ul>
          {unproven.some(({ id }) => reasons.has(id)) && (
            <div className="grid gap-1 text-sm">
              <p className="font-bold">These can never be taken</p>
              <ul className="grid gap-1 text-xs text-muted">
                {unproven.flatMap(({ id }) => {
                  const reason = reasons.get(id);
                  return reason === undefined ? [] : [<li key={id}>{`${id}: ${reason}`}</li>];
                })}
              </ul>
            </div>
          )}
        </PanelSection>
      </PanelFrame>
    </MarksContext>
  );
}

/** The answers of the proofs that are on; each is asked once. */
function useAnswers(
  proofs: readonly Proof[],
  on: ReadonlySet<string>,
  shown: ShownMachine,
): ReadonlyMap<string, Exclude<Answer, null>> {
  const [answers, learn] = useState<ReadonlyMap<string, Exclude<Answer, null>>>(new Map());
  useEffect(() => {
    let isHere = true;
    const note = (id: string, answer: Exclude<Answer, null>) => {
      if (isHere) learn((before) => new Map(before).set(id, answer));
    };
    for (const proof of proofs) {
      if (!on.has(proof.id) || answers.has(proof.id)) continue;
      void proof.walkedIn(shown).then(
        (walked) => note(proof.id, { walked }),
        (error: unknown) => note(proof.id, error instanceof Error ? error.message : String(error)),
      );
    }
    return () => {
      isHere = false;
    };
  }, [proofs, on, shown, answers]);
  return answers;
}

function inWords(chart: Chart, answer: Answer | undefined): string {
  if (answer === undefined || answer === null) return 'looking …';
  if (typeof answer === 'string') return answer;
  const { walked } = answer;
  if (!walked) return 'nothing of this machine';
  return `${countOf(chart, walked)} of ${chart.edges.length} transitions · ${walked.summary}`;
}
