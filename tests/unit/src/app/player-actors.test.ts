/** The player's actors in the site: what they report reaches the journals and the root, and what any view reads reaches them. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, emit, type EventObject, fromCallback, setup } from 'xstate';
import { UNSET_INSTANT } from '../../../../contract/time/clock.ts';
import type { BankAccountRequest } from '../../../../contract/bank.ts';
import type { Deposit } from '../../../../contract/deposit.ts';
import type { ResponsiblePlay } from '../../../../contract/responsible-play.ts';
import { NO_LIMITS, RESPONSIBLE_PLAY_OFF } from '../../../../contract/rules/responsible-play.ts';
import type { PlayerEmitted } from '../../../../machines/app.vocabulary.ts';
import { lateLogic } from '../../../../machines/late-logic.ts';
import type { PlayerEvent } from '../../../../machines/player.vocabulary.ts';
import type { ResponsiblePlayRequest } from '../../../../machines/responsiblePlay.machine.ts';
import { shownSuccess } from '../../../../machines/success.machine.ts';
import {
  depositRead,
  newestDepositsRead,
  openDepositsRead,
  openWithdrawsRead,
  withdrawRead,
} from '../../../../src/api/orders.ts';
import { creditRead, playerRead, responsiblePlayRead } from '../../../../src/api/player.ts';
import { GameTab } from '../../../../src/app/game-tab.ts';
import type { LateCode } from '../../../../src/app/late-code.ts';
import { PLAYER_ACTORS, playerWithActors } from '../../../../src/app/player-actors.ts';
import type { Site } from '../../../../src/app/site.ts';
import { DepositJournal } from '../../../../src/features/deposit/deposit-journal.ts';
import { CancellationJournal, ClaimJournal } from '../../../../src/features/promotion/promotion-journals.ts';
import { VisitMemory } from '../../../../src/features/responsible-play/visit-memory.ts';
import { WithdrawJournal } from '../../../../src/features/withdraw/withdraw-journal.ts';
import type { TextStore } from '../../../../src/platform/storage.ts';
import {
  ANOTHER,
  depositOf,
  DRAFT as DEPOSIT_DRAFT,
  REQUEST as DEPOSIT_REQUEST,
  STATUSES,
} from '../../../../tools/fixtures/cashier/deposits.ts';
import {
  DRAFT as WITHDRAW_DRAFT,
  REQUEST as WITHDRAW_REQUEST,
  withdrawOf,
} from '../../../../tools/fixtures/cashier/withdrawals.ts';
import { handBrowser, memoryStore } from '../browser.ts';
import { closeSite } from '../close-site.ts';
import { infoOf, PLAYER } from '../session-server.ts';
import { INERT, siteOf } from '../site-of.ts';

const KEY = '00000000-0000-4000-8000-000000000009';
const CHOICE = { promotionId: 'welcome-50', provider: 'alphabet' } as const;
const OPEN = depositOf();
const MINUTE = 60_000;

type Say = { readonly type: 'say'; readonly event: PlayerEvent };
type Received = { readonly by: string; readonly event: EventObject };

const open: Site[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(closeSite));
});

type Answers = Readonly<Record<string, () => Response>>;

/** A site with a signed-in player, whose server answers the methods in `answers`, and no other. */
async function signIn({
  tab = memoryStore(),
  answers = {} as Answers,
  actors = PLAYER_ACTORS,
}: {
  tab?: TextStore;
  answers?: Answers;
  actors?: typeof PLAYER_ACTORS;
} = {}) {
  vi.stubGlobal(
    'fetch',
    async (_: string, { method = 'GET' }: RequestInit = {}) =>
      answers[method]?.() ?? new Promise<Response>(() => undefined),
  );
  const { session, navigation } = INERT;
  const browser = handBrowser({ tab });
  const { openGameWindow } = browser;
  const made: LateCode[] = [];
  let logic: ReturnType<typeof playerWithActors> | null = null;
  const site = siteOf(browser, { session, navigation, player: lateLogic(() => logic) }, (root, late) => {
    const { client, queries } = root;
    const gameTab = new GameTab(openGameWindow);
    logic = playerWithActors({ browser, client, queries, gameTab }, PLAYER.id, actors);
    made.push(late);
  });
  open.push(site);
  await Promise.all(made.map((late) => late.loadPlayer(site.browser)));
  site.app.send({ type: 'session.started', playerId: PLAYER.id, by: 'lookUp' });
  const { player } = site.app.getSnapshot().children;
  if (!player) throw new Error('no player is signed in');
  const credit = creditRead(site.client, 'alphabet').queryKey;
  site.queries.setQueryData(credit, { amount: '1', currency: 'THB', readAt: 0 });
  return {
    site,
    tab,
    player,
    /** Whether the root has received a report that changes the credit. */
    isCreditStale: () => site.queries.getQueryState(credit)?.isInvalidated === true,
    now: () => site.client.clock.now(),
  };
}

