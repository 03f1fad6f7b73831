/** Delivers what a machine emits to another actor of the system. */
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate';

/** The actors that receive reports, by their `systemId`. */
export type Receiver = 'app' | 'player';

/** The part of an actor system that xstate does not declare: `send` with a sender, which the inspector shows. */
interface MessageRelay {
  _relay(source: AnyActorRef, target: AnyActorRef, event: EventObject): void;
}

/**
 * Returns the machine with one addition: each event that it emits is also sent as a message to `receiver`, with this actor as
 * its sender. The machine itself does not know its receiver, so it also runs alone: in the simulator, in tests and in replays.
 * Without a receiver in the system the event is only emitted (docs/decisions/0046).
 */
export function reporting<Machine extends AnyStateMachine>(machine: Machine, receiver: Receiver): Machine {
  const delivering = (scope: Scope): Scope => ({
    ...scope,
    emit: (event: EventObject) => {
      scope.emit(event);
      const { self, system } = scope;
      const target: AnyActorRef | undefined = system.get(receiver);
      if (target) (system as typeof system & MessageRelay)._relay(self, target, event);
    },
  });
  const { transition, getInitialSnapshot, provide } = machine;
  return Object.assign(Object.create(machine) as Machine, {
    transition: (snapshot: Snapshot, event: EventObject, scope: Scope) =>
      transition.call(machine, snapshot, event, delivering(scope)),
    getInitialSnapshot: (scope: Scope, input?: unknown) =>
      getInitialSnapshot.call(machine, delivering(scope), input),
    provide: (implementations: Parameters<typeof provide>[0]) =>
      reporting(provide.call(machine, implementations), receiver),
  });
}

type Snapshot = Parameters<AnyStateMachine['transition']>[0];
type Scope = Parameters<AnyStateMachine['transition']>[2];
