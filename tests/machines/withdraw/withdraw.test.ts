/** Withdrawing: the tests are in this folder, one file per concept. Together they have to take every transition. */
import { withdrawMachine } from '../../../machines/withdraw.machine.ts';
import { expectEveryTransitionTaken } from '../harness/transitions.ts';
import './creating.rules.ts';
import './following.rules.ts';
import './quote.rules.ts';
import './restoring.rules.ts';
import './unknown-outcome.rules.ts';

expectEveryTransitionTaken(withdrawMachine);