/** As `signIn`, with machines that record what they receive and emit what the test lets them `say`. */
async function signInWithRecorders() {
  const received: Received[] = [];
  const recorder = (by: string) => {
    const machine = setup({
      types: { events: {} as Say | EventObject, emitted: {} as PlayerEvent },
      actors: { followOrder: fromCallback(() => undefined) as AnyActorLogic },
    });
    return machine.createMachine({
      invoke: { id: 'order', src: 'followOrder' },
      on: {
        say: { actions: emit(({ event }) => (event as Say).event) },
        '*': { actions: ({ event }) => void received.push({ by, event }) },
      },
    });
  };
  const withOrder = (by: string) =>
    recorder(by).provide({ actors: { followOrder: recorder(`the order of ${by}`) } });
  const actors = {
    deposit: () => withOrder('deposit'),
    withdraw: () => withOrder('withdraw'),
    claim: () => recorder('claim'),
    cancel: () => recorder('cancel'),
  };
  const signedIn = await signIn({ actors: actors as unknown as typeof PLAYER_ACTORS });
  signedIn.player.send({ type: 'deposit.opened' });
  signedIn.player.send({ type: 'withdraw.opened' });
  const { children } = signedIn.player.getSnapshot();
  const speakers = {
    deposit: children.deposit,
    withdraw: children.withdraw,
    claim: children.promotionClaim,
    cancel: children.promotionCancel,
    depositOrder: children.deposit?.getSnapshot().children.order,
    withdrawOrder: children.withdraw?.getSnapshot().children.order,
  };
  const say = (name: keyof typeof speakers, event: PlayerEmitted) => {
    const speaker = speakers[name] as { send(event: Say): void } | undefined;
    if (!speaker) throw new Error(`there is no ${name}`);
    speaker.send({ type: 'say', event });
  };
  return { ...signedIn, received, say };
}

describe('the journal of a deposit', () => {
  const intent = { key: KEY, request: DEPOSIT_REQUEST, draft: DEPOSIT_DRAFT, at: 1_000 };
  const journalOf = (tab: TextStore, playerId = PLAYER.id) => new DepositJournal(tab, playerId);

  test('keeps the draft, for this player only', async () => {
    const { say, tab } = await signInWithRecorders();
    say('deposit', { type: 'deposit.drafted', draft: DEPOSIT_DRAFT });
    expect(journalOf(tab).read().draft).toEqual(DEPOSIT_DRAFT);
    expect(journalOf(tab, 'PL2').read().draft).toBeNull();
  });

  test('forgets a rejected request, and keeps the form', async () => {
    const { say, tab } = await signInWithRecorders();
    journalOf(tab).keepDraft(DEPOSIT_DRAFT);
    journalOf(tab).keepIntent(intent);
    say('deposit', { type: 'domain.deposit.rejected', code: 'OPEN_ORDER' });
    expect(journalOf(tab).read()).toEqual({ draft: DEPOSIT_DRAFT, intent: null, code: null, pending: null });
  });

  test('keeps the code of the followed order instead of the form, until the player leaves it', async () => {
    const { say, tab } = await signInWithRecorders();
    journalOf(tab).keepIntent(intent);
    say('deposit', { type: 'domain.deposit.followed', code: OPEN.code });
    expect(journalOf(tab).read()).toEqual({ draft: null, intent: null, code: OPEN.code, pending: null });
    say('deposit', { type: 'domain.deposit.left' });
    expect(journalOf(tab).read().code).toBeNull();
  });
});

