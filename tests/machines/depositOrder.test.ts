/** Following an order: the rules stand beside, one concept a file; here is whether they cover the machine. */
import { depositOrderMachine } from '../../machines/depositOrder.machine.ts';
import './depositOrder/cancellation.rules.ts';
import './depositOrder/inquiry.rules.ts';
import './depositOrder/qr.rules.ts';
import './depositOrder/status.rules.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

expectEveryTransitionTaken(depositOrderMachine);
