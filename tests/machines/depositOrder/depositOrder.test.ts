/**
 * Following an order with the machines that it invokes: the tests are in `depositOrder/`, one file per concept. Together they
 * have to take every transition.
 */
import { depositCheckMachine } from '../../../machines/depositCheck.machine.ts';
import { depositOrderMachine } from '../../../machines/depositOrder.machine.ts';
import { depositQrMachine } from '../../../machines/depositQr.machine.ts';
import './cancellation.rules.ts';
import './inquiry.rules.ts';
import './qr.rules.ts';
import './status.rules.ts';
import './watch.rules.ts';
import { expectEveryTransitionTaken } from '../harness/transitions.ts';

expectEveryTransitionTaken(depositOrderMachine);
expectEveryTransitionTaken(depositCheckMachine);
expectEveryTransitionTaken(depositQrMachine);
