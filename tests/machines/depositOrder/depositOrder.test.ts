/** Following an order: the tests are in `depositOrder/`, one file per concept. Together they have to take every transition. */
import { depositOrderMachine } from '../../../machines/depositOrder.machine.ts';
import './cancellation.rules.ts';
import './inquiry.rules.ts';
import './qr.rules.ts';
import './status.rules.ts';
import { expectEveryTransitionTaken } from '../harness/transitions.ts';

expectEveryTransitionTaken(depositOrderMachine);