describe('the journal of a withdrawal', () => {
  const intent = { key: KEY, request: WITHDRAW_REQUEST, draft: WITHDRAW_DRAFT, at: 1_000 };
  const journalOf = (tab: TextStore) => new WithdrawJournal(tab, PLAYER.id);

  test('keeps the draft', async () => {
    const { say, tab } = await signInWithRecorders();
    say('withdraw', { type: 'withdraw.drafted', draft: WITHDRAW_DRAFT });
    expect(journalOf(tab).read().draft).toEqual(WITHDRAW_DRAFT);
  });

  test('forgets a rejected request, and keeps the form', async () => {
    const { say, tab } = await signInWithRecorders();
    journalOf(tab).keepDraft(WITHDRAW_DRAFT);
    journalOf(tab).keepIntent(intent);
    say('withdraw', { type: 'domain.withdraw.rejected', code: 'QUOTE_CHANGED' });
    expect(journalOf(tab).read()).toEqual({ draft: WITHDRAW_DRAFT, intent: null, code: null, pending: null });
  });

  test('keeps the code of the followed withdrawal instead of the form, until the player leaves it', async () => {
    const { say, tab } = await signInWithRecorders();
    journalOf(tab).keepIntent(intent);
    say('withdraw', { type: 'domain.withdraw.followed', code: 'W-1' });
    expect(journalOf(tab).read()).toEqual({ draft: null, intent: null, code: 'W-1', pending: null });
    say('withdraw', { type: 'domain.withdraw.left' });
    expect(journalOf(tab).read().code).toBeNull();
  });
});

describe('the journals of the promotions', () => {
  const claim = { key: KEY, choice: CHOICE, at: 1_000 };
  const cancellation = { key: KEY, usageId: 'U-1', at: 1_000 };

  test('keep the choice until the dialog is closed', async () => {
    const { say, tab } = await signInWithRecorders();
    say('claim', { type: 'promotion.chosen', choice: CHOICE });
    expect(new ClaimJournal(tab, PLAYER.id).read().draft).toEqual(CHOICE);
    say('claim', { type: 'promotion.chosen', choice: null });
    expect(new ClaimJournal(tab, PLAYER.id).read().draft).toBeNull();
  });

  test.each<[PlayerEmitted, choice: typeof CHOICE | null]>([
    [{ type: 'domain.promotion.rejected', code: 'OPEN_ORDER' }, CHOICE],
    [{ type: 'domain.promotion.claimed', usageId: 'U-1', promotionId: CHOICE.promotionId }, null],
  ])('%o ends the claim', async (event, draft) => {
    const { say, tab } = await signInWithRecorders();
    const journal = new ClaimJournal(tab, PLAYER.id);
    journal.keepDraft(CHOICE);
    journal.keepIntent(claim);
    say('claim', event);
    expect(journal.read()).toEqual({ draft, intent: null, code: null, pending: null });
  });

  test.each<PlayerEmitted>([
    { type: 'domain.promotion.canceled', usageId: 'U-1' },
    { type: 'domain.promotion.kept', usageId: 'U-1' },
  ])('%o ends the cancellation', async (event) => {
    const { say, tab } = await signInWithRecorders();
    const journal = new CancellationJournal(tab, PLAYER.id);
    journal.keep(cancellation);
    say('cancel', event);
    expect(journal.read()).toBeNull();
  });

  test('from before a reload reach the actors as soon as the player is known (contract §1)', async () => {
    const tab = memoryStore();
    new ClaimJournal(tab, PLAYER.id).keepDraft(CHOICE);
    new ClaimJournal(tab, PLAYER.id).keepIntent({ ...claim, at: 0 });
    new CancellationJournal(tab, PLAYER.id).keep({ ...cancellation, at: 0 });
    const { player } = await signIn({ tab });
    expect(player.getSnapshot().context.recalled).toEqual({
      claim: { choice: CHOICE, intent: { ...claim, at: 0 } },
      cancellation: { intent: { ...cancellation, at: 0 } },
    });
  });

  test('of another player are not recalled', async () => {
    const tab = memoryStore();
    new ClaimJournal(tab, 'PL2').keepIntent(claim);
    new CancellationJournal(tab, 'PL2').keep(cancellation);
    const { player } = await signIn({ tab });
    expect(player.getSnapshot().context.recalled).toEqual({
      claim: { choice: null, intent: null },
      cancellation: { intent: null },
    });
  });
});

