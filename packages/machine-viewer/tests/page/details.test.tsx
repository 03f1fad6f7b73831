/** The details of every state and transition of the corpus can be read: no name is empty, general or of XState's own. */
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { corpus } from '../../../machine-core/corpus/corpus.ts';
import { callsSoFar } from '../../../machine-core/corpus/calls.ts';
import { AboutState } from '../../page/details/AboutState.tsx';
import { AboutTransition } from '../../page/details/AboutTransition.tsx';
import { find } from '../../page/find.ts';
import { IN_ENGLISH } from '../../labels.ts';
import { Machines, MachinesProvider } from '../../viewer-input.ts';

const MACHINES = new Machines({ machines: corpus });

/** What no name may be, or have in it. */
const NO_NAME = /^(\[?(guard|actions?|unnamed)?\]?)?$|\[object|\bundefined\b|\bNaN\b|xstate[.$]/;

describe.each(MACHINES.all)('$name', ({ chart }) => {
  const read = (element: React.JSX.Element, id: string) => {
    const { container, unmount } = render(<MachinesProvider value={MACHINES}>{element}</MachinesProvider>);
    const names = [...container.querySelectorAll('h3, b, dt, dd, .font-bold, .text-accent-text')];
    for (const { textContent } of names) expect(textContent.trim(), id).not.toMatch(NO_NAME);
    expect(names.length, id).toBeGreaterThan(0);
    unmount();
  };
  const choose = () => undefined;

  test('each state', () => {
    for (const node of chart.nodes) read(<AboutState chart={chart} node={node} onChoose={choose} />, node.id);
  });

  test('each transition', () => {
    for (const edge of chart.edges)
      read(<AboutTransition chart={chart} edge={edge} onChoose={choose} />, edge.id);
  });
});

test.each([
  ['a final state with an output', 'wizard', 'wizard.shipped', /It gives an output/],
  ['a history', 'window', 'window.open.deep', /what was active.*At first[^]*editing/],
  [
    'a forbidden event',
    'shortcuts',
    'shortcuts.normal on key.escape #0',
    /The states around it do not get the event/,
  ],
])('%s says what it is', (_, name, id, meaning) => {
  const { chart } = MACHINES.named(name);
  const node = chart.nodes.find((one) => one.id === id);
  const edge = chart.edges.find((one) => one.id === id);
  const props = { chart, onChoose: () => undefined };
  const { container } = render(
    <MachinesProvider value={MACHINES}>
      {node && <AboutState node={node} {...props} />}
      {edge && <AboutTransition edge={edge} {...props} />}
    </MachinesProvider>,
  );
  expect(container.textContent).toMatch(meaning);
});

test('a transition says what must hold: its guard, and not those before it; sections are links where there is a text', () => {
  const machine = createMachine({
    id: 'door',
    description: 'It shuts (contract §2).',
    meta: { guards: { isFree: 'it is free', 'not isFree': 'it is not free', isOld: 'it is old' } },
    on: { SHUT: [{ guard: 'isFree' }, { guard: 'isOld' }, { guard: 'isOdd' }, {}] },
  });
  const machines = new Machines({ machines: [{ machine }], sectionAt: (section) => `/read/${section}` });
  const [{ chart } = expect.fail()] = machines.all;
  const [edge = expect.fail()] = chart.edges.slice(-1);
  render(
    <MachinesProvider value={machines}>
      <AboutTransition chart={chart} edge={edge} onChoose={() => undefined} />
    </MachinesProvider>,
  );
  const conditions = within(screen.getByText('What must hold').parentElement ?? document.body);
  expect(conditions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'it is not free',
    'not: it is old',
    'not: isOdd',
  ]);
  expect(screen.queryByText('It happens if')).toBeNull();
  expect(screen.getByRole('link', { name: 'contract §2' }).getAttribute('href')).toBe('/read/contract §2');
});

test('a guard with words for its opposite is told as what stops the event, with what must hold instead', () => {
  const machine = createMachine({
    id: 'door',
    meta: { guards: { isLocked: 'it is locked', 'not isLocked': 'it is not locked' } },
    on: { OPEN: [{ guard: 'isLocked' }, {}] },
  });
  const machines = new Machines({ machines: [{ machine }] });
  const [{ chart } = expect.fail()] = machines.all;
  const [edge = expect.fail()] = chart.edges;
  render(
    <MachinesProvider value={machines}>
      <AboutTransition chart={chart} edge={edge} onChoose={() => undefined} />
    </MachinesProvider>,
  );
  expect(screen.getByText('It happens if').parentElement?.textContent).toBe(
    'It happens ifit is lockedWhat must hold, so that it does not happenit is not locked',
  );
});

test('a state of two machines with one id is found in both, and each result leads to its own machine', () => {
  const found = find(MACHINES.all, 'toggle', IN_ENGLISH).filter(({ kind }) => kind === 'state');
  expect(new Set(found.map(({ machine }) => machine))).toEqual(new Set(['toggle', 'toggle (2)']));
  expect(callsSoFar()).toEqual({});
});
