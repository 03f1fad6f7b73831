/** `chartOf`: the states, transitions and ids that the viewer, the documents and the coverage share. */
import { describe, expect, test } from 'vitest';
import { type ChartEdge, chartOf, labelOf, sectionsIn } from '../index.ts';
import { kettleMachine } from '../samples/kettle.ts';

const CHART = chartOf(kettleMachine);

function edge(id: string): ChartEdge {
  const found = CHART.edges.find((each) => each.id === id);
  if (!found) throw new Error(`no transition ${id}`);
  return found;
}

function node(id: string) {
  const found = CHART.nodes.find((each) => each.id === id);
  if (!found) throw new Error(`no state ${id}`);
  return found;
}

describe('states', () => {
  test('lists every state, parents before their children', () => {
    expect(CHART.nodes.map(({ id }) => id)).toEqual([
      'kettle',
      'kettle.cold',
      'kettle.boiling',
      'kettle.boiling.heater',
      'kettle.boiling.heater.heating',
      'kettle.boiling.heater.through',
      'kettle.boiling.lamp',
      'kettle.boiling.lamp.dark',
      'kettle.boiling.lamp.lit',
      'kettle.judged',
      'kettle.ready',
      'kettle.cleaning',
      'kettle.unplugged',
    ]);
  });

  test('name their parent and their children', () => {
    expect(node('kettle')).toMatchObject({ parent: null, type: 'compound' });
    expect(node('kettle.boiling')).toMatchObject({
      key: 'boiling',
      parent: 'kettle',
      type: 'parallel',
      children: ['kettle.boiling.heater', 'kettle.boiling.lamp'],
    });
    expect(node('kettle.unplugged')).toMatchObject({ type: 'final', children: [] });
  });

  test('the initial child of a compound state is marked; regions of a parallel state are not', () => {
    expect(CHART.nodes.filter(({ isInitial }) => isInitial).map(({ id }) => id)).toEqual([
      'kettle.cold',
      'kettle.boiling.heater.heating',
      'kettle.boiling.lamp.dark',
    ]);
  });

  test('list entry and exit actions, without those that XState adds for delays', () => {
    expect(node('kettle.ready')).toMatchObject({ entry: ['whistle'], exit: ['fallSilent'] });
    expect(node('kettle.boiling.lamp.dark')).toMatchObject({ entry: [], exit: [] });
  });

  test('list invoked actors by id and logic, those without an id by their logic, and tags', () => {
    expect(node('kettle.ready').invokes).toEqual([{ id: 'keepWarm', actor: 'keepWarm' }]);
    expect(node('kettle.boiling.heater.heating').invokes).toEqual([{ id: 'heatWater', actor: 'heat' }]);
    expect(node('kettle.boiling').tags).toEqual(['busy']);
  });
});

describe('transitions', () => {
  test('lists the transitions of every kind of trigger, with unique readable ids', () => {
    expect(CHART.edges.map(({ id }) => id)).toEqual([
      'kettle on kettle.unplugged #0',
      'kettle on lamp.broken #0',
      'kettle on timer.wished #0',
      'kettle on done * #0',
      'kettle on news.* #0',
      'kettle on news.power.lost #0',
      'kettle.cold on kettle.filled #0',
      'kettle.cold on kettle.filled #1',
      'kettle.cold on kettle.switchedOn #0',
      'kettle.boiling on finished kettle.boiling #0',
      'kettle.boiling.heater.heating on done heatWater #0',
      'kettle.boiling.heater.heating on failed heatWater #0',
      'kettle.boiling.lamp on lamp.broken #0',
      'kettle.boiling.lamp.dark on after 2000 #0',
      'kettle.judged on always #0',
      'kettle.judged on always #1',
      'kettle.ready on failed keepWarm #0',
      'kettle.ready on after COOLING #0',
      'kettle.cleaning on done cleanWater #0',
    ]);
  });

  test.each([
    ['kettle on lamp.broken #0', { kind: 'event', type: 'lamp.broken' }],
    ['kettle.ready on after COOLING #0', { kind: 'after', delay: 'COOLING', length: 60_000 }],
    ['kettle.boiling.lamp.dark on after 2000 #0', { kind: 'after', delay: '2000', length: 2_000 }],
    ['kettle.boiling.heater.heating on done heatWater #0', { kind: 'done', actor: 'heatWater' }],
    ['kettle.ready on failed keepWarm #0', { kind: 'failed', actor: 'keepWarm' }],
    ['kettle on news.* #0', { kind: 'event', type: 'news.*' }],
    ['kettle on done * #0', { kind: 'done', actor: '*' }],
    ['kettle.boiling.heater.heating on failed heatWater #0', { kind: 'failed', actor: 'heatWater' }],
    ['kettle.boiling on finished kettle.boiling #0', { kind: 'finished', state: 'kettle.boiling' }],
    ['kettle.judged on always #1', { kind: 'always' }],
  ])('%s: has its trigger, and its id contains the trigger', (id, trigger) => {
    expect(edge(id).trigger).toEqual(trigger);
    expect(id).toContain(` on ${labelOf(edge(id).trigger)} #`);
  });

  test('list targets by full id; a transition with actions only has no target', () => {
    expect(edge('kettle.boiling.heater.heating on failed heatWater #0').targets).toEqual(['kettle.cold']);
    expect(edge('kettle on kettle.unplugged #0').targets).toEqual(['kettle.unplugged']);
    expect(edge('kettle.cold on kettle.filled #1')).toMatchObject({ targets: [], actions: ['pour'] });
  });

  test('a guard is named with its static parameters, not with those from the event', () => {
    expect(edge('kettle.cold on kettle.switchedOn #0').guard).toBe('holds(1)');
    expect(edge('kettle.cold on kettle.filled #0').guard).toBe('isMuch');
    expect(edge('kettle.cold on kettle.filled #1').guard).toBeNull();
  });

  test('have the same ids after `machine.provide`', () => {
    expect(chartOf(kettleMachine.provide({ actions: { whistle: () => undefined } }))).toEqual(CHART);
  });
});

describe('sections', () => {
  test.each([
    ['no reference', []],
    ['(specification §4)', ['specification §4']],
    ['specification §1 and §4, contract §1', ['specification §1', 'specification §4', 'contract §1']],
    ['specification §1, §8; contract §5.', ['specification §1', 'specification §8', 'contract §5']],
    ['contract §1, and once more contract §1', ['contract §1']],
  ])('are found in a text: %s', (labels, sections) => {
    expect(sectionsIn(labels)).toEqual(sections);
  });

  test('of a transition are its own, else those of the nearest enclosing state that names some', () => {
    expect(edge('kettle.cold on kettle.switchedOn #0').sections).toEqual(['specification §7']);
    expect(edge('kettle.cold on kettle.filled #0').sections).toEqual(['contract §3']);
    expect(edge('kettle.boiling.lamp.dark on after 2000 #0').sections).toEqual([
      'specification §1',
      'specification §2',
    ]);
  });
});
