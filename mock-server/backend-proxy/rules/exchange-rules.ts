/** What one exchange with a backend must satisfy: the rules of every response, and those that also read its request. */
import { endpointOf, isUnsafe } from '../../../contract/endpoints.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../../contract/limits.ts';
import { codesOf, type Deviation, everyResponse, type RuleText } from '../../../contract/exchange/rules.ts';
import { codeIn, type ReceivedResponse, reported } from '../../../contract/exchange/response.ts';
import { read } from '../../../contract/schema/struct.ts';
import { isOptional, type Schema } from '../../../contract/schema/vocabulary.ts';
import { expectationOfSchema } from '../../lab/fields.ts';
import type { Violation } from '../report.ts';
import { bodyRules } from './body-rules.ts';
import type { Exchange } from './exchange.ts';

/** A rule about a request and its response; null if it is followed, or does not apply. */
interface ExchangeRule extends Pick<RuleText, 'section' | 'says'> {
  readonly id: string;
  readonly judge: (exchange: Exchange) => Deviation | null;
}

/** Returns the broken rules. `mask` removes secrets from a text. */
export function violationsOf(exchange: Exchange, mask: (text: string) => string): readonly Violation[] {
  const { call, response } = exchange;
  const found: Violation[] = [];
  const judge = (rule: Pick<RuleText, 'id' | 'section' | 'says'>, deviation: Deviation) =>
    found.push(violation(rule, deviation, mask));
  for (const rule of applicable(response, [...everyResponse, codesOf(call)])) {
    const judgement = rule.judge(response);
    if (typeof judgement === 'object') judge(rule, judgement);
  }
  for (const rule of exchangeRules) {
    const deviation = rule.judge(exchange);
    if (deviation) judge({ ...rule, id: rule.id.includes('.') ? rule.id : `${call}.${rule.id}` }, deviation);
  }
  const { answer } = endpointOf(call);
  const reading = answer && response.status < 300 ? read(answer, response.body) : null;
  if (!reading?.ok) return found;
  for (const { says, section, id, judge: deviationsOf } of bodyRules) {
    for (const deviation of deviationsOf(exchange, reading.value as Readonly<Record<string, unknown>>)) {
      judge({ says, section, id: `${call}.${id}` }, deviation);
    }
  }
  return found;
}

const LONGEST_SHOWN = 300;

/** The deviation without secrets, short enough for a line. */
export function violation(
  { id, section, says }: Pick<RuleText, 'id' | 'section' | 'says'>,
  { expected, received, part }: Deviation,
  mask: (text: string) => string,
): Violation {
  const written = typeof received === 'string' ? received : (JSON.stringify(received) ?? 'nothing');
  const text = mask(written).trim();
  const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return { rule: id, section, says, part, expected: mask(expected), received: shown };
}

/** Of a page instead of JSON, and of a redirect, all other rules would say the same again. */
function applicable<Rule extends RuleText>(
  response: ReceivedResponse,
  rules: readonly Rule[],
): readonly Rule[] {
  if (isRedirect(response)) return [];
  return isPage(response) ? rules.filter(({ id }) => id === 'every.json' || id === 'every.no-500') : rules;
}

/** A body that is not even declared as JSON: the rule about its type says so. */
function isPage({ text, body, headers }: ReceivedResponse): boolean {
  return text !== '' && body === undefined && !headers.get('content-type')?.startsWith('application/json');
}

function isRedirect({ status }: ReceivedResponse): boolean {
  return status >= 300 && status < 400;
}

