/**
 * What every response must satisfy, whatever the request was: contract §1. The conformance kit and the proxy of a real backend apply
 * the same rules.
 */
import { type Call, endpointOf, errorsOf } from '../endpoints.ts';
import { ERROR_STATUS, ErrorEnvelope, isErrorCode } from '../errors.ts';
import { CURRENCIES, type Currency, fitsCurrency } from '../money/money.ts';
import { structOf } from '../schema/struct.ts';
import { codeIn, isEnded, type ReceivedResponse, reported } from './response.ts';

export interface RuleText {
  /** `every.rule` or `call.rule`. */
  readonly id: string;
  readonly call: Call | 'every call';
  readonly section: `contract §${number}`;
  /** The rule in one sentence. */
  readonly says: string;
}

/** What a response has instead of what the rule says. */
export interface Deviation {
  readonly expected: string;
  /** A text, or the JSON value of the part. */
  readonly received: unknown;
  /** `status`, `header NAME`, `cookie NAME`, `body`, or a field of the body, such as `deposit.credit`. */
  readonly part: string;
}

/** `apart` if the rule does not apply to the response. */
export type Judgement = 'right' | 'apart' | Deviation;

export interface ResponseRule extends RuleText {
  /** The responses to which the rule applies. */
  readonly receives: string;
  readonly judge: (response: ReceivedResponse) => Judgement;
}

type Judge = ResponseRule['judge'];

/** The name of `sid` over HTTPS (contract §1). */
export const HOST_SID = '__Host-sid';

function judged(isRight: boolean, part: string, expected: string, received: unknown): Judgement {
  return isRight ? 'right' : { expected, received, part };
}

function every(
  id: string,
  says: string,
  judge: Judge,
  receives = 'a response to which it applies',
): ResponseRule {
  return { id: `every.${id}`, call: 'every call', section: 'contract §1', says, receives, judge };
}

function header(id: string, name: string, says: string, isRight: (value: string) => boolean): ResponseRule {
  return every(id, says, ({ headers }) => {
    const value = headers.get(name);
    return judged(value !== null && isRight(value), `header ${name}`, says, value ?? `no ${name}`);
  });
}

/** Applies the judge to error responses only. */
function onErrors(judge: (response: ReceivedResponse, code: string) => Judgement): Judge {
  return (response) => (response.status < 400 ? 'apart' : judge(response, codeIn(response) ?? ''));
}

