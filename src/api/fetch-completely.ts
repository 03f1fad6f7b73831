/**
 * A `fetch` that resolves when the body has arrived. ofetch stops its timeout at the headers, ignores it when it is given a signal,
 * and reports a body that breaks off outside of its hooks; with the body already there, all three are right.
 */
export async function fetchCompletely(
  start: (signal: AbortSignal) => Promise<Response>,
  signals: readonly (AbortSignal | null | undefined)[],
): Promise<Response> {
  const canceler = new AbortController();
  const isAborted = new Promise<never>((_, reject) => {
    const abort = () => {
      canceler.abort();
      reject(new DOMException('The request was aborted.', 'AbortError'));
    };
    for (const signal of signals) {
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort, { once: true });
    }
  });
  // A response that was preloaded cannot be canceled, but need not be awaited.
  return Promise.race([isAborted, completed(start(canceler.signal))]);
}

async function completed(coming: Promise<Response>): Promise<Response> {
  const response = await coming;
  const text = await response.text();
  // A 204 must have no body at all.
  return new Response(text === '' ? null : text, response);
}
