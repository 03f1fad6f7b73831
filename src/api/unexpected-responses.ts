import type { Call } from '../../contract/endpoints.ts';
import { failureOf, unexpectedRequestId } from '../../contract/errors.ts';
import type { Unsubscribe } from '../platform/unsubscribe.ts';

/**
 * For each call, the request id of its last response if that was unexpected. For pages that do not show the failure,
 * because they first look up the outcome of the call (contract §1).
 */
export class UnexpectedAnswers {
  private readonly ids = new Map<Call, string>();
  private readonly listeners = new Set<() => void>();

  watch(call: Call, answer: Promise<unknown>): void {
    answer.then(
      () => this.note(call, null),
      (error: unknown) => this.note(call, unexpectedRequestId(failureOf(error))),
    );
  }

  readonly idOf = (call: Call): string | null => this.ids.get(call) ?? null;

  readonly onChange = (listener: () => void): Unsubscribe => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private note(call: Call, id: string | null): void {
    if (id === this.idOf(call)) return;
    if (id === null) this.ids.delete(call);
    else this.ids.set(call, id);
    for (const listener of this.listeners) listener();
  }
}
