/** An order and its QR: contract §2 and §5. */
import { actedBy, startingFrom, withOrder } from '../../rule/acts.ts';
import { equal, equalMoney, holds, near, expectRejection, needed } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import type { TargetState } from '../../target-state.ts';
import { checksumOf, rowsIn } from '../../wire/emvco.ts';

/** ISO 4217 numeric codes, the values of EMVCo tag 53. */
const CURRENCY_NUMBERS = { LAK: '418', THB: '764', USD: '840' } as const;

export const depositOrderRules: readonly Rule[] = [
  ...rulesOf('depositOpen', 'contract §2', ['writes', 'player'], {
    lists: {
      says: 'lists the order while it is open, and not after',
      run: actedBy('player', async ({ caller }, target) => {
        const open = await target.withOrder(async (order) => {
          equal('open orders', (await caller.ok('depositOpen')).items, [order]);
          return order.code;
        });
        const { items } = await caller.ok('depositOpen');
        holds(!items.some(({ code }) => code === open), 'no cancelled order', open);
      }),
    },
  }),
  ...rulesOf('deposit', 'contract §2', ['writes', 'player'], {
    own: {
      says: 'returns the order as it was opened',
      run: withOrder(async (order, { caller }) => {
        equal('the order', (await caller.ok('deposit', about(order.code))).deposit, order);
      }),
    },
  }),
  ...rulesOf('depositQr', 'contract §5', ['writes', 'player'], {
    payload: {
      says: 'is EMVCo: 00 01, 01 12, merchant in 38, country LA, name, city and reference',
      run: (target) =>
        withQr(target, async (rows, order) => {
          equal('tags 00 and 01', [rows.get('00'), rows.get('01')], ['01', '12']);
          const account = rowsIn(rows.get('38') ?? '');
          const received = account && [account.get('00'), account.get('02'), account.get('03')];
          equal('in tag 38', received, ['A005266284662577', '002', order.mid]);
          equal('tag 58', rows.get('58'), 'LA');
          for (const tag of ['52', '59', '60', '62']) holds(rows.has(tag), `tag ${tag}`, 'none');
        }),
    },
    checksum: {
      says: 'ends with tag 63, the CRC-16 in four upper-case hexadecimal digits',
      run: (target) =>
        withQr(target, async (_rows, _order, payload) => {
          equal('the last eight characters', payload.slice(-8), `6304${checksumOf(payload)}`);
        }),
    },
    amount: {
      says: 'the QR has exactly the amount and the currency of the order',
      run: async (target) => {
        for (const { mid } of (await target.terms()).options) {
          await withQr(
            target,
            async (rows, order) => {
              equalMoney('tag 54', rows.get('54'), order.amount);
              equal('tag 53', rows.get('53'), CURRENCY_NUMBERS[order.currency]);
            },
            { mid, amount: (await target.range(await target.provider(), mid)).min },
          );
        }
      },
    },
    echo: {
      section: 'contract §2',
      says: 'the amount and currency next to the payload are those of the order',
      run: withOrder(async (order, { caller }) => {
        const { qr } = await caller.ok('depositQr', about(order.code));
        equalMoney('amount', qr.amount, order.amount);
        equal('currency', qr.currency, order.currency);
      }),
    },
    deeplink: {
      says: 'the deeplink carries the same payload, percent-encoded',
      run: withOrder(async (order, { caller }) => {
        const { qr } = await caller.ok('depositQr', about(order.code));
        equal('deeplink', qr.deeplink, `onepay://qr/${encodeURIComponent(qr.payload)}`);
      }),
    },
    expired: {
      section: 'contract §2',
      says: 'after qrSeconds, while the order is open, 410 QR_EXPIRED; a newly issued QR replaces the expired one',
      needs: ['lab', 'newcomer'],
      run: async (target) => {
        const { config } = await target.terms();
        needed('QRs that end before their order', config.qrSeconds + 60 < config.orderSeconds);
        await target.withOwnOrder(async ({ code, createdAt }, { caller }) => {
          const { qr } = await caller.ok('depositQr', about(code));
          near('expiresAt', qr.expiresAt, Date.parse(createdAt) + config.qrSeconds * 1000);
          await target.lab.advance(config.qrSeconds - 10);
          equal('the QR', (await caller.ok('depositQr', about(code))).qr, qr);
          await target.lab.advance(11);
          expectRejection(await caller.call('depositQr', about(code)), 'QR_EXPIRED');
          const issued = await caller.ok('depositQrIssue', about(code));
          equal('the QR', (await caller.ok('depositQr', about(code))).qr, issued.qr);
        });
      },
    },
  }),
  ...rulesOf('depositQrIssue', 'contract §2', ['writes', 'player'], {
    'never-outlives': {
      says: 'issues another QR for the same amount, which expires no later than its order',
      run: withOrder(async (order, { caller }) => {
        const { qr } = await caller.ok('depositQrIssue', about(order.code));
        equalMoney('amount', qr.amount, order.amount);
        const isWithin = Date.parse(qr.expiresAt) <= Date.parse(order.expiresAt);
        holds(isWithin, `no later than ${order.expiresAt}`, qr.expiresAt);
      }),
    },
  }),
  ...(['depositQr', 'depositQrIssue'] as const).flatMap((call) =>
    rulesOf(call, 'contract §2', ['writes', 'player'], {
      'not-open': {
        says: 'a cancelled order is 409 ORDER_NOT_OPEN',
        run: startingFrom(cancelledOrder, async ({ code, caller }) => {
          expectRejection(await caller.call(call, about(code)), 'ORDER_NOT_OPEN');
        }),
      },
    }),
  ),
];

function about(code: string) {
  return { parameters: { code } };
}

async function cancelledOrder(target: TargetState) {
  const code = await target.withOrder(async (order) => order.code);
  const { caller } = await target.player();
  const { deposit } = await caller.ok('deposit', about(code));
  needed('an order that can be cancelled', deposit.status === 'CANCELED');
  return { code, caller };
}

type Order = Parameters<Parameters<TargetState['withOrder']>[0]>[0];

async function withQr(
  target: TargetState,
  judge: (rows: ReadonlyMap<string, string>, order: Order, payload: string) => Promise<void>,
  changes: Parameters<TargetState['withOrder']>[1] = {},
): Promise<void> {
  await target.withOrder(async (order, { caller }) => {
    const { payload } = (await caller.ok('depositQr', about(order.code))).qr;
    const rows = rowsIn(payload);
    holds(rows !== null, 'rows of tag, length and value', payload);
    await judge(rows, order, payload);
  }, changes);
}
