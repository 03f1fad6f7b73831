/** The sizes in docs/scale.md are those of the current build. */
import { expect, test } from 'vitest';
import { committedFigures } from '../bench/frugality/figures.ts';
import { weighBuild } from '../bench/frugality/static-files.ts';

/** The relative difference in size that the current build may have from the measured one. */
const TOLERANCE = 0.1;

test.each(['eachVisit', 'visitor', 'player', 'wholeSite'] as const)(
  'docs/scale.md states the size of %s within a tenth',
  (part) => {
    const now = weighBuild()?.[part];
    const then = committedFigures().weights[part];
    if (!now) throw new Error('there is no build in dist');
    expect(Math.abs(now.brotli / then.brotli - 1)).toBeLessThan(TOLERANCE);
    expect(Math.abs(now.files - then.files)).toBeLessThanOrEqual(2);
  },
);
