/** Reports: what a machine tells another actor of the system, whichever machine invokes it. */
import {
  type ActionFunction,
  type AnyActorRef,
  enqueueActions,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';

/** The actors that receive reports, by their `systemId`. */
export type Receiver = 'app' | 'session' | 'player';

interface Outbox<Report extends EventObject> {
  readonly enqueue: {
    emit(report: Report): void;
    sendTo(target: AnyActorRef, report: Report): void;
  };
  readonly system: { get(receiver: Receiver): AnyActorRef | undefined };
  readonly self: AnyActorRef;
}

/**
 * Sends a report within `enqueueActions`. It is also emitted, because a machine that runs alone has no receiver: in the
 * simulator, in a test, in a replay.
 */
export function sendReport<Report extends EventObject>(
  { enqueue, system, self }: Outbox<Report>,
  report: Report,
  to: Receiver = 'app',
): void {
  enqueue.emit(report);
  const receiver = system.get(to);
  if (receiver && receiver !== self) enqueue.sendTo(receiver, report);
}

/** An action that reports to an actor of the system, to the root unless it says otherwise (docs/decisions/0046). */
export function report<
  Context extends MachineContext,
  Event extends EventObject,
  Report extends EventObject,
  Params extends ParameterizedObject['params'] | undefined = undefined,
>(
  made: Report | ((args: { readonly context: Context; readonly event: Event }, params: Params) => Report),
  to?: Receiver,
): ActionFunction<Context, Event, Event, Params, never, never, never, never, Report> {
  return enqueueActions<Context, Event, Params, Event, never, never, never, never, Report>(
    ({ context, event, enqueue, system, self }, params) =>
      sendReport(
        { enqueue, system, self },
        typeof made === 'function' ? made({ context, event }, params) : made,
        to,
      ),
  );
}
