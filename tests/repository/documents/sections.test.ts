/** Every reference to a section names one that docs/specification.md or docs/contract.md has. */
import { describe, expect, test } from 'vitest';
import { FILES, textOf } from '../files.ts';
import { numberedSections, sectionReferences } from './section-references.ts';

const SECTIONS = {
  specification: numberedSections(textOf('docs/specification.md')),
  contract: numberedSections(textOf('docs/contract.md')),
};

/** Without this file, which plants wrong references. */
const PATHS = FILES.filter(
  (path) => /\.(tsx?|js|css|md)$/.test(path) && path !== 'tests/repository/documents/sections.test.ts',
);

/** The references of a text to sections that do not exist, as `path:line: contract §7`. */
function unresolved(path: string, text: string): readonly string[] {
  return sectionReferences(text)
    .filter(({ book, section }) => !SECTIONS[book].has(section))
    .map(({ book, section, line }) => `${path}:${line}: ${book} §${section}`);
}

test('both documents have their sections', () => {
  expect([...SECTIONS.specification]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect([...SECTIONS.contract]).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('every reference resolves', () => {
  expect(PATHS.flatMap((path) => unresolved(path, textOf(path)))).toEqual([]);
});

describe('a reference', () => {
  test.each([
    ['of the contract that does not resolve', 'See contract §7.', ['a.ts:1: contract §7']],
    ['of the specification that does not resolve', 'spec §10', ['a.ts:1: specification §10']],
    ['without a document that does not resolve', 'as §12 says', ['a.ts:1: specification §12']],
    ['in a list', 'contract §1, §8 and §9', ['a.ts:1: contract §8', 'a.ts:1: contract §9']],
    ['after a line break in a comment', ' * as contract\n * §7 says', ['a.ts:2: contract §7']],
    ['in brackets', "the contract's (§7)", ['a.ts:1: contract §7']],
    ['to a part that has no number', 'contract §3.2', ['a.ts:1: contract §3.2']],
    ['that resolves', 'contract §6, specification §9 and §1, or §7', []],
    ['to another document', 'RFC 9562 §15.4', []],
  ])('%s', (_, text, found) => {
    expect(unresolved('a.ts', text)).toEqual(found);
  });
});
