const UNITS = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** A length of time in at most two units: `15 s`, `1.5 s`, `1 min 30 s`, `250 ms`. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 1_000) return `${milliseconds} ms`;
  if (milliseconds < 60_000) return `${Number((milliseconds / 1_000).toFixed(2))} s`;
  let left = milliseconds;
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ');
}

/** A time of day on this device, to the millisecond: `14:03:07.250`. */
export function timeOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  const digits = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${[date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => digits(part)).join(':')}.${digits(date.getMilliseconds(), 3)}`;
}
