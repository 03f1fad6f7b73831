/** The findings as JUnit XML, as CI servers read it: a suite for each call, a test case for each rule. */
import type { Finding } from '../rule/rule.ts';
import { count, callHeading } from './table.ts';

export function junitOf(findings: readonly Finding[], target: string): string {
  const calls = [...new Set(findings.map(({ call }) => call))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(target)}" ${countsOf(findings)}>`,
    ...calls.flatMap((call) => {
      const ofCall = findings.filter((finding) => finding.call === call);
      const head = `  <testsuite name="${escaped(callHeading(call))}" ${countsOf(ofCall)}>`;
      return [head, ...ofCall.flatMap(testCase), '  </testsuite>'];
    }),
    '</testsuites>',
  ].join('\n');
}

function countsOf(findings: readonly Finding[]): string {
  const seconds = findings.reduce((sum, finding) => sum + finding.seconds, 0);
  const skipped = count(findings, 'not reached');
  return `tests="${findings.length}" failures="${count(findings, 'fail')}" errors="0" skipped="${skipped}" time="${seconds.toFixed(3)}"`;
}

function testCase(finding: Finding): string[] {
  const { id, call, says, section, verdict, expected, received, exchange, seconds } = finding;
  const head = `    <testcase classname="${escaped(call)}" name="${escaped(id)}" time="${seconds.toFixed(3)}"`;
  if (verdict === 'pass') return [`${head}/>`];
  if (verdict === 'not reached')
    return [`${head}>`, `      <skipped message="${escaped(expected)}"/>`, '    </testcase>'];
  const sent = exchange ? `\n\n${exchange.curl}\n\n${exchange.response}` : '';
  const text = `${says} (${section})\nexpected ${expected}\nreceived ${received}${sent}`;
  const message = escaped(`expected ${expected}`);
  return [`${head}>`, `      <failure message="${message}">${escaped(text)}</failure>`, '    </testcase>'];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A response may have characters that XML 1.0 does not allow, not even as references. */
function escaped(text: string): string {
  return (
    text
      // oxlint-disable-next-line eslint/no-control-regex -- These are the characters to replace.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, '\ufffd')
      .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
  );
}
