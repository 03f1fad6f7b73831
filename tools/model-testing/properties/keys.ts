/** Properties of Idempotency-Keys: money is moved only once (specification §1, contract §1). */
import { failureOf, isServerCode, mayPass, outcomeIsUnknown } from '../../../contract/errors.ts';
import type { Intent, SubmissionInput, SubmissionOutput } from '../../../machines/submission.vocabulary.ts';
import { written } from '../cases/change.ts';
import { callsMade, type Judge, type Property, type Assertion } from './property.ts';

/** Submissions of orders and promotions, and the two actors of a submission. */
const SUBMITTING = new Set([
  'submitDeposit',
  'submitWithdraw',
  'submitClaim',
  'cancelUsage',
  'submitCancellation',
]);
const SENDING = new Set(['send', ...SUBMITTING]);

/** A request of this age whose result is not found has never arrived. */
const LONG_AGO_MS = 5 * 60_000;

interface Sending {
  readonly key: string;
  readonly text: string;
  readonly since: number;
  attempts: number;
  outcome: 'unknown' | 'made' | 'rejected';
}

export const ONE_KEY_AT_A_TIME: Property = {
  title:
    'no order is credited twice: no key is sent while another’s outcome is unknown, with another body, or after success',
  machines: ['submission', 'deposit', 'withdraw', 'promotionClaim', 'promotionCancel', 'depositOrder'],
  isTable: false,
  watch: () => new Keys().judge,
};

export const ONE_PROMOTION: Property = {
  title: 'one promotion in force: a successful claim is reported at most once per confirmation',
  machines: ['promotionClaim'],
  isTable: false,
  watch: () => {
    let confirmed = 0;
    let claimed = 0;
    return ({ event, before, now, step }) => {
      const isConfirmed = event?.type === 'claim.confirm' && written(before.value) !== written(now.value);
      // A claim that was resumed after a reload was confirmed before it.
      if (isConfirmed) confirmed += 1;
      claimed += now.emitted.filter(({ type }) => type === 'promotion.claimed').length;
      return claimed > confirmed + 1
        ? `“${step}” reported claim ${claimed}, and ${confirmed} were confirmed`
        : null;
    };
  },
};

class Keys {
  readonly #sendings = new Map<string, Sending>();

  readonly judge: Judge = (assertion) => {
    this.#receive(assertion);
    for (const { actor, input } of callsMade(assertion)) {
      const fault = SENDING.has(actor) ? this.#send(input, assertion.at) : null;
      if (fault !== null) return fault;
    }
    return null;
  };

  #send(input: unknown, at: number): string | null {
    const { key, ...request } = intentIn(input);
    const text = written(request);
    const open = [...this.#sendings.values()].find((sending) => sending.outcome === 'unknown');
    if (open && open.key !== key) return `${key} was sent while the outcome of ${open.key} was unknown`;
    const known = this.#sendings.get(key);
    if (known && known.text !== text) return `${key} was sent with another body`;
    if (known?.outcome === 'made') return `${key} was sent again, though it had worked`;
    const sending = known ?? { key, text, since: at, attempts: 0, outcome: 'unknown' };
    sending.attempts += 1;
    sending.outcome = 'unknown';
    this.#sendings.set(key, sending);
    return null;
  }

  #receive({ answered, at }: Assertion): void {
    if (!answered) return;
    const { actor, input } = answered.call;
    const sending = this.#sendings.get(input === undefined ? '' : intentIn(input).key);
    if (!sending) return;
    if (answered.outcome === 'failed') {
      if (actor === 'send' && isDefinite(answered.error, sending.attempts)) sending.outcome = 'rejected';
    } else if (SUBMITTING.has(actor)) {
      const isMade = (answered.output as SubmissionOutput).kind === 'created';
      sending.outcome = isMade ? 'made' : 'rejected';
    } else if (actor === 'send') {
      sending.outcome = 'made';
    } else if (actor === 'lookUp') {
      if (answered.output !== null) sending.outcome = 'made';
      else if (at - sending.since >= LONG_AGO_MS) sending.outcome = 'rejected';
    }
  }
}

/** The intent that an actor receives, itself or in the input of a submission. */
function intentIn(input: unknown): Intent {
  const given = input as Intent | SubmissionInput;
  return 'intent' in given ? given.intent : given;
}

/**
 * Whether an error proves that the request had no effect. For a repeated request, errors that occur before the key is checked
 * prove nothing.
 */
function isDefinite(error: unknown, attempts: number): boolean {
  const failure = failureOf(error);
  if (outcomeIsUnknown(failure)) return false;
  return attempts === 1 || !(mayPass(failure) || isServerCode(failure, 'UNAUTHENTICATED', 'XSRF_INVALID'));
}
