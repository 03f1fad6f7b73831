import { LARGEST_BODY_BYTES } from '../../pipeline/body.ts';
import { repeatedKeys, restoreInSlices, Snapshot, UnreadSnapshot } from '../../persistence/snapshot.ts';
import { sweep } from '../../domain/sweep.ts';
import type { Sliced } from '../../slices.ts';
import { COLLECTION_NAMES, collections } from '../../store/collections.ts';
import { adopt } from '../../world.ts';
import { faultProblems } from '../fault-problems.ts';
import { LabError, MOST_NAMED, rejectProblems } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';
import { unknownFields, unknownProblems } from '../unknown-fields.ts';
import { valueProblems } from '../verb-input.ts';
import type { InputProblem } from '../match/match-problems.ts';

/** POST /__lab/import. If any row of the file is invalid, nothing changes. */
export const importState = labVerb({
  method: 'post',
  path: '/import',
  explanation: 'Replaces the state with an exported one. All sessions end.',
  body: UnreadSnapshot,
  bodyLimitBytes: LARGEST_BODY_BYTES,
  beginsAnew: true,
  *handle({ world, context, body }) {
    rejectProblems(yield* rowProblems(body));
    // Each row has been read above.
    const snapshot = body as Snapshot;
    const repeated = repeatedKeys(snapshot).map(({ path, code }) => [path, code]);
    if (repeated.length > 0) reject('two rows have the same key', Object.fromEntries(repeated));
    rejectProblems(problemsOfFaults(snapshot));
    const prepared = world.prepare();
    if (!(yield* restoreInSlices(prepared, snapshot))) {
      reject('the clock is limited to 2000 to 2100', { 'dependencies.clock': 'FORMAT' });
    }
    try {
      // Rows that are valid individually may be inconsistent with each other. Every request, even a reset, begins with a
      // sweep, which would then fail.
      sweep(prepared, context.requestId);
    } catch (thrown) {
      reject(`the transitions that are due in it fail: ${String(thrown)}`, { store: 'MISMATCH' });
    }
    adopt(world, prepared);
    return { clock: world.clock.reading() };
  },
});

/** The problems of the rows: as many as a response names. */
function* rowProblems({ store }: UnreadSnapshot): Sliced<InputProblem[]> {
  const problems: InputProblem[] = [];
  for (const name of COLLECTION_NAMES) {
    for (const [index, row] of store[name].entries()) {
      const { schema } = collections[name];
      const prefix = `store.${name}.${index}`;
      const unknown = unknownFields(schema, row, `${prefix}.`);
      problems.push(
        ...(unknown.length > 0
          ? unknownProblems('import', 'field', unknown)
          : valueProblems(schema, row, prefix, `${prefix}.`)),
      );
      if (problems.length >= MOST_NAMED) return problems;
      yield;
    }
  }
  return problems;
}

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
