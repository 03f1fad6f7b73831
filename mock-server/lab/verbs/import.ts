import { LARGEST_BODY_BYTES } from '../../pipeline/body.ts';
import {
  forgetHistory,
  repeatedKeys,
  restoreState,
  Snapshot,
  takeSnapshot,
} from '../../persistence/snapshot.ts';
import { sweep } from '../../settlement/sweep.ts';
import { faultProblems } from '../fault-problems.ts';
import { LabError, labVerb, rejectProblems } from '../lab-verb.ts';
import type { InputProblem } from '../match/match-problems.ts';

/** POST /__lab/import. If any row of the file is invalid, nothing changes. */
export const importState = labVerb({
  method: 'post',
  path: '/import',
  explanation: 'Replaces the state with an exported one. All sessions end.',
  body: Snapshot,
  bodyLimitBytes: LARGEST_BODY_BYTES,
  beginsAnew: true,
  handle: ({ world, context, body }) => {
    const repeated = repeatedKeys(body).map(({ path, code }) => [path, code]);
    if (repeated.length > 0) reject('two rows have the same key', Object.fromEntries(repeated));
    rejectProblems(problemsOfFaults(body));
    const before = takeSnapshot(world);
    if (!restoreState(world, body)) {
      reject('the clock is limited to 2000 to 2100', { 'dependencies.clock': 'FORMAT' });
    }
    try {
      // Rows that are valid individually may be inconsistent with each other. Every request, even a reset, begins with a
      // sweep, which would then fail.
      sweep(world, context.requestId);
    } catch (thrown) {
      restoreState(world, before);
      reject(`the transitions that are due in it fail: ${String(thrown)}`, { store: 'MISMATCH' });
    }
    forgetHistory(world);
    return { clock: world.clock.reading() };
  },
});

/** A fault of the file may match what no call of its own state can meet. */
function problemsOfFaults({ dependencies, store }: Snapshot): InputProblem[] {
  const reader = {
    players: { getAll: () => store.players },
    providers: { getAll: () => store.providers },
    promotions: { getAll: () => store.promotions },
    counters: { getAll: () => store.counters },
  };
  return dependencies.faults.flatMap(
    ({ id: _id, matched: _matched, fired: _fired, remaining: _remaining, ...fault }, index) =>
      faultProblems(reader, fault).map((problem) => ({
        ...problem,
        path: `dependencies.faults.${index}.${problem.path}`,
      })),
  );
}

function reject(message: string, fields: Readonly<Record<string, string>>): never {
  throw new LabError(422, 'VALIDATION_FAILED', message, fields);
}
