import { describe, expect, test } from 'vitest';
import { read } from '../../../contract/schema/struct.ts';
import { faultProblems } from '../../../mock-server/lab/fault-problems.ts';
import { FaultRequest } from '../../../mock-server/lab/faults.ts';
import { scenarios } from '../../../mock-server/lab/scenarios/scenarios.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../../mock-server/seeds/players.ts';
import { routeAt } from '../../../src/app/navigation/routes.ts';
import { SITE_PAGES } from '../../../src/pages.ts';
import { SHOWN_STATES, STATES } from '../states.ts';

/** No fault of a state names a player or an object. */
const none = { getAll: () => [] };
const NOTHING = { players: none, providers: none, promotions: none, counters: none };

const PLAYERS: readonly (string | null)[] = [null, DEMO_PLAYER.username, NEWCOMER.username];

test('every page of the route table has a state in the gallery, and there are no others', () => {
  expect(Object.keys(STATES).toSorted()).toEqual(SITE_PAGES.map(({ path }) => path).toSorted());
});

describe.each(Object.entries(SHOWN_STATES))('%s', (page, states) => {
  test('no two states have the same name', () => {
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(states)('$name: the lab has its scenario, its player and its faults', (state) => {
    const scenario = scenarios.find(({ name }) => name === state.scenario);
    expect(scenario, `the scenario ${state.scenario}`).toBeDefined();
    expect(PLAYERS).toContain(state.player);
    // A scenario has data for its own player only, except `default`.
    if (scenario?.name !== 'default') expect(state.player).toBe(scenario?.player);
    for (const fault of state.faults ?? []) {
      const reading = read(FaultRequest, fault);
      expect(reading.ok && faultProblems(NOTHING, reading.value)).toEqual([]);
    }
  });

  test.each(states)('$name: its address matches the route of its page, unless `act` navigates', (state) => {
    const isOfNoPage = !(page in STATES);
    if (!isOfNoPage && !state.act) expect(routeAt(state.address)?.path).toBe(page);
  });
});
