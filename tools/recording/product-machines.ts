/** The product's machines by id, as committed: without implementations from the fixtures or the site. */
import type { AnyStateMachine } from 'xstate';
import { appMachine } from '../../machines/app.machine.ts';
import { bankAccountMachine } from '../../machines/bankAccount.machine.ts';
import { depositMachine } from '../../machines/deposit.machine.ts';
import { depositCheckMachine } from '../../machines/depositCheck.machine.ts';
import { depositOrderMachine } from '../../machines/depositOrder.machine.ts';
import { depositQrMachine } from '../../machines/depositQr.machine.ts';
import { fingerprintMachine } from '../../machines/fingerprint.machine.ts';
import { gameLaunchMachine } from '../../machines/gameLaunch.machine.ts';
import { navigationMachine } from '../../machines/navigation.machine.ts';
import { passwordChangeMachine } from '../../machines/passwordChange.machine.ts';
import { playerMachine } from '../../machines/player.machine.ts';
import { promotionCancelMachine } from '../../machines/promotionCancel.machine.ts';
import { promotionClaimMachine } from '../../machines/promotionClaim.machine.ts';
import { responsiblePlayMachine } from '../../machines/responsiblePlay.machine.ts';
import { registrationMachine } from '../../machines/registration.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import { sessionReminderMachine } from '../../machines/sessionReminder.machine.ts';
import { submissionMachine } from '../../machines/submission.machine.ts';
import { successMachine } from '../../machines/success.machine.ts';
import { toastMachine } from '../../machines/toast.machine.ts';
import { upgradeMachine } from '../../machines/upgrade.machine.ts';
import { usernameCheckMachine } from '../../machines/usernameCheck.machine.ts';
import { withdrawMachine } from '../../machines/withdraw.machine.ts';
import { withdrawOrderMachine } from '../../machines/withdrawOrder.machine.ts';
import { withdrawQuoteMachine } from '../../machines/withdrawQuote.machine.ts';

export type Machines = ReadonlyMap<string, AnyStateMachine>;

export const PRODUCT_MACHINES: Machines = new Map(
  [
    appMachine,
    sessionMachine,
    playerMachine,
    registrationMachine,
    usernameCheckMachine,
    bankAccountMachine,
    submissionMachine,
    depositMachine,
    depositOrderMachine,
    depositCheckMachine,
    depositQrMachine,
    withdrawMachine,
    withdrawQuoteMachine,
    withdrawOrderMachine,
    promotionClaimMachine,
    promotionCancelMachine,
    gameLaunchMachine,
    responsiblePlayMachine,
    passwordChangeMachine,
    sessionReminderMachine,
    fingerprintMachine,
    navigationMachine,
    successMachine,
    toastMachine,
    upgradeMachine,
  ].map((machine: AnyStateMachine) => [machine.id, machine] as const),
);
