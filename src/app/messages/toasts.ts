import { TOAST_DURATION_MS, TOAST_REMOVAL_MS } from '../../../contract/limits.ts';
import type { Message } from '../../i18n/message.ts';
import { ExternalStore } from '../external-store.ts';

/** The view translates the messages, so that a shown toast follows a change of the language. */
export interface Toast {
  readonly tone: 'plain' | 'success' | 'danger';
  readonly title: Message;
  readonly description?: Message;
}

export interface ToastsState {
  /** The last toast. It stays after its dismissal, while it moves out of view. */
  readonly toast: Toast | null;
  readonly isShown: boolean;
  /** The toast's number, counted from 1, which distinguishes two toasts with the same text. */
  readonly number: number;
}

/** Toasts, one at a time: a new toast replaces the last one (specification §4 and §9). */
export class Toasts extends ExternalStore<ToastsState> {
  /** The end of the display time, or the removal of a dismissed toast; null while the display time is paused. */
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor() {
    super({ toast: null, isShown: false, number: 0 });
  }

  show(toast: Toast): void {
    this.set({ toast, isShown: true, number: this.getSnapshot().number + 1 });
    this.#startDisplayTime();
  }

  dismiss(): void {
    if (!this.getSnapshot().isShown) return;
    this.set({ ...this.getSnapshot(), isShown: false });
    this.#after(TOAST_REMOVAL_MS, () => this.set({ ...this.getSnapshot(), toast: null }));
  }

  /** Pauses the display time: the toast is hovered or focused, or the page is hidden. */
  hold(): void {
    if (this.getSnapshot().isShown) this.#stopTimer();
  }

  /** Restarts a paused display time in full, so that the player can finish reading. */
  release(): void {
    if (this.getSnapshot().isShown && this.#timer === null) this.#startDisplayTime();
  }

  #startDisplayTime(): void {
    this.#after(TOAST_DURATION_MS, () => this.dismiss());
  }

  #after(milliseconds: number, due: () => void): void {
    this.#stopTimer();
    this.#timer = setTimeout(due, milliseconds);
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
