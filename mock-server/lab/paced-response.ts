/** Slows a response down: its head arrives at once, its body at a number of bytes per second. */

/** The interval between two chunks, if at least one byte is due. */
const TICK_MS = 50;

export async function pacedResponse(response: Response, bytesPerSecond: number): Promise<Response> {
  if (response.body === null) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const step = Math.max(1, Math.round((bytesPerSecond * TICK_MS) / 1_000));
  const pauseMs = (step / bytesPerSecond) * 1_000;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (sent >= bytes.length) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      controller.enqueue(bytes.subarray(sent, sent + step));
      sent += step;
    },
  });
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  return new Response(body, { status: response.status, headers });
}
