/** Pairs of transitions that are impossible in `depositCheck`, with the reasons. */
import type { Reason } from './reason.ts';

const WORK = 'inquiry.checking.work';
/** Transitions of one event in two regions; the first comes before the second. */
const ASKED_FOR = ['followUp.none on check.ask #0', 'reading.regularly on check.ask #0'];
const READ = `${WORK}.findingOut on * findOutCheck #0`;
const WAITED = 'inquiry.coolingDown on after untilCheckAllowed #0';
const CLOSED = 'closing.none on order.hidden #0';
const OVER = 'closing.awaited on always #0';
const GIVEN_UP = 'closing.awaited on after untilGivenUp #0';
/** A check or a read that starts from `ready` on an event. */
const STARTED = 'inquiry.ready on *.* #0';
/** Transitions to `ready`, or from there, after which no check is due; and that which reports it. */
const NONE_DUE = [STARTED, READ, WAITED, `${WORK}.findingOut on order.check #0`, OVER];

/** A check of the player starts. */
const DUE_FOR_PLAYER = 'inquiry.ready on always #0';
const STARTED_FOR_PLAYER = 'followUp.requested on check.started #0';
/** The player requests a check while an automatic one runs. */
const POSTPONED = ['followUp.none on order.check #0', 'followUp.due on order.check #0'];

export const DEPOSIT_CHECK: readonly Reason[] = [
  {
    after: DUE_FOR_PLAYER,
    next: '*',
    exceptNext: STARTED_FOR_PLAYER,
    reason: 'check.started is raised when the check starts',
  },
  {
    after: '*',
    exceptAfter: [
      DUE_FOR_PLAYER,
      `${WORK}.findingOut on order.check #0`,
      'inquiry.checking.purpose.automatic on order.check #0',
    ],
    next: STARTED_FOR_PLAYER,
    reason: 'check.started is raised by the machine when a check starts, and no other actor sends it',
  },
  {
    after: '*',
    exceptAfter: [READ, WAITED],
    next: DUE_FOR_PLAYER,
    reason: 'a check of the player that is due starts as soon as the inquiry is ready',
  },
  {
    after: '*',
    exceptAfter: `${WORK}.findingOut on order.check #0`,
    next: 'inquiry.checking.purpose.automatic on order.check #0',
    reason: 'the read ends first, in the region before',
  },
  {
    after: [
      DUE_FOR_PLAYER,
      STARTED_FOR_PLAYER,
      'inquiry.ready on order.* #0',
      'inquiry.checking.purpose.automatic on order.check #0',
      WAITED,
      `${WORK}.findingOut*`,
      `${WORK}.asking on failed checkDeposit #0`,
      `${WORK}.asking.slow on order.stopWaiting #0`,
    ],
    next: POSTPONED,
    reason: 'neither an automatic check nor the wait after one is in progress',
  },
  {
    after: 'inquiry.ready on check.askIfReady #0',
    next: 'followUp.due on order.check #0',
    reason: 'no check is due',
  },
  {
    after: STARTED_FOR_PLAYER,
    next: ['inquiry.ready*', 'inquiry.coolingDown*', `${WORK}.findingOut*`, `${WORK}.asking.slow*`, GIVEN_UP],
    reason: 'the check has just started',
  },
  {
    after: 'followUp.requested on check.drop #0',
    next: [STARTED, 'inquiry.ready on always*'],
    reason: 'a check was due, so that the inquiry is not ready',
  },
  {
    after: NONE_DUE,
    next: 'followUp.requested on check.drop #0',
    reason: 'no check is due any more, or the one that is due starts first',
  },
  {
    after: 'inquiry.ready on always #1',
    next: '*',
    exceptNext: 'followUp.due on check.started #0',
    reason: 'check.started is raised when the check starts',
  },
  {
    after: '*',
    exceptAfter: [
      'inquiry.ready on always #1',
      `${WORK}.findingOut on order.check #0`,
      'inquiry.checking.purpose.automatic on order.check #0',
    ],
    next: 'followUp.due on check.started #0',
    reason: 'check.started is raised by the machine when a check starts, and no other actor sends it',
  },
  {
    after: '*',
    exceptAfter: [...ASKED_FOR, READ, WAITED],
    next: 'inquiry.ready on always #1',
    reason: 'a check that is due starts as soon as the inquiry is ready',
  },
  {
    after: ASKED_FOR,
    next: STARTED,
    reason: 'a check that is due starts at once if the inquiry is ready',
  },
  {
    after: 'followUp.due on check.started #0',
    next: ['inquiry.ready*', 'inquiry.coolingDown*', `${WORK}.findingOut*`, `${WORK}.asking.slow*`],
    reason: 'the check has just started',
  },
  {
    after: 'followUp.due on check.drop #0',
    next: STARTED,
    reason: 'a check was due, so that the inquiry is not ready',
  },
  {
    after: NONE_DUE,
    next: 'followUp.due on check.drop #0',
    reason: 'no check is due any more, or the one that is due starts first',
  },
  {
    after: NONE_DUE,
    next: 'reading.regularly on check.ask #0',
    reason: 'no check is due, so that the region followUp handles the event first',
  },
  {
    after: 'reading.regularly on after untilNextRead #0',
    next: ['inquiry.ready on order.check #0', 'inquiry.ready on check.askIfReady #0'],
    reason: 'an inquiry that is ready reads the order at once',
  },
  {
    after: '*',
    exceptAfter: [
      CLOSED,
      `${WORK}.asking on done checkDeposit #0`,
      `${WORK}.asking on failed checkDeposit #1`,
      READ,
      'followUp.due on check.drop #0',
      'followUp.requested on check.drop #0',
    ],
    next: OVER,
    reason: 'a check or a read is still in progress or due',
  },
  {
    after: OVER,
    next: 'inquiry.checking*',
    reason: 'no check or read is in progress',
  },
  {
    after: [CLOSED, GIVEN_UP],
    next: STARTED,
    reason: 'an inquiry that is ready ends the wait at once',
  },
  {
    after: [STARTED, READ, WAITED],
    next: GIVEN_UP,
    reason: 'an inquiry that is ready ends the wait at once, unless a check is due, which starts at once',
  },
];
