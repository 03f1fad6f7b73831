import type fc from 'fast-check';
import { cases, DEEP, SEED } from '../../depth.ts';

/** How many random walks a property takes, the same ones at every run. */
export const WALK_OPTIONS: fc.Parameters<unknown> = { numRuns: cases(100, 500), seed: SEED };

/** The most steps of one walk. */
export const WALK_LENGTH = cases(60, 120);

/** How long a test of walks may take, in milliseconds. */
export const WALK_TIMEOUT = DEEP ? 600_000 : 30_000;
