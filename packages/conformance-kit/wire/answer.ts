/** An answer of the server, as received over the wire. */
import type { ReceivedResponse } from '../../../contract/exchange/response.ts';

export { codeIn, cookieIn, isEnded, reported } from '../../../contract/exchange/response.ts';

/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | null;
}

export interface Answer extends ReceivedResponse {
  readonly request: SentRequest;
  /** When it was received, by `performance.now()`. */
  readonly receivedAt: number;
  /** Method and path for messages: `POST /deposits`. */
  readonly line: string;
}

/** The Date header in milliseconds since 1970. */
export function serverTime({ headers }: Answer): number {
  return Date.parse(headers.get('date') ?? '');
}
