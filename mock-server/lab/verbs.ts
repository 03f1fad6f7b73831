/** Every verb of the lab: contract §6. The raw collections are apart, in http/raw-collections.ts. */
import { type LabVerb, unknownVerb } from './lab-verb.ts';
import { setMode } from './verbs/bank-mode.ts';
import { payAtBank } from './verbs/bank-pay.ts';
import { setClock } from './verbs/clock.ts';
import { adjustCredit } from './verbs/credit.ts';
import { addFault, clearFaults, listFaults } from './verbs/faults.ts';
import { setRate } from './verbs/rates.ts';
import { reset } from './verbs/reset.ts';
import { listScenarios } from './verbs/scenarios.ts';
import { signIn } from './verbs/session.ts';
import { actOnDeposit } from './verbs/staff-deposit.ts';
import { showState } from './verbs/state.ts';

export const labVerbs: readonly LabVerb[] = [
  showState,
  signIn,
  reset,
  listScenarios,
  payAtBank,
  setMode,
  actOnDeposit,
  adjustCredit,
  setRate,
  setClock,
  listFaults,
  addFault,
  clearFaults,
  unknownVerb,
];
