/**
 * A server that answers with payloads: it stands between the page and the mock, in the page itself, so that a hundred rounds
 * of answers cost no load and no network. In each round every text has another payload, and after as many rounds as there
 * are payloads each text that allows them has had each.
 */
import type { Page } from '@playwright/test';
import { BASE_PATH, type Call, endpointOf, endpoints, errorsOf } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, ErrorEnvelope, type ErrorCode } from '../../../contract/errors.ts';
import type { Schema } from '../../../contract/schema/vocabulary.ts';
import { poisoned } from '../../attacks/poison.ts';
import { XSS_PAYLOADS } from '../../attacks/xss-payloads.ts';
import { catalogOf } from '../fixtures/messages.ts';

/** What is answered: as the mock does, with poisoned answers, or with poisoned rejections. */
export type Manner = 'plain' | 'answers' | 'rejections';

interface Row {
  readonly call: Call;
  readonly method: string;
  /** A pattern of the path. */
  readonly path: string;
  readonly answer: Schema | null;
  /** What it may be rejected with, and the status of each. */
  readonly rejections: readonly (readonly [code: string, status: number])[];
}

interface Plan {
  readonly rows: readonly Row[];
  readonly envelope: Schema;
  readonly payloads: readonly string[];
  /** What an error's numbers are called. */
  readonly metaNames: readonly string[];
  readonly manner: Manner;
}

/** Who is here and whose site it is has to be known, or no page is shown; and whoever loses the session is led away. */
const NEVER_REJECTED: readonly Call[] = ['agencyInfo', 'playerInfo'];

/** What only says that it may be asked again: that takes seconds, and says the same. */
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
      // Any call may say that there is no such thing.
      rejections: (rejections.length > 0 || NEVER_REJECTED.includes(call)
        ? rejections
        : (['NOT_FOUND'] as const)
      ).map((code) => [code, ERROR_STATUS[code]] as const),
    };
  });
}

/** The names that the texts of failures have values for. */
function metaNames(): readonly string[] {
  const text = Object.entries(catalogOf('lo')).filter(([id]) => id.startsWith('failure.'));
  return [
    ...new Set(text.flatMap(([, text]) => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))),
  ];
}

/** From the page's first moment on. */
export async function answerWithPayloads(page: Page, manner: Manner): Promise<void> {
  const plan: Plan = {
    rows: rows(),
    envelope: ErrorEnvelope,
    payloads: XSS_PAYLOADS,
    metaNames: metaNames(),
    manner,
  };
  // Functions find each other by name in a page only if they are told.
  await page.addInitScript({
    content: `(${standBetween.toString()})(${JSON.stringify(plan)}, ${poisoned.toString()})`,
  });
}

/** Once the page is ready for it. */
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
  /** What is being asked for just now. */
  pending: number;
  /** Which calls have been answered with payloads. */
  readonly calls: Set<string>;
  /** How often each text of each call has had another payload. */
  readonly given: Map<string, number>;
}

/** The page's own view of it. */
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

  /** Each text, and each item of a list, has the next one that it allows, so that none is left out. */
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
    // What is asked again says the same: only the payloads change.
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
