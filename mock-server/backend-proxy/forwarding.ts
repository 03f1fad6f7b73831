/** What one world knows of the real backend behind it: the calls that it answers, its cookies, and what it did wrong. */
import { type Call, endpointOf } from '../../contract/endpoints.ts';
import { instantOf } from '../../contract/time/clock.ts';
import type { EventLog } from '../lab/events/event-log.ts';
import { ALL_CALLS, choiceWarnings, isForwarded } from './calls.ts';
import type { CookieJars } from './cookie-jars.ts';
import { KnownOrders } from './rules/known-orders.ts';
import type { Upstream, UpstreamFailure, UpstreamRequest, UpstreamResponse } from './upstream.ts';
import type { BackendReport, CallReport, CountedViolation, Violation } from './report.ts';

export interface ForwardingOptions {
  readonly chosen: readonly Call[];
  readonly upstream: Upstream;
  readonly jars: CookieJars;
  readonly events: EventLog;
  /** Prints a line in the terminal. */
  readonly print: (line: string) => void;
  /** Keeps an exchange, without the secrets; undefined if nothing is recorded. */
  readonly record?: RecordExchange | undefined;
}

export type RecordExchange = (
  at: string,
  request: UpstreamRequest,
  outcome: UpstreamResponse | UpstreamFailure,
  secrets: readonly string[],
) => void;

/** Violations of a call that are kept; more different ones say nothing new. */
const MOST_VIOLATIONS = 20;

export class Forwarding {
  readonly upstream: Upstream;
  readonly jars: CookieJars;
  readonly record: RecordExchange | undefined;
  readonly orders = new KnownOrders();
  readonly #chosen: Set<Call>;
  readonly #answers = new Map<Call, { mock: number; backend: number }>();
  readonly #violations = new Map<Call, CountedViolation[]>();
  readonly #events: EventLog;
  readonly #print: (line: string) => void;

  constructor({ chosen, upstream, jars, events, print, record }: ForwardingOptions) {
    this.record = record;
    this.upstream = upstream;
    this.jars = jars;
    this.#chosen = new Set(chosen);
    this.#events = events;
    this.#print = print;
  }

  forwards(call: Call): boolean {
    return isForwarded(call, this.#chosen);
  }

  /** Sends calls to the backend from now on, or to the mock. */
  choose(calls: readonly Call[], forwarded: boolean): void {
    for (const call of calls) {
      if (forwarded) this.#chosen.add(call);
      else this.#chosen.delete(call);
    }
    this.#announce(ALL_CALLS);
  }

  /** Counts a request. */
  count(call: Call, server: CallReport['server']): void {
    const { mock, backend } = this.#answersOf(call);
    this.#answers.set(call, server === 'mock' ? { mock: mock + 1, backend } : { mock, backend: backend + 1 });
    this.#announce([call]);
  }

  /** Keeps the violations of an exchange; each is printed when it first occurs. `now` in milliseconds, by the lab's clock. */
  note(call: Call, found: readonly Violation[], requestId: string, now: number): void {
    if (found.length === 0) return;
    const kept = this.#violations.get(call) ?? [];
    for (const violation of found) {
      const place = kept.findIndex(({ rule, part }) => rule === violation.rule && part === violation.part);
      const count = (kept[place]?.count ?? 0) + 1;
      const counted = { ...violation, count, at: instantOf(now), requestId };
      if (place >= 0) kept[place] = counted;
      else if (kept.length < MOST_VIOLATIONS) {
        kept.push(counted);
        this.#print(lineOf(call, violation, requestId));
      }
    }
    this.#violations.set(call, kept);
    this.#announce([call]);
  }

  /** Forgets the violations and the numbers of requests, as after a repair of the backend. */
  forget(): void {
    this.#answers.clear();
    this.#violations.clear();
    this.#announce(ALL_CALLS);
  }

  report(): BackendReport {
    const { target, isReplay } = this.upstream;
    return { target, isReplay, ...this.#part(ALL_CALLS) };
  }

  #part(calls: readonly Call[]): Pick<BackendReport, 'calls' | 'warnings'> {
    return { calls: calls.map((call) => this.#callReport(call)), warnings: choiceWarnings(this.#chosen) };
  }

  #callReport(call: Call): CallReport {
    const { method, path } = endpointOf(call);
    return {
      call,
      method,
      path,
      isChosen: this.#chosen.has(call),
      server: this.forwards(call) ? 'backend' : 'mock',
      answers: this.#answersOf(call),
      violations: [...(this.#violations.get(call) ?? [])],
    };
  }

  #answersOf(call: Call): CallReport['answers'] {
    return this.#answers.get(call) ?? { mock: 0, backend: 0 };
  }

  #announce(calls: readonly Call[]): void {
    this.#events.add({ type: 'backend', ...this.#part(calls) });
  }
}

function lineOf(
  call: Call,
  { rule, section, says, part, expected, received }: Violation,
  requestId: string,
): string {
  const { method, path } = endpointOf(call);
  const lines = [
    `${method} ${path} breaks ${rule} (${section}): ${says}`,
    `${part}: ${received}; expected ${expected}`,
  ];
  return `${lines.join('\n     ')} (${requestId})`;
}
