/** Who may drive the lab: contract §6. This machine always may; any other host with the token of the server. */
import { LAB_PATH } from '../paths.ts';
import { cookiesIn } from '../pipeline/cookies.ts';
import { equalInConstantTime } from './crypto.ts';

const COOKIE = 'lab-token';

/** What fits into a header unchanged. */
const SENDABLE = /^[\x21-\x7e]{1,200}$/;

/** Guessing a shorter token is practical. */
const STRONG_LENGTH = 16;

export class LabAccess {
  readonly #token: string | null;

  /** `token` is LAB_TOKEN; without it, or with an empty one, only this machine may drive the lab. Throws if it cannot be sent. */
  constructor(token: string | undefined = undefined) {
    if (token && !SENDABLE.test(token)) {
      throw new Error(
        'LAB_TOKEN is sent in a header: it may have up to 200 ASCII letters, digits and signs, but no space.',
      );
    }
    this.#token = token || null;
  }

  get hasToken(): boolean {
    return this.#token !== null;
  }

  get isWeak(): boolean {
    return this.#token !== null && this.#token.length < STRONG_LENGTH;
  }

  isToken(presented: string): boolean {
    return this.#token !== null && equalInConstantTime(presented, this.#token);
  }

  /** The token that a request presents, right or wrong; null for none. */
  presentedIn(headers: {
    readonly authorization?: string | undefined;
    readonly cookie?: string | undefined;
  }) {
    const [, bearer] = /^Bearer (.*)$/i.exec(headers.authorization ?? '') ?? [];
    if (bearer !== undefined) return bearer;
    const cookie = cookiesIn(headers.cookie ?? '').get(COOKIE);
    return cookie === undefined ? null : decoded(cookie);
  }

  /** The path of the link for another host: sets the cookie and leads to the home page. Null without a token. */
  get entrance(): string | null {
    return this.#token && `${LAB_PATH}/enter?token=${encodeURIComponent(this.#token)}`;
  }

  /** No script can read it, no other site can cause its use, and it is not sent with the calls of the product. */
  cookieOf(token: string, secure: boolean): string {
    const flags = `Path=${LAB_PATH}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    return `${COOKIE}=${encodeURIComponent(token)}; ${flags}`;
  }
}

/** Returns the text unchanged if it has an invalid escape: it is then a wrong token. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
