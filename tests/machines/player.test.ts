import { describe, expect, test } from 'vitest';
import { assign, type EventObject, fromCallback } from 'xstate';
import { PAGES } from '../../contract/pages.ts';
import { factsOf } from '../../machines/deposit.vocabulary.ts';
import { playerMachine } from '../../machines/player.machine.ts';
import { historyOrderId, type PlayerEvent, type RecalledJournals } from '../../machines/player.vocabulary.ts';
import { player as fixtures } from '../../tools/fixtures/account/player.ts';
import { depositOf, STATUSES } from '../../tools/fixtures/cashier/deposits.ts';
import { withdrawOf } from '../../tools/fixtures/cashier/withdrawals.ts';
import { START } from './harness/facts.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

expectEveryTransitionTaken(playerMachine);

type Type = PlayerEvent['type'];

/** An order of the history whose money may still arrive, and another one. */
const CANCELED = STATUSES['cancelled unpaid'];
const OTHER = { ...CANCELED, code: 'D-2' };
const SHOW = { type: 'order.shown', deposit: CANCELED } as const;
const SHOW_OTHER = { type: 'order.shown', deposit: OTHER } as const;
const HIDE = { type: 'order.hidden', code: CANCELED.code } as const;
/** The report of a closed order that no check is in progress. */
const CHECKED = { type: 'order.checked', code: CANCELED.code } as const;

/** Records what an actor receives, each time it is started. */
class RecordingActor {
  readonly inputs: unknown[] = [];
  readonly received: EventObject[] = [];
  /** The ids of the actors that run, and what each has received. */
  readonly running = new Map<string, EventObject[]>();
  readonly logic = fromCallback<EventObject>(({ input, receive, self }) => {
    const received: EventObject[] = [];
    this.inputs.push(input);
    this.running.set(self.id, received);
    receive((event) => {
      this.received.push(event);
      received.push(event);
    });
    return () => void this.running.delete(self.id);
  });

  get isRunning(): boolean {
    return this.running.size > 0;
  }
}

const NAMES = [
  'deposit',
  'depositOrder',
  'withdraw',
  'promotionClaim',
  'promotionCancel',
  'bankAccount',
  'passwordChange',
  'responsiblePlay',
  'sessionReminder',
  'gameLaunch',
  'orderReads',
  'bankAccountReads',
  'visit',
] as const;
type Name = (typeof NAMES)[number];

const NOTHING: RecalledJournals = { claim: { choice: null, intent: null }, cancellation: { intent: null } };

/** A player is signed in. `done` lists the actions of the site: the journal, or the event that moves the tab of a game. */
function signIn(recalled = NOTHING) {
  const done: string[] = [];
  const actors = Object.fromEntries(NAMES.map((name) => [name, new RecordingActor()])) as Record<
    Name,
    RecordingActor
  >;
  const machine = playerMachine.provide({
    actions: {
      recallJournals: assign({ recalled }),
      keepInJournal: () => void done.push('journal'),
      moveGameTab: ({ event }) => void done.push(event.type),
    },
  });
  const started = start(machine, actors, { input: (given) => ({ ...given, playerId: 'player-1' }) });
  return {
    ...started,
    actors,
    done,
    running: () => NAMES.filter((name) => actors[name].isRunning),
    /** The actors that have received an event. */
    receivers: () => NAMES.filter((name) => actors[name].received.length > 0),
  };
}

/** A player who has opened both cashier pages and looks at an order of the history. */
function everythingOpen() {
  const player = signIn();
  player.send({ type: 'deposit.opened' });
  player.send({ type: 'withdraw.opened' });
  player.send(SHOW);
  return player;
}

/** The event of the fixtures with this name. */
function eventOf(name: string): PlayerEvent {
  const event = fixtures.events[name];
  if (!event) throw new Error(`the fixtures have no ${name}`);
  return event;
}

