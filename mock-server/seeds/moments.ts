/** When the seeded past happened. Fixed, so that two stores are alike to the letter. */
export const SEEDED_AT = '2026-01-05T02:00:00.000Z';
