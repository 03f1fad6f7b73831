/** What is a refusal and what an unknown outcome, for each write that creates something: contract §1, *A definite refusal*. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import { dialog, main, press, say, sees, submit } from '../../../in-process/page-reading.ts';
import { fillInAccount, fillInDeposit, fillInRegistration, fillInWithdrawal } from './forms.ts';
import { visit, type VisitOptions } from './visit.ts';

interface Create {
  readonly call: string;
  readonly at: string;
  readonly options?: VisitOptions;
  /** Fills in the form and sends it. */
  readonly send: () => Promise<void>;
  /** What the page shows if the server has created it. */
  readonly created: () => string;
  /** What the page shows above the reason if the server has refused it. */
  readonly refused: () => string;
}

const CREATES: readonly Create[] = [
  {
    call: 'POST /deposits',
    at: '/player/deposit/',
    options: { player: 'demo' },
    async send() {
      await fillInDeposit();
      await press(say('deposit.submit'));
    },
    created: () => 'D000001',
    refused: () => say('deposit.failed'),
  },
  {
    call: 'POST /withdraws',
    at: '/player/withdraw/',
    options: { player: 'demo', scenario: 'withdraw-ready' },
    async send() {
      await fillInWithdrawal();
      await press(say('withdraw.quote.submit'));
      await press(say('withdraw.confirm'));
    },
    created: () => say('withdraw.open.waiting'),
    refused: () => say('withdraw.failed'),
  },
  {
    call: 'POST /promotions/top-up-20/claim',
    at: '/player/promotion/top-up-20',
    options: { player: 'demo' },
    async send() {
      await press(say('promotion.claim'), main);
      await press(say('promotion.claim.confirm', { provider: 'Alphabet' }), dialog);
    },
    created: () => say('success.promotionReceived.title'),
    refused: () => say('promotion.claim.failed'),
  },
  {
    call: 'POST /players/bank-accounts',
    at: '/player/bank/',
    options: { player: 'newcomer', scenario: 'newcomer' },
    async send() {
      await fillInAccount();
      await press(say('bank.submit'));
    },
    created: () => say('bank.added.title'),
    refused: () => say('bank.failed'),
  },
  {
    call: 'POST /players/register',
    at: '/register/',
    async send() {
      await fillInRegistration({ username: 'dok-champa', password: 'dok-champa-8' });
      submit().click();
    },
    created: () => say('register.done.title'),
    refused: () => say('register.failed'),
  },
];

const html = (status: number) => () =>
  new Response('<html>Forbidden</html>', { status, headers: { 'Content-Type': 'text/html' } });

const FIREWALL = html(403);
const NEW_CODE = () =>
  Response.json({ code: 'KYC_REQUIRED', message: '', requestId: 'request-7' }, { status: 409 });

// Which response decides what is proven in tests/unit/contract/errors.test.ts.
describe.each(CREATES)('$call', ({ call, at, options, send, created, refused }) => {
  test('is carried out once and shown, though its response is replaced by a page of a firewall', async () => {
    const player = await visit(at, options);
    player.replace(call, FIREWALL);
    await send();
    await sees(created(), () => dialog() ?? document.body);
    expect(player.timesSent(call)).toBe(1);
  });

  test.each([
    ['a page of a firewall', FIREWALL],
    ['409 with a code that the site does not know', NEW_CODE],
  ])(
    'is refused with %s: the form comes back with the reason, and nothing is sent again',
    async (_, response) => {
      const player = await visit(at, options);
      player.intercept(call, response);
      await send();
      await sees(refused(), () => dialog() ?? main());
      expect(player.timesSent(call)).toBe(1);
      expect(player.timesSent('POST /players/login')).toBeLessThanOrEqual(1);
      if (response !== NEW_CODE) return;
      // By the general words, unless the call has its own for any error, and with the code for support.
      if (call === 'POST /deposits') await sees(say('failure.generic'), main);
      await sees('request-7', () => dialog() ?? main());
    },
  );
});

test('a registration without an answer logs in twice at most, and is then only sent again, with its key', async () => {
  const visitor = await visit('/register/');
  visitor.intercept('POST /players/register', html(502));
  await CREATES.at(-1)?.send();
  await waitFor(() => expect(visitor.timesSent('POST /players/register')).toBeGreaterThan(1));
  for (let attempt = 2; attempt < 6; attempt += 1) {
    await press(say('common.tryAgain'), main);
    await waitFor(() => expect(visitor.timesSent('POST /players/register')).toBeGreaterThan(attempt));
  }
  expect(visitor.timesSent('POST /players/login')).toBe(2);
  const keys = visitor.sent
    .filter(({ call }) => call === 'POST /players/register')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});
