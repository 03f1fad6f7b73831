/** Every invariant of contract §3, and the check of a view against them. */
import { creditInvariants } from './credit.ts';
import { depositInvariants } from './deposits.ts';
import { historyInvariants } from './history.ts';
import type { Invariants } from './invariant.ts';
import { responsiblePlayInvariants } from './responsible-play.ts';
import type { LedgerView } from './ledger-view.ts';
import { usageInvariants } from './usages.ts';
import { withdrawInvariants } from './withdraws.ts';

export const invariants: Invariants = {
  ...creditInvariants,
  ...depositInvariants,
  ...withdrawInvariants,
  ...usageInvariants,
  ...responsiblePlayInvariants,
  ...historyInvariants,
};

/** The broken rules: name and violation of each. */
export function brokenRules(now: LedgerView, before: LedgerView): string[] {
  return Object.entries(invariants).flatMap(([rule, broken]) =>
    [...broken(now, before)].map((found) => `${rule}: ${found}`),
  );
}
