import type { AnswerOf, Call, ParametersOf, RequestOf } from '../../contract/endpoints.ts';
import type { UnreadableRow } from '../../contract/schema/tolerant.ts';

interface CommonOptions {
  readonly signal?: AbortSignal;
  /** The Idempotency-Key; by default an unsafe call gets a new one. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Asks who is signed in: sent in any session, and a 401 is an answer and not the loss of a session. Not sent where there can be
   * no session.
   */
  readonly isLookUp?: boolean;
}

/** The options of a call; path parameters and body as its row requires them. */
export type CallOptions<C extends Call> = CommonOptions &
  (keyof ParametersOf<C> extends never ? unknown : { readonly parameters: ParametersOf<C> }) &
  (RequestOf<C> extends undefined ? unknown : { readonly body: RequestOf<C> });

/** The options of any call. */
export interface Sent extends CommonOptions {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What a call tells; of a list also the rows that could not be read. */
export type CallResult<C extends Call> =
  AnswerOf<C> extends { items: readonly unknown[] }
    ? AnswerOf<C> & { readonly unreadable: readonly UnreadableRow[] }
    : AnswerOf<C>;

/** The options of a call may be left out where none is required. */
export type ArgumentsOf<C extends Call> = keyof ParametersOf<C> extends never
  ? RequestOf<C> extends undefined
    ? [options?: CallOptions<C>]
    : [options: CallOptions<C>]
  : [options: CallOptions<C>];
