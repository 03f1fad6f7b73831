import { describe, expect, test } from 'vitest';
import { createMachine, type MachineConfig } from 'xstate';
import { type Chart, chartOf } from '../../../machine-core/index.ts';
import { combinedChart } from '../../difference/combined-chart.ts';
import { differenceOf, isEmpty } from '../../difference/difference.ts';
import { differenceInMarkdown, differenceInWords, totalsInWords } from '../../difference/in-words.ts';

type Config = MachineConfig<object, { type: string }>;

/** A door: the version before. */
const DOOR: Config = {
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody passes.',
      on: { open: [{ guard: 'isUnlocked', target: 'opened', actions: 'creak' }, { actions: 'ring' }] },
    },
    opened: {
      entry: 'letIn',
      after: { 5000: 'closed' },
      on: { close: 'closed' },
    },
  },
};

const chart = (config: Config): Chart => chartOf(createMachine(config));

/** The words for a change of the door by `states`, which replace those of the same name; undefined removes one. */
function wordsFor(states: Record<string, object | undefined>, rest: Partial<Config> = {}) {
  const all = Object.entries({ ...DOOR.states, ...states }).filter(([, state]) => state !== undefined);
  const after = { ...DOOR, ...rest, states: Object.fromEntries(all) } as Config;
  return differenceInWords(differenceOf(chart(DOOR), chart(after))).map(
    ({ kind, title, text }) => `${kind} ${title}: ${text.join(' ')}`,
  );
}

const { closed, opened } = DOOR.states as Record<string, Config>;
const [toOpen, ring] = [{ guard: 'isUnlocked', target: 'opened', actions: 'creak' }, { actions: 'ring' }];

describe('a change is told, and nothing else', () => {
  test.each<[string, Record<string, object | undefined>, readonly string[]]>([
    ['nothing', {}, []],
    [
      'a new state with a transition',
      { locked: { on: { unlock: 'closed' } } },
      ['added The state locked: It is new.', 'added In locked: unlock → closed: It is new.'],
    ],
    [
      'a state that is gone, with its transitions',
      { closed: { ...closed, on: { open: [ring] } }, opened: undefined },
      [
        'removed The state opened: It is gone.',
        'removed In closed: open [isUnlocked] → opened: It is gone.',
        'removed In opened: close → closed: It is gone.',
        'removed In opened: after 5 s → closed: It is gone.',
      ],
    ],
    [
      'an event with another prefix, beside one that leads to the same state',
      { opened: { ...opened, on: { 'news.close': 'closed', slam: 'closed' } } },
      [
        'added In opened: slam → closed: It is new.',
        'changed In opened: news.close → closed: close is now called news.close.',
      ],
    ],
    [
      'an event with another name',
      { opened: { ...opened, on: { slam: 'closed' } } },
      ['changed In opened: slam → closed: close is now called slam.'],
    ],
    [
      'two events that could each be the one that is gone',
      { opened: { ...opened, on: { slam: 'closed', push: 'closed' } } },
      [
        'added In opened: slam → closed: It is new.',
        'added In opened: push → closed: It is new.',
        'removed In opened: close → closed: It is gone.',
      ],
    ],
    [
      'an event with another name and other actions',
      { opened: { ...opened, on: { slam: { target: 'closed', actions: 'bang' } } } },
      ['added In opened: slam → closed: It is new.', 'removed In opened: close → closed: It is gone.'],
    ],
    [
      'another guard',
      { closed: { ...closed, on: { open: [{ ...toOpen, guard: 'isFree' }, ring] } } },
      ['changed In closed: open [isFree] → opened: Guard: isFree (before: isUnlocked).'],
    ],
    [
      'other actions',
      { closed: { ...closed, on: { open: [{ ...toOpen, actions: ['creak', 'greet'] }, ring] } } },
      ['changed In closed: open [isUnlocked] → opened: Actions: creak, greet (before: creak).'],
    ],
    [
      'another target',
      { opened: { ...opened, on: { close: 'opened' } } },
      ['changed In opened: close → opened: It leads to opened (before: closed).'],
    ],
    [
      'a description and an entry action',
      { closed: { ...closed, description: 'It is shut.', entry: 'lock' } },
      [
        'changed The state closed: The description is “It is shut.”, and was “Nobody passes.”. On entry: lock (before: none).',
      ],
    ],
    [
      'branches that are asked in another order',
      { closed: { ...closed, on: { open: [ring, toOpen] } } },
      [expect.stringMatching(/^changed In closed: open.*: It is branch \d\/2 \(before: \d\/2\)\.$/)],
    ],
    [
      'a branch in front of the others, which stay what they are',
      { closed: { ...closed, on: { open: [{ guard: 'isBroken', target: 'opened' }, toOpen, ring] } } },
      ['added In closed: open [isBroken] → opened: It is new.'],
    ],
    [
      'a delay',
      { opened: { ...opened, after: { 9000: 'closed' } } },
      [
        'added In opened: after 9 s → closed: It is new.',
        'removed In opened: after 5 s → closed: It is gone.',
      ],
    ],
  ] as never)('%s', (_, states, expected) => {
    expect(wordsFor(states)).toEqual(expected);
  });
});