const exchangeRules: readonly ExchangeRule[] = [
  {
    id: 'every.redirect',
    section: 'contract §1',
    says: 'a call is answered at its own address, never redirected',
    judge: ({ response }) => {
      if (!isRedirect(response)) return null;
      const received = `${response.status} to ${response.headers.get('location')?.replace(/\?.*/, '') ?? 'nowhere'}`;
      return { part: 'status', expected: 'no redirect', received };
    },
  },
  {
    id: 'shape',
    section: 'contract §2',
    says: 'a success has the status and the fields of the call; further fields are ignored',
    judge: ({ call, response }) => {
      if (response.status >= 300 || isPage(response)) return null;
      const { status, answer } = endpointOf(call);
      if (response.status !== status)
        return { part: 'status', expected: String(status), received: reported(response) };
      if (!answer)
        return response.text === '' ? null : { part: 'body', expected: 'no body', received: response.text };
      const reading = read(answer, response.body);
      const [first] = reading.ok ? [] : reading.violations;
      if (!first) return null;
      const { path: part } = first;
      if (part === '') return { part: 'body', expected: 'a JSON object', received: reported(response) };
      const value = JSON.stringify(valueAt(response.body, part)) ?? `no ${part}`;
      return { part, expected: meaningOf(partAt(answer, part.split('.'))), received: value };
    },
  },
  {
    id: 'every.in-time',
    section: 'contract §1',
    says: 'the site waits 8 s for a read and 12 s for a write',
    judge: ({ call, askedAt, arrivedAt, isReplay }) => {
      const limit = isUnsafe(endpointOf(call)) ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
      const took = arrivedAt - askedAt;
      if (isReplay || took <= limit) return null;
      return {
        part: 'time',
        expected: `at most ${limit / 1_000} s`,
        received: `${(took / 1_000).toFixed(1)} s`,
      };
    },
  },
  {
    id: 'every.cookie-path',
    section: 'contract §1',
    says: 'a cookie has Path=/, so that each call and each page of the site has it',
    judge: ({ response }) => {
      const other = response.setCookies.find(
        ({ attributes }) => (attributes.get('path') ?? 'no Path') !== '/',
      );
      if (!other) return null;
      const received = other.attributes.get('path') ?? 'no Path';
      return { part: `cookie ${other.name}`, expected: 'Path=/', received };
    },
  },
  {
    id: 'every.xsrf-first',
    section: 'contract §1',
    says: 'the first response to a client sets the cookie XSRF-TOKEN',
    judge: ({ lacksToken, isReplay }) =>
      lacksToken && !isReplay
        ? { part: 'cookie XSRF-TOKEN', expected: 'XSRF-TOKEN', received: 'no such cookie' }
        : null,
  },
  {
    id: 'every.xsrf-token',
    section: 'contract §1',
    says: 'a write with the token of the cookie XSRF-TOKEN is accepted',
    judge: ({ response, tokenWasRejected }) =>
      tokenWasRejected ? { part: 'code', expected: 'no XSRF_INVALID', received: reported(response) } : null,
  },
  {
    id: 'access',
    section: 'contract §1',
    says: 'a client without a session gets 401 UNAUTHENTICATED',
    judge: ({ call, response, hasSession, isReplay }) => {
      if (endpointOf(call).access === 'public' || hasSession || isReplay || response.status >= 300)
        return null;
      return { part: 'status', expected: '401 UNAUTHENTICATED', received: String(response.status) };
    },
  },
  {
    id: 'every.retry-after',
    section: 'contract §1',
    says: '429 RATE_LIMITED says in Retry-After how many seconds to wait',
    judge: ({ response: { status, headers } }) => {
      const value = headers.get('retry-after') ?? 'no Retry-After';
      if (status !== 429 || /^\d+$/.test(value)) return null;
      return { part: 'header retry-after', expected: 'a number of seconds', received: value };
    },
  },
  {
    id: 'every.fields',
    section: 'contract §1',
    says: '422 VALIDATION_FAILED names the fields',
    judge: ({ response }) => {
      if (codeIn(response) !== 'VALIDATION_FAILED') return null;
      const { fields } = response.body as { readonly fields?: unknown };
      const isNamed = typeof fields === 'object' && fields !== null && Object.keys(fields).length > 0;
      return isNamed
        ? null
        : { part: 'fields', expected: 'at least one field', received: fields ?? 'no fields' };
    },
  },
];

function meaningOf(schema: Schema): string {
  return (schema.kind === 'text' && schema.note) || expectationOfSchema(schema);
}

/** The schema of the part of a value at a path. */
function partAt(schema: Schema, [name, ...rest]: readonly string[]): Schema {
  if (name === undefined) return schema;
  switch (schema.kind) {
    case 'record': {
      const field = schema.fields[name];
      return field ? partAt(isOptional(field) ? field.optional : field, rest) : schema;
    }
    case 'list':
    case 'map':
      return partAt(schema.of, rest);
    case 'nullable':
      return partAt(schema.of, [name, ...rest]);
    default:
      return schema;
  }
}

/** The value at a dotted path of JSON. */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null
          ? (inside as Readonly<Record<string, unknown>>)[name]
          : undefined,
      value,
    );
}
