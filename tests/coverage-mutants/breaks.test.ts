/** The switches inserted into a file: each breaks one place; with all of them off the file behaves as before. */
import { transformWithOxc } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { breakable, type BreakKind } from './breaks.ts';
import './switches.ts';
import { patternOf } from './titles.ts';

const SOURCE = `
import type { Call } from './call.ts';
type Size = 'small' | 5;
export const LIMITS = { toast: 5_000, 'key-word': true } as const;
const first = [1];
export const sizes = [...first, 2, 3];
export function fee(amount: number): number {
  if (amount > 10) return amount * 2;
  return amount > 5 ? 1 : 0;
}
export const named = ({ name }: { name: string }) => ({ said: \`\${name}\`, tone: 'red' as const });
export class Till {
  constructor() { this.sum = fee(20); }
  sum: number;
  take = () => void (this.sum = 0);
}
`;

const { breaks, code } = breakable('planted.ts', SOURCE);

interface Planted {
  readonly LIMITS: { readonly toast: number; readonly 'key-word': boolean };
  readonly sizes: readonly number[];
  readonly fee: (amount: number) => number;
  readonly named: (of: { readonly name: string }) => { readonly said: string; readonly tone: string };
  readonly Till: new () => { readonly sum: number };
}

/** Imports the file with the switches of that kind in that part turned on. */
async function brokenAt(kind: BreakKind | null, part: string): Promise<Planted> {
  const on = breaks.filter((place) => place.kind === kind && place.within.includes(part)).map(({ id }) => id);
  if (kind !== null) expect(on).not.toEqual([]);
  globalThis.__switches = { isBroken: (id) => on.includes(id) };
  const { code: plain } = await transformWithOxc(code, 'planted.ts');
  return (await import(`data:text/javascript,${encodeURIComponent(plain)}#${kind}${part}`)) as Planted;
}

afterEach(() => {
  globalThis.__switches = undefined;
});

test('with all switches off, the file behaves as before', async () => {
  const { LIMITS, fee, named, Till } = await brokenAt(null, '');
  expect(LIMITS).toEqual({ toast: 5_000, 'key-word': true });
  expect([fee(20), fee(7), fee(1)]).toEqual([40, 1, 0]);
  expect(named({ name: 'x' })).toEqual({ said: 'x', tone: 'red' });
  expect(new Till().sum).toBe(40);
});

test('a broken function does nothing', async () => {
  const { fee, Till } = await brokenAt('function', 'fee');
  expect(fee(20)).toBeUndefined();
  expect(new Till().sum).toBeUndefined();
  expect((await brokenAt('function', 'named')).named({ name: 'x' })).toBeUndefined();
});

test('a broken element or property is missing', async () => {
  const { LIMITS, sizes } = await brokenAt('element', 'LIMITS');
  expect(LIMITS).toEqual({});
  expect(sizes).toEqual([1, 2, 3]);
  expect((await brokenAt('element', 'sizes')).sizes).toEqual([1]);
});

test('a broken JSX element is missing', () => {
  const drawn = breakable('planted.tsx', 'export const Page = () => <main><h1>title</h1>{1}</main>;');
  expect(drawn.breaks.filter(({ kind }) => kind === 'element')).toHaveLength(2);
  expect(drawn.code).toMatch(/<main>\{__isBroken\("planted\.tsx:1:\d"\)\?null:<h1>title<\/h1>\}/);
});

test('a broken condition is negated', async () => {
  const { fee } = await brokenAt('condition', 'fee');
  expect([fee(20), fee(7), fee(1)]).toEqual([0, 14, 2]);
});

test('a broken literal has another value; types and keys are not changed', async () => {
  expect((await brokenAt('literal', 'toast')).LIMITS.toast).toBe(10_001);
  expect((await brokenAt('literal', 'key-word')).LIMITS).toEqual({ toast: 5_000, 'key-word': false });
  expect((await brokenAt('literal', 'tone')).named({ name: 'x' }).tone).toBe('red?');
});

test('a cited title with placeholders matches every row of its table', () => {
  const pattern = patternOf({ path: '', title: 'in %s the history (of ${what}) says $code' });
  expect(pattern.test('lists in May the history (of deposits) says OPEN, and more')).toBe(true);
  expect(pattern.test('in May the history of deposits says OPEN')).toBe(false);
});
