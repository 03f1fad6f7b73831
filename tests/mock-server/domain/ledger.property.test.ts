// @module-tag sampled
/** Contract §3's invariants over random histories: two players, a bank, staff, games and time, in any order. */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Backend } from '../../../mock-server/backend.ts';
import { stillBackend } from '../../contract/in-process.ts';
import { cases } from '../../suites/depth.ts';
import { anything, beginnings } from './commands/histories.ts';
import { lookAgain, type Memory, Step } from './commands/move.ts';
import type { Story } from './commands/stories.ts';
import { bank, wait } from './commands/dependencies.ts';
import { laidTable, type Table } from './commands/table.ts';

/** Shared by all histories; each resets its world first. */
let backend: Backend;
beforeAll(() => {
  backend = stillBackend();
});

/** Plays a story and the moves after it; finally the bank is up again, and two days pass. */
async function play(story: Story | null, after: Iterable<fc.AsyncCommand<Memory, Table>>) {
  const table = await laidTable(backend);
  const memory: Memory = { ledgerView: table.look() };
  for (const move of story?.moves ?? []) await new Step(move).run(memory, table);
  await fc.asyncModelRun(() => ({ model: memory, real: table }), after);
  for (const move of [bank('up'), wait(172_800)]) {
    await move.carryOut(table);
    lookAgain(memory, table);
  }
  expect(
    memory.ledgerView.payments.filter(({ learnt }) => !learnt),
    'all money is known',
  ).toEqual([]);
  expect(
    memory.ledgerView.deposits.filter(({ status }) => status === 'OPEN'),
    'no order is open',
  ).toEqual([]);
}

test('in any sequence of moves, every invariant holds after each move', { timeout: 600_000 }, async () => {
  await fc.assert(fc.asyncProperty(beginnings, anything, play), { numRuns: cases(40, 200) });
});