describe('what was typed into a form', () => {
  const ACCOUNT: BankAccountRequest = {
    bankCode: 'bcel',
    accountNumber: '000000000001',
    accountName: 'SOMPHONE EXAMPLE',
    currency: 'LAK',
    owner: 'SELF',
  };
  const ADDED = { ...ACCOUNT, id: 'account-1', bankName: 'BCEL', createdAt: PLAYER.createdAt };

  test('is removed once a response contains the added bank account, and the success dialog opens', async () => {
    const { site, tab } = await signIn();
    tab.write('bank-form', 'typed');
    site.playerActor('bankAccount')?.send({ type: 'bankAccount.submit', request: ACCOUNT });
    const { queryKey } = playerRead(site.client);
    site.queries.setQueryData(queryKey, infoOf());
    expect(tab.read('bank-form')).toBe('typed');
    site.queries.setQueryData(queryKey, { ...infoOf(), bankAccounts: [ADDED] });
    expect(tab.read('bank-form')).toBeNull();
    expect(shownSuccess(site.successes.getSnapshot().context)).toEqual({ kind: 'bankAccount' });
  });

  test.each<[ResponsiblePlayRequest, Answers, kept: string | null]>([
    [{ kind: 'limits', limits: NO_LIMITS }, { PUT: () => Response.json(RESPONSIBLE_PLAY_OFF) }, null],
    [
      { kind: 'break', days: 1 },
      { POST: () => Response.json({ selfExcludedUntil: '2100-01-01T00:00:00Z' }) },
      'typed',
    ],
  ])('is removed after a change of limits, but not after a break: %o', async (request, answers, kept) => {
    const { site, tab } = await signIn({ answers });
    tab.write('limits-form', 'typed');
    const actor = site.playerActor('responsiblePlay');
    actor?.send({ type: 'responsiblePlay.ask', request });
    await vi.waitFor(() => expect(actor?.getSnapshot().hasTag('kept')).toBe(true));
    expect(tab.read('limits-form')).toBe(kept);
  });
});

describe('the visit', () => {
  test('begins with the session and is kept for a reload', async () => {
    const { tab, now } = await signIn();
    expect(new VisitMemory(tab).recall(PLAYER.id)).toEqual({ startedAt: now(), answeredAt: now() });
  });

  test('continues after a reload, and its reminder is due at the interval that any view has read', async () => {
    const tab = memoryStore();
    const startedAt = handBrowser().clock.now() - 40 * MINUTE;
    new VisitMemory(tab).keep(PLAYER.id, { startedAt, answeredAt: startedAt });
    const { site } = await signIn({ tab });
    const reminder = site.playerActor('sessionReminder');
    expect(reminder?.getSnapshot().context.visit).toEqual({ startedAt, answeredAt: startedAt });
    const limits = { ...NO_LIMITS, sessionReminderMinutes: 30 };
    const setting: ResponsiblePlay = { limits, pending: null, selfExcludedUntil: UNSET_INSTANT };
    site.queries.setQueryData(responsiblePlayRead(site.client).queryKey, setting);
    expect(reminder?.getSnapshot().hasTag('due')).toBe(true);
  });

  test('of another player does not continue', async () => {
    const tab = memoryStore();
    new VisitMemory(tab).keep('PL2', { startedAt: 0, answeredAt: 0 });
    const { now } = await signIn({ tab });
    expect(new VisitMemory(tab).recall(PLAYER.id)?.startedAt).toBe(now());
  });
});

