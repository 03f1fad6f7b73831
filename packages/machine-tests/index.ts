/**
 * Tests that are generated from a machine, and what they reach of it. This entry also runs in a page; `node.ts` has what needs Node.
 */
export { messageFor } from './cases/deviation-message.ts';
export { Effects } from './cases/effects.ts';
export { type Deviation, deviationOf, effectsOf } from './cases/replay.ts';
export { type FrozenCases, type TestCase, type Walk, walkOf } from './cases/test-case.ts';
export { written } from './cases/written.ts';
export { Coverage, outcomesOf } from './coverage.ts';
export { type Exploration, type ExploreOptions, explore, exploreTwice, type Found } from './explore.ts';
export { type Kind, KINDS, type Measure, measureOf, type Tally } from './measure.ts';
export { type Impossible, impossibleIn } from './report/impossible.ts';
export { type Finding, type Report, reportOf, reportOn } from './report/report.ts';
