/** Defects of bank accounts, promotions, withdrawals, games and limits. */
import { PROVIDERS } from '../../../contract/values.ts';
import {
  type Defects,
  type Json,
  answers,
  callOf,
  jsonOf,
  plus,
  requests,
  sent,
  sessionOf,
  successes,
  parts,
  bodies,
} from './defect.ts';

export const businessDefects: Defects = {
  'a wallet is accepted as a bank account → bankAccountAdd.wallet': bodies('bankAccountAdd', (body) => ({
    accountNumber: String(body['accountNumber']).replace(/^0?20(?=\d{8}$)/, '9990'),
  })),
  'a player may have a second bank account → bankAccountAdd.only-one':
    (deliver, world) => async (request) => {
      const playerId = callOf(request) === 'bankAccountAdd' ? sessionOf(world, request)?.playerId : undefined;
      world.store.change((change) => {
        for (const { id } of change.bankAccounts.findMany({
          where: { playerId: { equals: playerId ?? '' } },
        }))
          change.bankAccounts.delete({ where: { id: { equals: id } } });
      });
      return deliver(request);
    },
  'promotions have no eligible for a player → promotionsCurrent.player': successes(
    'promotionsCurrent',
    ({ items }) => ({
      items: (items as Json[]).map(({ eligible: _eligible, reasonCode: _reason, ...item }) => item),
    }),
  ),
  'a promotion is credited without its bonus → depositCreate.promotion': parts(
    'depositCreate',
    'deposit',
    (deposit) => ({
      promotionCredit: '0',
      totalCredit: deposit['credit'],
    }),
  ),
  'a claim for a provider that the promotion excludes is accepted → promotionClaim.provider': (
    deliver,
    world,
  ) => {
    const promotions = world.store.promotions.getAll();
    world.store.change((change) => {
      for (const { id } of promotions)
        change.promotions.update({ where: { id: { equals: id } }, data: { providers: [...PROVIDERS] } });
    });
    const reported = new Map(promotions.map(({ id, providers }) => [id, providers]));
    return successes('promotionsCurrent', ({ items }) => ({
      items: (items as { id: string }[]).map((item) => ({ ...item, providers: reported.get(item.id) })),
    }))(deliver, world);
  },
  'a pay-out is rounded up → withdrawQuote.arithmetic': parts('withdrawQuote', 'quote', (quote) => ({
    payAmount: plus(quote['payAmount'], '1'),
  })),
  'the cap of a promotion is rounded up → withdrawQuote.cap-rounding': parts(
    'withdrawQuote',
    'quote',
    (quote) => ({ received: plus(quote['received'], '0.01') }),
  ),
  'the bonus is not deducted → withdrawQuote.promotion-arithmetic': parts(
    'withdrawQuote',
    'quote',
    (quote) => ({
      received: plus(quote['received'], String(quote['bonusDeducted'])),
      bonusDeducted: '0',
    }),
  ),
  'a withdrawal takes the credit only when it is paid → withdrawCreate.opens': (deliver, world) =>
    answers('withdrawCreate', async (response) => {
      if (response.status !== 201) return response;
      const body = (await response.json()) as {
        withdraw: { code: string; amount: string; provider: string };
      };
      const order = world.store.withdraws.findFirst({ where: { code: { equals: body.withdraw.code } } });
      world.store.change((change) => {
        const credits = change.credits.findMany({ where: { playerId: { equals: order?.playerId ?? '' } } });
        const credit = credits.find(({ provider }) => provider === body.withdraw.provider);
        if (credit)
          change.credits.update({
            where: { id: { equals: credit.id } },
            data: { amount: plus(credit.amount, body.withdraw.amount) },
          });
      });
      return jsonOf(response, body);
    })(deliver, world),
  'a quote never expires → withdrawCreate.quote-changed': (deliver, world) => async (request) => {
    world.store.change((change) => {
      for (const { id } of change.quotes.getAll())
        change.quotes.update({
          where: { id: { equals: id } },
          data: { expiresAt: '2098-01-01T00:00:00.000Z' },
        });
    });
    return deliver(request);
  },
  'the tab of a game is ignored → games.filters': requests('games', (request) =>
    sent(request, { url: ({ searchParams }) => searchParams.delete('tab') }),
  ),
  'a returnUrl with // is accepted → gameLaunch.return-url': bodies('gameLaunch', (body) => ({
    returnUrl: String(body['returnUrl']).replace(/^\/\//, '/'),
  })),
  'games open without credit → gameLaunch.deposit-required': answers('gameLaunch', (response) =>
    response.status === 409
      ? jsonOf(response, { launch: { url: '/play', expiresAt: '2098-01-01T00:00:00Z' } }, 200)
      : response,
  ),
  'a higher limit takes effect at once → limitsChange.increase': successes('limitsChange', (body) => {
    const { effectiveAt: _effectiveAt, ...limits } = (body['pending'] ?? body['limits']) as Json;
    return { ...body, limits, pending: null };
  }),
  'a shorter exclusion ends a longer one → selfExclude.excludes': answers(
    'selfExclude',
    async (response, request) => {
      const { days } = (await request.json()) as Json;
      if (response.status !== 200 || days !== 1) return response;
      return jsonOf(response, { selfExcludedUntil: '2026-03-03T03:00:00.000Z' });
    },
  ),
};
