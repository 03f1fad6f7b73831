/** Recordings keep only the texts that are listed: each text field of the contract has a class, and any other text is masked. */
import { describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../../../contract/endpoints.ts';
import { isOptional, type Schema } from '../../../contract/schema/vocabulary.ts';
import { HIDDEN } from '../../../packages/machine-viewer/inspect.ts';
import { shareable } from '../../viewer/live/shareable.ts';
import { CONTRACT_TEXTS } from '../../viewer/live/text-fields.ts';
import { Masker } from '../masking/masker.ts';

/** The names of the properties in which a value of this schema contains texts. */
function textsIn(schema: Schema, name: string): readonly string[] {
  switch (schema.kind) {
    case 'text':
      return [name];
    case 'choice':
      return schema.values.some((value) => typeof value === 'string') ? [name] : [];
    case 'nullable':
    case 'list':
    case 'map':
      return textsIn(schema.of, name);
    case 'union':
      return schema.of.flatMap((part) => textsIn(part, name));
    case 'record':
      return Object.entries(schema.fields).flatMap(([key, field]) =>
        textsIn(isOptional(field) ? field.optional : field, key),
      );
    default:
      return [];
  }
}

/** The names of texts, each with the calls in which it stands. */
const FIELDS = new Map<string, Set<string>>();
for (const [call, endpoint] of Object.entries<Endpoint>(endpoints)) {
  for (const schema of [endpoint.request, endpoint.query, endpoint.answer]) {
    for (const name of schema ? textsIn(schema, call) : [])
      FIELDS.set(name, new Set([...(FIELDS.get(name) ?? []), call]));
  }
}

describe('the text fields of the contract', () => {
  test('are found', () => {
    expect([...FIELDS.keys()]).toEqual(expect.arrayContaining(['displayName', 'accountName', 'lo', 'tabs']));
  });

  test.each([...FIELDS])('%s has a class in text-fields.ts', (name, calls) => {
    expect(
      CONTRACT_TEXTS.get(name),
      `Classify ${name} (${[...calls].join(', ')}) in tools/viewer/live/text-fields.ts: does the player write it, or does it open something?`,
    ).toBeDefined();
  });

  test('are all that text-fields.ts lists', () => {
    expect([...CONTRACT_TEXTS.keys()].filter((name) => !FIELDS.has(name))).toEqual([]);
  });
});

test.each(['noteToStaff', 'nickname', 'comment', 'constructor', ''])(
  'a new free text of the player, “%s”, is masked in a capsule and in the live view',
  (name) => {
    const typed = 'my own words';
    const event = { type: 'deposit.submit', draft: { [name]: typed, lines: [typed, { [name]: typed }] } };
    expect(JSON.stringify(new Masker().masked(event))).not.toContain(typed);
    expect(shareable(event)).toEqual({
      type: 'deposit.submit',
      draft: { [name]: HIDDEN, lines: [HIDDEN, { [name]: HIDDEN }] },
    });
  },
);

test('the state of a machine stays, also where it consists of states within states', () => {
  const entry = { kind: 'event', event: { type: 'a' }, to: { player: { form: 'editing' } } };
  expect(new Masker().masked(entry)).toEqual(entry);
});

test('a masked text is masked in other texts of the capsule too', () => {
  const masker = new Masker();
  masker.masked({ noteToStaff: 'my own words' });
  expect(
    JSON.stringify(masker.scrubbed({ route: '/?q=my%20own%20words', message: 'my own words' })),
  ).not.toMatch(/own/);
});
