/** Examples of requests and responses, which the document shows. Who generates the document brings them. */
import type { Call } from '../endpoints.ts';
import type { ErrorCode } from '../errors.ts';

/** A request and its response, as a server has answered. */
export interface Example {
  readonly call: Call;
  /** Null for a success. */
  readonly code: ErrorCode | null;
  /** The body of the request; undefined if it had none. */
  readonly request: unknown;
  readonly answer: unknown;
}

/** Finds examples. Of several for one response the first counts. */
export class Examples {
  constructor(private readonly all: readonly Example[]) {}

  success(call: Call): Example | undefined {
    return this.all.find((example) => example.call === call && example.code === null);
  }

  /** Of the call's own errors, otherwise of the same errors of any call: their envelopes do not differ. */
  errors(codes: readonly ErrorCode[], call: Call | null): readonly Example[] {
    const of = (isMeant: (example: Example) => boolean) =>
      codes.flatMap((code) => this.all.find((example) => example.code === code && isMeant(example)) ?? []);
    const own = of((example) => example.call === call);
    return own.length > 0 ? own : of(() => true);
  }
}
