/** Checks whether the ledger walks detect a mutant: random walks against the mock, with the mutant in place of its machine. */
import fc from 'fast-check';
import type { InspectionEvent } from 'xstate';
import { TransitionTrace } from '../../chart/transition-trace.ts';
import { type Role, withUnderstudy } from '../ledger/casting.ts';
import { perform, type Walk, WALKS } from '../ledger/walk.ts';
import type { Mutant } from './mutants.ts';

/** Number of walks that run with the unmodified machines first, to record which transitions each takes. */
const SIMULATED = 40;
/** Number of walks through the mutated transition that are tried, the shortest first. */
const TRIED = 3;

interface Trail {
  readonly walk: Walk;
  readonly edges: ReadonlySet<string>;
}

/** `unmet`: no walk takes the mutated transition, so the mutant could not be detected. */
export type LedgerVerdict = 'killed' | 'alive' | 'unmet';

export class LedgerTrial {
  readonly #trails: readonly Trail[];

  private constructor(trails: readonly Trail[]) {
    this.#trails = trails;
  }

  /** Generates walks and keeps those that pass with the unmodified machines. */
  static async simulated(seed: number): Promise<LedgerTrial> {
    const trails: Trail[] = [];
    for (const walk of fc.sample(WALKS, { numRuns: SIMULATED, seed })) {
      const transitionTrace = new TransitionTrace();
      const edges = new Set<string>();
      const inspect = (event: InspectionEvent) => {
        transitionTrace.notice(event);
        for (const edge of transitionTrace.since(event.actorRef)) edges.add(edge);
      };
      const { fault, steps } = await perform(walk, { inspect });
      if (fault === null) trails.push({ walk: steps, edges });
    }
    return new LedgerTrial(trails.toSorted((a, b) => a.walk.length - b.walk.length));
  }

  async verdictOn(role: Role, { edge, kind, make }: Mutant): Promise<LedgerVerdict> {
    // A negated guard is detected by walks through any branch of the trigger.
    const place = kind === 'negate' ? edge.replace(/ #\d+$/, '') : edge;
    const comesBy = ({ edges }: Trail) => [...edges].some((taken) => taken.startsWith(place));
    const trails = this.#trails.filter(comesBy).slice(0, TRIED);
    if (trails.length === 0) return 'unmet';
    try {
      const casting = withUnderstudy(role, make());
      for (const { walk } of trails) {
        if ((await perform(walk, { casting })).fault !== null) return 'killed';
      }
    } catch {
      // The mutant cannot be constructed.
      return 'killed';
    }
    return 'alive';
  }
}
