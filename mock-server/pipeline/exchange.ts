/** The parameter of a handler: a request that has passed all common checks. */
import type {
  AnswerOf,
  Call,
  endpoints,
  ParametersOf,
  QueryOf,
  RequestOf,
} from '../../contract/endpoints.ts';
import type { Store } from '../store/store.ts';
import type { PlayerRow } from '../store/rows.ts';
import type { World } from '../world.ts';
import type { FieldProblems, Paging } from './shape.ts';
import type { RequestContext } from './request-context.ts';

type Row<C extends Call> = (typeof endpoints)[C];

export interface Exchange<C extends Call> {
  readonly world: World;
  readonly store: Store;
  readonly context: RequestContext;
  readonly requestId: string;
  /** Milliseconds since 1970 on the lab's clock. */
  readonly now: number;
  readonly parameters: ParametersOf<C>;
  readonly body: RequestOf<C>;
  readonly paging: Paging;
  readonly query: QueryOf<C>;
  /** The signed-in player; never null if the call's access is `player`. */
  readonly player: Row<C>['access'] extends 'player' ? PlayerRow : PlayerRow | null;
  readonly idempotencyKey: Row<C> extends { keyRequired: true } ? string : string | null;
}

/** `void` for a call that returns 204. */
type Answered<C extends Call> = AnswerOf<C> extends undefined ? void : AnswerOf<C>;

/** Returns the response, or throws an ApiError. */
export type Handle<C extends Call> = (exchange: Exchange<C>) => Answered<C> | Promise<Answered<C>>;

/** Validation that the request's schema cannot express: fields that must match each other or a header. */
export type ExtraShape<C extends Call> = (body: RequestOf<C>, headers: Headers) => FieldProblems;
