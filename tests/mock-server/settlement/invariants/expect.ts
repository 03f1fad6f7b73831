/** Holds a look at the business against every invariant of contract §3. */
import { expect } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import type { LedgerView } from './ledger-view.ts';

/** Fails with the name of each rule that is broken, and what breaks it. */
export function expectLedgerInOrder(now: LedgerView, before: LedgerView): void {
  expect(brokenRules(now, before)).toEqual([]);
}
