/** Bugs that were met once stay met: every kept capsule does at each step what was seen when it was kept (docs/capsule.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCapsule } from '../../src/theatre/capsule/format.ts';
import { verdictOn } from '../../src/theatre/capsule/replay/verdict.ts';
import { written } from '../model/cases/change.ts';
import { playedThrough, printed, told } from './kept.ts';

const KEPT = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.capsule.json'));

test('there are capsules', () => {
  expect(KEPT.length).toBeGreaterThanOrEqual(3);
});

describe.each(KEPT)('%s', (name) => {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const reading = readCapsule(text);
  if (!reading.ok) throw new Error(reading.problem);
  const { capsule } = reading;

  test('each step leads to what it led to', () => {
    const { steps, replay } = playedThrough(capsule);
    const expected = capsule.expected ?? [];
    expect(expected).toHaveLength(steps.length);
    const wrong = steps.find(
      ({ problem, change }, index) => problem !== null || written(change) !== written(expected[index]),
    );
    replay.stop();
    if (!wrong) return;
    const index = steps.indexOf(wrong);
    expect(
      wrong.change,
      steps
        .slice(0, index + 1)
        .map(told)
        .join('\n'),
    ).toEqual(expected[index]);
    expect(wrong.problem).toBeNull();
  });

  test('it ends as it did', async () => {
    const { hash, difference } = await verdictOn(capsule);
    expect(difference).toBeNull();
    expect(hash).toBe(capsule.final.hash);
  });

  test('it is written as it is kept', () => {
    expect(printed(capsule)).toBe(text);
  });
});
