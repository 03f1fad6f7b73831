/** Actions of the bank and staff on deposits, withdrawals and promotion usages. */
import { actionsOnWithdraw } from '../../../domain/withdrawals/transition.ts';
import type { UsageRow, WithdrawRow } from '../../../store/rows.ts';
import { money } from '../amounts.ts';
import { type PanelContext, isMeant, type Section } from '../panel-context.ts';
import { filter, option, row } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';
import { depositCard } from './deposit-card.ts';
import { card, staffRow } from './order-card.ts';

const FILTER = 'order-filter';

/** How many of the latest orders of each kind the panel lists. */
const SHOWN = 20;

export const ordersSection: Section = { id: 'orders', title: 'Orders', draw };

function draw(panel: PanelContext): readonly Child[] {
  const { deposits, withdraws, usages } = panel.state.store;
  const { mode } = panel.state.bank;
  const setMode = (next: string, done: string) =>
    panel.run(done, [{ verb: 'bank/mode', body: { mode: next } }]);
  const players = new Map(panel.state.store.players.map(({ id, username }) => [id, username]));
  const owner = ({ playerId }: { readonly playerId: string }) => players.get(playerId) ?? playerId;
  return [
    row(
      'Bank',
      option('Answers', mode === 'up', () => setMode('up', 'The bank responds.')),
      option('Is silent', mode === 'silent', () => setMode('silent', 'The bank does not respond.')),
    ),
    filter('Filter orders', (text) => panel.type(FILTER, text)),
    ...list('Deposits', meant(panel, deposits, owner), (order) => depositCard(panel, order, owner(order))),
    ...list('Withdrawals', meant(panel, withdraws, owner), (order) =>
      withdrawCard(panel, order, owner(order)),
    ),
    ...list('Claimed promotions', meant(panel, usages, owner), (usage) =>
      usageCard(panel, usage, owner(usage)),
    ),
  ];
}

/** The latest rows that match the filter: open ones first, then newest first. */
function meant<Row extends { readonly playerId: string; readonly status: string; readonly provider: string }>(
  panel: PanelContext,
  rows: readonly Row[] | undefined,
  owner: (row: Row) => string,
): readonly Row[] {
  const isOpen = ({ status }: Row) => Number(status === 'OPEN' || status === 'ACTIVE');
  return (rows ?? [])
    .toReversed()
    .filter((one) => isMeant(panel.typed(FILTER), nameOf(one), one.status, one.provider, owner(one)))
    .toSorted((one, other) => isOpen(other) - isOpen(one))
    .slice(0, SHOWN);
}

function nameOf(one: object): string {
  if ('code' in one) return String(one.code);
  return 'id' in one ? String(one.id) : '';
}

function list<Row>(title: string, rows: readonly Row[], draw: (row: Row) => Child): readonly Child[] {
  if (rows.length === 0) {
    return title === 'Deposits'
      ? [make('h3', {}, title), make('p', { class: 'hint' }, 'None yet. New ones appear here.')]
      : [];
  }
  return [make('h3', {}, title), make('ul', { class: 'cards' }, ...rows.map(draw))];
}

function withdrawCard(panel: PanelContext, order: WithdrawRow, owner: string): HTMLLIElement {
  const { code, provider, status, amount, payAmount, payCurrency } = order;
  return card(
    { code, status, facts: [provider, owner] },
    make('p', {}, `${money(amount, 'THB')} → ${money(payAmount, payCurrency)}`),
    // Once a withdrawal was sent to the bank, only the bank decides on it.
    staffRow(
      panel,
      `withdraws/${code}`,
      code,
      actionsOnWithdraw(order),
      status === 'PAID' ? 'Bank' : 'Staff',
    ),
  );
}

function usageCard(panel: PanelContext, usage: UsageRow, owner: string): HTMLLIElement {
  const { id, provider, status, depositCode } = usage;
  // Not while a deposit is bound to it. A bound withdrawal is only checked by the lab, which then rejects the action.
  const mayCancel = status === 'USED' || (status === 'ACTIVE' && !depositCode);
  return card(
    { code: id, status, facts: [provider, owner] },
    staffRow(panel, `usages/${id}`, id, mayCancel ? ['cancel'] : []),
  );
}
