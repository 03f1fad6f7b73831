/** Defects of validation, lists, idempotency and of what a body may set. */
import {
  type Defect,
  type Defects,
  type Json,
  answers,
  callOf,
  headers,
  jsonOf,
  part,
  refusals,
  requests,
  sent,
  successes,
  parts,
  bodies,
} from './defect.ts';

/** The first success with a key is given again, whatever the scope of the key leaves out. */
function rememberedBy(scopeOf: (request: Request) => Promise<string>): Defect['spoil'] {
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

/** Each field's code, changed. */
function fieldCodes(change: (code: unknown, name: string) => unknown): Defect['spoil'] {
  return refusals((body) =>
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
  'every field that does not pass is INVALID': {
    caughtBy: 'register.field.username',
    spoil: fieldCodes(() => 'INVALID'),
  },
  'a missing field is FORMAT': {
    caughtBy: 'depositCreate.field.mid',
    spoil: fieldCodes((code) => (code === 'REQUIRED' ? 'FORMAT' : code)),
  },
  'a nested field is named without its parent': {
    caughtBy: 'limitsChange.field.depositLimits.day',
    spoil: refusals((body) =>
      body['fields'] === undefined
        ? body
        : part(body, 'fields', (fields) =>
            Object.fromEntries(Object.entries(fields).map(([name, code]) => [name.split('.').at(-1), code])),
          ),
    ),
  },
  'a username is trimmed instead of refused: 17 letters and more': {
    caughtBy: 'usernameValidate.field.username',
    spoil: bodies('usernameValidate', (body) =>
      typeof body['username'] === 'string' ? { username: body['username'].slice(0, 17) } : {},
    ),
  },
  'amounts may be JSON numbers': {
    caughtBy: 'depositCreate.field.amount',
    spoil: bodies('depositCreate', (body) =>
      typeof body['amount'] === 'number' ? { amount: String(body['amount']) } : {},
    ),
  },
  'the confirmation of a password is not compared': {
    caughtBy: 'register.confirmation',
    spoil: bodies('register', (body) => ({ confirmPassword: body['password'] })),
  },
  'page 0 is the first page': {
    caughtBy: 'depositList.page-below-1',
    spoil: requests('depositList', (request) =>
      sent(request, {
        url: ({ searchParams }) => {
          if (searchParams.get('page') === '0') searchParams.set('page', '1');
        },
      }),
    ),
  },
  'pages are counted from 0': {
    caughtBy: 'depositList.newest-first',
    spoil: requests('depositList', (request) =>
      sent(request, {
        url: ({ searchParams }) => {
          searchParams.set('page', String(Number(searchParams.get('page') ?? 0) + 1));
        },
      }),
    ),
  },
  'pageSize 1000 is honoured': {
    caughtBy: 'games.page-size',
    spoil: answers('games', async (response, request) => {
      const asked = Number(new URL(request.url).searchParams.get('pageSize') ?? 10);
      return response.status === 200
        ? jsonOf(response, { ...(await response.json()), pageSize: asked })
        : response;
    }),
  },
  'the oldest comes first': {
    caughtBy: 'depositList.newest-first',
    spoil: successes('depositList', (body) => ({ ...body, items: (body['items'] as Json[]).toReversed() })),
  },
  'total counts the page only': {
    caughtBy: 'games.total',
    spoil: successes('games', (body) => ({ ...body, total: (body['items'] as Json[]).length })),
  },
  'a list leaves the last item out, but counts it': {
    caughtBy: 'games.total',
    spoil: successes('games', (body) => ({ ...body, items: (body['items'] as Json[]).slice(0, -1) })),
  },
  'the key is ignored: one request, two orders': {
    caughtBy: 'depositCreate.one-order',
    spoil: requests('depositCreate', withFreshKey),
  },
  'the key is looked up before it is kept: at the same moment it makes two orders': {
    caughtBy: 'depositCreate.at-once',
    spoil: (deliver) => async (request) => {
      const response = await deliver(request);
      if (callOf(request) !== 'depositCreate' || response.headers.get('idempotency-replayed') === null)
        return response;
      const body = (await response.json()) as { deposit: Json };
      const other = { deposit: { ...body.deposit, code: `D${crypto.randomUUID().slice(0, 6)}` } };
      return jsonOf(response, other);
    },
  },
  'a replay does not say that it is one': {
    caughtBy: 'depositCreate.replay',
    spoil: headers((all) => all.delete('idempotency-replayed')),
  },
  'another body under the same key is taken for the same request': {
    caughtBy: 'depositCreate.mismatch',
    spoil: rememberedBy(async (request) => request.headers.get('cookie') ?? ''),
  },
  "another player's key gives their order": {
    caughtBy: 'depositCreate.key-of-player',
    spoil: rememberedBy((request) => request.text()),
  },
  'a write without a key is carried out': {
    caughtBy: 'promotionClaim.key',
    spoil: requests('promotionClaim', (request) =>
      request.headers.has('idempotency-key') ? request : withFreshKey(request),
    ),
  },
  'a refusal is kept under its key as well': {
    caughtBy: 'depositCreate.refusals-are-not-kept',
    spoil: (deliver) => {
      const refused = new Map<string, Response>();
      return async (request) => {
        const key = request.headers.get('idempotency-key') ?? '';
        const earlier = refused.get(key);
        if (earlier && key !== '') return earlier.clone();
        const response = await deliver(request);
        if (response.status >= 400 && key !== '') refused.set(key, response.clone());
        return response;
      };
    },
  },
  'an order does not say the key that made it': {
    caughtBy: 'depositCreate.echoes-key',
    spoil: parts('depositCreate', 'deposit', () => ({ idempotencyKey: crypto.randomUUID() })),
  },
  'a registration may choose its id': {
    caughtBy: 'register.unknown-fields',
    spoil: answers('register', async (response, request) => {
      if (response.status !== 201) return response;
      const { id } = (await request.json()) as Json;
      const body = (await response.json()) as Json;
      return jsonOf(
        response,
        part(body, 'player', (player) => ({ ...player, ...(id === undefined ? {} : { id }) })),
      );
    }),
  },
  'an order may be opened as SUCCESS': {
    caughtBy: 'depositCreate.unknown-fields',
    spoil: (deliver, world) =>
      answers('depositCreate', async (response, request) => {
        const { status } = (await request.json()) as Json;
        if (response.status !== 201 || status !== 'SUCCESS') return response;
        const { deposit } = (await response.json()) as { deposit: { code: string } };
        world.store.change((change) =>
          change.deposits.update({ where: { code: { equals: deposit.code } }, data: { status } }),
        );
        return jsonOf(response, { deposit: { ...deposit, status } });
      })(deliver, world),
  },
  'a blank account name is a name': {
    caughtBy: 'bankAccountAdd.blank-name',
    spoil: bodies('bankAccountAdd', (body) => (body['accountName'] === '   ' ? { accountName: 'X' } : {})),
  },
};
