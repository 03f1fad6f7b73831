/** The tables of transitions: contract §3. */
import { DEPOSIT_TRANSITIONS } from '../../../contract/rules/deposit.ts';
import { USAGE_TRANSITIONS } from '../../../contract/rules/promotion.ts';
import { type Transition, transitionRules } from '../../../contract/rules/transitions.ts';
import { WITHDRAW_TRANSITIONS } from '../../../contract/rules/withdraw.ts';
import { code, codeList, markdownTable } from './markdown-table.ts';

export const depositTransitionsTable = () => transitionsTable(DEPOSIT_TRANSITIONS);
export const withdrawTransitionsTable = () => transitionsTable(WITHDRAW_TRANSITIONS);
export const usageTransitionsTable = () => transitionsTable(USAGE_TRANSITIONS);

/** All transitions, and the final statuses below them. */
function transitionsTable<Status extends string>(table: readonly Transition<Status, string>[]): string {
  const { isFinal } = transitionRules(table);
  const final = [...new Set(table.map(({ to }) => to))].filter(isFinal);
  const rows = table.map(({ from, to, by }) => [code(from), code(to), by.join(', ')]);
  return `${markdownTable(['From', 'To', 'By'], rows)}\n\nFinal: ${codeList(final)}.`;
}
