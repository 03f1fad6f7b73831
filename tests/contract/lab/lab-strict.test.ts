/** Contract §6: a field or a query parameter that a verb does not know is 422, and changes nothing. */
import { describe, expect, test } from 'vitest';
import type { VerbDescription } from '../../../mock-server/lab/verb-description.ts';
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
  test('an unknown query parameter is rejected', async () => {
    await prepared();
    const before = await stateHere();
    const body =
      verb.method === 'POST' ? { body: JSON.stringify(verb.example?.body ?? {}), headers: json } : {};
    const { method } = verb;
    const answer = await here.site.lab.send(`${addressOf(verb)}?nonsense=1`, { method, ...body });
    expect([answer.status, codeIn(answer)]).toEqual([422, 'VALIDATION_FAILED']);
    expect(errorDetail(answer, 'fields')).toEqual({ nonsense: 'UNKNOWN' });
    expect(await stateHere()).toEqual(before);
  });

  const misspelt = Object.keys(verb.fields).find((name) => !name.includes('.'));
  const withField = (field: string) =>
    here.site.lab.send(addressOf(verb), {
      method: verb.method,
      headers: json,
      body: JSON.stringify({ ...(verb.example?.body as object | undefined), [field]: 'x' }),
    });

  if (verb.method !== 'POST') return;

  test('an unknown field is rejected', async () => {
    await prepared();
    const before = await stateHere();
    const answer = await withField('nonsense-field');
    expect([answer.status, codeIn(answer)]).toEqual([422, 'VALIDATION_FAILED']);
    expect(errorDetail(answer, 'fields')).toEqual({ 'nonsense-field': 'UNKNOWN' });
    expect(await stateHere()).toEqual(before);
  });

  // The fields of journal/count are all below `match`, which has its own tests.
  if (misspelt === undefined) return;

  test('the rejection of a misspelt field suggests the right one', async () => {
    const answer = await withField(`${misspelt}s`);
    expect(errorDetail(answer, 'fields')).toEqual({ [`${misspelt}s`]: 'UNKNOWN' });
    expect((answer.body as { message: string }).message).toContain(`did you mean ${misspelt}?`);
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

describe('an unknown parameter of the raw rows is rejected with a suggestion', () => {
  test.each([
    ['deposits?statsu=OPEN', 'statsu', 'did you mean status?'],
    ['deposits?statsu_ne=OPEN', 'statsu_ne', 'did you mean status?'],
    ['deposits?_sort=creatdAt', '_sort', 'did you mean createdAt?'],
    ['deposits?_pge=2', '_pge', 'did you mean _page?'],
  ])('%s', async (query, field, hint) => {
    const answer = await here.site.lab.send(`/__lab/db/${query}`);
    expect([answer.status, errorDetail(answer, 'fields')]).toEqual([422, { [field]: 'UNKNOWN' }]);
    expect((answer.body as { message: string }).message).toContain(hint);
  });
});
