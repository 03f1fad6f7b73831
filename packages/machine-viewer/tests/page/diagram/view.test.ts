import { describe, expect, test } from 'vitest';
import { anchored, fitted, opened, showing, zoomed } from '../../../diagram/canvas/view.ts';

const LAPTOP = { width: 740, height: 650 };
const LARGE = { width: 4000, height: 2000 };

describe('a diagram that is fitted', () => {
  test('is visible as a whole', () => {
    const { x, y, scale } = fitted(LARGE, LAPTOP);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x * 2 + LARGE.width * scale).toBeCloseTo(LAPTOP.width);
    expect(y + LARGE.height * scale).toBeLessThanOrEqual(LAPTOP.height);
  });

  test('does not magnify a small diagram much', () => {
    expect(fitted({ width: 100, height: 50 }, LAPTOP).scale).toBeLessThan(1.5);
  });
});

describe('a diagram as it is opened', () => {
  const state = { x: 2000, y: 3000, width: 200, height: 100 };

  test('is visible as a whole if its text is legible at that scale', () => {
    const small = { width: 780, height: 640 };
    expect(opened(small, LAPTOP, state)).toEqual(fitted(small, LAPTOP));
  });

  test('otherwise is centred on one state at a legible scale', () => {
    const { x, y, scale } = opened({ width: 4000, height: 6000 }, LAPTOP, state);
    expect(scale).toBeCloseTo(11 / 12);
    expect(x + (state.x + state.width / 2) * scale).toBeCloseTo(LAPTOP.width / 2);
    expect(y + (state.y + state.height / 2) * scale).toBeCloseTo(LAPTOP.height / 2);
  });

  test('shows no empty space beyond the border of the diagram', () => {
    const corner = { x: 20, y: 20, width: 200, height: 100 };
    const { x, y } = opened(LARGE, LAPTOP, corner);
    expect([x, y]).toEqual([8, 8]);
  });

  test('shows the start of an area that is larger than the canvas', () => {
    const region = { x: 1500, y: 400, width: 1500, height: 1200 };
    const { x, y, scale } = opened(LARGE, LAPTOP, region);
    expect(x + region.x * scale).toBeCloseTo(8);
    expect(y + region.y * scale).toBeCloseTo(8);
  });
});

test('an expanded state keeps its position on the screen', () => {
  const before = { x: 100, y: 200, width: 50, height: 40 };
  const after = { x: 400, y: 300, width: 500, height: 400 };
  const view = { x: 10, y: -20, scale: 1.2 };
  const { x, y, scale } = anchored(view, before, after);
  expect(scale).toBe(1.2);
  expect([x + after.x * scale, y + after.y * scale].map(Math.round)).toEqual([
    Math.round(10 + 100 * 1.2),
    Math.round(-20 + 200 * 1.2),
  ]);
});

test('zooming keeps the point under the pointer fixed', () => {
  const before = { x: 30, y: -20, scale: 0.5 };
  const pointer = { x: 200, y: 300 };
  const after = zoomed(before, 1.7, pointer);
  const under = (view: typeof before) => [
    (pointer.x - view.x) / view.scale,
    (pointer.y - view.y) / view.scale,
  ];
  expect(after.scale).toBeCloseTo(0.85);
  expect(under(after).map((place) => place.toFixed(6))).toEqual(
    under(before).map((place) => place.toFixed(6)),
  );
});

describe('the chosen element', () => {
  const view = { x: 0, y: 0, scale: 1 };

  test('is moved into view', () => {
    const area = { x: 900, y: 1200, width: 200, height: 80 };
    const { x, y } = showing(view, area, LAPTOP);
    expect(x + area.x + area.width).toBeLessThanOrEqual(LAPTOP.width);
    expect(y + area.y + area.height).toBeLessThanOrEqual(LAPTOP.height);
  });

  test('does not move the view if it is visible already', () => {
    expect(showing(view, { x: 100, y: 100, width: 200, height: 80 }, LAPTOP)).toEqual(view);
  });
});
