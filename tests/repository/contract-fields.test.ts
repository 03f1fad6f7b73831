/** A field that is added to the contract gets a test: each field of a request and of an answer is named by one. */
import { expect, test } from 'vitest';
import { endpoints, type Endpoint } from '../../contract/endpoints.ts';
import type { OptionalField, Schema } from '../../contract/schema/vocabulary.ts';
import { CODE_FILES, textOf } from './files.ts';

/** What tests of the contract, of its backends and of the site name: `.note`, `note:` or `'note'`. */
const NAMED = new Set(
  CODE_FILES.filter((path) =>
    /^(tests\/(contract|mock-server|oracle|unit)|packages\/conformance-kit\/rules)\//.test(path),
  ).flatMap((path) =>
    [...textOf(path).matchAll(/[\w)\]?]\.(\w+)\b|'(\w+)'|\b(\w+):/g)].map(
      ([, read, named, given]) => read ?? named ?? given,
    ),
  ),
);

/** The site draws its own covers and emblems. */
const UNUSED = ['imageUrl'];

function fieldsIn(schema: Schema | undefined): readonly string[] {
  switch (schema?.kind) {
    case 'record':
      return Object.entries(schema.fields).flatMap(([name, field]: [string, Schema | OptionalField]) => [
        name,
        ...fieldsIn('optional' in field ? field.optional : field),
      ]);
    case 'list':
    case 'map':
    case 'nullable':
      return fieldsIn(schema.of);
    case 'union':
      return schema.of.flatMap(fieldsIn);
    default:
      return [];
  }
}

test.each(Object.entries<Endpoint>(endpoints))(
  '%s: a test names each of its fields',
  (_, { request, answer }) => {
    const unproven = [...fieldsIn(request), ...fieldsIn(answer)].filter(
      (name) => !NAMED.has(name) && !UNUSED.includes(name),
    );
    expect(unproven, 'fields that no test of tests/contract, tests/mock-server or tests/unit names').toEqual(
      [],
    );
  },
);
