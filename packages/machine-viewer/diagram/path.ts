import type { Place } from './drawing.ts';

const CORNER = 8;
const ARROW = { length: 8, half: 4 };

/** A polyline with rounded corners, as the `d` attribute of a path. */
export function roundedPath(points: readonly Place[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const steps = rest.map((corner, index) => {
    const before = points[index];
    const after = rest[index + 1];
    if (before === undefined || after === undefined) return `L${at(corner)}`;
    const radius = Math.min(CORNER, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `M${at(first)}${steps.join('')}`;
}

/** The arrowhead at the end of a polyline, as the `d` attribute of a path. */
export function arrowAt(points: readonly Place[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const base = towards(tip, before, ARROW.length);
  const aside = {
    x: ((tip.y - base.y) / ARROW.length) * ARROW.half,
    y: ((base.x - tip.x) / ARROW.length) * ARROW.half,
  };
  const left = { x: base.x + aside.x, y: base.y + aside.y };
  const right = { x: base.x - aside.x, y: base.y - aside.y };
  return `M${at(left)}L${at(tip)}L${at(right)}Z`;
}

function towards(from: Place, to: Place, length: number): Place {
  const share = length / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function at({ x, y }: Place): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
