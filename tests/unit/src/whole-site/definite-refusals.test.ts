/** What is a refusal and what an unknown outcome, for each write that creates something: contract §1, *A definite refusal*. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import { choose, dialog, fill, main, press, say, sees, submit } from '../../../in-process/page-reading.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

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
      await choose('Alphabet');
      await choose('MOCKLAK0001');
      await fill(say('deposit.amount'), '100000');
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
      await choose('Alphabet');
      await fill(say('withdraw.amount'), '400');
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
      await choose('BCEL');
      await fill(say('bank.accountNumber'), '010120012345001');
      await fill(say('bank.accountName'), 'NEW COMER');
      await choose(say('bank.owner.self'));
      await press(say('bank.submit'));
    },
    created: () => say('bank.added.title'),
    refused: () => say('bank.failed'),
  },
  {
    call: 'POST /players/register',
    at: '/register/',
    async send() {
      await fill(say('field.username'), 'dok-champa');
      for (const label of ['field.password', 'field.confirmPassword']) await fill(say(label), 'dok-champa-8');
      submit().click();
    },
    created: () => say('register.done.title'),
    refused: () => say('register.failed'),
  },
];

const html = (status: number) => () =>
  new Response('<html>Forbidden</html>', { status, headers: { 'Content-Type': 'text/html' } });

const envelope = (status: number, code: string) => () =>
  Response.json({ code, message: '', requestId: 'request-7' }, { status });

const FIREWALL = html(403);
const BROKEN = envelope(500, 'INTERNAL');
const NEW_CODE = envelope(409, 'KYC_REQUIRED');

const start = ({ at, options }: Create): Promise<Visit> => visit(at, options);

describe.each(CREATES)('$call', (create) => {
  const { call, send } = create;
  const isShown = async () => sees(create.created(), () => dialog() ?? document.body);

  test.each([
    ['a page of a firewall', FIREWALL],
    ['500 with the envelope', BROKEN],
  ])('is carried out once and shown, though its response is replaced by %s', async (_, response) => {
    const player = await start(create);
    player.replace(call, response);
    await send();
    await isShown();
    expect(player.timesSent(call)).toBe(1);
  });

  test.each([
    ['a page of a firewall', FIREWALL],
    ['500 with the envelope', BROKEN],
    ['409 with a code that the site does not know', NEW_CODE],
  ])(
    'is refused with %s: the form comes back with the reason, and nothing is sent again',
    async (_, response) => {
      const player = await start(create);
      player.intercept(call, response);
      await send();
      await sees(create.refused(), () => dialog() ?? main());
      expect(player.timesSent(call)).toBe(1);
      expect(player.timesSent('POST /players/login')).toBeLessThanOrEqual(1);
    },
  );
});

test('a code that the site does not know is shown by the general words, with the code for support', async () => {
  const [deposit] = CREATES;
  if (!deposit) throw new Error('there is no deposit');
  const player = await start(deposit);
  player.intercept(deposit.call, NEW_CODE);
  await deposit.send();
  await sees(say('failure.generic'), main);
  await sees('request-7', main);
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
