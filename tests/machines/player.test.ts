import { describe, expect, test } from 'vitest';
import { assign, type EventObject, fromCallback } from 'xstate';
import { PAGES } from '../../contract/pages.ts';
import { factsOf } from '../../machines/deposit-order-part.ts';
import { historyOrderId, playerMachine, type RecalledJournals } from '../../machines/player.machine.ts';
import { STATUSES } from '../../tools/fixtures/cashier/deposits.ts';
import { START } from './harness/facts.ts';
import { start } from './harness/start.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

expectEveryTransitionTaken(playerMachine);

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
  'reads',
] as const;
type Name = (typeof NAMES)[number];

const NOTHING: RecalledJournals = { claim: { choice: null, intent: null }, cancellation: { intent: null } };

/** A player is signed in. */
function signIn(recalled = NOTHING) {
  const actors = Object.fromEntries(NAMES.map((name) => [name, new RecordingActor()])) as Record<
    Name,
    RecordingActor
  >;
  const machine = playerMachine.provide({ actions: { recallJournals: assign({ recalled }) } });
  const started = start(machine, actors, { input: (given) => ({ ...given, playerId: 'player-1' }) });
  return {
    ...started,
    actors,
    running: () => NAMES.filter((name) => actors[name].isRunning),
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

describe('an order of the history (specification §4)', () => {
  const ID = `depositOrder:${CANCELED.code}`;
  const OTHER_ID = `depositOrder:${OTHER.code}`;
  type Player = ReturnType<typeof signIn>;
  const followed = ({ actors }: Player) => [...actors.depositOrder.running.keys()];
  const receivedBy = ({ actors }: Player, id: string) =>
    (actors.depositOrder.running.get(id) ?? []).map(({ type }) => type);

  test('is followed by a separate actor while it is shown, also if it is shown again, or another one is closed', () => {
    const player = signIn();
    player.send(SHOW);
    player.send(SHOW);
    player.send({ type: 'order.hidden', code: OTHER.code });
    expect(player.state().shownOrder).toBe('visible');
    expect(player.actors.depositOrder.inputs).toMatchObject([
      { order: factsOf(CANCELED), wasOpenAlready: false },
    ]);
    expect(receivedBy(player, ID)).toEqual([]);
    expect(player.actors.deposit.inputs).toEqual([]);
  });

  test('has an actor that can be found in the whole system by the code of the order', () => {
    const player = everythingOpen();
    expect(player.snapshot().children[historyOrderId(CANCELED.code)]).toMatchObject({ id: ID, systemId: ID });
  });

  test('is followed to the end of a check after it is closed, because the money may have arrived', () => {
    const player = everythingOpen();
    player.send(HIDE);
    expect(player.state().shownOrder).toBe('none');
    expect(receivedBy(player, ID)).toEqual(['order.hidden']);
    player.send({ type: 'order.checked', code: OTHER.code });
    expect(followed(player)).toEqual([ID]);
    player.send(CHECKED);
    expect(followed(player)).toEqual([]);
    expect(player.context()).toMatchObject({ shownOrder: null, followedOrders: [] });
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

  test.each([
    ['before the end of the check keeps its actor', [HIDE, SHOW, CHECKED], 1],
    ['after the end of the check has a new actor', [HIDE, CHECKED, SHOW], 2],
  ] as const)('that is opened again %s', (_, events, actors) => {
    const player = everythingOpen();
    for (const event of events) player.send(event);
    expect(player.state().shownOrder).toBe('visible');
    expect(followed(player)).toEqual([ID]);
    expect(player.actors.depositOrder.inputs).toHaveLength(actors);
  });
});
