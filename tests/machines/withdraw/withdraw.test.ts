/** Withdrawing: the rules stand beside, one concept a file; here is whether they cover the machine. */
import { withdrawMachine } from '../../../machines/withdraw.machine.ts';
import { expectEveryTransitionTaken } from '../harness/transitions.ts';
import './creating.rules.ts';
import './following.rules.ts';
import './quote.rules.ts';
import './restoring.rules.ts';
import './unknown-outcome.rules.ts';

expectEveryTransitionTaken(withdrawMachine);