export const everyResponse: readonly ResponseRule[] = [
  header('no-store', 'cache-control', 'Cache-Control: no-store', (value) => /\bno-store\b/i.test(value)),
  header('request-id', 'x-request-id', 'an X-Request-Id of 1 to 64 characters', (value) =>
    /^.{1,64}$/.test(value),
  ),
  header('date', 'date', 'a Date header, which the page uses for its countdowns', (value) =>
    value.endsWith('GMT'),
  ),
  every('json', 'a body is declared as application/json', ({ text, headers }) => {
    const type = headers.get('content-type') ?? 'no Content-Type';
    if (text === '') return 'apart';
    return judged(/^application\/json\b/i.test(type), 'header content-type', 'application/json', type);
  }),
  every('no-500', 'no request causes a 500', (response) =>
    judged(
      response.status < 500 || response.status === 503,
      'status',
      'a status below 500',
      reported(response),
    ),
  ),
  every(
    'envelope',
    'an error is an envelope {code, message, requestId, fields?, meta?}',
    onErrors((response) => {
      const [failure] = structOf(ErrorEnvelope).validate(response.body);
      return failure ? deviationAt(failure, response, 'an error envelope') : 'right';
    }),
  ),
  every(
    'envelope-request-id',
    'the requestId of the envelope equals the header',
    onErrors(({ body, headers }) => {
      const { requestId } = (body ?? {}) as { requestId?: unknown };
      const expected = headers.get('x-request-id');
      return judged(requestId === expected, 'requestId', `requestId ${expected}`, requestId ?? 'none');
    }),
  ),
  every(
    'error-code',
    'an error has a code of the contract with its status',
    onErrors((response, code) => {
      const status = isErrorCode(code) ? ERROR_STATUS[code] : null;
      const expected = status === null ? 'a code of the contract' : `${status} ${code}`;
      return judged(status === response.status, 'code', expected, reported(response));
    }),
  ),
  every('currency-decimals', 'money has at most the decimals of its currency; kip has none', ({ body }) => {
    const sums = sumsIn(body);
    const wrong = sums.find(({ amount, currency }) => !fitsCurrency(amount, currency));
    if (sums.length === 0) return 'apart';
    return judged(!wrong, 'body', 'at most the decimals of the currency', wrong);
  }),
  every(
    'sid-cookie',
    'the session cookie is HttpOnly, SameSite=Lax and Path=/, and __Host-sid over HTTPS',
    ({ setCookies, isSecure }) => {
      const cookie = setCookies.find(({ name }) => name === 'sid' || name === HOST_SID);
      if (!cookie || isEnded(cookie)) return 'apart';
      const { name, attributes } = cookie;
      const isHost = name === HOST_SID && attributes.has('secure');
      const isLax = attributes.get('samesite')?.toLowerCase() === 'lax';
      const isOwn = attributes.get('path') === '/' && !attributes.has('domain');
      const received = [...attributes].map((pair) => pair.filter(Boolean).join('=')).join('; ');
      return judged(
        (isHost || !isSecure) && attributes.has('httponly') && isLax && isOwn,
        `cookie ${name}`,
        'HttpOnly; SameSite=Lax; Path=/; no Domain; over HTTPS __Host-sid',
        `${name} with ${received || 'no attributes'}`,
      );
    },
  ),
  every('xsrf-cookie', 'scripts can read the XSRF-TOKEN cookie', ({ setCookies }) => {
    const cookie = setCookies.find(({ name }) => name === 'XSRF-TOKEN');
    if (!cookie || isEnded(cookie)) return 'apart';
    const isReadable = !cookie.attributes.has('httponly');
    return judged(isReadable, 'cookie XSRF-TOKEN', 'no HttpOnly', 'XSRF-TOKEN; HttpOnly');
  }),
  every(
    'secure-cookies',
    'over HTTPS each cookie is Secure',
    ({ setCookies, isSecure }) => {
      if (!isSecure || setCookies.length === 0) return 'apart';
      const open = setCookies.find(({ attributes }) => !attributes.has('secure'));
      return open ? judged(false, `cookie ${open.name}`, 'Secure', `${open.name} without Secure`) : 'right';
    },
    'a site over HTTPS',
  ),
];

/** A rejection of the call has one of its codes: contract §2. */
export function codesOf(call: Call): ResponseRule {
  return {
    id: `${call}.codes`,
    call,
    section: 'contract §2',
    says: 'a rejection has a code that the contract lists for the call, or a common one',
    receives: 'a rejection of the call',
    judge: onErrors((response, code) =>
      isErrorCode(code)
        ? judged(
            errorsOf(endpointOf(call)).includes(code),
            'code',
            'a code that the contract lists for the call',
            reported(response),
          )
        : 'apart',
    ),
  };
}

interface StructProblem {
  readonly path: readonly unknown[];
  readonly value: unknown;
}

/** The first field of a body that its schema rejects. */
export function deviationAt(
  { path, value }: StructProblem,
  response: ReceivedResponse,
  expected: string,
): Deviation {
  const part = path.join('.');
  if (part === '') return { expected, received: reported(response), part: 'body' };
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return { expected, received: `${part} is ${written}`, part };
}

interface Sum {
  readonly amount: string;
  readonly currency: Currency;
}

/** Returns every amount that has a currency field next to it. */
function sumsIn(value: unknown): Sum[] {
  if (typeof value !== 'object' || value === null) return [];
  const { amount, currency, payAmount, payCurrency } = value as Readonly<Record<string, unknown>>;
  const pairs = [
    { amount, currency },
    { amount: payAmount, currency: payCurrency },
  ];
  return [...pairs.filter(isSum), ...Object.values(value).flatMap(sumsIn)];
}

function isSum(pair: { amount: unknown; currency: unknown }): pair is Sum {
  const isMoney = typeof pair.amount === 'string' && /^\d+(\.\d+)?$/.test(pair.amount);
  return isMoney && (CURRENCIES as readonly unknown[]).includes(pair.currency);
}
