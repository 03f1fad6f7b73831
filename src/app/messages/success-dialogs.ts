import type { Usage } from '../../../contract/promotion.ts';
import { ExternalStore } from '../external-store.ts';

/**
 * A successful action, for one of the dialogs of specification §8. Amounts are decimal strings: `credit` and `bonus` in THB
 * credit, `amount` in `currency`. The password change has its own dialog, because confirming it reloads the page.
 */
export type Success =
  /** The total credit, including promotion credit. */
  | { readonly kind: 'deposit'; readonly credit: string }
  /** The bank's pay-out. */
  | { readonly kind: 'withdraw'; readonly amount: string; readonly currency: string }
  | { readonly kind: 'bankAccount' }
  | { readonly kind: 'registered' }
  | { readonly kind: 'promotionReceived'; readonly title: Usage['title']; readonly bonus: string }
  | { readonly kind: 'promotionCanceled' };

export interface SuccessDialogsState {
  readonly shown: Success | null;
  /** The dialog's number, counted from 1, which distinguishes two dialogs with the same text. */
  readonly number: number;
}

/** Success dialogs, one at a time, each until the player confirms it: specification §8. */
export class SuccessDialogs extends ExternalStore<SuccessDialogsState> {
  #waiting: readonly Success[] = [];

  constructor() {
    super({ shown: null, number: 1 });
  }

  /** Shows a dialog, after the player has confirmed the earlier ones. */
  show(success: Success): void {
    const { shown, number } = this.getSnapshot();
    if (shown) this.#waiting = [...this.#waiting, success];
    else this.set({ shown: success, number });
  }

  confirm(): void {
    const { number } = this.getSnapshot();
    const [next = null, ...others] = this.#waiting;
    this.#waiting = others;
    this.set({ shown: next, number: number + 1 });
  }

  /** Drops all dialogs, so that no other player sees them. */
  forget(): void {
    this.#waiting = [];
    this.set({ ...this.getSnapshot(), shown: null });
  }
}
