/** Who may drive the lab: contract §6. This machine always may; any other host with the token of the server. */
import { LAB_PATH } from '../paths.ts';
import { cookiesIn } from '../pipeline/cookies.ts';
import { equalInConstantTime } from './crypto.ts';

const COOKIE = 'lab-token';

/** What fits into a header unchanged. */
const SENDABLE = /^[\x21-\x7e]{1,200}$/;

/** Guessing a shorter token is practical. */
const STRONG_LENGTH = 16;

/** This many wrong tokens of an address are answered at once. Each later one waits for its turn, one a second (contract §6). */
const FREE_ATTEMPTS = 10;
const TURN_MS = 1_000;

/** The addresses whose wrong tokens are counted; the one that was first counted is forgotten for a new one. */
const MOST_ADDRESSES = 1_000;

interface Attempts {
  wrong: number;
  /** Resolves when the next attempt may be compared. */
  turn: Promise<void>;
}

export class LabAccess {
  readonly #token: string | null;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #attempts = new Map<string, Attempts>();

  /**
   * `token` is LAB_TOKEN; without it, or with an empty one, only this machine may drive the lab. Throws if it cannot be sent.
   * Tests may provide `wait`.
   */
  constructor(
    token: string | undefined = undefined,
    wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
  ) {
    this.#wait = wait;
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

  /** Compares a token that came from an address. Resolves later if that address has presented many wrong ones. */
  async isToken(presented: string, address: string): Promise<boolean> {
    if (this.#token === null) return false;
    const attempts = this.#attempts.get(address) ?? { wrong: 0, turn: Promise.resolve() };
    if (attempts.wrong >= FREE_ATTEMPTS) {
      attempts.turn = attempts.turn.then(() => this.#wait(TURN_MS));
      await attempts.turn;
    }
    if (equalInConstantTime(presented, this.#token)) {
      this.#attempts.delete(address);
      return true;
    }
    attempts.wrong += 1;
    const [first] = this.#attempts.keys();
    if (first !== undefined && this.#attempts.size >= MOST_ADDRESSES) this.#attempts.delete(first);
    this.#attempts.set(address, attempts);
    return false;
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
