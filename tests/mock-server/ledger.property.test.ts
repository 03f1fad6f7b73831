/** Contract §3's invariants over random histories: two players, a bank, staff and time, in any order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../../contract/order.ts';
import { signedIn, stillBackend } from '../contract/in-process.ts';
import { cases } from '../depth.ts';
import { expectBooksInOrder, type Memory } from './books.ts';
import { carryOut, histories, prepare } from './commands.ts';

test('whatever happens, the books are in order after every move', { timeout: 600_000 }, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const backend = stillBackend();
      const table = await prepare([await signedIn(backend, 'demo'), await signedIn(backend, 'newcomer')]);
      const memory: Memory = { ledger: [], paid: new Set() };
      for (const command of history) {
        await carryOut(table, command);
        expectBooksInOrder(backend.world, memory);
        for (const { status, attention } of backend.world.store.all('deposits')) {
          reached.add(status);
          if (attention) reached.add(attention);
        }
      }
      // In the end the bank answers and two days pass: nothing is open, and all money is known.
      await carryOut(table, { do: 'bank', mode: 'up' });
      await carryOut(table, { do: 'advance', seconds: 172_800 });
      expectBooksInOrder(backend.world, memory);
      expect(backend.world.store.where('payments', 'learnt', false)).toEqual([]);
      expect(backend.world.store.where('deposits', 'status', 'OPEN')).toEqual([]);
    }),
    { numRuns: cases(40, 400) },
  );
  // A property that never gets anywhere proves nothing.
  const attentions = ['PARTIAL', 'OVER', 'TWICE', 'TOO_LATE'];
  expect([...reached].toSorted()).toEqual([...ORDER_STATUSES, ...attentions].toSorted());
});
