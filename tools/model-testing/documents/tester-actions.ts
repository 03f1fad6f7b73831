/** Translates the acts of the player's models to actions of a tester: labels of the page and lab commands. */
import { faultOf } from '../player/fault.ts';
import type { Act, ActKind, LedgerLine, Subject, Values } from '../player/walk.ts';
import type { Action } from './manual-case.ts';

const lab = (line: string): Action => ({ kind: 'lab', line });
const open = (path: string): Action => ({ kind: 'open', path });
const press = (label: string, values?: Values): Action => ({
  kind: 'press',
  label,
  ...(values && { values }),
});
const fill = (label: string, text: string): Action => ({ kind: 'fill', label, text });
const choose = (option: string): Action => ({ kind: 'choose', option });
const wait = (seconds: number): Action => ({ kind: 'wait', seconds });
const RELOAD: Action = { kind: 'reload' };
const COME_BACK: Action = { kind: 'comeBack' };

/** The state of the walk before an act. */
export interface Situation {
  readonly subject: Subject;
  readonly books: readonly LedgerLine[];
  /** The number of claimed promotions. */
  readonly claims: number;
}

type Phrase = (values: Values, situation: Situation) => readonly Action[];

/** Waits up to this length happen in real time; longer ones advance the lab's clock. */
const PATIENCE_SECONDS = 10;
/** The page polls the status of a withdrawal within this time. */
const ASKED_AGAIN_SECONDS = 6;

/** The sections with the rules of each subject. */
export const RULES: Readonly<Record<Subject, readonly string[]>> = {
  session: ['specification §2', 'specification §4', 'specification §8'],
  deposit: ['specification §4', 'specification §5', 'contract §3'],
  withdraw: ['specification §5', 'contract §3'],
  promotion: ['specification §1', 'specification §4', 'contract §3'],
};

/** @throws when there is no instruction for the act. */
export function actionsOf({ kind, values }: Act, situation: Situation): readonly Action[] {
  const phrase =
    values['fault'] === undefined ? (PHRASES[kind] ?? OF_ACTORS[kind.split('.')[0] ?? '']) : breaks;
  if (!phrase) throw new Error(`it is not said how a person does ${kind}`);
  return phrase(values, situation);
}

const opens: Phrase = ({ path = '/' }) => [open(path)];
const readsTheNews: Phrase = () => [press('success.confirm')];
const reloads: Phrase = () => [RELOAD];
const presses =
  (label: string): Phrase =>
  () => [press(label)];

/** The page learns the time from its next response; returning to the page triggers a request. */
const passes: Phrase = ({ seconds = '0' }) =>
  Number(seconds) <= PATIENCE_SECONDS
    ? [wait(Number(seconds))]
    : [lab(`clock advanceSeconds=${seconds}`), COME_BACK];

const playsAGame: Phrase = ({ username = '', provider = '', amount = '' }) => [
  lab(`credit username=${username} provider=${provider} amount=${amount}`),
];

const pays: Phrase = ({ amount = '', times }, { books }) => [
  lab(`bank/pay code=${depositIn(books)} amount=${amount}${times === undefined ? '' : ` times=${times}`}`),
];

const ofDeposit =
  (action: string): Phrase =>
  (_, { books }) => [lab(`staff/deposits/${depositIn(books)} action=${action}`)];

/** The page polls the new status without an action of the tester. */
const ofWithdrawal =
  (action: string): Phrase =>
  (_, { books }) => [
    lab(`staff/withdraws/${withdrawalIn(books)} action=${action}`),
    wait(ASKED_AGAIN_SECONDS),
  ];

const takenAway: Phrase = (_, { claims }) => [lab(`staff/usages/${numbered('U', claims)} action=cancel`)];

