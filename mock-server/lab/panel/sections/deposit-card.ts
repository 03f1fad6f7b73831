/** The card of a deposit: its state, and the actions of the bank and of staff. */
import { staffActionsOn } from '../../../domain/deposits/staff.ts';
import type { DepositRow } from '../../../store/rows.ts';
import { add, decimal, written, ZERO } from '../../../../contract/money/money.ts';
import { money, percentOf } from '../amounts.ts';
import type { PanelContext } from '../panel-context.ts';
import { button, form, row, submit } from '../drawing/controls.ts';
import { make } from '../drawing/dom.ts';
import { timeOfDay } from '../vientiane.ts';
import { card, staffRow } from './order-card.ts';

export function depositCard(panel: PanelContext, order: DepositRow, owner: string): HTMLLIElement {
  const { code, provider, status, amount, currency, totalCredit, expiresAt, attention } = order;
  const atTheBank = panel.state.store.payments
    .filter(({ depositCode }) => depositCode === code)
    .reduce((sum, payment) => add(sum, decimal(payment.amount)), ZERO);
  return card(
    { code, status, facts: [provider, owner, ...(order.late ? ['late'] : [])] },
    make(
      'p',
      {},
      `${money(amount, currency)} → ${money(totalCredit, 'THB')}`,
      make('span', { class: 'quiet' }, status === 'OPEN' ? ` · until ${timeOfDay(expiresAt)}` : ''),
    ),
    atTheBank.units === 0n
      ? null
      : make('p', { class: 'quiet' }, `At the bank: ${money(written(atTheBank), currency)}`),
    attention ? make('p', { class: 'warning' }, `Waits for staff: ${attention}`) : null,
    order.transferFails ? make('p', { class: 'warning' }, 'Its transfer to the provider will fail.') : null,
    bankRow(panel, order),
    staffRow(panel, `deposits/${code}`, code, staffActionsOn(order)),
  );
}

function bankRow(panel: PanelContext, { code, amount, currency }: DepositRow): HTMLElement {
  const pay = (paid: string, times = 1) => {
    const text = `${times > 1 ? `${times} × ` : ''}${money(paid, currency)} paid for ${code}. Check the order on the page.`;
    panel.run(text, [{ verb: 'bank/pay', body: { code, amount: paid, times } }]);
  };
  const quick = (text: string, label: string, paid: string, times = 1) =>
    button(text, () => pay(paid, times), { 'aria-label': `${label} ${code}` });
  return row(
    'Bank',
    quick('exact', 'pay exactly', amount),
    quick('half', 'pay half of', percentOf(amount, currency, 50)),
    quick('over', 'pay 150 % of', percentOf(amount, currency, 150)),
    quick('twice', 'pay twice', amount, 2),
    form(
      `Pay an amount for ${code}`,
      ({ amount: paid = amount }) => pay(paid),
      make('input', {
        name: 'amount',
        inputmode: 'decimal',
        'aria-label': `Amount in ${currency} for ${code}`,
        placeholder: currency,
        size: 9,
      }),
      submit('Pay'),
    ),
  );
}
