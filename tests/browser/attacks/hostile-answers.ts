/**
 * Replaces `fetch` in the page, and puts payloads into the mock's responses, so that a hundred rounds need no reload and no
 * network. In each round every text has another payload. After as many rounds as there are payloads, each text has had each
 * payload that its schema allows.
 */
import type { Page } from '@playwright/test';
import { BASE_PATH, type Call, endpointOf, endpoints, errorsOf } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, ErrorEnvelope, type ErrorCode } from '../../../contract/errors.ts';
import type { Schema } from '../../../contract/schema/vocabulary.ts';
import { poisoned } from '../../attacks/poison.ts';
import { XSS_PAYLOADS } from '../../attacks/xss-payloads.ts';
import { catalogOf } from '../fixtures/messages.ts';

/** How calls are answered: as the mock does, with payloads in the responses, or with rejections that contain payloads. */
export type Manner = 'plain' | 'answers' | 'rejections';

interface Row {
  readonly call: Call;
  readonly method: string;
  /** A regular expression for the path. */
  readonly path: string;
  readonly answer: Schema | null;
  /** The error codes with which the call may be rejected, and the status of each. */
  readonly rejections: readonly (readonly [code: string, status: number])[];
}

interface Plan {
  readonly rows: readonly Row[];
  readonly envelope: Schema;
  readonly payloads: readonly string[];
  /** The names of values in the messages of failures. */
  readonly metaNames: readonly string[];
  readonly manner: Manner;
}

/** Never rejected: without the agency and the player no page is shown, and a lost session leads to the login. */
const NEVER_REJECTED: readonly Call[] = ['agencyInfo', 'playerInfo'];

/** Errors that are shown at once: others are retried for seconds, and then look the same; a lost session leads to the login. */
const LASTING = (code: ErrorCode) =>
  ERROR_STATUS[code] < 500 && ERROR_STATUS[code] !== 429 && code !== 'UNAUTHENTICATED';

function rows(): readonly Row[] {
  return (Object.keys(endpoints) as Call[]).map((call) => {
    const endpoint = endpointOf(call);
    const rejections = NEVER_REJECTED.includes(call) ? [] : errorsOf(endpoint).filter(LASTING);
    return {
      call,
      method: endpoint.method,
      path: `^${BASE_PATH}${endpoint.path.replace(/:\w+/g, '[^/]+')}$`,
      answer: endpoint.answer ?? null,
      // A call without such an error is rejected with NOT_FOUND.
      rejections: (rejections.length > 0 || NEVER_REJECTED.includes(call)
        ? rejections
        : (['NOT_FOUND'] as const)
      ).map((code) => [code, ERROR_STATUS[code]] as const),
    };
  });
}

/** Returns the names of the placeholders in the messages of failures. */
function metaNames(): readonly string[] {
  const text = Object.entries(catalogOf('lo')).filter(([id]) => id.startsWith('failure.'));
  return [
    ...new Set(text.flatMap(([, text]) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))),
  ];
}

/** Installs the payloads before the page's own scripts run. */
export async function answerWithPayloads(page: Page, manner: Manner): Promise<void> {
  const plan: Plan = {
    rows: rows(),
    envelope: ErrorEnvelope,
    payloads: XSS_PAYLOADS,
    metaNames: metaNames(),
    manner,
  };
  // A serialized function cannot refer to this module, so it gets the other one as an argument.
  await page.addInitScript({
    content: `(${standBetween.toString()})(${JSON.stringify(plan)}, ${poisoned.toString()})`,
  });
}

/** Changes the manner in an open page. */
export async function answerFromNowOn(page: Page, manner: Manner): Promise<void> {
  await page.evaluate((next) => {
    const { hostile } = window as unknown as HostileWindow;
    hostile.manner = next;
    hostile.calls.clear();
  }, manner);
}

/** Waits until a call has been answered with payloads. */
export async function answered(page: Page, call: Call): Promise<void> {
  await page.waitForFunction((awaited) => {
    const { hostile } = window as unknown as HostileWindow;
    return hostile.calls.has(awaited) && hostile.pending === 0;
  }, call);
}

export interface Hostile {
  manner: Manner;
  round: number;
  /** The number of requests in flight. */
  pending: number;
  /** The calls that have been answered with payloads. */
  readonly calls: Set<string>;
  /** The number of payloads that each text of each call has had. */
  readonly given: Map<string, number>;
}

/** The global variable of `standBetween` in the page. */
export interface HostileWindow {
  readonly hostile: Hostile;
}

/** Runs in the page. */
function standBetween(plan: Plan, poison: typeof poisoned): void {
  const { rows: table, payloads, metaNames: names, envelope } = plan;
  const hostile: Hostile = { manner: plan.manner, round: 0, pending: 0, calls: new Set(), given: new Map() };
  Object.assign(window, { hostile });
  const known = new Map<string, Promise<{ readonly status: number; readonly text: string }>>();
  const real = window.fetch.bind(window);
  const texts = new Map<string, { readonly allowed: readonly string[]; next: number }>();

  /**
   * Returns a function that gives each text, and each item of a list, the next payload that it allows, so that none is omitted.
   */
  const drawFor = (call: string) => (place: string, accepts: (text: string) => boolean) => {
    const name = `${call} ${place}`;
    let text = texts.get(name);
    if (!text) {
      const allowed = payloads.flatMap((payload) => {
        const text = [payload, `onepay://qr/${payload}`].find(accepts);
        return text === undefined ? [] : [text];
      });
      text = { allowed, next: texts.size * 7 };
      texts.set(name, text);
    }
    text.next += 1;
    hostile.given.set(name, (hostile.given.get(name) ?? 0) + 1);
    return text.allowed[text.next % text.allowed.length] ?? null;
  };
  const json = (body: unknown, status: number) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

  const answered = async (input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), document.baseURI);
    const method = init?.method ?? 'GET';
    const row = table.find(({ method: its, path }) => its === method && new RegExp(path).test(url.pathname));
    if (!row || hostile.manner === 'plain') return real(input, init);
    if (hostile.manner === 'rejections' && row.rejections.length > 0) {
      const [code, status] = row.rejections[hostile.round % row.rejections.length] ?? ['NOT_FOUND', 404];
      const meta = Object.fromEntries(
        [...names, payloads[hostile.round] ?? ''].map((name) => [name.slice(0, 64), '']),
      );
      const fields = {
        [payloads[hostile.round] ?? '']: '',
        username: '',
        amount: '',
        accountNumber: '',
        password: '',
      };
      hostile.calls.add(row.call);
      return json(
        poison(envelope, { code, message: '', requestId: 'r', fields, meta }, drawFor('an error')),
        status,
      );
    }
    if (!row.answer) return real(input, init);
    // A repeated read gets the same response with other payloads.
    const key = `${method} ${url.pathname}${url.search}`;
    const fetched = async () => {
      const response = await real(input, init === undefined ? undefined : { ...init, signal: null });
      return { status: response.status, text: await response.text() };
    };
    const answer = (method === 'GET' ? known.get(key) : undefined) ?? fetched();
    if (method === 'GET') known.set(key, answer);
    const { status, text } = await answer;
    if (status >= 400) return new Response(text, { status });
    hostile.calls.add(row.call);
    return json(poison(row.answer, JSON.parse(text), drawFor(row.call)), status);
  };
  window.fetch = async (input, init) => {
    hostile.pending += 1;
    try {
      return await answered(input, init);
    } finally {
      hostile.pending -= 1;
    }
  };
}
