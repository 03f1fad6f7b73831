/** The player's machines in the site: what they keep for a reload, and what any view reads reaches them. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../eventually.ts';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
} from 'xstate';
import type { BankAccountRequest } from '../../../../contract/bank.ts';
import type { Deposit } from '../../../../contract/deposit.ts';
import { NO_LIMITS, RESPONSIBLE_PLAY_OFF } from '../../../../contract/rules/responsible-play.ts';
import type { ResponsiblePlayRequest } from '../../../../machines/responsiblePlay.machine.ts';
import type { SubmissionOutput } from '../../../../machines/submission.machine.ts';
import {
  depositRead,
  newestDepositsRead,
  openDepositsRead,
  openWithdrawsRead,
} from '../../../../src/api/orders.ts';
import { creditRead, playerRead } from '../../../../src/api/player.ts';
import { GameTab } from '../../../../src/app/player/game-tab.ts';
import { PLAYER_ACTORS, playerWithActors } from '../../../../src/app/player/player-actors.ts';
import type { Site } from '../../../../src/app/site.ts';
import { depositWithActors } from '../../../../src/features/deposit/deposit-actors.ts';
import { DepositJournal } from '../../../../src/features/deposit/deposit-journal.ts';
import {
  promotionCancelWithActors,
  promotionClaimWithActors,
} from '../../../../src/features/promotion/promotion-actors.ts';
import { CancellationJournal, ClaimJournal } from '../../../../src/features/promotion/promotion-journals.ts';
import { SessionReminder } from '../../../../src/features/responsible-play/session-reminder.ts';
import { withdrawWithActors } from '../../../../src/features/withdraw/withdraw-actors.ts';
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
import { rejection } from '../../../../tools/fixtures/failures.ts';
import { startClock, startKeys } from '../../../../tools/fixtures/machine-fixtures.ts';
import { usageOf } from '../../../../tools/fixtures/promotion/usage.ts';
import { handBrowser, memoryStore } from '../browser.ts';
import { closeSite } from '../../../in-process/close-site.ts';
import { infoOf, PLAYER } from '../session-server.ts';
import { NO_NAVIGATION, NO_PLAYER, NO_SESSION, siteOf, siteOfPlayer } from '../site-of.ts';

const KEY = '00000000-0000-4000-8000-000000000009';
const CHOICE = { promotionId: 'welcome-50', provider: 'alphabet' } as const;
const OPEN = depositOf();
const ALONE = { actors: { ...NO_SESSION, ...NO_NAVIGATION } };

type Answers = Readonly<Record<string, () => Response>>;

const open: Site[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(closeSite));
});

function stubServer(answers: Answers = {}) {
  vi.stubGlobal(
    'fetch',
    async (_: string, { method = 'GET' }: RequestInit = {}) =>
      answers[method]?.() ?? new Promise<Response>(() => undefined),
  );
}

/** A site with a signed-in player, whose server answers the methods in `answers`, and no other. */
async function signIn({ tab = memoryStore(), answers = {} as Answers } = {}) {
  stubServer(answers);
  const site = await siteOfPlayer(handBrowser({ tab }), ALONE, PLAYER.id);
  open.push(site);
  const { player } = site;
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

/** A site without a player, and starts machines of its features alone, with some actors replaced. */
function featuresOf(tab: TextStore = memoryStore()) {
  stubServer();
  const site = siteOf(handBrowser({ tab }), { ...ALONE, actions: NO_PLAYER });
  open.push(site);
  const given = { clock: startClock(site.client.clock), keys: startKeys(() => KEY) };
  const startAlone = (
    machine: AnyStateMachine,
    actors: Readonly<Record<string, unknown>>,
    input: object = {},
  ) =>
    createActor(machine.provide({ actors: actors as never }), {
      systemId: 'app',
      input: { ...given, ...input },
    }).start();
  return { site, tab, startAlone };
}

/** An actor that has this result at once. */
const resultOf = (output: unknown) => fromPromise(async () => output);
const REJECTED: SubmissionOutput = {
  kind: 'rejected',
  failure: rejection('OPEN_WITHDRAW').failure,
  wasResent: false,
};
const IDLE = createMachine({});
const reached = (actor: AnyActorRef, tag: string) =>
  eventually(() => expect(actor.getSnapshot().hasTag(tag)).toBe(true));

describe.each([
  {
    name: 'deposit',
    machine: depositWithActors,
    submission: 'submitDeposit',
    journalOf: (tab: TextStore) => new DepositJournal(tab, PLAYER.id),
    draft: DEPOSIT_DRAFT,
    intent: { key: KEY, request: DEPOSIT_REQUEST, draft: DEPOSIT_DRAFT, at: 1_000 },
    order: STATUSES['cancelled unpaid'],
    edit: 'deposit.edit',
  },
  {
    name: 'withdrawal',
    machine: withdrawWithActors,
    submission: 'submitWithdraw',
    journalOf: (tab: TextStore) => new WithdrawJournal(tab, PLAYER.id),
    draft: WITHDRAW_DRAFT,
    intent: { key: KEY, request: WITHDRAW_REQUEST, draft: WITHDRAW_DRAFT, at: 1_000 },
    order: withdrawOf({ status: 'SUCCESS' }),
    edit: 'withdraw.edit',
  },
])('the journal of a $name', ({ machine, submission, journalOf, draft, intent, order, edit }) => {
  /** What the site has found on the server and in the journal. */
  const restoring = (found: object, actors: object = {}) => {
    const { site, tab, startAlone } = featuresOf();
    const restore = resultOf({ draft: null, intent: null, order: null, ...found });
    const journal = journalOf(tab);
    const begin = () => startAlone(machine(site, PLAYER.id), { restore, followOrder: IDLE, ...actors });
    return { journal, begin };
  };

  test('keeps the draft', async () => {
    const { journal, begin } = restoring({});
    const actor = begin();
    await reached(actor, 'form');
    actor.send({ type: edit, changes: draft });
    expect(journal.read().draft).toEqual(draft);
  });

  test('forgets a rejected request, and keeps the form', async () => {
    const { journal, begin } = restoring(
      { intent: { ...intent, at: handBrowser().clock.now() } },
      { [submission]: resultOf(REJECTED) },
    );
    journal.keepDraft(draft as never);
    journal.keepIntent(intent as never);
    await reached(begin(), 'form');
    expect(journal.read()).toEqual({ draft, intent: null, code: null, pending: null });
  });

  test('keeps the code of the followed order instead of the form, until the player leaves it', async () => {
    let leave = () => {};
    const followOrder = fromPromise(() => new Promise<void>((resolve) => (leave = resolve)));
    const { journal, begin } = restoring({ order }, { followOrder });
    journal.keepIntent(intent as never);
    const actor = begin();
    await reached(actor, 'following');
    expect(journal.read()).toEqual({ draft: null, intent: null, code: order.code, pending: null });
    leave();
    await reached(actor, 'form');
    expect(journal.read().code).toBeNull();
  });
});

describe('the journals of the promotions', () => {
  const claim = { key: KEY, choice: CHOICE, at: 1_000 };
  const cancellation = { key: KEY, usageId: 'U-1', at: 1_000 };

  test('keep the choice until the dialog is closed', () => {
    const { site, tab, startAlone } = featuresOf();
    const journal = new ClaimJournal(tab, PLAYER.id);
    const actor = startAlone(promotionClaimWithActors(site, journal), {}, { choice: CHOICE, intent: null });
    actor.send({ type: 'claim.choose', provider: 'gclub' });
    expect(journal.read().draft).toEqual({ ...CHOICE, provider: 'gclub' });
    actor.send({ type: 'claim.close' });
    expect(journal.read().draft).toBeNull();
  });

  test.each<[string, SubmissionOutput, choice: typeof CHOICE | null]>([
    ['a rejection', REJECTED, CHOICE],
    ['a success', { kind: 'created', result: usageOf('ACTIVE') }, null],
  ])('%s ends the claim', async (_, output, draft) => {
    const { site, tab, startAlone } = featuresOf();
    const journal = new ClaimJournal(tab, PLAYER.id);
    journal.keepDraft(CHOICE);
    journal.keepIntent(claim);
    const machine = promotionClaimWithActors(site, journal);
    startAlone(machine, { submitClaim: resultOf(output) }, { choice: CHOICE, intent: claim });
    await eventually(() =>
      expect(journal.read()).toEqual({ draft, intent: null, code: null, pending: null }),
    );
  });

  test.each<[string, SubmissionOutput]>([
    ['a cancelled promotion', { kind: 'created', result: usageOf('CANCELED') }],
    ['a promotion that has ended otherwise', { kind: 'created', result: usageOf('INACTIVE') }],
    ['a rejection', REJECTED],
  ])('%s ends the cancellation', async (_, output) => {
    const { site, tab, startAlone } = featuresOf();
    const journal = new CancellationJournal(tab, PLAYER.id);
    journal.keep(cancellation);
    const machine = promotionCancelWithActors(site, journal);
    startAlone(machine, { cancelUsage: resultOf(output) }, { intent: cancellation });
    await eventually(() => expect(journal.read()).toBeNull());
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
    expect(site.successes.getSnapshot().shown).toEqual({ kind: 'bankAccount' });
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
    await eventually(() => expect(actor?.getSnapshot().hasTag('kept')).toBe(true));
    expect(tab.read('limits-form')).toBe(kept);
  });
});

describe('what any view reads', () => {
  const PAID = STATUSES.paid;
  const page = (items: Deposit[]) => ({ items, page: 1, pageSize: 10, total: items.length, unreadable: [] });

  /** A player below a root that notes the news. */
  function listening() {
    const { site, startAlone } = featuresOf();
    const heard: EventObject[] = [];
    const idle = () => createMachine({});
    const player = playerWithActors(
      site,
      { gameTab: new GameTab(), sessionReminder: new SessionReminder(site) },
      PLAYER.id,
      { ...PLAYER_ACTORS, deposit: idle, withdraw: idle } as unknown as typeof PLAYER_ACTORS,
    );
    const root = createMachine({
      invoke: { src: player, input: ({ event }) => event['input'] },
      on: { 'news.*': { actions: ({ event }) => void heard.push(event) } },
    });
    return { site, root: startAlone(root, {}, { playerId: PLAYER.id }), heard };
  }

  test.each<[read: string, write: (site: Site) => void, expected: readonly EventObject[]]>([
    [
      'an open deposit is heard of',
      ({ queries, client }) => queries.setQueryData(openDepositsRead(client).queryKey, [OPEN]),
      [{ type: 'news.deposit.observed', deposit: OPEN } as EventObject],
    ],
    [
      'an empty list of open deposits is not',
      ({ queries, client }) => queries.setQueryData(openDepositsRead(client).queryKey, []),
      [],
    ],
    [
      'an open deposit in the history is',
      ({ queries, client }) => queries.setQueryData(newestDepositsRead(client).queryKey, page([PAID, OPEN])),
      [{ type: 'news.deposit.observed', deposit: OPEN } as EventObject],
    ],
    [
      'a history without an open deposit is not',
      ({ queries, client }) => queries.setQueryData(newestDepositsRead(client).queryKey, page([PAID])),
      [],
    ],
    [
      'the open withdrawal is',
      ({ queries, client }) => queries.setQueryData(openWithdrawsRead(client).queryKey, [withdrawOf()]),
      [{ type: 'news.withdraw.observed', withdraw: withdrawOf() } as EventObject],
    ],
    [
      'an empty list of open withdrawals is not',
      ({ queries, client }) => queries.setQueryData(openWithdrawsRead(client).queryKey, []),
      [],
    ],
  ])('%s', (_, write, expected) => {
    const { site, heard } = listening();
    write(site);
    expect(heard).toEqual(expected);
  });

  test('is not heard of after the player has stopped', () => {
    const { site, root, heard } = listening();
    root.stop();
    site.queries.setQueryData(openDepositsRead(site.client).queryKey, [OPEN]);
    expect(heard).toEqual([]);
  });

  test('reaches an order of the history, whose success reaches the root', async () => {
    const { site, player, isCreditStale } = await signIn();
    const canceled = STATUSES['cancelled unpaid'];
    player.send({ type: 'order.shown', deposit: canceled });
    site.queries.setQueryData(depositRead(site.client, ANOTHER.code).queryKey, ANOTHER);
    expect(isCreditStale()).toBe(false);
    const received = { ...STATUSES['credit received'], code: canceled.code };
    site.queries.setQueryData(depositRead(site.client, canceled.code).queryKey, received);
    expect(isCreditStale()).toBe(true);
    expect(site.successes.getSnapshot().shown).toMatchObject({ kind: 'deposit' });
  });
});

test('the machines of two players never run at the same time', async () => {
  const { site, player } = await signIn();
  const claim: AnyActorRef | undefined = site.playerActor('promotionClaim');
  site.app.send({ type: 'session.started', playerId: 'PL2', by: 'lookUp' });
  expect([player, claim].map((actor) => actor?.getSnapshot().status)).toEqual(['stopped', 'stopped']);
  expect(site.player?.getSnapshot()).toMatchObject({ status: 'active', context: { playerId: 'PL2' } });
  site.app.send({ type: 'session.lost' });
  expect(site.player).toBeUndefined();
});
