/** Types of the session machine. */
import type { Failure } from '../contract/errors.ts';
import type { Intent, IntentSource } from './submission.vocabulary.ts';

/** The player of the session, as returned by the server. */
export interface SignedInPlayer {
  readonly playerId: string;
  readonly username: string;
  readonly displayName: string;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A login that was sent. Only its submission has the password, until the outcome is known. */
export interface LogInIntent extends Intent {
  readonly credentials: Credentials;
}

/** A logout that was sent. */
export interface LogOutIntent extends Intent {
  /** The player who logs out; null if the site did not know the player yet. */
  readonly playerId: string | null;
}

/** The session has ended, or another player has signed in since. */
export type LogOutResult = 'ended' | 'someoneElse';

export interface SessionContext extends IntentSource {
  readonly playerId: string | null;
  readonly username: string | null;
  /** Known from the login response before the current player is requested. */
  readonly displayName: string | null;
  /** How the site has learned who is signed in. */
  readonly by: 'logIn' | 'lookUp';
  /** Why the last login or logout failed. */
  readonly failure: Failure | null;
  /** Whether the session ended without a logout while the player was using the site. */
  readonly wasLost: boolean;
}

export type SessionEvent =
  | ({ readonly type: 'session.logIn' } & Credentials)
  | { readonly type: 'session.logOut' }
  /** The player stops waiting for the login. */
  | { readonly type: 'session.stopWaiting' }
  /** Fetches the current player again: after a registration that signed in, or when another tab changed the session. */
  | { readonly type: 'session.lookUp' }
  /** Navigation to a guarded page without a known session (specification §2). */
  | { readonly type: 'session.enter' }
  /** Some call was rejected with 401 UNAUTHENTICATED. */
  | { readonly type: 'session.lost' }
  | { readonly type: 'news.network.reconnected' }
  | { readonly type: 'news.page.returned' };

export type SessionEmitted =
  /** `logIn`: the cached player is stale (specification §4). `lookUp`: the response is already in the cache. */
  | { readonly type: 'session.started'; readonly playerId: string; readonly by: 'logIn' | 'lookUp' }
  | { readonly type: 'session.lost' }
  | { readonly type: 'session.ended' }
  /** It is known whether a player is signed in, or that the look-up has failed. */
  | { readonly type: 'session.settled'; readonly status: 'signedIn' | 'signedOut' | 'unreachable' };

export type SessionSettled = Extract<SessionEmitted, { readonly type: 'session.settled' }>;

export type SessionStarted = Extract<SessionEmitted, { readonly type: 'session.started' }>;
