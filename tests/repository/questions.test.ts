/** The viewer's tour: each address in its answers exists in the viewer, and each simulation is possible. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHARTS } from '../../tools/fixtures/charts.ts';
import { ALL_FIXTURES } from '../../tools/fixtures/all-fixtures.ts';
import { play } from '../../tools/simulator/panel/play.ts';
import { simulationIn } from '../../tools/simulator/panel/simulation.ts';
import { addressIn } from '../../tools/viewer/page/address.ts';
import { LAO } from '../../tools/labels/machine-labels.ts';

const TOUR = readFileSync(new URL('../../tools/viewer/README.md', import.meta.url), 'utf8');
const ADDRESSES = [...TOUR.matchAll(/`\/__machines(\?[^`]+)`/g)].map(([, address = '']) => address);
// The text after the second `<details>` block is neither a question nor an answer.
const [, QUESTIONS = '', ANSWERS = ''] = TOUR.split('</details>').slice(0, 2).join('').split('<details>');

describe('the ten questions', () => {
  test('are ten, and have ten answers with ten addresses', () => {
    const numbers = (text: string) => text.match(/^\d+(?=\. )/gm)?.map(Number);
    const ten = Array.from({ length: 10 }, (_, index) => index + 1);
    expect(numbers(QUESTIONS)).toEqual(ten);
    expect(numbers(ANSWERS)).toEqual(ten);
    expect(ADDRESSES).toHaveLength(10);
  });

  test.each(ADDRESSES)('%s exists in the viewer', (written) => {
    const { search, hash } = new URL(written, 'http://localhost');
    const { machine, at } = addressIn(search);
    const chart = CHARTS.find(({ id }) => id === machine);
    expect(chart).toBeDefined();
    if (at !== null)
      expect([...(chart?.nodes ?? []), ...(chart?.edges ?? [])].map(({ id }) => id)).toContain(at);
    const fixtures = ALL_FIXTURES.find((one) => one.machine.id === machine);
    expect(fixtures && play(fixtures, simulationIn(hash.slice(1))).problem).toBeNull();
  });

  test('every name in the answers exists in a machine', () => {
    const names = new Set(
      CHARTS.flatMap(({ id, nodes, edges }) => [
        id,
        ...nodes.flatMap(({ key, invokes }) => [key, ...invokes.map((invoke) => invoke.id)]),
        ...edges.flatMap(({ trigger, guard }) => [
          ...(trigger.kind === 'event' ? [trigger.type] : []),
          ...(trigger.kind === 'after' ? [trigger.delay] : []),
          ...(guard === null ? [] : [guard]),
        ]),
      ]),
    );
    const reported = [...ANSWERS.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('/') && !name.startsWith('http'));
    const unknown = reported
      .flatMap((name) => (/^[\w.]+\(/.test(name) ? [name] : name.split(/ |(?=\[)/)))
      .map((name) => name.replace(/^\[(.+)\]$/, '$1'))
      .filter((name) => !names.has(name) && name !== 'done');
    expect(unknown).toEqual([]);
  });

  test('the Lao text in the answers is one that the viewer shows', () => {
    const [text = ''] = /[\u0e80-\u0eff][^.\n]+/.exec(ANSWERS) ?? [];
    expect(Object.values(LAO).some((said) => said.startsWith(text))).toBe(true);
  });
});
