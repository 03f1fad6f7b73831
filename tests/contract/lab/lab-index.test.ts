/** Contract §6: GET /__lab lists the verbs of the lab. */
import { describe, expect, test } from 'vitest';
import type { VerbDescription } from '../../../mock-server/lab/verb-description.ts';
import { codeIn, errorDetail } from '../client.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();

async function verbs(): Promise<readonly VerbDescription[]> {
  return ((await here.site.lab.send('/__lab')).body as { verbs: VerbDescription[] }).verbs;
}

test('every verb has an explanation, and a unique method and path', async () => {
  const all = await verbs();
  expect(all.filter(({ explanation }) => !/^[A-Z].*\.$/.test(explanation))).toEqual([]);
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(12);
});

test('the fields of a verb are those of the schema of its body, with choices and bounds', async () => {
  const fieldsOf = async (path: string) => (await verbs()).find((verb) => verb.path === path)?.fields;
  expect(await fieldsOf('/__lab/bank/mode')).toEqual({
    mode: { type: 'choice', required: true, choices: ['up', 'silent'] },
  });
  expect(await fieldsOf('/__lab/bank/pay')).toMatchObject({
    code: { type: 'text', required: true },
    amount: { type: 'text', required: false, pattern: expect.any(String) },
    times: { type: 'integer', required: false, minimum: 1, maximum: 10 },
  });
  const faults = (await verbs()).find(({ method, path }) => `${method} ${path}` === 'POST /__lab/faults');
  expect(faults?.fields).toMatchObject({
    'match.method': { required: false },
    'match.path': { required: false },
    'match.path.matches': { required: false },
    fault: { type: 'choice', choices: expect.arrayContaining(['lost-reply']) },
  });
});

test('a verb with required fields has an example', async () => {
  const needy = (await verbs()).filter(({ fields }) => Object.values(fields).some((field) => field.required));
  const without = needy.filter((verb) => !verb.example).map(({ path }) => path);
  // The body of an import is the output of an export, so it has no example.
  expect(without.filter((path) => path !== '/__lab/import')).toEqual([]);
});

test('the example of a verb has a shape that the verb accepts', async () => {
  for (const { method, path, example } of await verbs()) {
    if (!example || method === 'DELETE') continue;
    const answer = await here.site.lab.send(example.path, {
      method,
      redirect: 'manual',
      ...(example.body === undefined
        ? {}
        : { body: JSON.stringify(example.body), headers: { 'Content-Type': 'application/json' } }),
    });
    // The order of an example need not exist (404); a body of the wrong shape would be rejected with 422 and fields.
    expect([path, errorDetail(answer, 'fields')]).toEqual([path, undefined]);
    expect([200, 201, 302, 404]).toContain(answer.status);
  }
});

describe('unknown verbs', () => {
  test.each([
    [
      'POST',
      '/__lab/bank/pya',
      'almost POST /__lab/bank/pay: “/__lab/bank/pya” instead of “/__lab/bank/pay”',
    ],
    ['GET', '/__lab/reset', 'almost POST /__lab/reset: it supports POST, not GET'],
    ['DELETE', '/__lab/fault', 'almost DELETE /__lab/faults: “/__lab/fault” instead of “/__lab/faults”'],
  ])('%s %s is 404, and the message names the nearest verb', async (method, path, almost) => {
    const answer = await here.site.lab.send(path, { method });
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining(almost)]);
  });

  test.each([
    ['POST', '/__lab'],
    ['GET', '/__lab/weather'],
  ])('%s %s is 404, with the error in JSON', async (method, path) => {
    const answer = await here.site.lab.send(path, { method });
    expect([answer.status, codeIn(answer)]).toEqual([404, 'NOT_FOUND']);
  });
});
