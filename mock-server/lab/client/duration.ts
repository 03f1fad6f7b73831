/** Durations as people write them: `2h`, `1h30m`, `-45s`. */

const SECONDS = { d: 86_400, h: 3_600, m: 60, s: 1 } as const;

const DURATION = /^([+-])?(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;

/** In seconds; null for any other text. The units are days, hours, minutes and seconds, in this order. */
export function secondsOf(text: string): number | null {
  const parts = DURATION.exec(text.trim());
  if (!parts) return null;
  const [, sign, ...counts] = parts;
  const seconds = Object.values(SECONDS).reduce(
    (sum, unit, index) => sum + unit * Number(counts[index] ?? 0),
    0,
  );
  return sign === '-' ? -seconds : seconds;
}