test('a state is told as renamed, if nothing else of it differs', () => {
  const renamed = {
    ...DOOR.states,
    closed: undefined,
    shut: closed,
    opened: { ...opened, on: { close: 'shut' }, after: { 5000: 'shut' } },
  };
  const { closed: _, ...states } = renamed;
  const words = differenceInWords(
    differenceOf(chart(DOOR), chart({ ...DOOR, initial: 'shut', states } as Config)),
  );
  expect(words.map(({ title, text }) => [title, ...text])).toEqual([
    ['The state shut', 'It is called shut (before: closed).'],
  ]);
});

test('a state is not told as renamed, if another one could be meant, or if nothing distinguishes it', () => {
  const twins = (...keys: string[]): Config => ({
    id: 'twins',
    type: 'parallel',
    states: Object.fromEntries(keys.map((key) => [key, { description: 'One of two.' }])),
  });
  const kinds = (...versions: [Config, Config]) =>
    differenceOf(chart(versions[0]), chart(versions[1])).states.map(({ kind }) => kind);
  expect(kinds(twins('a', 'b'), twins('c', 'd'))).toEqual(['added', 'added', 'removed', 'removed']);
  expect(
    kinds({ id: 'm', type: 'parallel', states: { a: {} } }, { id: 'm', type: 'parallel', states: { b: {} } }),
  ).toEqual(['added', 'removed']);
});

test('a renamed machine and a custom id change nothing but the name of the machine', () => {
  const after = {
    ...DOOR,
    id: 'gate',
    states: { ...DOOR.states, opened: { ...opened, id: 'wide open' } },
  } as Config;
  const words = differenceInWords(differenceOf(chart(DOOR), chart(after)));
  expect(words.map(({ title, text }) => [title, ...text])).toEqual([
    ['The machine gate', 'It is called gate (before: door).'],
  ]);
});

test('both versions are drawn as one chart, in which what is gone is marked, and leads to what has replaced it', () => {
  const after = { ...DOOR, states: { closed: { ...closed, on: { open: [ring] } }, ajar: {} } } as Config;
  const difference = differenceOf(chart(DOOR), chart(after));
  const { chart: both, marks } = combinedChart(difference);
  expect(both.nodes.map(({ id }) => [id, marks.get(id)])).toEqual([
    ['door', undefined],
    ['door.closed', undefined],
    ['door.ajar', 'added'],
    ['door.opened', 'removed'],
  ]);
  expect(both.nodes[0]?.children).toEqual(['door.closed', 'door.ajar', 'door.opened']);
  // The id of the removed branch is that of one that stays.
  expect(both.edges.map(({ id }) => [id, marks.get(id)])).toEqual([
    ['door.closed on open #0', undefined],
    ['door.closed on open #0 (removed)', 'removed'],
    ['door.opened on close #0', 'removed'],
    ['door.opened on after 5000 #0', 'removed'],
  ]);
  expect(isEmpty(difference)).toBe(false);
});

test('the text for a merge request counts, and keeps names as they are', () => {
  const after = { ...DOOR, states: { ...DOOR.states, not_here: { description: 'Away.' } } } as Config;
  const difference = differenceOf(chart(DOOR), chart(after));
  expect(differenceInMarkdown(difference)).toBe(
    '### door: 1 state added\n\n- ➕ **The state not\\_here**: It is new. Away.\n',
  );
  expect(totalsInWords([])).toBe('nothing changed');
});

test('a guard that its machine has words for is named by them, in each version by its own', () => {
  const meta = (isFree: string) => ({
    meta: { guards: { isUnlocked: 'it is unlocked: with a key', isFree } },
  });
  const before = { ...DOOR, ...meta('nobody is there') } as Config;
  const states = {
    ...DOOR.states,
    closed: { ...closed, on: { open: [{ ...toOpen, guard: 'isFree' }, ring] } },
  };
  const after = { ...DOOR, ...meta('it is free'), states } as Config;
  const said = (...versions: readonly [Config, Config]) =>
    differenceInWords(differenceOf(chart(versions[0]), chart(versions[1]))).map(
      ({ title, text }) => `${title}: ${text.join(' ')}`,
    );
  const title = 'In closed: open if it is free → opened';
  expect(said(before, after)).toEqual([`${title}: Guard: it is free (before: it is unlocked: with a key).`]);
});
