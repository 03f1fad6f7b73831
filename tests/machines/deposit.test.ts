/** Creating an order: the tests are in `deposit/`, one file per concept. Together they have to take every transition. */
import { depositMachine } from '../../machines/deposit.machine.ts';
import './deposit/creating.rules.ts';
import './deposit/form.rules.ts';
import './deposit/restoring.rules.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

expectEveryTransitionTaken(depositMachine);
