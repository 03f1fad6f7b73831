/** Contract §6: a field or a query parameter that a verb does not know is 422, and changes nothing. */
import { describe, expect, test } from 'vitest';
import type { VerbDescription } from '../../../mock-server/lab/verb-description.ts';
import { expectationOf } from '../../../mock-server/lab/fields.ts';
import { descriptions as verbs } from '../../../mock-server/lab/verbs.ts';
import { codeIn, errorDetail } from '../client.ts';
import { openDeposit } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

const json = { 'Content-Type': 'application/json' };

const nameOf = ({ method, path }: VerbDescription) => `${method} ${path}`;

/** A path at which the verb exists. */
const addressOf = ({ path, example }: VerbDescription) =>
  (example?.path ?? path).replace(/\?.*$/, '').replace(':collection', 'deposits');

async function stateHere(): Promise<unknown> {
  const { lab } = here.site;
  return { state: await lab.lab('state'), faults: await lab.lab('faults'), worlds: await lab.lab('worlds') };
}

async function prepared(): Promise<void> {
  const demo = await here.site.player('demo');
  await openDeposit(demo);
  await demo.lab('faults', { match: { path: '/api/v2/games' }, fault: 'drop' });
}

test('every verb of the lab is examined', () => {
  expect(verbs.length).toBeGreaterThan(20);
  expect(new Set(verbs.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'DELETE']));
});

describe.each(verbs.map((verb) => [nameOf(verb), verb] as const))('%s', (_, verb) => {
  const { method } = verb;
  const isPost = method === 'POST';
  const example = (verb.example?.body ?? {}) as object;

  const send = (query: string, body: object) =>
    here.site.lab.send(addressOf(verb) + query, {
      method,
      ...(isPost ? { body: JSON.stringify(body), headers: json } : {}),
    });

  test('rejects what it does not declare, and changes nothing', async () => {
    await prepared();
    const before = await stateHere();
    const fields = isPost ? ['nonsense-field'] : [];
    for (const [name, query, body] of [
      ['nonsense', '?nonsense=1', example],
      ...fields.map((field) => [field, '', { ...example, [field]: 'x' }] as const),
    ] as const) {
      const answer = await send(query, body);
      expect([answer.status, codeIn(answer)]).toEqual([422, 'VALIDATION_FAILED']);
      expect(errorDetail(answer, 'fields')).toEqual({ [name]: 'UNKNOWN' });
    }
    expect(await stateHere()).toEqual(before);
  });

  const declared = Object.entries(verb.fields).filter(([name]) => !name.includes('.'));
  const required = declared.filter(([, field]) => field.required);
  if (required.length > 0) {
    test('a body without its fields is rejected with what they take', async () => {
      const answer = await send('', {});
      expect([answer.status, codeIn(answer)]).toEqual([422, 'VALIDATION_FAILED']);
      const { message } = answer.body as { message: string };
      for (const [name, field] of required) {
        expect(errorDetail(answer, 'fields')).toMatchObject({ [name]: 'REQUIRED' });
        expect(message).toContain(`${name} is missing, which takes ${expectationOf(field)}`);
      }
    });
  }

  // The fields of journal/count are all below `match`, which has its own tests.
  const [[field] = []] = declared;
  if (!isPost || field === undefined) return;

  test('the rejection of a misspelt field suggests the right one', async () => {
    const answer = await send('', { ...example, [`${field}s`]: 'x' });
    expect(errorDetail(answer, 'fields')).toEqual({ [`${field}s`]: 'UNKNOWN' });
    expect((answer.body as { message: string }).message).toContain(`did you mean ${field}?`);
  });
});

describe('an unknown field at any depth is rejected with a suggestion', () => {
  test.each([
    [{ match: { paths: '/api/v2/banks' }, fault: 'drop' }, 'match.paths', 'did you mean match.path?'],
    [{ path: '/api/v2/banks', match: {}, fault: 'drop' }, 'path', 'did you mean match.path?'],
    [
      { match: { path: { match: '^/' } }, fault: 'drop' },
      'match.path.match',
      'did you mean match.path.matches?',
    ],
    [{ match: { query: { page: { match: '1' } } }, fault: 'drop' }, 'match.query.page.match', 'matches'],
    [{ match: {}, fault: 'delay', delay: { median: 1, p59: 2 } }, 'delay.p59', 'did you mean delay.p95?'],
    [
      { match: {}, fault: 'respond', respond: { staus: 200 } },
      'respond.staus',
      'did you mean respond.status?',
    ],
  ])('%j: %s', async (body, field, hint) => {
    const answer = await here.site.lab.tryLab('faults', body);
    expect([answer.status, errorDetail(answer, 'fields')]).toEqual([422, { [field]: 'UNKNOWN' }]);
    expect((answer.body as { message: string }).message).toContain(hint);
  });

  test('an unknown field in an imported file is rejected', async () => {
    const file = (await here.site.lab.lab('export')) as { store: { deposits: object[] } };
    const answer = await here.site.lab.tryLab('import', {
      ...file,
      store: { ...file.store, banks: [{ code: 'jdb', colour: 'red' }] },
    });
    expect(errorDetail(answer, 'fields')).toEqual({ 'store.banks.0.colour': 'UNKNOWN' });
  });
});

