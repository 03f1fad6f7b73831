/** Writes docs/field-reports.md from tests/field-reports; with `--check`, fails if it is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD_REPORTS } from '../../tests/field-reports/all.ts';
import type { FieldReport } from '../../tests/field-reports/field-report.ts';
import { REPOSITORY } from '../../tests/suites/child.ts';

const FILE = join(REPOSITORY, 'docs/field-reports.md');

const INTRODUCTION = `# Field reports

Kinds of faults that users of comparable software have reported in public, tried on the site: real keyboards, translators, browsers, hosts and
backends. A new report is added to \`tests/field-reports\` first; then come a test that fails, and the fix. This page is generated from there
by \`npm run documents -- field-reports\`.
`;

const written = `${[INTRODUCTION, ...FIELD_REPORTS.map(sectionOf)].join('\n')}`;

if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== written) {
    console.error('docs/field-reports.md is out of date: npm run documents -- field-reports');
    process.exitCode = 1;
  }
} else writeFileSync(FILE, written);

function sectionOf({ kind, source, seen, input, expected, guard, tests }: FieldReport): string {
  const tried = input.map((each) => `- ${each}`).join('\n');
  const proofs = tests.map(([file, title]) => `- [${file}](../${file})${title === '' ? '' : `: *${title}*`}`);
  return `## ${kind}

Reported, for example, [here](${source}). ${seen}

Tried:

${tried}

Expected: ${expected}

Kept out: ${guard}

Tests:

${proofs.join('\n')}
`;
}
