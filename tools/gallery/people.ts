/** The usual scenario of a visitor, of the player demo and of a new player. */
export const VISITOR = { scenario: 'default', player: null } as const;
export const DEMO = { scenario: 'ready', player: 'demo' } as const;
export const NEWCOMER = { scenario: 'newcomer', player: 'newcomer' } as const;

/** The player demo in a scenario. */
export function demoIn(scenario: string) {
  return { scenario, player: 'demo' } as const;
}
