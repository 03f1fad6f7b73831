/** Tests how `npm run test:model -- --freeze` updates the cases of a changed machine. */
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { MachineFixtures } from '../fixtures/machine-fixtures.ts';
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';
import { messageFor } from './cases/deviation-message.ts';
import { printed, readFrozen } from './cases/frozen.ts';
import { type Refrozen, refreeze } from './cases/refreeze.ts';
import { deviationOf } from './cases/replay.ts';
import { measureOf } from './measure.ts';
import { type Configured, copyOf } from './mutants/branches.ts';
import { freezeTable, impossibleList } from './report.ts';

const FINGERPRINT = fixturesOf('fingerprint');
const SESSION = fixturesOf('session');

describe.each(['session', 'deposit', 'fingerprint', 'passwordChange', 'toast', 'upgrade'])(
  '%s',
  (machine) => {
    test('the cases of an unchanged machine stay the same, byte for byte', () => {
      const frozen = readFrozen(machine);
      const again = refreeze(fixturesOf(machine), frozen);
      expect(printed(again.frozen)).toBe(printed(frozen));
      expect(again).toMatchObject({ kept: frozen.cases.length, changed: 0, impossible: [], added: [] });
    });
  },
);

describe('a transition is added', () => {
  test.each([
    ['fingerprint', 'waiting', 'network.restored', 'waiting'],
    ['fingerprint', 'reading', 'device.renamed', undefined],
    ['session', 'signedIn', 'session.stopWaiting', 'unreachable'],
    ['usernameCheck', 'asking', 'session.refreshed', undefined],
  ] as const)('%s, %s on %s to %s: every id is kept, and few lines change', (id, state, type, target) => {
    const changed = withTransition(fixturesOf(id), state, type, target);
    const again = refreeze(changed, readFrozen(id));
    expect(lostIds(id, again)).toEqual([]);
    expect(changedLines(id, again)).toBeLessThan(40);
    expect(measureOf(changed, again.frozen.cases).tallies.transitions.missing).toEqual([]);
    // The added cases cover the change, so a second run adds nothing.
    expect(printed(refreeze(changed, again.frozen).frozen)).toBe(printed(again.frozen));
  });

  test('a step that was rejected and is accepted now is removed from its case, which keeps its other steps and its id', () => {
    const again = refreeze(
      withTransition(SESSION, 'lookingUp', 'session.enter', 'loggingOut'),
      readFrozen('session'),
    );
    expect(lostIds('session', again)).toEqual([]);
    expect(impossibleList([again])).toContain(
      'is impossible: kept, without steps before it that were rejected',
    );
    expect(again).toMatchObject({ changed: 0 });
  });
});

test('a renamed event keeps every id, and changes only the lines that name it', () => {
  const machine = edited(FINGERPRINT.machine, (config) => {
    const { on } = stateOf(config, 'resting') as { on: Configured };
    on['network.recovered'] = on['network.restored'];
    delete on['network.restored'];
  });
  const { 'network.restored': _, ...events } = FINGERPRINT.events;
  const renamed = {
    ...FINGERPRINT,
    machine,
    events: { ...events, 'network.recovered': { type: 'network.recovered' } },
  };
  const renames = new Map([['send network.restored', 'send network.recovered']]);
  const again = refreeze(renamed, readFrozen('fingerprint'), renames);
  expect(printed(again.frozen)).toBe(
    printed(readFrozen('fingerprint')).replaceAll('send network.restored', 'send network.recovered'),
  );
});

