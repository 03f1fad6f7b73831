/** A request and its response for a report: a curl command, and the response as text. */
import type { Mismatch } from '../rule/outcome.ts';
import type { Answer, SentRequest } from '../wire/answer.ts';

export interface Exchange {
  /** The requests that the rule sent before, with their status. */
  readonly before: readonly string[];
  /** Secrets in it are masked: put your own in their place. */
  readonly curl: string;
  /** Status, headers and body. */
  readonly response: string;
}

/** More requests than these are a rule's preparation. */
const MOST_BEFORE = 12;

/** The exchange at fault, of those of a rule: the one that the mismatch names, otherwise the last one before it was noticed. */
export function exchangeOf(mismatch: Mismatch, answers: readonly Answer[]): Exchange | null {
  const { requestId, noticedAt, unanswered } = mismatch;
  const until = answers.filter(({ receivedAt }) => receivedAt <= noticedAt);
  if (unanswered) return { before: linesOf(until), curl: curlOf(unanswered), response: 'none' };
  const named = until.findLastIndex(({ headers }) => headers.get('x-request-id') === requestId);
  const index = requestId === null || named === -1 ? until.length - 1 : named;
  const answer = until[index];
  if (!answer) return null;
  return {
    before: linesOf(until.slice(0, index)),
    curl: curlOf(answer.request),
    response: responseText(answer),
  };
}

function linesOf(answers: readonly Answer[]): string[] {
  return answers.slice(-MOST_BEFORE).map(({ line, status }) => `${line} ${status}`);
}

/** A command for a POSIX shell. */
function curlOf({ method, url, headers, body }: SentRequest): string {
  const parts = [...headers].map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  if (body !== null) parts.push(`--data-raw ${quoted(cut(body))}`);
  return [`curl -i -X ${method} ${quoted(url)}`, ...parts].join(' \\\n  ');
}

/** Some rules send bodies of more than 64 KB. */
const LONGEST = 4_000;

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length} characters)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function responseText({ status, headers, text }: Answer): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP ${status}`, ...lines, '', cut(text)].join('\n').trimEnd();
}
