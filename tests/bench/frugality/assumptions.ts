/** What a day of a million players is taken to be. An operator who knows better changes it, and has the document written anew. */
export const ASSUMED = {
  players: 1_000_000,
  /** How often a player comes on a day, and for how long. */
  visitsADay: 3,
  minutesAVisit: 20,
  /** How the time on the site is spent: shares of it, by the names of the behaviours. */
  time: {
    'a visitor who reads': 0.15,
    'a player who leaves the page open': 0.2,
    'a player who deposits': 0.15,
    'a player who plays and comes back': 0.4,
    'a player who reads histories': 0.1,
  },
  /** The share of a day that falls into its busiest hour, and how much more than its average the busiest minute of it is. */
  peakHour: 0.12,
  peakMinute: 2,
  /** The share of visits from a device that has not been here before. */
  firstVisits: 0.05,
  releasesAWeek: 2,
} as const;