describe('data that any view reads is sent to the actors', () => {
  const PAID = STATUSES.paid;
  const page = (items: Deposit[]) => ({ items, page: 1, pageSize: 10, total: items.length, unreadable: [] });

  test.each<[read: string, write: (site: Site) => void, expected: readonly Received[]]>([
    [
      'the open deposit is sent to the deposit machine',
      ({ queries, client }) => queries.setQueryData(openDepositsRead(client).queryKey, [OPEN]),
      [{ by: 'deposit', event: { type: 'deposit.observed', deposit: OPEN } as EventObject }],
    ],
    [
      'an empty list of open deposits sends no event',
      ({ queries, client }) => queries.setQueryData(openDepositsRead(client).queryKey, []),
      [],
    ],
    [
      'an open deposit in the history is sent to the deposit machine',
      ({ queries, client }) => queries.setQueryData(newestDepositsRead(client).queryKey, page([PAID, OPEN])),
      [{ by: 'deposit', event: { type: 'deposit.observed', deposit: OPEN } as EventObject }],
    ],
    [
      'a history without an open deposit sends no event',
      ({ queries, client }) => queries.setQueryData(newestDepositsRead(client).queryKey, page([PAID])),
      [],
    ],
    [
      'a single deposit is sent to the deposit machine, whatever its code',
      ({ queries, client }) => queries.setQueryData(depositRead(client, ANOTHER.code).queryKey, ANOTHER),
      [{ by: 'deposit', event: { type: 'order.observed', deposit: ANOTHER } as EventObject }],
    ],
    [
      'the open withdrawal is sent to the withdrawal machine',
      ({ queries, client }) => queries.setQueryData(openWithdrawsRead(client).queryKey, [withdrawOf()]),
      [{ by: 'withdraw', event: { type: 'withdraw.observed', withdraw: withdrawOf() } as EventObject }],
    ],
    [
      'an empty list of open withdrawals sends no event',
      ({ queries, client }) => queries.setQueryData(openWithdrawsRead(client).queryKey, []),
      [],
    ],
    [
      'a single withdrawal is sent to the withdrawal machine',
      ({ queries, client }) => queries.setQueryData(withdrawRead(client, 'W-1').queryKey, withdrawOf()),
      [{ by: 'withdraw', event: { type: 'withdraw.observed', withdraw: withdrawOf() } as EventObject }],
    ],
  ])('%s', async (_, write, expected) => {
    const { site, received } = await signInWithRecorders();
    received.splice(0);
    write(site);
    expect(received).toEqual(expected);
  });

  test('an order shown in the history receives the response for it, and its success reaches the root', async () => {
    const { site, player, isCreditStale } = await signIn();
    const canceled = STATUSES['cancelled unpaid'];
    player.send({ type: 'order.shown', deposit: canceled });
    site.queries.setQueryData(depositRead(site.client, ANOTHER.code).queryKey, ANOTHER);
    expect(isCreditStale()).toBe(false);
    const received = { ...STATUSES['credit received'], code: canceled.code };
    site.queries.setQueryData(depositRead(site.client, canceled.code).queryKey, received);
    expect(isCreditStale()).toBe(true);
    expect(shownSuccess(site.successes.getSnapshot().context)).toMatchObject({ kind: 'deposit' });
  });

  test('no data is sent to the actors after the session is lost', async () => {
    const { site, received } = await signInWithRecorders();
    site.app.send({ type: 'session.lost' });
    received.splice(0);
    site.queries.setQueryData(openDepositsRead(site.client).queryKey, [OPEN]);
    expect(received).toEqual([]);
    expect(site.app.getSnapshot().children.player).toBeUndefined();
  });
});

describe('an event of an actor reaches the root', () => {
  test.each<[Parameters<Awaited<ReturnType<typeof signInWithRecorders>>['say']>[0], PlayerEmitted]>([
    ['deposit', { type: 'domain.deposit.rejected', code: 'OPEN_ORDER' }],
    ['withdraw', { type: 'domain.withdraw.requested', code: 'W-1' }],
    ['depositOrder', { type: 'domain.order.moved', code: OPEN.code, status: 'PAID' }],
    ['withdrawOrder', { type: 'domain.withdraw.moved', code: 'W-1', status: 'FAILED' }],
  ])('of %s: %o makes the credit stale', async (name, event) => {
    const { say, isCreditStale } = await signInWithRecorders();
    expect(isCreditStale()).toBe(false);
    say(name, event);
    expect(isCreditStale()).toBe(true);
  });

  test('a draft makes nothing stale', async () => {
    const { say, isCreditStale } = await signInWithRecorders();
    say('deposit', { type: 'deposit.drafted', draft: DEPOSIT_DRAFT });
    expect(isCreditStale()).toBe(false);
  });
});
