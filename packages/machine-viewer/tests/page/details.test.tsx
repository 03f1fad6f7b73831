/** The details of every state and transition of the corpus can be read: no name is empty, general or of XState's own. */
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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

test('a state of two machines with one id is found in both, and each result leads to its own machine', () => {
  const found = find(MACHINES.all, 'toggle', IN_ENGLISH).filter(({ kind }) => kind === 'state');
  expect(new Set(found.map(({ machine }) => machine))).toEqual(new Set(['toggle', 'toggle (2)']));
  expect(callsSoFar()).toEqual({});
});
