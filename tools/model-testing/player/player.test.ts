/** The walks of the player's models are complete and deterministic, and a failure message allows a tester to repeat the steps. */
import { describe, expect, test } from 'vitest';
import type { Status, Walk } from './walk.ts';
import { allWalks, MODELS, walkCalled } from './models.ts';
import { type Performer, replay } from './replay.ts';
import { reported } from './failure-message.ts';
import { pairsOf, pairsOn, transitionsOf, walksOf } from './walks.ts';
import { catalogOf } from '../../../tests/browser/fixtures/messages.ts';

/** A draw that always chooses the last option. */
const lastOf = (below: number) => below - 1;

describe.each(MODELS.map((model) => [model.subject, model] as const))('%s', (_, model) => {
  test('every transition of the model, as it is configured, is on some walk', () => {
    const taken = walksOf(model).flatMap(({ steps }) => steps.map(({ transition }) => transition));
    expect([...new Set(taken)].toSorted()).toEqual([...transitionsOf(model)].toSorted());
  });

  test('every pair of transitions is on some walk of the deep run', () => {
    const taken = walksOf(model, 'pairs').flatMap(pairsOn);
    expect([...new Set(taken)].toSorted()).toEqual([...pairsOf(model)].toSorted());
  });

  test('the same random draws yield the same walks; other draws cover every transition as well', () => {
    expect(walksOf(model)).toEqual(walksOf(model));
    const others = walksOf(model, 'transitions', lastOf);
    const taken = others.flatMap(({ steps }) => steps.map(({ transition }) => transition));
    expect(new Set(taken).size).toBe(transitionsOf(model).length);
  });

  test('each act is used; each text is in the catalog', () => {
    const walks = walksOf(model);
    const done = new Set(walks.flatMap(({ steps }) => steps.map(({ act }) => act.kind)));
    expect([...done].toSorted()).toEqual(Object.keys(model.acts).toSorted());
    const messages = catalogOf('lo');
    const unknown = statusesOf(walks)
      .flatMap(({ sees, misses }) => [...sees, ...misses])
      .filter(({ text }) => text !== undefined && !messages[text]);
    expect(unknown).toEqual([]);
  });

  test('no placeholder is unfilled', () => {
    const statuses = walksOf(model).flatMap(({ steps }) => steps.map(({ after }) => JSON.stringify(after)));
    expect(statuses.filter((status) => /\{\w+\}/.test(status))).toEqual([]);
  });
});

test('other random draws yield other walks', () => {
  const ids = MODELS.flatMap((model) => walksOf(model, 'transitions', lastOf)).map(({ id }) => id);
  expect(ids).not.toEqual(allWalks().map(({ id }) => id));
});

test('each walk has a unique id, and is found by it with the same steps', () => {
  const walks = [...allWalks(), ...allWalks('pairs')];
  expect(new Set(walks.map(({ id }) => id)).size).toBe(walks.length);
  for (const walk of [walks[0], walks.at(-1)]) expect(walk && walkCalled(walk.id)).toEqual(walk);
  expect(walkCalled('deposit-000000')).toBeNull();
});

describe('replaying', () => {
  const walk = walksOf(modelCalled('deposit'))[0] ?? noWalk();

  test('performs every act in order, and compares the page with the model after each', async () => {
    const performer = new Puppet();
    expect(await replay(walk, performer)).toEqual({ walked: walk.steps.length, failure: null });
    expect(performer.done).toEqual(walk.steps.map(({ act }) => act.kind));
    expect(performer.compared).toEqual([walk.beginning, ...walk.steps.map(({ after }) => after)]);
  });

  test('stops after a given step, or when the time is up', async () => {
    expect((await replay(walk, new Puppet(), { until: 3 })).walked).toBe(3);
    let left = 5;
    const hasTime = () => left-- > 0;
    expect((await replay(walk, new Puppet(), { hasTime })).walked).toBe(4);
    expect((await replay(walk, new Puppet(), { hasTime: () => false })).walked).toBe(0);
  });

  test('a failure message contains the steps and the command that repeats them', async () => {
    const performer = new Puppet({ defect: 4 });
    const { walked, failure } = await replay(walk, performer);
    expect(walked).toBe(4);
    const text = failure ? reported(failure) : '';
    const lines = text.split('\n');
    expect(lines[0]).toMatch(/^deposit-\w{6} \(seed \d+\) is not as the player's model says, after step 4:$/);
    expect(lines[1]).toBe('   0. demo opens /player/deposit/ in the scenario default');
    expect(lines[2]).toBe('   1. player.fillsInTheDeposit provider=Alphabet amount=100000');
    expect(lines[5]).toMatch(/^→  4\. [a-z]+\.\w+/);
    expect(text).toContain('expected: heading receipt.success.title');
    expect(text).toContain('seen:     nothing');
    expect(lines.at(-1)).toContain(`npm run test:model -- --walk ${walk.id} --until 4`);
  });

  test('an act that cannot be performed is a failure, reported like any other', async () => {
    const { failure } = await replay(walk, new Puppet({ rejection: 2 }));
    expect(failure?.step).toBe(2);
    expect(failure ? reported(failure) : '').toContain('seen:     no such button');
  });
});

/** A fake performer that follows a walk, with one planted defect after a step, counted from 1. */
class Puppet implements Performer {
  readonly done: string[] = [];
  readonly compared: Status[] = [];

  constructor(private readonly flaws: { readonly defect?: number; readonly rejection?: number } = {}) {}

  begin() {
    return Promise.resolve();
  }

  perform({ kind }: Walk['steps'][number]['act']) {
    this.done.push(kind);
    return this.done.length === this.flaws.rejection
      ? Promise.reject(new Error('no such button'))
      : Promise.resolve();
  }

  compare(status: Status) {
    this.compared.push(status);
    return Promise.resolve(
      this.done.length === this.flaws.defect
        ? [{ expected: 'heading receipt.success.title', seen: 'nothing' }]
        : [],
    );
  }
}

function statusesOf(walks: readonly Walk[]): readonly Status[] {
  return walks.flatMap(({ beginning, steps }) => [beginning, ...steps.map(({ after }) => after)]);
}

function modelCalled(subject: string) {
  const model = MODELS.find((each) => each.subject === subject);
  if (!model) throw new Error(`there is no model of ${subject}`);
  return model;
}

function noWalk(): never {
  throw new Error('there is no walk');
}
