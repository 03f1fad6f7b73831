/** Measures a backend against the contract: the rules, a run of them, and the command line as a function. */
export { conform, type Conformance, everyRule } from './conform.ts';
export type { Finding, RuleFacts, Verdict } from './rule/rule.ts';
export { rules } from './rules/all.ts';
export { EXIT, run } from './run.ts';
export { type Answer, codeIn } from './wire/answer.ts';
export { checksumOf } from './wire/emvco.ts';
