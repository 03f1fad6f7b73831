/** Forwards a call to the real backend, and follows the session there: contract §6, *Backend*. */
import { type Call, endpointOf, isUnsafe } from '../../contract/endpoints.ts';
import { isErrorCode } from '../../contract/errors.ts';
import { codeIn, cookieIn, type ReceivedResponse } from '../../contract/exchange/response.ts';
import { BODY_LIMIT_BYTES } from '../../contract/limits.ts';
import { Player } from '../../contract/player.ts';
import { read } from '../../contract/schema/struct.ts';
import { record } from '../../contract/schema/vocabulary.ts';
import { instantOf } from '../../contract/time/clock.ts';
import { nextId } from '../domain/records.ts';
import { type Arrival, deliveryOf } from '../lab/arrival.ts';
import { CALLS } from '../lab/calls.ts';
import { isSecret, maskedCopy } from '../lab/mask.ts';
import { ApiError } from '../pipeline/api-error.ts';
import { readJson } from '../pipeline/body.ts';
import { addressOf, RequestContext } from '../pipeline/request-context.ts';
import { type Answer, errorAnswer, seal } from '../pipeline/response.ts';
import { NO_PASSWORD } from '../security/password.ts';
import type { PlayerRow } from '../store/rows.ts';
import type { World } from '../world.ts';
import type { BackendCookies } from './cookie-jars.ts';
import type { Forwarding } from './forwarding.ts';
import type { Violation } from './report.ts';
import { violation, violationsOf } from './rules/exchange-rules.ts';
import type { UpstreamFailure, UpstreamRequest, UpstreamResponse } from './upstream.ts';

/** The headers of a request that a backend receives. No cookie, origin or token of the mock is among them. */
const SENT = [
  'accept',
  'accept-language',
  'content-encoding',
  'content-type',
  'fingerprint',
  'idempotency-key',
  'user-agent',
];

/** The headers of a response that the page receives, besides those of every response. Cookies stay in the jar. */
const PASSED = ['content-type', 'x-request-id', 'date', 'retry-after', 'allow', 'idempotency-replayed'];

/** Returns the response of the backend; null if the mock has to answer. */
export async function forwardCall(world: World, request: Request): Promise<Response | null> {
  const { forwarding } = world;
  const { arrival } = deliveryOf(request);
  const { call } = arrival;
  if (!forwarding || call === null) return null;
  followRecordedTime(world, forwarding);
  if (!forwarding.forwards(call)) {
    forwarding.count(call, 'mock');
    return null;
  }
  const context = new RequestContext(world, request);
  try {
    return seal(world, context, await exchange(world, forwarding, context, arrival, call), call);
  } catch (thrown) {
    return seal(world, context, errorAnswer(thrown, context.requestId), call);
  }
}

