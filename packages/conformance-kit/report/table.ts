/** Formats the findings for terminals and CI logs: plain text, grouped by call, in 100 columns. */
import { type Call, endpointOf, endpoints } from '../../../contract/endpoints.ts';
import type { Finding, RuleFacts, Verdict } from '../rule/rule.ts';

const WIDTH = 100;
const VERDICTS: Readonly<Record<Verdict, string>> = {
  pass: 'pass',
  fail: 'FAIL',
  'not reached': 'not reached',
};
/** Widths of verdict, section and rule name; the rule's sentence takes the rest. */
const COLUMNS = [11, 11, 30] as const;
/** Aligns details below the rule's name. */
const INDENT = ' '.repeat(2 + COLUMNS[0] + 2 + COLUMNS[1] + 2);

export function reportOf(findings: readonly Finding[]): string[] {
  const groups: readonly RuleFacts['call'][] = ['every call', ...(Object.keys(endpoints) as Call[])];
  return groups.flatMap((call) => {
    const ofCall = findings.filter((finding) => finding.call === call);
    return ofCall.length === 0 ? [] : [callHeading(call), ...ofCall.flatMap(linesOf), ''];
  });
}

/** Repeats the names of failed rules for the end of the log, where readers look first, each with what was sent and received. */
export function failuresOf(findings: readonly Finding[]): string[] {
  const failures = findings.filter(({ verdict }) => verdict === 'fail');
  return failures.length === 0 ? [] : ['Failed', ...failures.flatMap(failureLines), ''];
}

/** The command is neither wrapped nor indented, so that it can be copied to a shell. */
function failureLines({ id, exchange }: Finding): string[] {
  if (exchange === null) return [`  ${id}`];
  const { before, curl, response } = exchange;
  const sentBefore = before.length === 0 ? [] : [`# after ${before.join(', ')}`];
  return ['', `  ${id}`, ...sentBefore, ...`${curl}\n\n${response}`.split('\n')];
}

export function count(findings: readonly Finding[], verdict: Verdict): number {
  return findings.filter((finding) => finding.verdict === verdict).length;
}

/** The method and the path of a call. */
export function callHeading(call: RuleFacts['call']): string {
  if (call === 'every call') return 'Every call';
  const { method, path } = endpointOf(call);
  return `${method} ${path}`;
}

function linesOf(finding: Finding): string[] {
  const { id, verdict, section, says, expected, received, requestId } = finding;
  const name = id.slice(id.indexOf('.') + 1);
  const cells = [VERDICTS[verdict], section, name].map((cell, column) => cell.padEnd(COLUMNS[column] ?? 0));
  const head = `  ${cells.join('  ')}  `;
  const room = Math.max(WIDTH - head.length, 20);
  const line = head + cut(says, room);
  if (verdict === 'pass') return [line];
  if (verdict === 'not reached') return [line, ...labelled('needs', expected)];
  return [
    line,
    ...(says.length > room ? labelled('rule', says) : []),
    ...labelled('expected', expected),
    ...labelled('received', received),
    ...(requestId === null ? [] : labelled('request', requestId)),
  ];
}

/** Longer texts are cut; the relevant part is usually at the beginning. */
const LONGEST = 260;

function labelled(label: string, text: string): string[] {
  const lines = wrapped(cut(text.replace(/\s+/g, ' '), LONGEST), WIDTH - INDENT.length - 10);
  return lines.map((line, index) => INDENT + (index === 0 ? label : '').padEnd(10) + line);
}

function cut(text: string, room: number): string {
  return text.length <= room ? text : `${text.slice(0, room - 1)}…`;
}

/** Wraps text to lines of at most `width`; longer words are broken. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    const end = space > width / 2 ? space : width;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}
