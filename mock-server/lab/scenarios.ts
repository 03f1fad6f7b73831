/** Named states of the business that a reset can start from: contract §6. */

export interface Scenario {
  readonly name: string;
  readonly explanation: string;
}

export const DEFAULT_SCENARIO = 'default';

export const scenarios: readonly Scenario[] = [
  {
    name: DEFAULT_SCENARIO,
    explanation: 'demo has a LAK bank account and no credit; newcomer has no bank account yet; no orders.',
  },
];
