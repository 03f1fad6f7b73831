/** Every verb of the lab: contract §6. */
import type { HttpHandler } from 'msw';
import { LabAccess } from '../security/lab-access.ts';
import type { World } from '../world.ts';
import { LAB_PATH, type LabVerb, labVerb, unknownVerb } from './lab-verb.ts';
import type { VerbDescription } from './verb-description.ts';
import { forgetViolations, showBackend, switchCalls } from './verbs/backend.ts';
import { switchBank } from './verbs/bank-mode.ts';
import { payAtBank } from './verbs/bank-pay.ts';
import { setClock } from './verbs/clock.ts';
import { adjustCredit } from './verbs/credit.ts';
import { entrance } from './verbs/enter.ts';
import { followEvents } from './verbs/events.ts';
import { exportState } from './verbs/export.ts';
import { addFault, clearFaults, listFaults, removeFault } from './verbs/faults.ts';
import { importState } from './verbs/import.ts';
import { countRequests, showJournal } from './verbs/journal.ts';
import { showLedger } from './verbs/ledger.ts';
import { setRate } from './verbs/rates.ts';
import { reset } from './verbs/reset.ts';
import { listScenarios } from './verbs/scenarios.ts';
import { signIn } from './verbs/session.ts';
import { actOnDeposit } from './verbs/staff-deposit.ts';
import { actOnUsage } from './verbs/staff-usage.ts';
import { actOnWithdrawal } from './verbs/staff-withdraw.ts';
import { showState } from './verbs/state.ts';
import { worldsVerbs } from './verbs/worlds.ts';

/** In the order of the list of verbs. */
const labVerbs: readonly LabVerb[] = [
  showState,
  showLedger,
  signIn,
  reset,
  listScenarios,
  payAtBank,
  switchBank,
  actOnDeposit,
  actOnWithdrawal,
  actOnUsage,
  adjustCredit,
  setRate,
  setClock,
  listFaults,
  addFault,
  clearFaults,
  removeFault,
  showJournal,
  countRequests,
  showBackend,
  switchCalls,
  forgetViolations,
  followEvents,
  exportState,
  importState,
];

/** Handled by json-server, in http/raw-collections.ts. */
const rawCollections: readonly VerbDescription[] = [
  {
    method: 'GET',
    path: `${LAB_PATH}/db`,
    explanation: 'Lists the names of the collections.',
    fields: {},
  },
  {
    method: 'GET',
    path: `${LAB_PATH}/db/:collection`,
    explanation: 'Returns the raw rows of a collection, read-only.',
    query:
      'any field of the rows, and json-server’s _sort, _order, _page, _limit, q, <field>_like and others.',
    fields: {},
    example: { path: `${LAB_PATH}/db/deposits?status=OPEN&_sort=createdAt&_order=desc` },
  },
];

/** GET /__lab: lists the verbs with their descriptions. */
const listVerbs = labVerb({
  method: 'get',
  path: '',
  explanation: 'Lists every verb with its fields.',
  handle: () => ({ verbs: descriptions }),
});

export const descriptions: readonly VerbDescription[] = [
  listVerbs.description,
  ...labVerbs.map((verb) => verb.description),
  ...worldsVerbs.map((verb) => verb.description),
  entrance(new LabAccess()).description,
  ...rawCollections,
];

/** Handles everything below /__lab. */
export function labHandlers(world: World): HttpHandler[] {
  return [...[listVerbs, ...labVerbs].map((verb) => verb.mount(world)), ...unknownVerb(world, descriptions)];
}
