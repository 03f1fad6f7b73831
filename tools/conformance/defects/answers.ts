/** Defects of the response format: shapes, money, headers and the error envelope. */
import { type Defects, answers, headers, rejections, withHeaders, parts, restated } from './defect.ts';

/**
 * Omitted headers: the defect's name, the header, the rule that must catch it, and for a watch the rule that produces traffic.
 */
const LEFT_OUT: readonly (readonly [string, string, string, string?])[] = [
  ['no Cache-Control', 'cache-control', 'every.no-store', 'banks.public'],
  ['a 405 has no Allow', 'allow', 'depositList.method'],
  ['a 429 has no Retry-After', 'retry-after', 'depositCheck.too-soon'],
];

export const answerDefects: Defects = {
  ...Object.fromEntries(
    LEFT_OUT.map(([name, header, caughtBy, traffic]) => [
      name,
      {
        caughtBy,
        ...(traffic === undefined ? {} : { while: traffic }),
        applyFault: headers((all) => all.delete(header)),
      },
    ]),
  ),
  'money is a JSON number': {
    caughtBy: 'depositCreate.shape',
    while: 'depositCreate.opens',
    applyFault: parts('depositCreate', 'deposit', (deposit) => ({ amount: Number(deposit['amount']) })),
  },
  'kip are written with two decimals': {
    caughtBy: 'every.currency-decimals',
    while: 'deposit.own',
    applyFault: parts('deposit', 'deposit', (deposit) => ({ amount: `${String(deposit['amount'])}.00` })),
  },
  'Date is not an HTTP date': {
    caughtBy: 'every.date',
    while: 'banks.public',
    applyFault: headers((all) => all.set('date', '2026-03-02T03:00:00Z')),
  },
  'JSON is declared as text/html': {
    caughtBy: 'every.json',
    while: 'banks.public',
    applyFault: headers((all) => all.set('content-type', 'text/html; charset=utf-8')),
  },
  'an error has no requestId': {
    caughtBy: 'every.envelope',
    while: 'playerInfo.unauthenticated',
    applyFault: rejections(({ requestId: _requestId, ...body }) => body),
  },
  'an error has another requestId than its header': {
    caughtBy: 'every.envelope-request-id',
    while: 'playerInfo.unauthenticated',
    applyFault: rejections((body) => ({ ...body, requestId: 'of-another-request' })),
  },
  'an error has a code that is not in the contract': {
    caughtBy: 'every.error-code',
    while: 'playerInfo.unauthenticated',
    applyFault: rejections((body) =>
      body['code'] === 'UNAUTHENTICATED' ? { ...body, code: 'NOT_LOGGED_IN' } : body,
    ),
  },
  'an error has a code of the contract that the call does not have': {
    caughtBy: 'deposit.codes',
    while: 'deposit.of-another',
    applyFault: restated('deposit', 404, 422, { code: 'MID_INVALID' }),
  },
  'broken JSON is a 500': {
    caughtBy: 'every.no-500',
    while: 'login.not-json',
    applyFault: restated('every call', 400, 500, { code: 'INTERNAL' }),
  },
  'an unknown path returns an HTML page': {
    caughtBy: 'every.unknown-path',
    applyFault: answers('every call', async (response) => {
      if (response.status !== 404) return response;
      const page = new Response('<h1>Not Found</h1>', { status: 404, headers: response.headers });
      return withHeaders(page, (all) => all.set('content-type', 'text/html'));
    }),
  },
};
