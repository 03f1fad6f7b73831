/** Holds a look at the business against every invariant of contract §3. */
import { expect } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import type { Sight } from './sight.ts';

/** Fails with the name of each rule that is broken, and what breaks it. */
export function expectLedgerInOrder(now: Sight, before: Sight): void {
  expect(brokenRules(now, before)).toEqual([]);
}
