/** Worlds that the old code of the mock wrote and the new code reads: nothing is dropped without a word. */
import { describe, expect, test } from 'vitest';
import { type CarriedWorld, restoreWorlds, takeWorlds } from '../../mock-server/hosts/reload.ts';
import { playScenario, scenarioNamed } from '../../mock-server/lab/scenarios/play-scenario.ts';
import { atOnce } from '../../mock-server/slices.ts';
import { Worlds } from '../../mock-server/worlds.ts';

const START = Date.parse('2026-03-02T03:00:00.000Z');
const clock = { now: () => START };

/** The worlds `default` and `qa`, each with an open deposit, as the old code hands them over. */
async function carriedWorlds(): Promise<readonly CarriedWorld[]> {
  const worlds = new Worlds({ clock, newWorldId: () => 'q' });
  const play = scenarioNamed('deposit-open');
  atOnce(playScenario(worlds.world, play, 1));
  await worlds.create({ name: 'qa', scenario: play.name, seed: 1 }, (world) => playScenario(world, play, 1));
  for (const id of ['default', 'q']) {
    const world = worlds.use(id);
    world?.acts.add({ now: START, method: 'POST', verb: 'clock', body: {} });
    world?.faults.add({ match: {}, fault: 'drop', times: 1 });
    world?.faults.add({ match: {}, fault: 'delay' });
    if (world) world.faults.take({ path: '/' } as never, world.randomness);
  }
  return takeWorlds(worlds);
}

/** What a developer sees of a world after a reload. */
function seenIn(worlds: Worlds, id: string) {
  const world = worlds.use(id);
  return {
    deposits: world?.store.deposits.getAll().map(({ code }) => code),
    acts: world?.acts.all().map(({ number }) => number),
    beginning: world?.acts.beginning,
    faults: [world?.faults.active(), world?.faults.ended()].map((faults) => faults?.map((fault) => fault.id)),
  };
}

const KEPT = {
  deposits: ['D000001'],
  acts: [1],
  beginning: { scenario: 'deposit-open', seed: 1 },
  faults: [['F2'], ['F1']],
};

const UNKNOWN = { ...KEPT, acts: [], beginning: { scenario: null, seed: null }, faults: [['F2'], []] };

const AGAIN = { ...KEPT, acts: [], faults: [[], []] };

/** Replaces a part of the carried world `qa`, as if the old code had written it so; undefined removes it. */
function withPart(carried: readonly CarriedWorld[], path: string, value: unknown): readonly CarriedWorld[] {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part = carried.at(-1) as unknown as Record<string, unknown>;
  for (const name of names) part = part[name] as Record<string, unknown>;
  if (value === undefined) delete part[last];
  else part[last] = value;
  return carried;
}

describe('a reload', () => {
  test('keeps each world with its description, rows, acts and faults', async () => {
    const worlds = new Worlds({ clock });
    expect(await restoreWorlds(worlds, await carriedWorlds())).toEqual([]);
    expect([seenIn(worlds, 'default'), seenIn(worlds, 'q')]).toEqual([KEPT, KEPT]);
    expect(worlds.find('q')).toMatchObject({ name: 'qa', scenario: 'deposit-open' });
  });

  test.each([
    [
      'a field that rows no longer have',
      'snapshot.store.deposits.0.remark',
      'x',
      KEPT,
      'lost .* deposits.remark',
    ],
    ['a collection that no longer exists', 'snapshot.store.notes', [{}], KEPT, 'lost .* notes'],
    [
      'a field that is new in rows',
      'snapshot.store.deposits.0.rate',
      undefined,
      AGAIN,
      'deposits.0.rate REQUIRED',
    ],
    ['a new collection', 'snapshot.store.usages', undefined, AGAIN, 'store.usages REQUIRED'],
    ['a value that is no longer allowed', 'snapshot.store.deposits.0.status', 'HELD', AGAIN, 'status'],
    [
      'a clock that is no longer allowed',
      'snapshot.dependencies.clock.frozenAt',
      '1999-01-01T00:00:00Z',
      AGAIN,
      'clock',
    ],
    ['rows that make every request fail', 'snapshot.store.settings', [], AGAIN, 'settings'],
    ['acts in another form', 'history.acts', [{}], UNKNOWN, 'the log of its verbs'],
  ])('%s', async (_, path, value, seen, loss) => {
    const worlds = new Worlds({ clock });
    const losses = await restoreWorlds(worlds, withPart(await carriedWorlds(), path, value));
    expect(seenIn(worlds, 'default')).toEqual(KEPT);
    expect(seenIn(worlds, 'q')).toEqual(seen);
    expect(losses).toEqual([expect.stringMatching(`^The world qa .*${loss}`)]);
  });

  test('a world whose rows do not fit and whose scenario no longer exists has the seeds', async () => {
    const worlds = new Worlds({ clock });
    const carried = withPart(await carriedWorlds(), 'history.beginning.scenario', 'old');
    const losses = await restoreWorlds(worlds, withPart(carried, 'snapshot.store.usages', undefined));
    expect(seenIn(worlds, 'q')).toEqual({
      ...AGAIN,
      deposits: [],
      beginning: { scenario: 'default', seed: 1 },
    });
    expect(losses).toEqual([expect.stringContaining('from the scenario default')]);
  });
});
