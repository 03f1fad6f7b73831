import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { responsiblePlayAt } from '../../../contract/rules/responsible-play.ts';
import { waitUntil } from '../../../contract/time/clock.ts';
import type { Client } from '../../api/client.ts';
import { responsiblePlayRead } from '../../api/player.ts';
import { ExternalStore } from '../../app/external-store.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import { type Visit, VisitMemory } from './visit-memory.ts';

interface Dependencies {
  readonly browser: Pick<Browser, 'tab' | 'onReturn'>;
  readonly client: Client;
  readonly queries: QueryClient;
}

const MINUTE_MS = 60_000;

/**
 * Reminds the player of the time spent whenever the interval that the player has set has passed (contract §2). Off by default. Its
 * value is how long the visit has lasted, in whole minutes, while a reminder is shown, and null otherwise.
 */
export class SessionReminder extends ExternalStore<number | null> {
  readonly #site: Dependencies;
  readonly #memory: VisitMemory;
  #playerId = '';
  #visit: Visit = { startedAt: 0, answeredAt: 0 };
  /** The interval; null if reminders are off, undefined until the setting is known. */
  #minutes: number | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(site: Dependencies) {
    super(null);
    this.#site = site;
    this.#memory = new VisitMemory(site.browser.tab);
  }

  /** A player is signed in. After a reload, continues the visit that the reload interrupted. */
  start(playerId: string): Unsubscribe {
    const { browser, client, queries } = this.#site;
    const now = client.clock.now();
    this.#playerId = playerId;
    this.#minutes = undefined;
    this.#note(this.#memory.recall(playerId) ?? { startedAt: now, answeredAt: now });
    const stops = [
      new QueryObserver(queries, responsiblePlayRead(client)).subscribe(({ data }) => {
        if (data) this.#setMinutes(responsiblePlayAt(data, client.clock.now()).limits.sessionReminderMinutes);
      }),
      client.clock.onCorrection(() => this.#check()),
      // The phone may have paused the timer.
      browser.onReturn(() => this.#check()),
    ];
    return () => {
      clearTimeout(this.#timer);
      this.set(null);
      for (const stop of stops) stop();
    };
  }

  /** The player confirms the shown reminder, even if the clock was set back after it appeared. */
  answer(): void {
    if (this.getSnapshot() === null) return;
    this.#note({ ...this.#visit, answeredAt: Math.max(this.#dueAt(), this.#site.client.clock.now()) });
    this.set(null);
    this.#check();
  }

  #setMinutes(minutes: number | null): void {
    if (minutes === this.#minutes) return;
    // A changed interval applies from now on: earlier intervals count as confirmed.
    if (this.#minutes !== undefined)
      this.#note({ ...this.#visit, answeredAt: this.#site.client.clock.now() });
    this.#minutes = minutes;
    this.set(null);
    this.#check();
  }

  /** Shows the reminder if it is due, or waits until it is. */
  #check(): void {
    const { clock } = this.#site.client;
    clearTimeout(this.#timer);
    const minutesHere = Math.floor((clock.now() - this.#visit.startedAt) / MINUTE_MS);
    const shown = this.getSnapshot();
    // A clock that is set back does not shorten the displayed time.
    if (shown !== null) this.set(Math.max(shown, minutesHere));
    else if (this.#dueAt() <= clock.now()) this.set(minutesHere);
    else if (this.#minutes) this.#timer = setTimeout(() => this.#check(), waitUntil(this.#dueAt(), clock));
  }

  /** The next multiple of the interval that has not been confirmed, in milliseconds of server time. */
  #dueAt(): number {
    if (!this.#minutes) return Number.POSITIVE_INFINITY;
    const { startedAt, answeredAt } = this.#visit;
    const interval = this.#minutes * MINUTE_MS;
    const answered = Math.floor(Math.max(0, answeredAt - startedAt) / interval);
    return startedAt + (answered + 1) * interval;
  }

  #note(visit: Visit): void {
    this.#visit = visit;
    this.#memory.keep(this.#playerId, visit);
  }
}