describe('the actors of a player', () => {
  test('those of the cashier and of an order wait for their page, and all others start with the session', () => {
    const player = signIn();
    expect(player.running()).toEqual(
      NAMES.filter((name) => !['deposit', 'withdraw', 'depositOrder'].includes(name)),
    );
  });

  test.each(['deposit', 'withdraw'] as const)('%s starts when its page is opened, only once', (name) => {
    const player = signIn();
    player.send({ type: `${name}.opened` });
    player.send({ type: `${name}.opened` });
    expect(player.actors[name].inputs).toHaveLength(1);
    expect(player.actors[name].isRunning).toBe(true);
  });

  test('the deposit and the withdrawal go on while the player is on another page (specification §4)', () => {
    const player = everythingOpen();
    player.send({ type: 'news.navigation.arrived', page: PAGES.home, left: PAGES.deposit });
    player.send({ type: 'news.navigation.arrived', page: PAGES.home, left: PAGES.withdraw });
    expect(player.running()).toEqual([...NAMES]);
  });

  test('a claim and a cancellation from before a reload are looked up on any page (contract §1)', () => {
    const choice = { promotionId: 'welcome-50', provider: 'alphabet' } as const;
    const recalled: RecalledJournals = {
      claim: { choice, intent: { key: 'key-before', at: START, choice } },
      cancellation: { intent: { key: 'key-other', at: START, usageId: 'U-1' } },
    };
    const { actors } = signIn(recalled);
    expect(actors.promotionClaim.inputs).toMatchObject([recalled.claim]);
    expect(actors.promotionCancel.inputs).toMatchObject([recalled.cancellation]);
  });
});

describe('an event is forwarded only to the actors that need it', () => {
  test.each<[news: string, receivers: readonly Name[]]>([
    [
      'news.network.restored',
      [
        'deposit',
        'depositOrder',
        'withdraw',
        'promotionClaim',
        'promotionCancel',
        'bankAccount',
        'passwordChange',
        'responsiblePlay',
      ],
    ],
    ['news.page.returned', ['deposit', 'depositOrder', 'withdraw', 'sessionReminder', 'gameLaunch']],
    ['news.clock.corrected', ['deposit', 'depositOrder', 'withdraw', 'sessionReminder']],
    ['deposit.observed', ['deposit']],
    ['order.observed', ['deposit', 'depositOrder']],
    ['withdraw.observed', ['withdraw']],
    ['bankAccount.observed', ['bankAccount']],
    ['visit.began', ['sessionReminder']],
    ['reminder.set', ['sessionReminder']],
  ])('%s', (news, receivers) => {
    const player = everythingOpen();
    player.send(eventOf(news));
    expect(player.receivers()).toEqual(receivers);
    for (const name of receivers) {
      const isPaused = name === 'sessionReminder' && news === 'news.page.returned';
      expect(player.actors[name].received).toEqual([
        isPaused ? { type: 'news.clock.corrected' } : eventOf(news),
      ]);
    }
  });

  test('an update before a page is opened does not start the actor of that page', () => {
    const player = signIn();
    player.send({ type: 'deposit.observed', deposit: depositOf() });
    player.send({ type: 'withdraw.observed', withdraw: withdrawOf() });
    player.send({ type: 'order.observed', deposit: CANCELED });
    expect(player.receivers()).toEqual([]);
    expect(player.state()).toMatchObject({ deposit: 'unused', withdraw: 'unused', shownOrder: 'none' });
  });

  test('on a return to the page, the reminder checks the clock, as the phone may have paused its timer (contract §2)', () => {
    const { send, actors } = signIn();
    send({ type: 'news.page.returned' });
    expect(actors.sessionReminder.received).toEqual([{ type: 'news.clock.corrected' }]);
  });
});

