import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';
import { type Failure, FailureError } from '../../../contract/errors.ts';

/** One invocation of a slot. It may be answered late: after its machine has stopped caring. */
export class Call<Output, Input> {
  isAnswered = false;
  constructor(
    readonly input: Input,
    readonly signal: AbortSignal,
    private readonly settle: (outcome: Promise<Output>) => void,
  ) {}

  /** Whether somebody still waits for the answer. */
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

/** An actor slot of which each invocation is answered by hand. */
export class ControlledActor<Output, Input = NonReducibleUnknown> {
  readonly calls: Call<Output, Input>[] = [];
  readonly logic: PromiseActorLogic<Output, Input> = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve) => this.calls.push(new Call<Output, Input>(input, signal, resolve))),
  );

  get openCalls(): readonly Call<Output, Input>[] {
    return this.calls.filter((call) => call.isOpen);
  }

  /** The invocation that waits for its answer; a test that expects one where there is none is wrong. */
  get open(): Call<Output, Input> {
    const call = this.openCalls.at(-1);
    if (!call) throw new Error(`nobody waits for an answer; ${this.calls.length} were called before`);
    return call;
  }

  answer(output: Output): Promise<void> {
    return this.open.answer(output);
  }

  reject(failure: Failure): Promise<void> {
    return this.open.reject(failure);
  }
}

/** Until every promise that is answered by now has been heard. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
