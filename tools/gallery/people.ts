/** Who looks at a page when nothing else has happened. */
export const VISITOR = { scenario: 'default', player: null } as const;
export const DEMO = { scenario: 'ready', player: 'demo' } as const;
export const NEWCOMER = { scenario: 'newcomer', player: 'newcomer' } as const;

/** The player demo in a scenario. */
export function demoIn(scenario: string) {
  return { scenario, player: 'demo' } as const;
}