describe('what an actor reports', () => {
  test.each<Type>([
    'domain.deposit.rejected',
    'domain.deposit.followed',
    'domain.deposit.left',
    'domain.withdraw.rejected',
    'domain.withdraw.followed',
    'domain.withdraw.left',
    'domain.promotion.claimed',
    'domain.promotion.rejected',
    'domain.promotion.canceled',
    'domain.promotion.kept',
    'domain.bankAccount.added',
    'domain.responsiblePlay.changed',
  ])('%s changes what a reload restores, and is reported to the root', (type) => {
    const player = everythingOpen();
    const event = eventOf(type);
    player.send(event);
    expect(player.done).toEqual(['journal']);
    expect(player.emitted).toEqual([event]);
  });

  test.each<Type>(['deposit.drafted', 'withdraw.drafted', 'promotion.chosen', 'visit.noted'])(
    '%s changes only what a reload restores: no cached data is stale',
    (type) => {
      const player = everythingOpen();
      player.send(eventOf(type));
      expect(player.done).toEqual(['journal']);
      expect(player.emitted).toEqual([]);
    },
  );

  test.each<Type>([
    'domain.order.moved',
    'domain.withdraw.requested',
    'domain.withdraw.moved',
    'domain.bankAccount.found',
    'domain.passwordChange.rejected',
    'passwordChange.confirmed',
    'passwordChange.sessionLost',
    'domain.game.opened',
    'domain.game.returned',
  ])('%s is reported to the root and changes no journal', (type) => {
    const player = everythingOpen();
    player.send(eventOf(type));
    expect(player.done).toEqual([]);
    expect(player.emitted).toEqual([eventOf(type)]);
  });

  test('is reported before any page is opened, because a request from before a reload may end', () => {
    const player = signIn();
    player.send(eventOf('domain.promotion.claimed'));
    expect(player.emitted).toEqual([eventOf('domain.promotion.claimed')]);
  });

  test.each(['gameTab.sent', 'gameTab.dropped'] as const)('%s moves the tab of the game', (type) => {
    const player = signIn();
    player.send(eventOf(type));
    expect(player.done).toEqual([type]);
    expect(player.emitted).toEqual([]);
  });
});

describe('an order of the history (specification §4)', () => {
  const ID = `depositOrder:${CANCELED.code}`;
  const OTHER_ID = `depositOrder:${OTHER.code}`;
  type Player = ReturnType<typeof signIn>;
  const followed = ({ actors }: Player) => [...actors.depositOrder.running.keys()];
  const receivedBy = ({ actors }: Player, id: string) =>
    (actors.depositOrder.running.get(id) ?? []).map(({ type }) => type);

  test('is followed by a separate actor while it is shown', () => {
    const player = signIn();
    player.send(SHOW);
    expect(player.state().shownOrder).toBe('visible');
    expect(player.actors.depositOrder.inputs).toMatchObject([
      { order: factsOf(CANCELED), wasOpenAlready: false },
    ]);
    expect(player.actors.deposit.inputs).toEqual([]);
  });

  test('has an actor that can be found in the whole system by the code of the order', () => {
    const player = everythingOpen();
    expect(player.snapshot().children[historyOrderId(CANCELED.code)]).toMatchObject({ id: ID, systemId: ID });
  });

  test('keeps its actor and a check in progress if it is shown again while it is visible', () => {
    const player = everythingOpen();
    player.send(SHOW);
    expect(player.actors.depositOrder.inputs).toHaveLength(1);
    expect(receivedBy(player, ID)).toEqual([]);
  });

  test('is not hidden when another order is closed', () => {
    const player = everythingOpen();
    player.send({ type: 'order.hidden', code: OTHER.code });
    expect(player.state().shownOrder).toBe('visible');
    expect(receivedBy(player, ID)).toEqual([]);
  });

  test('is followed to the end of a check after it is closed, because the money may have arrived', () => {
    const player = everythingOpen();
    player.send(HIDE);
    expect(player.state().shownOrder).toBe('none');
    expect(receivedBy(player, ID)).toEqual(['order.hidden']);
    player.send({ type: 'order.checked', code: OTHER.code });
    expect(followed(player)).toEqual([ID]);
    const moved = { type: 'domain.order.moved', code: CANCELED.code, status: 'SUCCESS' } as const;
    player.send(moved);
    expect(player.emitted).toEqual([moved]);
    player.send(CHECKED);
    expect(followed(player)).toEqual([]);
    expect(player.context()).toMatchObject({ shownOrder: null, followedOrders: [] });
    expect(player.emitted).toEqual([moved]);
  });

  test.each([
    ['is closed first', [HIDE]],
    ['is not closed first', []],
  ])('is followed to the end of a check, also while the player sees another one (it %s)', (_, events) => {
    const player = everythingOpen();
    for (const event of events) player.send(event);
    player.send(SHOW_OTHER);
    expect(player.state().shownOrder).toBe('visible');
    expect(followed(player)).toEqual([ID, OTHER_ID]);
    expect([receivedBy(player, ID), receivedBy(player, OTHER_ID)]).toEqual([['order.hidden'], []]);
    player.send(CHECKED);
    expect(followed(player)).toEqual([OTHER_ID]);
    expect(player.context()).toMatchObject({ shownOrder: OTHER.code, followedOrders: [OTHER.code] });
  });

  test('keeps its actor if it is opened again before the end of the check', () => {
    const player = everythingOpen();
    player.send(HIDE);
    player.send(SHOW);
    player.send(CHECKED);
    expect(player.state().shownOrder).toBe('visible');
    expect(followed(player)).toEqual([ID]);
    expect(player.actors.depositOrder.inputs).toHaveLength(1);
  });

  test('has a new actor if it is opened again after the end of the check', () => {
    const player = everythingOpen();
    player.send(HIDE);
    player.send(CHECKED);
    player.send(SHOW);
    expect(followed(player)).toEqual([ID]);
    expect(player.actors.depositOrder.inputs).toHaveLength(2);
  });

  test('still receives updates after it is closed, but no event that causes more requests', () => {
    const player = everythingOpen();
    player.send(HIDE);
    player.send(SHOW_OTHER);
    player.send({ type: 'order.observed', deposit: CANCELED });
    player.send({ type: 'news.clock.corrected' });
    player.send({ type: 'news.network.restored' });
    player.send({ type: 'news.page.returned' });
    const news = ['order.observed', 'news.clock.corrected'];
    expect(receivedBy(player, ID)).toEqual(['order.hidden', ...news]);
    expect(receivedBy(player, OTHER_ID)).toEqual([...news, 'news.network.restored', 'news.page.returned']);
  });

  test('keeps its actor after a new status while it is shown', () => {
    const player = everythingOpen();
    player.send({ type: 'domain.order.moved', code: CANCELED.code, status: 'PAID' });
    expect(followed(player)).toEqual([ID]);
  });
});

