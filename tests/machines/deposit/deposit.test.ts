/** Creating an order: the tests are in `deposit/`, one file per concept. Together they have to take every transition. */
import { depositMachine } from '../../../machines/deposit.machine.ts';
import './creating.rules.ts';
import './form.rules.ts';
import './restoring.rules.ts';
import { expectEveryTransitionTaken } from '../harness/transitions.ts';

expectEveryTransitionTaken(depositMachine);
