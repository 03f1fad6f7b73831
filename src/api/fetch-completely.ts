/**
 * A `fetch` that resolves after the body has arrived. Otherwise ofetch would end its timeout at the headers, ignore the
 * timeout if it is given a signal, and report a broken body outside of its hooks.
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
  // A preloaded request cannot be cancelled: an abort only stops the waiting.
  return Promise.race([isAborted, completed(start(canceler.signal))]);
}

async function completed(coming: Promise<Response>): Promise<Response> {
  const response = await coming;
  const text = await response.text();
  // The constructor throws if a 204 has a body, even an empty string.
  return new Response(text === '' ? null : text, response);
}
