/** The difference of two versions of a product machine, checked against a walk over their written configurations, without a chart. */
import { expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { type Chart, chartOf, type Trigger } from '../../../packages/machine-core/index.ts';
import { differenceOf } from '../../../packages/machine-viewer/difference/difference.ts';
import { pathsOf } from '../../../packages/machine-viewer/difference/renamed-states.ts';
import { depositOrder } from '../../fixtures/cashier/deposit-order.ts';

type Raw = Readonly<Record<string, unknown>>;

/** What is written of each state and each branch, by the path of keys, the trigger and the place: `open.qr`, `open.qr on qr.failed #0`. */
function writtenIn(config: Raw): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (state: Raw, path: string) => {
    const { states = {}, on = {}, after = {}, always, onDone, invoke, initial, id: _, ...own } = state;
    const actors = [invoke ?? []].flat() as unknown[] as readonly Raw[];
    const names = actors.map(({ onDone: __, onError: ___, onSnapshot: ____, ...actor }) => actor);
    found.set(path, text([own, names]));
    const branches = (trigger: string, written: unknown) => {
      for (const [place, branch] of [written ?? []].flat().entries())
        found.set(
          `${path} on ${trigger} #${place}`,
          text(typeof branch === 'string' ? { target: branch } : branch),
        );
    };
    for (const [type, written] of Object.entries(on as Raw)) branches(type, written);
    for (const [delay, written] of Object.entries(after as Raw)) branches(`after ${delay}`, written);
    branches('always', always);
    branches('finished', onDone);
    for (const { id, src, onDone: done, onError: failed } of actors) {
      branches(`done ${String(id ?? src)}`, done);
      branches(`failed ${String(id ?? src)}`, failed);
    }
    for (const [key, inside] of Object.entries(states as Record<string, Raw>)) {
      walk(inside, path === '' ? key : `${path}.${key}`);
      if (key === initial) found.set(`initial of ${path}`, key);
    }
  };
  walk(config, '');
  return found;
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? String(part) : part));
}

function keyOf(chart: Chart, id: string): string {
  const paths = pathsOf(chart);
  const edge = chart.edges.find((one) => one.id === id);
  const path = (paths.get(edge?.source ?? id) ?? []).join('.');
  return edge ? `${path} on ${nameOf(edge.trigger)} #${id.slice(id.lastIndexOf('#') + 1)}` : path;
}

function nameOf(trigger: Trigger): string {
  if (trigger.kind === 'event') return trigger.type;
  if (trigger.kind === 'after') return `after ${trigger.delay}`;
  return 'actor' in trigger ? `${trigger.kind} ${trigger.actor}` : trigger.kind;
}

/** What the configuration says differently, and what the difference tells. Both as sorted names. */
function compared(before: AnyStateMachine, after: AnyStateMachine) {
  const [was, is] = [writtenIn(before.config as Raw), writtenIn(after.config as Raw)];
  const charts = [chartOf(before), chartOf(after)] as const;
  const { states, transitions } = differenceOf(...charts);
  const changes = [...states, ...transitions];
  const told = (kind: 'before' | 'after') =>
    changes
      .flatMap((change) => {
        const item =
          kind === 'before' ? 'before' in change && change.before : 'after' in change && change.after;
        return item ? [keyOf(charts[kind === 'before' ? 0 : 1], item.id)] : [];
      })
      .toSorted();
  /** What is in one version and not, with the same text, in the same place or under the same trigger of the other one. */
  const only = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) => {
    const trigger = (name: string) => name.replace(/ #\d+$/, '');
    const rest = [...other].map(([name, written]) => `${trigger(name)} ${written}`);
    return [...one]
      .flatMap(([name, written]) => {
        const same = rest.indexOf(`${trigger(name)} ${written}`);
        if (same === -1) return [name];
        rest.splice(same, 1);
        return [];
      })
      .toSorted();
  };
  return { written: [only(was, is), only(is, was)], told: [told('before'), told('after')] };
}

/** The configuration with another state at the path. */
function edited(config: Raw, [key, ...path]: readonly string[], change: (state: Raw) => Raw): Raw {
  if (key === undefined) return change(config);
  const states = config['states'] as Record<string, Raw>;
  return { ...config, states: { ...states, [key]: edited(states[key] ?? {}, path, change) } };
}

const STATUS = ['followed', 'status'];
const RELEASE: readonly ((config: Raw) => Raw)[] = [
  (config) =>
    edited(config, STATUS, (state) => ({
      ...state,
      states: {
        ...(state['states'] as Raw),
        parked: { description: 'It waits.', on: { 'order.check': 'success' } },
      },
    })),
  (config) =>
    edited(config, [...STATUS, 'open', 'watch', 'off'], (state) => ({
      ...state,
      entry: 'dim',
      on: { 'page.opened': { target: 'watching', guard: 'isBright' } },
    })),
  (config) =>
    edited(config, [...STATUS, 'open', 'cancellation', 'confirming'], (state) => ({
      ...state,
      description: 'Sure?',
    })),
  (config) =>
    edited(config, ['followed', 'inquiry'], (state) => {
      const on = state['on'] as Raw;
      return { ...state, on: { ...on, 'check.failed': [{ guard: 'isOld' }, on['check.failed']].flat() } };
    }),
];

test.each(RELEASE.map((edit, index) => [index + 1, [edit]] as const).concat([[0, RELEASE as never]]))(
  'depositOrder: exactly what the configurations say differently is told (edit %i, 0 is all of them)',
  (_, edits) => {
    const { machine } = depositOrder;
    const config = edits.reduce<Raw>((before, edit) => edit(before), machine.config as Raw);
    const after = createMachine(config, machine.implementations as never) as unknown as AnyStateMachine;
    const { written, told } = compared(machine, after);
    expect(written.flat().length).toBeGreaterThan(0);
    expect(told).toEqual(written);
  },
);

test('no difference is told between a machine and itself', () => {
  expect(compared(depositOrder.machine, depositOrder.machine)).toEqual({ written: [[], []], told: [[], []] });
});
