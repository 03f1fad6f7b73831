/** Regression tests: every kept capsule takes the steps, and ends in the state, that were recorded (tools/recording/README.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCapsule } from '../format.ts';
import { verdictOn } from '../replay/verdict.ts';

const FOLDER = new URL('../kept/', import.meta.url);
const KEPT = readdirSync(FOLDER).filter((name) => name.endsWith('.capsule.json'));

test('capsules are kept', () => {
  expect(KEPT).not.toEqual([]);
});

test.each(KEPT)('%s replays to its recorded end', async (name) => {
  const reading = readCapsule(readFileSync(new URL(name, FOLDER), 'utf8'));
  if (!reading.ok) throw new Error(reading.problem);
  const { difference, hash } = await verdictOn(reading.capsule);
  expect(difference).toBeNull();
  expect(hash).toBe(reading.capsule.final.hash);
});