describe('leaving a page', () => {
  const leave = (left: string | null) =>
    ({ type: 'news.navigation.arrived', page: PAGES.home, left }) as const satisfies PlayerEvent;

  test.each([PAGES.promotions, PAGES.promotionHistory, `${PAGES.promotions}welcome-50/`])(
    '%s closes the dialogs of the promotions',
    (page) => {
      const player = everythingOpen();
      player.send(leave(page));
      expect(player.receivers()).toEqual(['promotionClaim', 'promotionCancel']);
      expect(player.actors.promotionClaim.received).toEqual([{ type: 'claim.close' }]);
      expect(player.actors.promotionCancel.received).toEqual([{ type: 'cancel.close' }]);
    },
  );

  test('of the bank account clears its failure', () => {
    const player = everythingOpen();
    player.send(leave(PAGES.bank));
    expect(player.receivers()).toEqual(['bankAccount']);
    expect(player.actors.bankAccount.received).toEqual([{ type: 'bankAccount.edit' }]);
  });

  test('of responsible play clears its outcome', () => {
    const player = everythingOpen();
    player.send(leave(PAGES.responsiblePlay));
    expect(player.receivers()).toEqual(['responsiblePlay']);
    expect(player.actors.responsiblePlay.received).toEqual([{ type: 'responsiblePlay.edit' }]);
  });

  test.each([null, PAGES.home, PAGES.deposit, PAGES.withdraw, PAGES.contact])(
    'of no or another page (%s) clears nothing',
    (page) => {
      const player = everythingOpen();
      player.send(leave(page));
      expect(player.receivers()).toEqual([]);
    },
  );

  test('Back and Forward cancel the launch of a game', () => {
    const player = everythingOpen();
    player.send({ type: 'news.navigation.moved', to: PAGES.home });
    expect(player.receivers()).toEqual(['gameLaunch']);
    expect(player.actors.gameLaunch.received).toEqual([{ type: 'game.leave' }]);
  });
});