describe('an event is removed', () => {
  const { 'session.enter': _, ...events } = SESSION.events;
  const again = refreeze({ ...SESSION, events }, readFrozen('session'));

  test('every case that sends it is reported with the number of the step, and is shortened or dropped', () => {
    const withIt = readFrozen('session').cases.filter(({ steps }) =>
      steps.some(([step]) => step === 'send session.enter'),
    );
    expect(again.impossible.map(({ id, step }) => [id, step])).toEqual(
      withIt.map(({ id }) => [id, 'send session.enter']),
    );
    expect(again.kept).toBe(readFrozen('session').cases.length - withIt.length);
    const [first] = withIt;
    const place = (first?.steps.findIndex(([step]) => step === 'send session.enter') ?? 0) + 1;
    expect(impossibleList([again])).toMatch(
      new RegExp(
        `^${first?.id}, step ${place} “send session.enter” is impossible: (shortened to session-|dropped)`,
      ),
    );
    expect(freezeTable([again])).toMatch(new RegExp(`session +${again.kept} +0 +${withIt.length} `));
  });

  test('transitions that only those cases covered, and that are still possible, are covered again', () => {
    const onlyByEntering = 'session.lookingUp.checking on ';
    const { missing } = measureOf(SESSION, again.frozen.cases).tallies.transitions;
    expect(
      missing.filter((name) => !name.startsWith(onlyByEntering) && !name.includes('session.enter')),
    ).toEqual([]);
  });
});

test('the cases of a new machine cover every transition and both results of each guard', () => {
  const toast = fixturesOf('toast');
  const { frozen } = refreeze(toast, { machine: 'toast', cases: [] });
  const nothing = { missing: [] };
  expect(measureOf(toast, frozen.cases).tallies).toMatchObject({ transitions: nothing, guards: nothing });
});

test('a deviation names the case, the step, what was expected and found, and the command that repeats it', () => {
  const [first] = readFrozen('fingerprint').cases;
  const steps = first?.steps.map(
    ([step, change], index) => [step, index === 1 ? { ...change, state: 'gone' } : change] as const,
  );
  const deviation = first && steps && deviationOf(FINGERPRINT, { ...first, steps });
  const [sentence, ...rest] = deviation ? messageFor(deviation).split('\n') : [];
  expect(sentence).toMatch(
    new RegExp(`^${first?.id}, step 2 “${steps?.[1]?.[0]}”: expected state "gone", found `),
  );
  expect(rest).toEqual([
    `  1. ${steps?.[0]?.[0]}`,
    `  2. ${steps?.[1]?.[0]}`,
    `  Repeat it with: npm run test:model -- --case ${first?.id}`,
  ]);
});

function fixturesOf(id: string): MachineFixtures {
  const found = ALL_FIXTURES.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

function edited(machine: AnyStateMachine, edit: (config: Configured) => void): AnyStateMachine {
  const config = copyOf(machine.config) as Configured;
  edit(config);
  return new StateMachine(config, machine.implementations);
}

function stateOf(config: Configured, state: string): Configured {
  return (config['states'] as Record<string, Configured>)[state] ?? {};
}

/** Returns a copy with one more transition; its event is added to the fixtures if they do not have it. */
function withTransition(
  fixtures: MachineFixtures,
  state: string,
  type: string,
  target?: string,
): MachineFixtures {
  const machine = edited(fixtures.machine, (config) => {
    const node = stateOf(config, state);
    node['on'] = { ...(node['on'] as object), [type]: target === undefined ? { actions: [] } : { target } };
  });
  return {
    ...fixtures,
    machine,
    events: { ...fixtures.events, [type]: fixtures.events[type] ?? { type } },
  };
}

function lostIds(machine: string, { frozen }: Refrozen): readonly string[] {
  const ids = new Set(frozen.cases.map(({ id }) => id));
  return readFrozen(machine)
    .cases.map(({ id }) => id)
    .filter((id) => !ids.has(id));
}

/** Counts changed lines as `git diff --stat` does, but ignores moved lines. */
function changedLines(machine: string, { frozen }: Refrozen): number {
  const counts = new Map<string, number>();
  const count = (text: string, by: number) => {
    for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + by);
  };
  count(printed(readFrozen(machine)), -1);
  count(printed(frozen), 1);
  return [...counts.values()].reduce((sum, surplus) => sum + Math.abs(surplus), 0);
}
