/** Sets the seed of all fast-check properties, so that they try the same values on every machine. */
import fc from 'fast-check';
import { SEED } from '../suites/depth.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
