/** Watches: rules that every response must satisfy, whichever rule sent the request: contract §1. */
import { type Call, endpointOf, endpoints, errorsOf } from '../../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode, ErrorEnvelope, isErrorCode } from '../../../../contract/errors.ts';
import { type Currency, CURRENCIES, fitsCurrency } from '../../../../contract/money/money.ts';
import { structOf } from '../../../../contract/schema/struct.ts';
import { written } from '../../rule/expect.ts';
import { Mismatch } from '../../rule/outcome.ts';
import type { RuleFacts, Watch } from '../../rule/rule.ts';
import { type Answer, codeIn, isEnded, reported } from '../../wire/answer.ts';
import { HOST_SID } from '../../wire/caller.ts';

/** Returns 'right', or a Mismatch with the expected and the actual value. */
function judged(isRight: boolean, expected: string, answer: Answer, received: unknown = reported(answer)) {
  if (isRight) return 'right';
  return new Mismatch(expected, `${written(received)} (${answer.line})`, answer.headers.get('x-request-id'));
}

type Judge = Watch['judge'];

function every(id: string, says: string, judge: Judge, receives = 'a response to which it applies'): Watch {
  return { id: `every.${id}`, call: 'every call', section: 'contract §1', says, receives, judge };
}

function header(id: string, name: string, says: string, isRight: (value: string) => boolean): Watch {
  return every(id, says, (answer) => {
    const value = answer.headers.get(name);
    return judged(value !== null && isRight(value), says, answer, value ?? `no ${name}`);
  });
}

/** Applies the judge to error responses only. */
function onErrors(judge: (answer: Answer, code: string) => 'right' | 'apart' | Mismatch): Judge {
  return (answer) => (answer.status < 400 ? 'apart' : judge(answer, codeIn(answer) ?? ''));
}

const everyAnswer: readonly Watch[] = [
  header('no-store', 'cache-control', 'Cache-Control: no-store', (value) => /\bno-store\b/i.test(value)),
  header('request-id', 'x-request-id', 'an X-Request-Id of 1 to 64 characters', (value) =>
    /^.{1,64}$/.test(value),
  ),
  header('date', 'date', 'a Date header, which the page uses for its countdowns', (value) =>
    value.endsWith('GMT'),
  ),
  every('json', 'a body is declared as application/json', (answer) => {
    const type = answer.headers.get('content-type') ?? 'no Content-Type';
    if (answer.text === '') return 'apart';
    return judged(/^application\/json\b/i.test(type), 'application/json', answer, type);
  }),
  every('no-500', 'no request causes a 500', (answer) =>
    judged(answer.status < 500 || answer.status === 503, 'a status below 500', answer),
  ),
  every(
    'envelope',
    'an error is an envelope {code, message, requestId, fields?, meta?}',
    onErrors((answer) => {
      const [failure] = structOf(ErrorEnvelope).validate(answer.body);
      return judged(!failure, 'an error envelope', answer, failure && problemIn(failure, answer));
    }),
  ),
  every(
    'envelope-request-id',
    'the requestId of the envelope equals the header',
    onErrors((answer) => {
      const { requestId } = (answer.body ?? {}) as { requestId?: unknown };
      const expected = answer.headers.get('x-request-id');
      return judged(requestId === expected, `requestId ${expected}`, answer, requestId ?? 'none');
    }),
  ),
  every(
    'error-code',
    'an error has a code of the contract with its status',
    onErrors((answer, code) => {
      const status = isErrorCode(code) ? ERROR_STATUS[code] : null;
      const expected = status === null ? 'a code of the contract' : `${status} ${code}`;
      return judged(status === answer.status, expected, answer);
    }),
  ),
  every('currency-decimals', 'money has at most the decimals of its currency; kip has none', (answer) => {
    const sums = sumsIn(answer.body);
    const wrong = sums.find(({ amount, currency }) => !fitsCurrency(amount, currency));
    if (sums.length === 0) return 'apart';
    return judged(!wrong, 'at most the decimals of the currency', answer, wrong);
  }),
  every(
    'sid-cookie',
    'the session cookie is HttpOnly, SameSite=Lax and Path=/, and __Host-sid over HTTPS',
    (answer) => {
      const cookie = answer.setCookies.find(({ name }) => name === 'sid' || name === HOST_SID);
      if (!cookie || isEnded(cookie)) return 'apart';
      const { name, attributes } = cookie;
      const isHost = name === HOST_SID && attributes.has('secure');
      const isLax = attributes.get('samesite')?.toLowerCase() === 'lax';
      const isOwn = attributes.get('path') === '/' && !attributes.has('domain');
      const received = [...attributes].map((pair) => pair.filter(Boolean).join('=')).join('; ');
      return judged(
        (isHost || !answer.isSecure) && attributes.has('httponly') && isLax && isOwn,
        'HttpOnly; SameSite=Lax; Path=/; no Domain; over HTTPS __Host-sid',
        answer,
        `${name} with ${received || 'no attributes'}`,
      );
    },
  ),
  every('xsrf-cookie', 'scripts can read the XSRF-TOKEN cookie', (answer) => {
    const cookie = answer.setCookies.find(({ name }) => name === 'XSRF-TOKEN');
    if (!cookie || isEnded(cookie)) return 'apart';
    return judged(!cookie.attributes.has('httponly'), 'no HttpOnly', answer, 'XSRF-TOKEN; HttpOnly');
  }),
  every(
    'secure-cookies',
    'over HTTPS each cookie is Secure',
    (answer) => {
      if (!answer.isSecure || answer.setCookies.length === 0) return 'apart';
      const open = answer.setCookies.find(({ attributes }) => !attributes.has('secure'));
      return judged(!open, 'Secure', answer, open && `${open.name} without Secure`);
    },
    'a site over HTTPS',
  ),
];

function watchesOf(call: Call): Watch[] {
  const row = endpointOf(call);
  const section = 'contract §2';
  const facts = (id: string, says: string): RuleFacts => ({ id: `${call}.${id}`, call, section, says });
  return [
    {
      ...facts('shape', `a success is ${row.status} with exactly the declared shape`),
      receives: 'a successful response of the call',
      judge: (answer) => {
        if (answer.status >= 300) return 'apart';
        if (answer.status !== row.status) return judged(false, String(row.status), answer);
        if (!row.answer) return judged(answer.text === '', 'no body', answer);
        const [failure] = structOf(row.answer).validate(answer.body);
        return judged(!failure, 'the declared shape', answer, failure && problemIn(failure, answer));
      },
    },
    ...(mayReject(call)
      ? [
          {
            ...facts('codes', 'a rejection has a code that the contract lists for the call, or a common one'),
            receives: 'a rejection of the call',
            judge: onErrors((answer, code) =>
              isErrorCode(code)
                ? judged(errorsOf(row).includes(code), 'a code that the contract lists for the call', answer)
                : 'apart',
            ),
          },
        ]
      : []),
  ];
}

/** Codes that any server may return at any time, but that no request can provoke. */
const NEVER_PROVOKED: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE'];

function mayReject(call: Call): boolean {
  return errorsOf(endpointOf(call)).some((code) => !NEVER_PROVOKED.includes(code));
}

export const watches: readonly Watch[] = [
  ...everyAnswer,
  ...(Object.keys(endpoints) as Call[]).flatMap(watchesOf),
];

interface StructProblem {
  readonly path: readonly unknown[];
  readonly value: unknown;
}

function problemIn({ path, value }: StructProblem, answer: Answer): string {
  return path.length === 0 ? reported(answer) : `${path.join('.')} is ${written(value)}`;
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
