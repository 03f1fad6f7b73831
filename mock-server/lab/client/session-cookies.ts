/** A cookie of a session, as Playwright and other browsers' tools take it, together with the `url` of the site. */
export interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
  readonly sameSite: 'Lax';
  readonly secure: boolean;
}

/** Reads the `Set-Cookie` headers of a response. */
export function sessionCookiesIn(headers: readonly string[]): readonly SessionCookie[] {
  return headers.map((header) => {
    const [pair = '', ...flags] = header.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    return {
      name,
      value: value.join('='),
      httpOnly: flags.includes('HttpOnly'),
      sameSite: 'Lax' as const,
      secure: flags.includes('Secure'),
    };
  });
}
