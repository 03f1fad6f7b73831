import { type Failure, firstOutcomeIsUnknown, outcomeIsUnknown } from '../contract/errors.ts';

/** The Idempotency-Key of the machine's next request (contract §1). */
export interface Keyed {
  readonly key: string;
  /** Makes an Idempotency-Key, a UUID. */
  readonly newKey: () => string;
}

/**
 * The key after a failure: unchanged while the outcome of this request, or of an earlier one with the key (`isUnresolved`),
 * is unknown; a new key after a definite response (contract §1).
 */
export function keyAfter({ key, newKey }: Keyed, failure: Failure, isUnresolved: boolean): string {
  const isUnknown = isUnresolved ? firstOutcomeIsUnknown(failure) : outcomeIsUnknown(failure);
  return isUnknown ? key : newKey();
}
