/** A response as it was received over the wire, before anything of it was checked. */
import type { Call } from '../endpoints.ts';

export interface ReceivedResponse {
  /** Null for a request to an unknown path. */
  readonly call: Call | null;
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

export function codeIn({ body }: Pick<ReceivedResponse, 'body'>): string | undefined {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
}

/** A short text of the response: its status and error code, or its status and body. */
export function reported(response: Pick<ReceivedResponse, 'status' | 'text' | 'body'>): string {
  const code = codeIn(response);
  return code === undefined ? `${response.status} ${response.text}`.trim() : `${response.status} ${code}`;
}

function splitAt(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
