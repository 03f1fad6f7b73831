/** A recording of a backend: the forwarded requests with their outcomes, without secrets, as lines of JSON. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Call } from '../../contract/endpoints.ts';
import { read } from '../../contract/schema/struct.ts';
import {
  boolean,
  choice,
  type Infer,
  integer,
  json,
  list,
  literal,
  map,
  nullable,
  optional,
  record,
  text,
} from '../../contract/schema/vocabulary.ts';
import { Instant } from '../../contract/values.ts';
import { isSecret, MASK, maskedCopy } from '../lab/mask.ts';
import { ALL_CALLS } from './calls.ts';
import type { UpstreamFailure, UpstreamRequest, UpstreamResponse } from './upstream.ts';

const CallName = choice(ALL_CALLS);

/** The first line. */
const Head = record({
  recording: literal(1),
  backend: text({ maxLength: 2_000 }),
  startedAt: Instant,
  /** The calls that were forwarded when the recording began. */
  calls: list(CallName),
});

/** A line for each exchange. It has a response or a failure. */
const Line = record({
  /** By the lab's clock. */
  at: Instant,
  world: text({ maxLength: 64 }),
  player: nullable(text({ maxLength: 64 })),
  call: CallName,
  method: text({ maxLength: 10 }),
  target: text({ maxLength: 8_000 }),
  body: json(),
  idempotencyKey: nullable(text({ maxLength: 200, minLength: 0 })),
  response: optional(
    record({
      status: integer(100, 999),
      headers: map(text({ minLength: 0, maxLength: 8_000 })),
      json: optional(json()),
      text: optional(text({ minLength: 0, maxLength: Number.MAX_SAFE_INTEGER })),
    }),
  ),
  failure: optional(
    record({
      rule: choice(['reachable', 'whole', 'in-time', 'recorded']),
      received: text({ minLength: 0, maxLength: 2_000 }),
      mayHaveArrived: boolean(),
    }),
  ),
});
export type RecordedExchange = Infer<typeof Line>;

export interface Recording {
  readonly backend: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly calls: readonly Call[];
  readonly exchanges: readonly RecordedExchange[];
}

/** Begins a recording. Throws an error whose message is a sentence, also for a file that exists: it is never overwritten. */
export function beginRecording(
  file: string,
  backend: string,
  calls: readonly Call[],
  startedAt: string,
): void {
  const head: Infer<typeof Head> = { recording: 1, backend, startedAt, calls: [...calls] };
  try {
    // It contains what players typed and what they own.
    writeFileSync(file, `${JSON.stringify(head)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new Error(`cannot record to ${file}: ${message}`, { cause: error });
    throw new Error(`${file} exists already: delete it, or record to another file`, { cause: error });
  }
}

/** Reads a recording. Throws an error whose message is a sentence. */
export function readRecording(file: string): Recording {
  const fail = (reason: string): never => {
    throw new Error(`cannot replay ${file}: ${reason}`);
  };
  const lines = contentOf(file, fail).split('\n');
  // A killed process may have left an incomplete last line.
  if (lines.at(-1) !== '') lines.pop();
  const [first, ...rest] = lines.filter((line) => line !== '').map((line) => parsed(line));
  const head = read(Head, first);
  if (!head.ok) return fail('its first line is not that of a recording');
  const exchanges = rest.map((line, index) => {
    const reading = read(Line, line);
    if (reading.ok) return reading.value;
    return fail(`line ${index + 2} has no ${reading.violations[0]?.path || 'exchange'} that can be read`);
  });
  const { backend, calls, startedAt } = head.value;
  // The deadlines of the recording run from its first exchange.
  return { backend, calls, startedAt: Date.parse(exchanges[0]?.at ?? startedAt), exchanges };
}

/** Appends an exchange. `secrets` are texts that may stand anywhere, such as the cookies of the backend. */
export function appendExchange(
  file: string,
  at: string,
  { world, player, call, method, target, headers, maskedBody }: UpstreamRequest,
  outcome: UpstreamResponse | UpstreamFailure,
  secrets: readonly string[],
): void {
  const line: RecordedExchange = {
    at,
    world,
    player,
    call,
    method,
    target: String(maskedCopy(maskedTarget(target), secrets)),
    body: maskedBody,
    idempotencyKey: headers['idempotency-key'] ?? null,
    ...(outcome.kind === 'response'
      ? { response: maskedResponse(call, outcome, secrets) }
      : {
          failure: { rule: outcome.rule, received: outcome.received, mayHaveArrived: outcome.mayHaveArrived },
        }),
  };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** The target without the values of secret parameters. */
function maskedTarget(target: string): string {
  return target.replace(/([?&])([^=&]+)=[^&]*/g, (pair, mark: string, name: string) =>
    isSecret(decodeURIComponent(name)) ? `${mark}${name}=${MASK}` : pair,
  );
}

function maskedResponse(
  call: Call,
  { status, headers, text: body }: UpstreamResponse,
  secrets: readonly string[],
) {
  const kept = [...headers].filter(([name]) => name !== 'set-cookie' && !isSecret(name));
  const masked = maskedCopy({ headers: Object.fromEntries(kept) }, secrets) as {
    readonly headers: Record<string, string>;
  };
  const value = parsed(body);
  if (value === undefined) return { status, ...masked, text: String(maskedCopy(body, secrets)) };
  return { status, ...masked, json: maskedCopy(call === 'gameLaunch' ? withoutKey(value) : value, secrets) };
}

/** Who has the address of a launch plays as the player. */
function withoutKey(value: unknown): unknown {
  const { launch } = (value ?? {}) as { readonly launch?: { readonly url?: unknown } };
  if (typeof launch?.url !== 'string') return value;
  const { origin } = URL.canParse(launch.url) ? new URL(launch.url) : { origin: '' };
  return { ...(value as object), launch: { ...launch, url: `${origin}/${MASK}` } };
}

function contentOf(file: string, fail: (reason: string) => never): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail((error as Error).message);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
