/** Asserts every invariant of contract §3. */
import { expect } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import type { LedgerView } from './ledger-view.ts';

/** @throws with the name and the violation of each broken rule. */
export function expectLedgerInOrder(now: LedgerView, before: LedgerView): void {
  expect(brokenRules(now, before)).toEqual([]);
}