async function exchange(
  world: World,
  forwarding: Forwarding,
  context: RequestContext,
  arrival: Arrival,
  call: Call,
): Promise<Answer> {
  const { request, url, session, player } = context;
  const { upstream, jars } = forwarding;
  const endpoint = endpointOf(call);
  const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
  if (body && body.length > BODY_LIMIT_BYTES) throw new ApiError('PAYLOAD_TOO_LARGE');
  await requireOwnToken(context, body);

  const jar = jars.of(session?.secret ?? context.presentedToken);
  const target = url.pathname + url.search;
  const address = upstream.urlOf(target);
  const [isFirst, hasSession] = [jar.isEmpty, jar.mayHaveSession];
  const { maskedBody, secrets } = withoutSecrets(arrival);
  const outgoing: Omit<UpstreamRequest, 'headers'> = {
    call,
    method: request.method,
    target,
    body,
    maskedBody,
    player: arrival.player,
    world: world.id,
  };
  const kept = Object.fromEntries(
    SENT.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const ask = async () => {
    const [cookies, token] = [jar.header(address), jar.xsrfToken(address)];
    const headers = {
      ...kept,
      'x-forwarded-for': addressOf(request),
      ...(cookies === '' ? {} : { cookie: cookies }),
      ...(token !== null && isUnsafe(endpoint) ? { 'x-xsrf-token': token } : {}),
    };
    const outcome = await upstream.send({ ...outgoing, headers });
    if (outcome.kind === 'response') jar.store(address, outcome.headers.getSetCookie());
    return { outcome, token };
  };
  const isRejectedToken = ({ outcome }: { readonly outcome: UpstreamResponse | UpstreamFailure }) =>
    outcome.kind === 'response' &&
    outcome.status === 403 &&
    codeIn({ body: parsed(outcome.text) }) === 'XSRF_INVALID';

  const askedAt = performance.now();
  let asked = await ask();
  // The rejection brings a fresh token. As the site does, the proxy sends the request once more with it.
  if (isRejectedToken(asked) && jar.xsrfToken(address) !== asked.token) asked = await ask();
  const { outcome, token } = asked;
  const arrivedAt = performance.now();
  const answered = outcome.kind === 'response' ? secretsIn(parsed(outcome.text), call === 'gameLaunch') : [];
  const hidden = [...secrets, ...jar.secrets(), ...answered].filter((secret) => secret.length > 3);
  forwarding.record?.(instantOf(world.clock.now()), { ...outgoing, headers: kept }, outcome, hidden);
  const mask = (text: string) => String(maskedCopy(text, hidden));
  forwarding.count(call, 'backend');

  if (outcome.kind === 'failure') {
    keepJar(jars, jar, context);
    const found = [
      violation(
        RULES[outcome.rule],
        { part: 'response', expected: 'a response', received: outcome.received },
        mask,
      ),
    ];
    forwarding.note(call, found, context.requestId, world.clock.now());
    return failureAnswer(outcome, context.requestId, arrivedAt - askedAt, found);
  }
  const response = received(call, outcome, address.protocol === 'https:');
  const found = violationsOf(
    {
      call,
      response,
      parameters: parametersIn(call, url.pathname),
      query: arrival.query as Readonly<Record<string, string>>,
      body: maskedBody,
      idempotencyKey: request.headers.get('idempotency-key'),
      player: player?.username ?? null,
      hasSession,
      lacksToken: isFirst && jar.xsrfToken(address) === null,
      isRepetition: response.headers.get('idempotency-replayed') === 'true',
      tokenWasRejected: token !== null && isRejectedToken(asked),
      isReplay: upstream.isReplay,
      askedAt,
      arrivedAt,
      orders: forwarding.orders,
    },
    mask,
  );
  forwarding.note(call, found, context.requestId, world.clock.now());
  const note = followSession(world, forwarding, context, jar, call, response, arrival);
  return responseAnswer(response, upstream.isReplay, arrivedAt - askedAt, found, note);
}

/**
 * The backend's token is added to whatever arrives here, so that the mock's has to be checked first. Without a session, a call that needs
 * one can do no harm, and the backend shall reject it.
 */
async function requireOwnToken(context: RequestContext, body: Uint8Array<ArrayBuffer> | null): Promise<void> {
  const { arrival } = deliveryOf(context.request);
  if (arrival.call === null) return;
  const endpoint = endpointOf(arrival.call);
  if (!isUnsafe(endpoint) || (!context.session && endpoint.access === 'player')) return;
  try {
    context.requireXsrf();
  } catch (rejection) {
    // Size and type of the body are checked before (contract §1).
    const { url, method, headers } = context.request;
    await readJson(new Request(url, { method, headers, body }), endpoint.request !== undefined);
    throw rejection;
  }
}

/** Where there is no whole response, the rules of the proxy itself. */
const RULES: Readonly<
  Record<UpstreamFailure['rule'], Pick<Violation, 'section' | 'says'> & { readonly id: string }>
> = {
  reachable: { id: 'every.reachable', section: 'contract §1', says: 'the backend accepts a connection' },
  whole: { id: 'every.whole', section: 'contract §1', says: 'a response arrives whole' },
  'in-time': {
    id: 'every.in-time',
    section: 'contract §1',
    says: 'the site waits 8 s for a read and 12 s for a write',
  },
  recorded: {
    id: 'every.recorded',
    section: 'contract §6',
    says: 'a replay has a response to each forwarded request',
  },
};

/**
 * Without a whole response, the page gets what a proxy in front of the backend would send. A request that has not left is refused; any
 * other has an unknown outcome, which the site looks up (contract §1).
 */
function failureAnswer(
  { mayHaveArrived, rule, received: what }: UpstreamFailure,
  requestId: string,
  milliseconds: number,
  violations: readonly Violation[],
): Answer {
  const [status, code] = !mayHaveArrived
    ? [503, 'SERVICE_UNAVAILABLE']
    : rule === 'in-time'
      ? [504, 'GATEWAY_TIMEOUT']
      : [502, 'BAD_GATEWAY'];
  const note = `There is no response of the backend: ${violations[0]?.received ?? what}.`;
  return {
    status: Number(status),
    body: JSON.stringify({ code, message: note.slice(0, 500), requestId }),
    backend: {
      requestId: null,
      code: String(code),
      milliseconds: Math.round(milliseconds),
      violations,
      note,
    },
  };
}

function responseAnswer(
  { status, headers, text, body }: ReceivedResponse,
  isReplay: boolean,
  milliseconds: number,
  violations: readonly Violation[],
  note: string | null,
): Answer {
  const code = status >= 400 ? (codeIn({ body }) ?? null) : null;
  const passed = PASSED.flatMap((name) => {
    const value = headers.get(name);
    // A replay goes by the lab's clock, which was set to the time of the recording.
    return value === null || (isReplay && name === 'date') ? [] : [[name, value]];
  });
  // A page must not be redirected by a call, wherever that leads; and a browser knows no status beyond 599.
  const isPassed = (status >= 200 && status < 300) || (status >= 400 && status < 600);
  const hasNoBody = text === '' || status === 204 || status === 205;
  return {
    status: isPassed ? status : 502,
    body: hasNoBody ? null : text,
    headers: {
      ...(hasNoBody ? {} : { 'content-type': 'application/octet-stream' }),
      ...Object.fromEntries(passed),
    },
    ...(code !== null && isErrorCode(code) ? { code } : {}),
    replayed: headers.get('idempotency-replayed') === 'true',
    backend: {
      requestId: headers.get('x-request-id'),
      code,
      milliseconds: Math.round(milliseconds),
      violations,
      note,
    },
  };
}

/** Opens and ends the mock's session with that of the backend. Returns what was done, in a sentence. */
function followSession(
  world: World,
  { jars }: Forwarding,
  context: RequestContext,
  jar: BackendCookies,
  call: Call,
  response: ReceivedResponse,
  arrival: Arrival,
): string | null {
  const { session, player } = context;
  const isDone = response.status < 300;
  if (call === 'login' && isDone) {
    const row = playerOf(world, response, arrival);
    if (row) {
      jars.keep(jar, context.openSession(row.id, instantOf(world.clock.now())));
      return `The mock has signed in its player ${row.username} too.`;
    }
    keepJar(jars, jar, context);
    return 'The mock has signed in no player: the username is none of the contract.';
  }
  const isLost = response.status === 401 && codeIn(response) === 'UNAUTHENTICATED';
  if (session && isLost) {
    context.closeSession();
    jars.keep(jar, context.nextToken());
    return 'The backend does not know the session, so the mock has ended its own: log in again.';
  }
  if (call === 'logout' && isDone) context.closeSession();
  if (call === 'passwordChange' && isDone && player) context.closeSessionsOf(player.id);
  keepJar(jars, jar, context);
  return null;
}

/** The client keeps its jar: that of its session, or of the token that it has after this response. */
function keepJar(jars: Forwarding['jars'], jar: BackendCookies, context: RequestContext): void {
  jars.keep(jar, context.session?.secret ?? context.nextToken());
}

/** The mock's player of the same name; a new one has no password, so that only the backend can open its session. */
function playerOf({ store, clock }: World, { body }: ReceivedResponse, arrival: Arrival): PlayerRow | null {
  const reading = read(record({ player: Player }), body);
  const asked = read(
    Player.fields.username,
    (arrival.body as { readonly username?: unknown } | null)?.username,
  );
  const username = reading.ok ? reading.value.player.username : asked.ok ? asked.value : null;
  if (username === null) return null;
  return store.change((change) => {
    const at = instantOf(clock.now());
    return (
      change.players.findFirst({ where: { username: { equals: username } } }) ??
      change.players.create({
        id: nextId(change, 'PL'),
        username,
        displayName: reading.ok ? reading.value.player.displayName : username,
        createdAt: at,
        passwordHash: NO_PASSWORD,
        passwordChangedAt: at,
      })
    );
  });
}

/** A world that replays begins at the time of the recording, also after a reset, so that deadlines are where they were. */
function followRecordedTime({ clock, events }: World, { upstream: { startedAt } }: Forwarding): void {
  const { offsetMs, frozen } = clock.reading();
  if (startedAt === null || frozen || Math.abs(offsetMs) > 1_000) return;
  if (clock.moveTo(startedAt)) events.add({ type: 'clock', clock: clock.reading() });
}

function received(
  call: Call,
  { status, headers, text }: UpstreamResponse,
  isSecure: boolean,
): ReceivedResponse {
  const setCookies = headers.getSetCookie().map(cookieIn);
  return { call, isSecure, status, headers, setCookies, text, body: text === '' ? undefined : parsed(text) };
}

function parametersIn(call: Call, path: string): Readonly<Record<string, string>> {
  const pattern = CALLS.find((row) => row.call === call)?.path.split('/') ?? [];
  const segments = path.split('/');
  return Object.fromEntries(
    pattern.flatMap((name, index) =>
      name.startsWith(':') ? [[name.slice(1), decodeURIComponent(segments[index] ?? '')]] : [],
    ),
  );
}

/** The body as the journal keeps it, and the values that it hides, which a response may repeat. */
function withoutSecrets({ masked, body }: Arrival): {
  readonly maskedBody: unknown;
  readonly secrets: readonly string[];
} {
  return { maskedBody: masked.body, secrets: secretsIn(body) };
}

/** The values of secret fields, and of an address of a game: who has one plays as the player. */
function secretsIn(value: unknown, isGame = false): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && (isSecret(name) || (isGame && name === 'url'))
      ? [part]
      : secretsIn(part, isGame),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
