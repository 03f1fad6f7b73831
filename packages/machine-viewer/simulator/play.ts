/** Replays a simulation from its beginning. All displayed data derives from the simulation's text. */
import {
  type Chart,
  chartOf,
  TransitionTrace,
  type Verdict,
  verdictsOn,
  type Outcome,
  outcomeOf,
  type Moment,
  Simulator,
  type Step,
  type MachineFixtures,
} from '../../machine-core/index.ts';
import type { Simulation } from './simulation.ts';

/** One step and its results. */
export interface Scene {
  /** Null for the initial scene. */
  readonly step: Step | null;
  /** The server's time, in milliseconds since 1970. */
  readonly time: number;
  /** The guard results for the event that was sent. */
  readonly verdicts: readonly Verdict[];
  /** The transitions that were taken, in order. */
  readonly walked: readonly string[];
  /** The ids of the active states. */
  readonly active: readonly string[];
  readonly moment: Moment;
}

/** A possible next step and its outcome. */
export interface Option {
  readonly step: Step;
  readonly outcome: Outcome;
}

export interface Played {
  /** The first scene is the initial one, the last is the current one. */
  readonly scenes: readonly [Scene, ...Scene[]];
  readonly options: readonly Option[];
  /** Milliseconds until the next timer fires; null if no timer is set. */
  readonly untilNext: number | null;
  /** Why the replay stopped early: an outdated or mistyped link. Null if it was complete. */
  readonly problem: string | null;
}

/** Replays the steps up to the first one that is not possible. */
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

  /** Runs the step in a second simulator, to include the transitions that follow from it immediately. */
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

/** A simulator that records a scene for each step. */
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
        // Only the machine itself takes microsteps: every other actor is a simulated one.
        if (inspected.type === '@xstate.microstep') this.#actor = inspected.actorRef;
        this.#transitionTrace.notice(inspected);
      },
    });
  }

  /** Returns the scene after a step. */
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

  /** Evaluates the guards for the event of a step; null for a step that sends no event. */
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
