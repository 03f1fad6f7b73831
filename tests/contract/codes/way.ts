/** A way to an answer: a state of the business, and the request that is answered so in it. */
import type { Call, endpoints, ParametersOf, RequestOf } from '../../../contract/endpoints.ts';
import type { Stage } from '../../../mock-server/lab/scenarios/stage.ts';

export interface Wanted<C extends Call> {
  readonly parameters?: ParametersOf<C>;
  readonly body?: RequestOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Who asks; `demo` unless said, and null for a visitor. */
  readonly as?: string | null;
  /** How often it is asked before the answer counts. */
  readonly before?: number;
}

export type Way<C extends Call> = (stage: Stage) => Wanted<C>;

type OwnCode<C extends Call> = (typeof endpoints)[C]['errors'][number];

/** For each call: the way to its success, and to each code of its own. A code without a way does not compile. */
export type Ways<C extends Call> = { readonly success: Way<C> } & { readonly [Code in OwnCode<C>]: Way<C> };
export type WaysOf<Calls extends Call> = { readonly [C in Calls]: Ways<C> };
