/** An answer of the server, as received over the wire. */
import type { Call } from '../../../contract/endpoints.ts';

/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | null;
}

export interface Answer {
  readonly request: SentRequest;
  /** When it was received, by `performance.now()`. */
  readonly receivedAt: number;
  /** Null for a request to an unknown path. */
  readonly call: Call | null;
  /** Method and path for messages: `POST /deposits`. */
  readonly line: string;
  /** Whether it was received over HTTPS. */
  readonly isSecure: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly setCookies: readonly Cookie[];
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
}

/** A parsed Set-Cookie header. Attribute names are in lower case. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export function cookieIn(header: string): Cookie {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const [name, value] = splitAt(pair);
  return {
    name,
    value,
    attributes: new Map(
      attributes.map((attribute) => {
        const [attributeName, attributeValue] = splitAt(attribute);
        return [attributeName.toLowerCase(), attributeValue];
      }),
    ),
  };
}

/** Whether a Set-Cookie header deletes its cookie. */
export function isEnded({ value, attributes }: Cookie): boolean {
  const expires = attributes.get('expires');
  return (
    value === '' ||
    attributes.get('max-age') === '0' ||
    (expires !== undefined && Date.parse(expires) < Date.UTC(1971, 0))
  );
}

export function codeIn({ body }: Answer): string | undefined {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
}

/** The Date header in milliseconds since 1970. */
export function serverTime({ headers }: Answer): number {
  return Date.parse(headers.get('date') ?? '');
}

/** A short text of the response: its status and error code, or its status and body. */
export function reported(answer: Answer): string {
  const code = codeIn(answer);
  return code === undefined ? `${answer.status} ${answer.text}`.trim() : `${answer.status} ${code}`;
}

function splitAt(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
