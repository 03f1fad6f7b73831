/** External changes of credit and its value: game results and rates. */
import { DEFAULT_CURRENCY } from '../../../../contract/money/money.ts';
import type { Rate } from '../../../../contract/money/rates.ts';
import { PROVIDERS } from '../../../../contract/values.ts';
import { money } from '../amounts.ts';
import type { PanelContext, Section } from '../panel-context.ts';
import { choice, field, form, submit } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';
import { wallClock } from '../vientiane.ts';

/** How many lines of the ledger the panel shows. */
const SHOWN = 20;

export const creditSection: Section = { id: 'credit', title: 'Credit', draw };

function draw(panel: PanelContext): readonly Child[] {
  const { rates } = panel.state.store;
  return [
    make('h3', {}, 'Game result'),
    gameResult(panel),
    credits(panel),
    make('h3', {}, 'Rates'),
    make('p', { class: 'hint' }, 'Units for 1 THB. Open orders keep their rate.'),
    ...rates.filter(({ currency }) => currency !== DEFAULT_CURRENCY).map((rate) => rateForm(panel, rate)),
    make('h3', {}, 'Ledger'),
    ledger(panel),
  ];
}

function gameResult(panel: PanelContext): HTMLFormElement {
  const players = panel.state.store.players.map(({ username }) => ({ value: username, text: username }));
  const send = (texts: Readonly<Record<string, string>>, outcome: string) => {
    const { username = '', provider = '', amount = '' } = texts;
    const signed = outcome === 'lost' ? `-${amount}` : amount;
    const text = `${username} ${outcome} ${money(amount, 'THB')} with ${provider}.`;
    panel.run(text, [{ verb: 'credit', body: { username, provider, amount: signed } }]);
  };
  return form(
    'Game result',
    send,
    choice('Player', 'username', players),
    choice(
      'Provider',
      'provider',
      PROVIDERS.map((provider) => ({ value: provider, text: provider })),
    ),
    field('Amount, THB', { name: 'amount', inputmode: 'decimal', size: 5, required: true }),
    submit('Won', 'won'),
    submit('Lost', 'lost'),
  );
}

function credits({ state }: PanelContext): Child {
  const names = new Map(state.store.players.map(({ id, username }) => [id, username]));
  const rows = state.store.credits.filter(({ amount }) => amount !== '0');
  if (rows.length === 0) return make('p', { class: 'hint' }, 'No player has credit.');
  return make(
    'ul',
    { class: 'figures', 'aria-label': 'Credit' },
    ...rows.map(({ playerId, provider, amount }) =>
      make(
        'li',
        {},
        make('span', {}, `${names.get(playerId) ?? playerId} · ${provider}`),
        make('span', { class: 'figure' }, money(amount, 'THB')),
      ),
    ),
  );
}

/** The last lines of the ledger, newest first. */
function ledger({ state }: PanelContext): Child {
  const lines = state.ledger.slice(-SHOWN).toReversed();
  if (lines.length === 0) return make('p', { class: 'hint' }, 'No lines yet.');
  return make(
    'ol',
    { class: 'figures', 'aria-label': 'Ledger, newest first' },
    ...lines.map(({ id, at, player, order, kind, amount, currency }) =>
      make(
        'li',
        { 'data-key': id, title: wallClock(at) },
        make('span', {}, [kind, order ?? player].join(' · ')),
        make('span', { class: 'figure' }, money(amount, currency)),
      ),
    ),
  );
}

function rateForm(panel: PanelContext, { currency, buy, sell }: Rate): HTMLFormElement {
  const send = (texts: Readonly<Record<string, string>>) => {
    const rate = { currency, buy: texts['buy'] ?? buy, sell: texts['sell'] ?? sell };
    panel.run(`${currency} is ${rate.buy} to buy, ${rate.sell} to sell.`, [{ verb: 'rates', body: rate }]);
  };
  const number = { inputmode: 'decimal', size: 8 };
  return form(
    `Rate of ${currency}`,
    send,
    make('strong', { class: 'code' }, currency),
    field('Buy', { name: 'buy', value: buy, ...number }),
    field('Sell', { name: 'sell', value: sell, ...number }),
    submit('Set'),
  );
}