describe('a value that a verb does not take is rejected with what it takes', () => {
  test.each([
    ['bank/mode', { mode: 'down' }, { mode: 'UNKNOWN' }, 'mode takes one of up, silent'],
    ['faults', { match: {}, fault: 'dorp' }, { fault: 'UNKNOWN' }, 'did you mean drop?'],
    [
      'clock',
      { advanceSeconds: 'soon' },
      { advanceSeconds: 'FORMAT' },
      'advanceSeconds takes a whole number',
    ],
    ['clock', { frozen: 'yes' }, { frozen: 'FORMAT' }, 'frozen takes true or false'],
    ['bank/pay', 'D000001', { body: 'FORMAT' }, 'the body takes {code, amount?, times?}'],
  ])('%s %j', async (verb, body, fields, expectation) => {
    const answer = await here.site.lab.tryLab(verb, body as object);
    expect([answer.status, errorDetail(answer, 'fields')]).toEqual([422, fields]);
    expect((answer.body as { message: string }).message).toContain(expectation);
  });

  test.each([
    ['journal?limit=2&limit=1', { limit: 'FORMAT' }],
    ['journal?limit=abc', { limit: 'FORMAT' }],
    ['state?full=yes', { full: 'FORMAT' }],
    ['ledger?player=demo&player=newcomer&order=D1&order=D2', { player: 'FORMAT', order: 'FORMAT' }],
  ])('%s', async (path, fields) => {
    const answer = await here.site.lab.send(`/__lab/${path}`);
    expect([answer.status, errorDetail(answer, 'fields')]).toEqual([422, fields]);
  });
});

describe('a query of the raw rows that json-server would ignore or misread is rejected', () => {
  test.each([
    ['deposits?_limit=abc', { _limit: 'FORMAT' }, 'takes a whole number from 1'],
    ['deposits?_limit=0', { _limit: 'FORMAT' }, 'takes a whole number from 1'],
    ['deposits?_page=-1', { _page: 'FORMAT' }, 'takes a whole number from 1'],
    ['deposits?_start=1.5', { _start: 'FORMAT' }, 'takes a whole number'],
    ['deposits?_page=2&_page=1', { _page: 'FORMAT' }, 'is given more than once'],
    [
      'deposits?createdAt_gte=2026&createdAt_gte=2025',
      { createdAt_gte: 'FORMAT' },
      'is given more than once',
    ],
    ['deposits?_sort=code&_order=up', { _order: 'FORMAT' }, 'takes asc or desc'],
    ['deposits?status=OPNE', { status: 'FORMAT' }, 'takes one of'],
    ['deposits?status_ne=open', { status_ne: 'FORMAT' }, 'takes one of'],
    ['deposits?status[a]=OPEN', { status: 'FORMAT' }, 'takes one text'],
    ['payments?learnt=yes', { learnt: 'FORMAT' }, 'takes true or false'],
    ['counters?value_gte=many', { value_gte: 'FORMAT' }, 'takes a whole number'],
    ['players?username_like=(', { username_like: 'FORMAT' }, 'takes a regular expression'],
    ['players?username_like=a&username_like=b', { username_like: 'FORMAT' }, 'is given more than once'],
    [
      `players?username_like=${'a'.repeat(1_001)}`,
      { username_like: 'FORMAT' },
      'longer than 1000 characters',
    ],
    ['deposits?statsu=OPEN', { statsu: 'UNKNOWN' }, 'did you mean status?'],
    ['deposits?statsu_ne=OPEN', { statsu_ne: 'UNKNOWN' }, 'did you mean status?'],
    ['deposits?_sort=creatdAt', { _sort: 'UNKNOWN' }, 'did you mean createdAt?'],
    ['deposits?_sort=code,creatdAt', { _sort: 'UNKNOWN' }, 'did you mean createdAt?'],
    ['deposits?player.username=demo', { 'player.username': 'UNKNOWN' }, 'has no parameter'],
    ['players?_embed=withdraw', { _embed: 'UNKNOWN' }, 'did you mean withdraws?'],
    ['withdraws?_expand=plyer', { _expand: 'UNKNOWN' }, 'did you mean player?'],
    ['deposits?_pge=2', { _pge: 'UNKNOWN' }, 'did you mean _page?'],
  ])('%s: %j', async (query, fields, expectation) => {
    const answer = await here.site.lab.send(`/__lab/db/${query}`);
    expect([answer.status, errorDetail(answer, 'fields')]).toEqual([422, fields]);
    expect((answer.body as { message: string }).message).toContain(expectation);
  });
});
