/** Plays a simulation from its beginning: everything that is shown of it follows from its text. */
import { type Chart, chartOf } from '../../chart/chart.ts';
import { TransitionTrace } from '../../chart/transition-trace.ts';
import { type Verdict, verdictsOn } from '../../chart/guard-results.ts';
import { type Outcome, outcomeOf } from '../../chart/event-outcome.ts';
import { type Moment, Simulator, type Step } from '../simulator.ts';
import type { MachineFixtures } from '../../fixtures/machine-fixtures.ts';
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
export function play(fixtures: MachineFixtures, simulation: Simulation): Played {
  const chart = chartOf(fixtures.machine);
  const { playback, scenes, problem } = perform(fixtures, simulation);
  const options = playback.simulator.steps.map((step) => {
    const judged = playback.judge(step, chart);
    return { step, outcome: judged === null || judged.kind === 'taken' ? tried(step) : judged };
  });
  const untilNext = playback.simulator.clock.untilNext();
  playback.simulator.stop();
  return { scenes, options, untilNext, problem };

  /** What a step would do, with all that follows from it at once, is found out by trying. */
  function tried(step: Step): Outcome {
    const trial = perform(fixtures, {
      ...simulation,
      steps: [...simulation.steps.slice(0, scenes.length - 1), step],
    });
    trial.playback.simulator.stop();
    return { kind: 'taken', edges: trial.scenes.at(-1)?.walked ?? [] };
  }
}

function perform(fixtures: MachineFixtures, { input, steps }: Simulation) {
  const isKnown = input === null || input in fixtures.inputs;
  const playback = new Playback(fixtures, isKnown ? input : null);
  const scenes: [Scene, ...Scene[]] = [playback.scene(null)];
  if (!isKnown) return { playback, scenes, problem: `The machine is not begun with “${input}” any more.` };
  for (const step of steps) {
    try {
      playback.simulator.take(step);
    } catch {
      const problem = `Step ${scenes.length} of this link, “${step}”, cannot happen here.`;
      return { playback, scenes, problem };
    }
    scenes.push(playback.scene(step));
  }
  return { playback, scenes, problem: null };
}

/** A simulator, and what is written down of it. */
class Playback {
  readonly simulator: Simulator;
  readonly #fixtures: MachineFixtures;
  readonly #transitionTrace = new TransitionTrace();
  #actor: object = this;
  #before: Simulator['snapshot'] | null = null;

  constructor(fixtures: MachineFixtures, input: string | null) {
    this.#fixtures = fixtures;
    this.simulator = new Simulator(fixtures, {
      input: input ?? undefined,
      inspect: (inspected) => {
        // Nothing else on a stage takes steps: every other actor is a slot.
        if (inspected.type === '@xstate.microstep') this.#actor = inspected.actorRef;
        this.#transitionTrace.notice(inspected);
      },
    });
  }

  /** Writes down what a step has led to. */
  scene(step: Step | null): Scene {
    const { snapshot, clock, moment } = this.simulator;
    const event = step === null ? null : this.simulator.eventOf(step);
    const verdicts = this.#before && event ? verdictsOn(this.#before, event) : [];
    this.#before = snapshot;
    return {
      step,
      time: clock.now(),
      verdicts,
      walked: this.#transitionTrace.since(this.#actor),
      active: snapshot._nodes.map(({ id }) => id),
      moment,
    };
  }

  /** What the guards say to an event now; null for a step that is none. */
  judge(step: Step, chart: Chart): Outcome | null {
    const event = this.simulator.eventOf(step);
    if (!event) return null;
    const correction = this.#fixtures.corrections?.[step.slice('send '.length)] ?? 0;
    const { clock, snapshot } = this.simulator;
    clock.correct(correction);
    const verdicts = verdictsOn(snapshot, event);
    clock.correct(-correction);
    return outcomeOf(verdicts, chart);
  }
}
