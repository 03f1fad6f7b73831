/** The part that needs Node: generated cases, which a digest names, and their files. */
export { digestOf } from './cases/digest.ts';
export { printed, readFrozen, writeFrozen } from './cases/frozen.ts';
export { generatedCases } from './cases/generate.ts';
