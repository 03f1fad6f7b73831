/** The machines of a ledger walk: those of the site with their network actors, or a mutant in place of one. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import { depositWithActors } from '../../../src/features/deposit/deposit-actors.ts';
import {
  promotionCancelWithActors,
  promotionClaimWithActors,
} from '../../../src/features/promotion/promotion-actors.ts';
import { withdrawWithActors } from '../../../src/features/withdraw/withdraw-actors.ts';

export interface Casting {
  readonly deposit: typeof depositWithActors;
  readonly withdraw: typeof withdrawWithActors;
  readonly claim: typeof promotionClaimWithActors;
  readonly cancel: typeof promotionCancelWithActors;
}

export const AS_THEY_ARE: Casting = {
  deposit: depositWithActors,
  withdraw: withdrawWithActors,
  claim: promotionClaimWithActors,
  cancel: promotionCancelWithActors,
};

/** The machines that move money and therefore cause ledger lines. */
export const CAST = [
  'submission',
  'deposit',
  'depositOrder',
  'depositCheck',
  'depositQr',
  'withdraw',
  'withdrawQuote',
  'withdrawOrder',
  'promotionClaim',
  'promotionCancel',
] as const;
export type Role = (typeof CAST)[number];

export function isRole(machine: string): machine is Role {
  return CAST.some((role) => role === machine);
}

/** Replaces one machine by another: uses the mutant's configuration with the implementations of the original. */
export function withUnderstudy(role: Role, understudy: AnyStateMachine): Casting {
  const played = <Machine extends AnyStateMachine>({ implementations }: Machine): Machine =>
    new StateMachine(understudy.config, implementations) as AnyStateMachine as Machine;
  switch (role) {
    case 'deposit':
      return { ...AS_THEY_ARE, deposit: (...network) => played(depositWithActors(...network)) };
    case 'depositOrder':
      return {
        ...AS_THEY_ARE,
        deposit: (...network) => withInvoked(depositWithActors(...network), 'followOrder', played),
      };
    case 'depositCheck':
      return { ...AS_THEY_ARE, deposit: (...network) => withPartOfOrder(network, 'checkOrder', played) };
    case 'depositQr':
      return { ...AS_THEY_ARE, deposit: (...network) => withPartOfOrder(network, 'showQr', played) };
    case 'submission':
      return {
        ...AS_THEY_ARE,
        deposit: (...network) =>
          withInvoked(withPartOfOrder(network, 'submitCancellation', played), 'submitDeposit', played),
        withdraw: (...network) => withInvoked(withdrawWithActors(...network), 'submitWithdraw', played),
        claim: (...network) => withInvoked(promotionClaimWithActors(...network), 'submitClaim', played),
        cancel: (...network) => withInvoked(promotionCancelWithActors(...network), 'cancelUsage', played),
      };
    case 'withdraw':
      return { ...AS_THEY_ARE, withdraw: (...network) => played(withdrawWithActors(...network)) };
    case 'withdrawQuote':
      return {
        ...AS_THEY_ARE,
        withdraw: (...network) => withInvoked(withdrawWithActors(...network), 'offerQuote', played),
      };
    case 'withdrawOrder':
      return {
        ...AS_THEY_ARE,
        withdraw: (...network) => withInvoked(withdrawWithActors(...network), 'followOrder', played),
      };
    case 'promotionClaim':
      return { ...AS_THEY_ARE, claim: (...network) => played(promotionClaimWithActors(...network)) };
    case 'promotionCancel':
      return { ...AS_THEY_ARE, cancel: (...network) => played(promotionCancelWithActors(...network)) };
  }
}

/** Replaces a machine that the machine of a deposit order invokes. */
function withPartOfOrder(
  network: Parameters<typeof depositWithActors>,
  name: string,
  played: (invoked: AnyStateMachine) => AnyStateMachine,
) {
  return withInvoked(depositWithActors(...network), 'followOrder', (order) =>
    withInvoked(order, name, played),
  );
}

/** Replaces the machine that another one invokes by this name. */
function withInvoked<Machine extends AnyStateMachine>(
  machine: Machine,
  name: string,
  played: (invoked: AnyStateMachine) => AnyStateMachine,
): Machine {
  const invoked = machine.implementations.actors[name] as AnyStateMachine;
  return machine.provide({ actors: { [name]: played(invoked) } }) as Machine;
}
