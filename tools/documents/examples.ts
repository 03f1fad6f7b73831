/**
 * Collects the examples of the OpenAPI document: the mock's own answers to the conformance kit, which makes every call succeed and
 * fail in each way. What is random in them, such as a key, is replaced by a fixed value, so that the document changes only with the mock.
 */
import { type Call, endpointOf } from '../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../../contract/errors.ts';
import type { Example } from '../../contract/openapi/examples.ts';
import { read } from '../../contract/schema/struct.ts';
import { serve } from '../../tests/mock-process.ts';
import { type Answer, codeIn, conform } from '../../packages/conformance-kit/index.ts';

/** Returns one example for each success and for each error of a call. */
export async function collectExamples(): Promise<readonly Example[]> {
  const { origin, lab, close } = await serve();
  const found = new Map<string, Example>();
  const onAnswer = (answer: Answer) => {
    const example = exampleOf(answer);
    if (example === null) return;
    const name = `${example.call} ${example.code}`;
    const before = found.get(name);
    if (before === undefined || isBetter(example, before)) found.set(name, example);
  };
  try {
    await conform({ origin, lab, mode: 'full', credentials: [], seed: 1, onAnswer });
    const met = new Set([...found.values()].map(({ code }) => code));
    const unmet = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => !met.has(code));
    for (const code of unmet) {
      const answer = await faultedAnswer(origin, lab, code);
      found.set(code, { call: 'banks', code, request: undefined, answer: fixed(answer) });
    }
  } finally {
    await close();
  }
  return [...found.values()];
}

function exampleOf(answer: Answer): Example | null {
  const { call, request, body, status } = answer;
  const code = codeIn(answer);
  if (call === null || (status >= 400 && (code === undefined || !isErrorCode(code)))) return null;
  const isError = status >= 400 && code !== undefined && isErrorCode(code);
  const sent = request.body === null || isError ? undefined : knownFields(call, JSON.parse(request.body));
  return { call, code: isError ? code : null, request: fixed(sent), answer: fixed(body) };
}

/** The request without fields that the contract does not know. */
function knownFields(call: Call, sent: unknown): unknown {
  const { request } = endpointOf(call);
  const reading = request && read(request, sent);
  return reading?.ok ? reading.value : sent;
}

/** The short example of two successes, but not an empty one. Of errors the first is kept. */
function isBetter(example: Example, before: Example): boolean {
  if (example.code !== null) return false;
  const [text, textBefore] = [JSON.stringify(example.answer) ?? '', JSON.stringify(before.answer) ?? ''];
  const isEmpty = (json: string) => /"(items|usage)":(\[\]|null)/.test(json);
  if (isEmpty(text) !== isEmpty(textBefore)) return isEmpty(textBefore);
  return sizeOf(example) < sizeOf(before);
}

function sizeOf({ answer, request }: Example): number {
  return (JSON.stringify(answer) ?? '').length + (JSON.stringify(request) ?? '').length;
}

/** The mock's answer with a code that no request can provoke. */
async function faultedAnswer(origin: string, lab: string, code: ErrorCode): Promise<unknown> {
  const fault = {
    match: { path: '/api/v2/banks' },
    fault: 'status',
    code,
    status: ERROR_STATUS[code],
    times: 1,
  };
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${lab}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  return (await fetch(`${origin}/api/v2/banks`)).json();
}

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '3f1c9a52-7b1e-4c7e-9f5a-0d2b6c8e4a10'],
  [/"requestId":"[^"]*"/g, '"requestId":"req-000042"'],
  [/(?<=launch=|"quoteId":")[\w-]+/g, 'b7Qm2xk9TtE4nWc0'],
];

function fixed(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(REPLACED.reduce((text, [from, to]) => text.replace(from, to), JSON.stringify(value)));
}
