import { describe, expect, test } from 'vitest';
import { PlaceMemory } from '../../../../../src/app/navigation/place-memory.ts';
import { memoryStore } from '../../browser.ts';

const TOP = { scroll: 0, focus: null };
const BELOW = { scroll: 812, focus: 'main a[href="/contact/"]' };

test('a place is stored for its history entry, and is restored after a reload of the tab', () => {
  const tab = memoryStore();
  new PlaceMemory(tab).remember('one', BELOW);
  new PlaceMemory(tab).remember('two', TOP);
  const places = new PlaceMemory(tab);
  expect(places.recall('one')).toEqual(BELOW);
  expect(places.recall('two')).toEqual(TOP);
  expect(places.recall('three')).toBeNull();
});

test('a later place of an entry replaces the earlier one', () => {
  const places = new PlaceMemory(memoryStore());
  places.remember('one', BELOW);
  places.remember('one', TOP);
  expect(places.recall('one')).toEqual(TOP);
});

test('fifty entries are remembered, the oldest is forgotten first', () => {
  const places = new PlaceMemory(memoryStore());
  for (let entry = 0; entry < 51; entry += 1) places.remember(`entry-${entry}`, BELOW);
  expect(places.recall('entry-0')).toBeNull();
  expect(places.recall('entry-1')).toEqual(BELOW);
  expect(places.recall('entry-50')).toEqual(BELOW);
});

describe('an invalid text in the storage', () => {
  test.each([
    'not JSON',
    '{}',
    'null',
    '[["one"]]',
    '[["one", null]]',
    '[["one", {"scroll": "far", "focus": null}]]',
    '[["one", {"scroll": 1, "focus": 2}]]',
    '[[1, {"scroll": 1, "focus": null}]]',
  ])('is ignored, and the next place is stored: %s', (text) => {
    const places = new PlaceMemory(memoryStore({ places: text }));
    expect(places.recall('one')).toBeNull();
    places.remember('one', BELOW);
    expect(places.recall('one')).toEqual(BELOW);
  });
});
