/** Assumptions about a day of a million players. After a change, regenerate `docs/scale.md` (`tests/bench/frugality.ts`). */
export const ASSUMED = {
  players: 1_000_000,
  /** Visits per player and day, and their length. */
  visitsADay: 3,
  minutesAVisit: 20,
  /** Shares of the time on the site, by the names of the behaviours. */
  time: {
    'a visitor who reads': 0.15,
    'a player who leaves the page open': 0.2,
    'a player who deposits': 0.15,
    'a player who plays and comes back': 0.4,
    'a player who reads histories': 0.1,
  },
  /** The busiest hour's share of the calls of a day, and the ratio of its busiest minute to its average minute. */
  peakHour: 0.12,
  peakMinute: 2,
  /** The share of visits from a device without cached files. */
  firstVisits: 0.05,
  releasesAWeek: 2,
} as const;
