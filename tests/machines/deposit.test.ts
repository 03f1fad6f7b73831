/** Making an order: the rules stand beside, one concept a file; here is whether they cover the machine. */
import { depositMachine } from '../../machines/deposit.machine.ts';
import './deposit/creating.rules.ts';
import './deposit/form.rules.ts';
import './deposit/restoring.rules.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

expectEveryTransitionTaken(depositMachine);
