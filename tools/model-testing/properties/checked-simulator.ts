/** A simulator that checks properties after every step. */
import type { DepositContext, Restoration } from '../../../machines/deposit.vocabulary.ts';
import { type OpenCall, Simulator, type Step } from '../../simulator/simulator.ts';
import type { MachineFixtures, ActorResults } from '../../fixtures/machine-fixtures.ts';
import { PENDING_ENDS } from './properties.ts';
import { type Answered, isAbout, type Judge, type Property } from './property.ts';

/** Tags of states in which the player waits for a result. */
const WAITING = new Set([
  'pending',
  'loading',
  'checking',
  'findingOut',
  'quoting',
  'renewing',
  'qrLoading',
  'qrIssuing',
  'canceling',
]);

/** After this many answers, an actor that still waits is considered stuck. */
const PATIENCE = 40;

/** A violated property, with the steps that lead to the violation. */
export class Fault extends Error {
  constructor(title: string, fault: string, steps: readonly Step[]) {
    super(`${title}\n\n${fault}, after\n${steps.map((step) => `  ${step}`).join('\n')}`);
  }
}

export class CheckedSimulator {
  readonly #fixtures: MachineFixtures;
  readonly #simulator: Simulator;
  readonly #judges: readonly { readonly title: string; readonly judge: Judge }[];
  readonly #endsWell: boolean;
  readonly #steps: Step[];
  /**
   * Keys of orders whose intents the journal has deleted, because the orders are followed
   * (machines/player.machine.ts).
   */
  readonly #followed = new Set<string>();

  constructor(fixtures: MachineFixtures, input: string, properties: readonly Property[]) {
    this.#fixtures = fixtures;
    this.#simulator = new Simulator(fixtures, { input });
    this.#endsWell = properties.includes(PENDING_ENDS);
    this.#steps = [`begin: ${input}`];
    this.#judges = properties
      .filter((property) => isAbout(property, fixtures.machine.id))
      .map(({ title, watch }) => ({ title, judge: watch() }));
  }

  /** Whether a step is possible now; guards may still reject its event. */
  allows(step: Step): boolean {
    if (this.#simulator.snapshot.status !== 'active') return false;
    if (step.startsWith('send ')) return true;
    if (step === 'pass') return this.#simulator.clock.untilNext() !== null;
    return this.#answerIn(step) !== null && !this.#isForgotten(step);
  }

  /** @throws {Fault} when a property is violated. */
  take(step: Step): void {
    const simulator = this.#simulator;
    const before = simulator.moment;
    const contextBefore: unknown = simulator.snapshot.context;
    const answered = this.#answerIn(step);
    const now = simulator.take(step);
    this.#steps.push(step);
    if (now.emitted.some(({ type }) => type === 'deposit.followed'))
      this.#followed.add((contextBefore as DepositContext).key);
    const assertion = {
      step,
      before,
      now,
      contextBefore,
      context: simulator.snapshot.context as unknown,
      event: simulator.eventOf(step),
      answered,
      at: simulator.clock.now(),
    };
    for (const { title, judge } of this.#judges) {
      const fault = judge(assertion);
      if (fault !== null) throw new Fault(title, fault, this.#steps);
    }
  }

  /**
   * Answers every actor successfully until none waits; only for properties that request it.
   *
   * @throws {Fault} when an actor never settles.
   */
  end(): void {
    if (!this.#endsWell) return this.#simulator.stop();
    for (let answers = 0; this.#isWaiting && answers < PATIENCE; answers += 1) {
      const step = this.#kindest();
      if (step === null) break;
      this.take(step);
    }
    if (this.#isWaiting) {
      const { tags, value } = this.#simulator.moment;
      throw new Fault(PENDING_ENDS.title, `${JSON.stringify(value)} waits (${tags.join(', ')})`, this.#steps);
    }
    this.#simulator.stop();
  }

  get #isWaiting(): boolean {
    const { status, tags } = this.#simulator.snapshot;
    return status === 'active' && [...tags].some((tag) => WAITING.has(tag));
  }

  /** Returns the first successful answer of a pending actor, else `pass`; null if neither is possible. */
  #kindest(): Step | null {
    for (const { id, actor } of this.#simulator.open) {
      const [name] = Object.keys(this.#answersOf(actor).done);
      if (name !== undefined) return `answer ${id}: ${name}`;
    }
    return this.#simulator.clock.untilNext() === null ? null : 'pass';
  }

  /** Whether an answer would restore an intent that the journal has deleted, which is impossible. */
  #isForgotten(step: Step): boolean {
    const answered = this.#answerIn(step);
    const output = answered?.outcome === 'done' ? (answered.output as Partial<Restoration> | null) : null;
    const key = output?.intent?.key;
    return key !== undefined && this.#followed.has(key);
  }

  #answerIn(step: Step): Answered | null {
    const call = this.#simulator.open.find(({ id }) => id === callIdIn(step));
    if (!call) return null;
    const name = step.slice(step.indexOf(': ') + 2);
    const { done, failed } = this.#answersOf(call.actor);
    // Two actors with the same id, in different states, have different results.
    if (!(name in (step.startsWith('answer ') ? done : failed))) return null;
    return step.startsWith('answer ')
      ? { call, outcome: 'done', output: outputOf(done[name], call, this.#simulator.clock.now()) }
      : { call, outcome: 'failed', error: failed[name] };
  }

  #answersOf(actor: string): ActorResults {
    return this.#fixtures.actors[actor] ?? { done: {}, failed: {} };
  }
}

function outputOf(said: unknown, { input }: OpenCall, now: number): unknown {
  return typeof said === 'function' ? said(input, now) : said;
}

function callIdIn(step: Step): string | undefined {
  return /^(?:answer|fail) ([^:]+): /.exec(step)?.[1];
}
