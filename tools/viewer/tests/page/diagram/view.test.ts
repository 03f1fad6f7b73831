import { describe, expect, test } from 'vitest';
import { fitted, opened, showing, zoomed } from '../../../diagram/canvas/view.ts';

const LAPTOP = { width: 740, height: 650 };
const LARGE = { width: 4000, height: 2000 };

describe('a diagram that is fitted', () => {
  test('is seen as a whole', () => {
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
  test('is seen as a whole where that can be read', () => {
    expect(opened({ width: 2000, height: 1500 }, LAPTOP)).toEqual(
      fitted({ width: 2000, height: 1500 }, LAPTOP),
    );
  });

  test('otherwise shows the full width from the top', () => {
    const tall = { width: 2400, height: 6000 };
    const { x, y, scale } = opened(tall, LAPTOP);
    expect(scale).toBeGreaterThan(fitted(tall, LAPTOP).scale * 1.5);
    expect(x).toBeGreaterThan(0);
    expect(x + tall.width * scale).toBeLessThan(LAPTOP.width);
    expect(y).toBeGreaterThan(0);
  });
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

describe('what is chosen', () => {
  const view = { x: 0, y: 0, scale: 1 };

  test('comes into sight', () => {
    const area = { x: 900, y: 1200, width: 200, height: 80 };
    const { x, y } = showing(view, area, LAPTOP);
    expect(x + area.x + area.width).toBeLessThanOrEqual(LAPTOP.width);
    expect(y + area.y + area.height).toBeLessThanOrEqual(LAPTOP.height);
  });

  test('moves nothing where it is in sight already', () => {
    expect(showing(view, { x: 100, y: 100, width: 200, height: 80 }, LAPTOP)).toEqual(view);
  });
});
