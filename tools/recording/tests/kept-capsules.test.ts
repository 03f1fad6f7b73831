/**
 * Regression tests: each step of every kept capsule still has the change that was recorded with it
 * (tools/recording/README.md).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCapsule } from '../format.ts';
import { verdictOn } from '../replay/verdict.ts';
import { written } from '../../../packages/machine-tests/index.ts';
import { playedThrough, printed, reported } from '../kept/kept-capsule.ts';

const FOLDER = new URL('../kept/', import.meta.url);
const KEPT = readdirSync(FOLDER).filter((name) => name.endsWith('.capsule.json'));

test('at least three capsules are kept', () => {
  expect(KEPT.length).toBeGreaterThanOrEqual(3);
});

describe.each(KEPT)('%s', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const reading = readCapsule(text);
  if (!reading.ok) throw new Error(reading.problem);
  const { capsule } = reading;

  test('each step has the change that was recorded with it', () => {
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
        .map(reported)
        .join('\n'),
    ).toEqual(expected[index]);
    expect(wrong.problem).toBeNull();
  });

  test('the replay ends in the recorded final state', async () => {
    const { hash, difference } = await verdictOn(capsule);
    expect(difference).toBeNull();
    expect(hash).toBe(capsule.final.hash);
  });

  test('the file is formatted as `printed` formats it', () => {
    expect(printed(capsule)).toBe(text);
  });
});
