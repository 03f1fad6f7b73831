/** Defects of the response format: shapes, money, headers and the error envelope. */
import {
  type Defect,
  type Defects,
  answers,
  headers,
  rejections,
  withHeaders,
  parts,
  statusChanged,
} from './defect.ts';

/** Leaves a header out of every response. */
function without(name: string): Defect['applyFault'] {
  return headers((all) => all.delete(name));
}

export const answerDefects: Defects = {
  'no Cache-Control → every.no-store after banks.public': without('cache-control'),
  'a 405 has no Allow → depositList.method': without('allow'),
  'a 429 has no Retry-After → depositCheck.too-soon': without('retry-after'),
  'money is a JSON number → depositCreate.shape after depositCreate.opens': parts(
    'depositCreate',
    'deposit',
    (deposit) => ({ amount: Number(deposit['amount']) }),
  ),
  'kip are written with two decimals → every.currency-decimals after deposit.own': parts(
    'deposit',
    'deposit',
    (deposit) => ({ amount: `${String(deposit['amount'])}.00` }),
  ),
  'Date is not an HTTP date → every.date after banks.public': headers((all) =>
    all.set('date', '2026-03-02T03:00:00Z'),
  ),
  'JSON is declared as text/html → every.json after banks.public': headers((all) =>
    all.set('content-type', 'text/html; charset=utf-8'),
  ),
  'an error has no requestId → every.envelope after playerInfo.unauthenticated': rejections(
    ({ requestId: _requestId, ...body }) => body,
  ),
  'an error has another requestId than its header → every.envelope-request-id after playerInfo.unauthenticated':
    rejections((body) => ({ ...body, requestId: 'of-another-request' })),
  'an error has a code that is not in the contract → every.error-code after playerInfo.unauthenticated':
    rejections((body) => (body['code'] === 'UNAUTHENTICATED' ? { ...body, code: 'NOT_LOGGED_IN' } : body)),
  'an error has a code of the contract that the call does not have → deposit.codes after deposit.of-another':
    statusChanged('deposit', 404, 422, { code: 'MID_INVALID' }),
  'broken JSON is a 500 → every.no-500 after login.not-json': statusChanged('every call', 400, 500, {
    code: 'INTERNAL',
  }),
  'an unknown path returns an HTML page → every.unknown-path': answers('every call', async (response) => {
    if (response.status !== 404) return response;
    const page = new Response('<h1>Not Found</h1>', { status: 404, headers: response.headers });
    return withHeaders(page, (all) => all.set('content-type', 'text/html'));
  }),
};
