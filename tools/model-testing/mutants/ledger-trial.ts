/** Whether the ledger notices a mutant: random walks in front of the mock itself, with the mutant in the place of its machine. */
import fc from 'fast-check';
import type { InspectionEvent } from 'xstate';
import { TransitionTrace } from '../../chart/transition-trace.ts';
import { type Role, withUnderstudy } from '../ledger/casting.ts';
import { perform, type Walk, WALKS } from '../ledger/walk.ts';
import type { Mutant } from './mutants.ts';

/** How many walks the machines as they are go first, to know who comes by where. */
const SIMULATED = 40;
/** How many walks that come by a mutant it has to get through, the shortest first. */
const TRIED = 3;

interface Trail {
  readonly walk: Walk;
  readonly edges: ReadonlySet<string>;
}

/** `unmet`: no walk comes by what is wrong, so that nothing could be noticed. */
export type LedgerVerdict = 'killed' | 'alive' | 'unmet';

export class LedgerTrial {
  readonly #trails: readonly Trail[];

  private constructor(trails: readonly Trail[]) {
    this.#trails = trails;
  }

  /** Walks that the machines as they are get through. */
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
    // A walk through the other branch notices a negated guard too.
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
      // It cannot even be made.
      return 'killed';
    }
    return 'alive';
  }
}
