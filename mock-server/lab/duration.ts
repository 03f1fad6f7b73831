/** Durations as people write them: `2h`, `1h30m`, `-45s`. */

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3_600, d: 86_400 };

/** In seconds; null for any other text. The units are `d`, `h`, `m` or `min`, and `s`. */
export function secondsOf(text: string): number | null {
  if (!/^[+-]?(\d+(s|m|min|h|d))+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+)([a-z]+)/g)];
  const seconds = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (SECONDS[unit] ?? 0), 0);
  return text.startsWith('-') ? -seconds : seconds;
}
