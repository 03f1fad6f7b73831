import type { Failure } from '../../contract/errors.ts';
import type { Browser } from '../platform/browser.ts';
import { wasSignedIn } from '../platform/page/last-known-session.ts';

export const XSRF_COOKIE = 'XSRF-TOKEN'; // spec §7: the default convention

/** The failure of a call that was not sent: the page's session has been replaced, or there can be none. */
export const SESSION_GONE: Failure = {
  kind: 'server',
  status: 401,
  code: 'UNAUTHENTICATED',
  fields: {},
  meta: {},
  requestId: '',
  retryAfterSeconds: null,
};

/**
 * Ties the page to the session that its player signed in with (contract §1). The XSRF token is bound to the session and rotates
 * with it, so that the cookie shows without a call whether another tab has replaced the session.
 */
export class SessionBinding {
  private boundTo: string | null = null;
  /** The token of the session in which the last login or lookup was answered. */
  private answeredIn: string | null = null;
  private hasLookedUp = false;
  /** Values of the cookie that the server has not accepted although they are still there: another host or path has planted them. */
  private readonly planted = new Set<string>();
  private confirm: (() => Promise<boolean>) | null = null;
  private confirming: Promise<boolean> | null = null;

  /** The tokens with which the page may have sent its first requests. */
  private readonly ofStart: readonly string[];

  constructor(private readonly browser: Browser) {
    this.ofStart = browser.firstCookies(XSRF_COOKIE);
  }

  /** The XSRF token of the browser's current session; null before the first response of the server. */
  token(): string | null {
    const tokens = this.browser.readCookies(XSRF_COOKIE);
    return tokens.find((token) => !this.planted.has(token)) ?? tokens[0] ?? null;
  }

  /** Prefers other tokens than this rejected one. Returns whether it is still there, and so was planted. */
  avoid(rejected: string | null): boolean {
    const isThere = rejected !== null && this.browser.readCookies(XSRF_COOKIE).includes(rejected);
    if (isThere) this.planted.add(rejected);
    return isThere;
  }

  /** How many other tokens the browser has. */
  otherTokens(than: string | null): number {
    return this.browser.readCookies(XSRF_COOKIE).filter((token) => token !== than).length;
  }

  /**
   * Whether to send a lookup, because a player may be signed in (docs/decisions/0031). Every response sets the XSRF cookie
   * (contract §1), so that a browser without it has never completed a login. The first lookup uses the cookies from before the
   * visit, because other calls of this page may have set the cookie by then. With a remembered player on this device the lookup
   * is always sent.
   */
  beginLookUp(): boolean {
    const { browser, hasLookedUp } = this;
    this.hasLookedUp = true;
    const hasToken = hasLookedUp ? this.token() !== null : this.ofStart.length > 0;
    return hasToken || wasSignedIn(browser.device);
  }

  /** Records the session in which a login or a lookup was answered; by default the current one. */
  recordAnswer(token: string | null = this.token()): void {
    this.answeredIn = token;
  }

  /** From now on a player's calls are made only in the session in which the last login or lookup was answered. */
  bind(): void {
    this.boundTo = this.answeredIn;
  }

  /** Binds to the current session: another tab has opened it for the same player. */
  bindCurrent(): void {
    this.recordAnswer();
    this.bind();
  }

  unbind(): void {
    this.boundTo = null;
  }

  /** Whether the page is bound to the session in which it sent its first requests. */
  get isThatOfStart(): boolean {
    return this.boundTo !== null && this.ofStart.includes(this.boundTo);
  }

  /** The token of the session that the page is bound to; null while no player is known. */
  get boundToken(): string | null {
    return this.boundTo;
  }

  /** Whether the session that the page is bound to has been replaced. */
  hasChanged(): boolean {
    return this.boundTo !== null && this.token() !== this.boundTo;
  }

  /** Sets the function that finds out, after the session has changed, whether it still belongs to the same player. */
  onChanged(confirm: () => Promise<boolean>): void {
    this.confirm = confirm;
  }

  /** Whether the current session belongs to the player of the page. Concurrent callers share one confirmation. */
  isSamePlayer(onFailure: (error: unknown) => void): Promise<boolean> {
    if (!this.confirm || !this.hasChanged()) return Promise.resolve(true);
    this.confirming ??= this.confirm()
      .catch((error: unknown) => {
        onFailure(error);
        throw error;
      })
      .finally(() => {
        this.confirming = null;
      });
    return this.confirming;
  }
}
