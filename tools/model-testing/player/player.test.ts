/** The walks of the player's models are complete, and a failure message allows a tester to repeat the steps. */
import { expect, test } from 'vitest';
import { reported } from './failure-message.ts';
import { allWalks, MODELS, walkCalled } from './models.ts';
import { type Performer, replay } from './replay.ts';
import { transitionsOf, walksOf } from './walks.ts';

test.each(MODELS.map((model) => [model.subject, model] as const))(
  'every transition of %s is on some walk',
  (_, model) => {
    const taken = walksOf(model).flatMap(({ steps }) => steps.map(({ transition }) => transition));
    expect([...new Set(taken)].toSorted()).toEqual([...transitionsOf(model)].toSorted());
  },
);

test('a walk is found by its id, with the same steps', () => {
  const walk = allWalks().at(-1);
  expect(walkCalled(walk?.id ?? '')).toEqual(walk);
  expect(walkCalled('deposit-000000')).toBeNull();
});

test.each([
  [
    'the page differs',
    () => Promise.resolve([{ expected: 'heading receipt.success.title', seen: 'nothing' }]),
  ],
  ['a step cannot be performed', () => Promise.reject(new Error('no such button'))],
])(
  'if %s, a failure message has the steps up to there and the command that repeats them',
  async (_, fails) => {
    const [walk] = walksOf(MODELS.find(({ subject }) => subject === 'deposit') ?? noModel());
    if (!walk) throw new Error('there is no walk');
    const performed: string[] = [];
    const performer: Performer = {
      begin: () => Promise.resolve(),
      perform: ({ kind }) => Promise.resolve(void performed.push(kind)),
      compare: () => (performed.length === 4 ? fails() : Promise.resolve([])),
    };
    const failure = await replay(walk, performer);
    expect(performed).toEqual(walk.steps.slice(0, 4).map(({ act }) => act.kind));
    const lines = (failure ? reported(failure) : '').split('\n');
    expect(lines[0]).toMatch(/^deposit-\w{6} \(seed \d+\) is not as the player's model says, after step 4:$/);
    expect(lines[1]).toBe('   0. demo opens /player/deposit/ in the scenario default');
    expect(lines[5]).toMatch(/^→  4\. [a-z]+\.\w+/);
    expect(lines[7]).toMatch(/^  seen:     no/);
    expect(lines.at(-1)).toContain(`npm run test:model -- --walk ${walk.id} --until 4`);
  },
);

function noModel(): never {
  throw new Error('there is no model');
}
