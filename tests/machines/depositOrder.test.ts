/** Following an order: the tests are in `depositOrder/`, one file per concept. Together they have to take every transition. */
import { depositOrderMachine } from '../../machines/depositOrder.machine.ts';
import './depositOrder/cancellation.rules.ts';
import './depositOrder/inquiry.rules.ts';
import './depositOrder/qr.rules.ts';
import './depositOrder/status.rules.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

expectEveryTransitionTaken(depositOrderMachine);
