/** Plays a simulation from its beginning: everything that is shown of it follows from its text. */
import { type Chart, chartOf } from '../../chart/chart.ts';
import { Footsteps } from '../../chart/transition-trace.ts';
import { type Verdict, verdictsOn } from '../../chart/guard-results.ts';
import { type Outcome, outcomeOf } from '../../chart/event-outcome.ts';
import { type Moment, Rehearsal, type Step } from '../simulator.ts';
import type { Repertoire } from '../../fixtures/machine-fixtures.ts';
import type { Simulation } from './simulation.ts';

/** One step and what came of it. */
export interface Scene {
  /** Null where it begins. */
  readonly step: Step | null;
  /** The server's time, in milliseconds since 1970. */
  readonly time: number;
  /** What the guards said to the event that was sent. */
  readonly verdicts: readonly Verdict[];
  /** The transitions that were taken, in their order. */
  readonly walked: readonly string[];
  /** The ids of the active states. */
  readonly active: readonly string[];
  readonly moment: Moment;
}

/** Something that may be tried next. */
export interface Option {
  readonly step: Step;
  readonly outcome: Outcome;
}

export interface Played {
  /** The first is the beginning, the last is now. */
  readonly scenes: readonly [Scene, ...Scene[]];
  readonly options: readonly Option[];
  /** How long until something happens by itself, in milliseconds; null where nothing does. */
  readonly untilNext: number | null;
  /** Why it could not be played to its end: an old link, or one that was mistyped. */
  readonly problem: string | null;
}

/** Plays as far as it can be played. */
export function play(repertoire: Repertoire, simulation: Simulation): Played {
  const chart = chartOf(repertoire.machine);
  const { stage, scenes, problem } = perform(repertoire, simulation);
  const options = stage.rehearsal.steps.map((step) => {
    const judged = stage.judge(step, chart);
    return { step, outcome: judged === null || judged.kind === 'taken' ? tried(step) : judged };
  });
  const untilNext = stage.rehearsal.clock.untilNext();
  stage.rehearsal.stop();
  return { scenes, options, untilNext, problem };

  /** What a step would do, with all that follows from it at once, is found out by trying. */
  function tried(step: Step): Outcome {
    const trial = perform(repertoire, {
      ...simulation,
      steps: [...simulation.steps.slice(0, scenes.length - 1), step],
    });
    trial.stage.rehearsal.stop();
    return { kind: 'taken', edges: trial.scenes.at(-1)?.walked ?? [] };
  }
}

function perform(repertoire: Repertoire, { input, steps }: Simulation) {
  const isKnown = input === null || input in repertoire.inputs;
  const stage = new Stage(repertoire, isKnown ? input : null);
  const scenes: [Scene, ...Scene[]] = [stage.scene(null)];
  if (!isKnown) return { stage, scenes, problem: `The machine is not begun with “${input}” any more.` };
  for (const step of steps) {
    try {
      stage.rehearsal.take(step);
    } catch {
      const problem = `Step ${scenes.length} of this link, “${step}”, cannot happen here.`;
      return { stage, scenes, problem };
    }
    scenes.push(stage.scene(step));
  }
  return { stage, scenes, problem: null };
}

/** A rehearsal, and what is written down of it. */
class Stage {
  readonly rehearsal: Rehearsal;
  readonly #repertoire: Repertoire;
  readonly #footsteps = new Footsteps();
  #actor: object = this;
  #before: Rehearsal['snapshot'] | null = null;

  constructor(repertoire: Repertoire, input: string | null) {
    this.#repertoire = repertoire;
    this.rehearsal = new Rehearsal(repertoire, {
      input: input ?? undefined,
      inspect: (inspected) => {
        // Nothing else on a stage takes steps: every other actor is a slot.
        if (inspected.type === '@xstate.microstep') this.#actor = inspected.actorRef;
        this.#footsteps.notice(inspected);
      },
    });
  }

  /** Writes down what a step has led to. */
  scene(step: Step | null): Scene {
    const { snapshot, clock, moment } = this.rehearsal;
    const event = step === null ? null : this.rehearsal.eventOf(step);
    const verdicts = this.#before && event ? verdictsOn(this.#before, event) : [];
    this.#before = snapshot;
    return {
      step,
      time: clock.now(),
      verdicts,
      walked: this.#footsteps.since(this.#actor),
      active: snapshot._nodes.map(({ id }) => id),
      moment,
    };
  }

  /** What the guards say to an event now; null for a step that is none. */
  judge(step: Step, chart: Chart): Outcome | null {
    const event = this.rehearsal.eventOf(step);
    if (!event) return null;
    const correction = this.#repertoire.corrections?.[step.slice('send '.length)] ?? 0;
    const { clock, snapshot } = this.rehearsal;
    clock.correct(correction);
    const verdicts = verdictsOn(snapshot, event);
    clock.correct(-correction);
    return outcomeOf(verdicts, chart);
  }
}
