import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { type Failure, FailureError } from '../../../contract/errors.ts';

/** One invocation of a `ControlledActor`. A test may settle it late, after the machine has left the invoking state. */
export class Call<Output, Input> {
  isAnswered = false;
  constructor(
    readonly input: Input,
    readonly signal: AbortSignal,
    private readonly settle: (outcome: Promise<Output>) => void,
  ) {}

  /** Whether the machine still waits for the result. */
  get isOpen(): boolean {
    return !this.isAnswered && !this.signal.aborted;
  }

  answer(output: Output): Promise<void> {
    return this.end(Promise.resolve(output));
  }

  reject(failure: Failure): Promise<void> {
    return this.end(Promise.reject(new FailureError(failure)));
  }

  private end(outcome: Promise<Output>): Promise<void> {
    this.isAnswered = true;
    this.settle(outcome);
    return settled();
  }
}

/** An actor for `provide`, whose invocations the test settles. */
export class ControlledActor<Output, Input = NonReducibleUnknown> {
  readonly calls: Call<Output, Input>[] = [];
  readonly logic: PromiseActorLogic<Output, Input> = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve) => this.calls.push(new Call<Output, Input>(input, signal, resolve))),
  );

  get openCalls(): readonly Call<Output, Input>[] {
    return this.calls.filter((call) => call.isOpen);
  }

  /** The latest open invocation. @throws if there is none. */
  get open(): Call<Output, Input> {
    const call = this.openCalls.at(-1);
    if (!call) throw new Error(`no call waits for a response; ${this.calls.length} were made before`);
    return call;
  }

  answer(output: Output): Promise<void> {
    return this.open.answer(output);
  }

  reject(failure: Failure): Promise<void> {
    return this.open.reject(failure);
  }
}

/** Resolves once the handlers of all promises settled so far have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