const breaks: Phrase = (values) => {
  const { match, fault, times, code } = faultOf(values);
  const options = Object.entries({ times, code }).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}=${value}`],
  );
  return [
    lab(`faults match.method=${match.method} match.path=${match.path} fault=${fault}${options.join('')}`),
  ];
};

/** Offline, the page does not try again before the faults are removed. */
const isRepaired: Phrase = () => [{ kind: 'goOffline' }, lab('faults --delete'), { kind: 'goOnline' }];

/** The provider Alphabet, the first receiving account, and the amount. */
const fillInDeposit = (amount: string): readonly Action[] => [
  choose('Alphabet'),
  { kind: 'chooseFirst', group: 'deposit.mid' },
  fill('deposit.amount', amount),
];

const logsIn: Phrase = ({ username = '', password = '' }) => [
  fill('field.username', username),
  fill('field.password', password),
  press('login.submit'),
];

const registers: Phrase = ({ username = '', password = '' }) => [
  fill('field.username', username),
  fill('field.password', password),
  fill('field.confirmPassword', password),
  press('register.submit'),
];

const movesTheRate: Phrase = ({ currency = '', buy = '', sell = '' }) => [
  lab(`rates currency=${currency} buy=${buy} sell=${sell}`),
];

/** The same for all acts of these actors. */
const OF_ACTORS: Readonly<Partial<Record<string, Phrase>>> = { time: passes, game: playsAGame };

const PHRASES: Readonly<Partial<Record<ActKind, Phrase>>> = {
  'player.opensTheLogin': opens,
  'player.opensTheDeposit': opens,
  'player.opensTheHome': opens,
  'player.opensTheRegistration': opens,
  'player.logsIn': logsIn,
  'player.mistypesThePassword': logsIn,
  'player.registers': registers,
  'player.registersATakenName': registers,
  'player.readsThatItIsDone': readsTheNews,
  'player.logsOut': () => [press('layout.playerMenu'), press('layout.logOut')],
  'session.endsElsewhere': () => [{ kind: 'dropSession' }],

  'player.fillsInTheDeposit': ({ amount = '' }) => fillInDeposit(amount),
  'player.orders': presses('deposit.submit'),
  'player.checks': presses('order.check'),
  'player.checksAgain': presses('receipt.checkAgain'),
  'player.saysThatItIsPaid': presses('receipt.iHavePaid'),
  'player.asksToCancel': presses('order.cancel'),
  'player.keepsTheOrder': presses('order.cancel.keep'),
  'player.cancels': presses('order.cancel.confirm'),
  'player.asksForAnotherQr': presses('qr.issue'),
  'player.startsAnother': (_, { subject }) => [
    press(subject === 'withdraw' ? 'withdraw.another' : 'receipt.another'),
  ],
  'player.startsAnotherWithdrawal': presses('withdraw.another'),
  'player.choosesTheProvider': ({ provider = '' }) => [choose(provider)],
  'bank.receivesTheMoney': pays,
  'bank.receivesTooLittle': pays,
  'bank.receivesTooMuch': pays,
  'bank.receivesItTwice': pays,
  'bank.fallsSilent': () => [lab('bank/mode mode=silent')],
  'bank.answersAgain': () => [lab('bank/mode mode=up')],
  'staff.cancelTheOrder': ofDeposit('cancel'),
  'staff.creditTheMoney': ofDeposit('credit'),
  'staff.sendTheMoneyBack': ofDeposit('reject'),
  'staff.refundTheExcess': ofDeposit('refund'),
  'staff.makeTheTransferFail': ofDeposit('fail'),
  'staff.retryTheTransfer': ofDeposit('retry'),

  'player.fillsInTheWithdrawal': ({ provider = '', amount = '' }) => [
    choose(provider),
    fill('withdraw.amount', amount),
  ],
  'player.fillsInTooMuch': ({ provider = '', amount = '' }) => [
    choose(provider),
    fill('withdraw.amount', amount),
  ],
  'player.asksWhatItComesTo': presses('withdraw.quote.submit'),
  'player.goesBack': presses('withdraw.back'),
  'player.confirms': presses('withdraw.confirm'),
  'staff.approveTheWithdrawal': ofWithdrawal('approve'),
  'staff.rejectTheWithdrawal': ofWithdrawal('reject'),
  'staff.cancelTheWithdrawal': ofWithdrawal('cancel'),
  'bank.paysOut': ofWithdrawal('succeed'),
  'bank.declinesPayment': ofWithdrawal('fail'),
  'market.movesTheRate': movesTheRate,
  'market.movesTheRateBack': movesTheRate,
  'line.isRepaired': isRepaired,
  'player.triesAgain': presses('common.tryAgain'),

  'player.asksToClaim': presses('promotion.claim'),
  'player.decidesNotNow': presses('promotion.claim.notNow'),
  'player.claims': ({ provider = '' }) => [press('promotion.claim.confirm', { provider })],
  'player.asksToCancelThePromotion': presses('promotion.cancel'),
  'player.keepsThePromotion': presses('promotion.cancel.keep'),
  'player.cancelsThePromotion': presses('promotion.cancel.confirm'),
  'player.goesToTheDeposit': presses('home.deposit'),
  'player.goesToTheOrder': presses('promotion.toOrder'),
  'player.goesToTheWithdrawal': presses('home.withdraw'),
  'player.goesToThePromotion': opens,
  'player.ordersTheDeposit': ({ amount = '' }) => [...fillInDeposit(amount), press('deposit.submit')],
  'player.cancelsTheOrder': () => [press('order.cancel'), press('order.cancel.confirm')],
  'staff.endThePromotion': takenAway,
  'staff.takeTheBonusBack': takenAway,

  'player.comesBack': () => [COME_BACK],
  // A page that was hidden for minutes refetches everything on return. A reload has the same effect without the wait.
  'player.comesBackLater': reloads,
  'player.reloads': reloads,
  'player.readsTheNews': readsTheNews,
};

function depositIn(books: readonly LedgerLine[]): string {
  return numbered('D', books.filter(({ kind }) => kind === 'deposit.opened').length);
}

function withdrawalIn(books: readonly LedgerLine[]): string {
  return numbered('W', books.filter(({ kind }) => kind === 'credit.reserved').length);
}

/** Order codes are numbered in order of creation. */
function numbered(letter: string, number: number): string {
  return `${letter}${String(number).padStart(6, '0')}`;
}
