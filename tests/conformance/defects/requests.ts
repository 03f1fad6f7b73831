/** Defects of validation, lists, idempotency, and of unknown fields in a body. */
import {
  type Defect,
  type Defects,
  type Json,
  answers,
  callOf,
  headers,
  jsonOf,
  part,
  rejections,
  requests,
  sent,
  successes,
  parts,
  bodies,
} from './defect.ts';

/** Replays the first success for the same key and scope. Each defect passes a scope that is too narrow. */
function rememberedBy(scopeOf: (request: Request) => Promise<string>): Defect['applyFault'] {
  return (deliver) => {
    const kept = new Map<string, Response>();
    return async (request) => {
      if (callOf(request) !== 'depositCreate') return deliver(request);
      const key = request.headers.get('idempotency-key') ?? '';
      const scope = `${key} ${await scopeOf(request.clone())}`;
      const earlier = key === '' ? undefined : kept.get(scope);
      if (earlier) return earlier.clone();
      const response = await deliver(request);
      if (response.status === 201) kept.set(scope, response.clone());
      return response;
    };
  };
}

/** Changes the error code of each field in a rejection. */
function fieldCodes(change: (code: unknown, name: string) => unknown): Defect['applyFault'] {
  return rejections((body) =>
    body['fields'] === undefined
      ? body
      : part(body, 'fields', (fields) =>
          Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, change(code, name)])),
        ),
  );
}

function withFreshKey(request: Request): Promise<Request> {
  return sent(request, { headers: (all) => all.set('Idempotency-Key', crypto.randomUUID()) });
}

export const requestDefects: Defects = {
  'a missing field has the code FORMAT → depositCreate.field.mid': fieldCodes((code) =>
    code === 'REQUIRED' ? 'FORMAT' : code,
  ),
  'a nested field is named without its parent → limitsChange.field.depositLimits.day': rejections((body) =>
    body['fields'] === undefined
      ? body
      : part(body, 'fields', (fields) =>
          Object.fromEntries(Object.entries(fields).map(([name, code]) => [name.split('.').at(-1), code])),
        ),
  ),
  'amounts may be JSON numbers → depositCreate.field.amount': bodies('depositCreate', (body) =>
    typeof body['amount'] === 'number' ? { amount: String(body['amount']) } : {},
  ),
  'the confirmation of a password is not compared → register.confirmation': bodies('register', (body) => ({
    confirmPassword: body['password'],
  })),
  'page 0 is the first page → depositList.page-below-1': requests('depositList', (request) =>
    sent(request, {
      url: ({ searchParams }) => {
        if (searchParams.get('page') === '0') searchParams.set('page', '1');
      },
    }),
  ),
  'a body of any depth is read → usernameValidate.nested': bodies('usernameValidate', () => ({
    padding: [],
  })),
  'the content encoding of a body is ignored → usernameValidate.encoded': requests(
    'usernameValidate',
    (request) => sent(request, { headers: (all) => all.delete('Content-Encoding') }),
  ),
  'pageSize 1000 is honoured → games.page-size': answers('games', async (response, request) => {
    const asked = Number(new URL(request.url).searchParams.get('pageSize') ?? 10);
    return response.status === 200
      ? jsonOf(response, { ...(await response.json()), pageSize: asked })
      : response;
  }),
  'a list has the oldest item first → depositList.newest-first': successes('depositList', (body) => ({
    ...body,
    items: (body['items'] as Json[]).toReversed(),
  })),
  'total counts only the items of the page → games.total': successes('games', (body) => ({
    ...body,
    total: (body['items'] as Json[]).length,
  })),
  'the key is ignored: a repeated request creates two orders → depositCreate.one-order': requests(
    'depositCreate',
    withFreshKey,
  ),
  'a replay has no Idempotency-Replayed → depositCreate.replay': headers((all) =>
    all.delete('idempotency-replayed'),
  ),
  'another body with the same key is handled as the same request → depositCreate.mismatch': rememberedBy(
    async (request) => request.headers.get('cookie') ?? '',
  ),
  "another player's key returns that player's order → depositCreate.key-of-player": rememberedBy((request) =>
    request.text(),
  ),
  'a write without a key is carried out → promotionClaim.key': requests('promotionClaim', (request) =>
    request.headers.has('idempotency-key') ? request : withFreshKey(request),
  ),
  'a rejection is stored under its key as well → depositCreate.rejections-are-not-kept': (deliver) => {
    const rejected = new Map<string, Response>();
    return async (request) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const earlier = rejected.get(key);
      if (earlier && key !== '') return earlier.clone();
      const response = await deliver(request);
      if (response.status >= 400 && key !== '') rejected.set(key, response.clone());
      return response;
    };
  },
  'an order does not have the key of its request → depositCreate.echoes-key': parts(
    'depositCreate',
    'deposit',
    () => ({ idempotencyKey: crypto.randomUUID() }),
  ),
  'a registration may choose its id → register.unknown-fields': answers(
    'register',
    async (response, request) => {
      if (response.status !== 201) return response;
      const { id } = (await request.json()) as Json;
      const body = (await response.json()) as Json;
      return jsonOf(
        response,
        part(body, 'player', (player) => ({ ...player, ...(id === undefined ? {} : { id }) })),
      );
    },
  ),
  'a blank account name is accepted → bankAccountAdd.blank-name': bodies('bankAccountAdd', (body) =>
    body['accountName'] === '   ' ? { accountName: 'X' } : {},
  ),
};
