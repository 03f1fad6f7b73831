/** Which tab, actor and moment the live view shows; live-panel.test.tsx steps through the log. */
import { expect, test } from 'vitest';
import { HISTORY_LENGTH, type Known, NO_TRAFFIC, NOTHING_KNOWN, receive } from '../../../live/known-tabs.ts';
import { NEWEST, viewOf } from '../../../live/live-view.ts';
import type { LogEntry, ViewerMessage } from '../../../live/messages.ts';

const KETTLE = {
  session: 'x:1',
  id: 'kettle',
  name: 'kettle',
  machine: 'kettle',
  parent: null,
  order: null,
};

test('nothing is shown while no tab runs the machine', () => {
  expect(viewOf(reported(present('tab-1', 1)), 'kettle', NEWEST)).toBeNull();
});

test('the view shows the newest tab and its newest actor, unless others are chosen', () => {
  const known = reported(
    present('tab-2', 2),
    present('tab-1', 1),
    happened('tab-1', KETTLE, 0),
    happened('tab-2', KETTLE, 0),
    happened('tab-2', { ...KETTLE, session: 'x:2' }, 0),
  );
  const view = viewOf(known, 'kettle', NEWEST);
  expect(view?.all.map(({ key }) => key)).toEqual(['tab-2 x:2', 'tab-2 x:1', 'tab-1 x:1']);
  expect(view?.key).toBe('tab-2 x:2');
  expect(viewOf(known, 'kettle', { ...NEWEST, key: 'tab-1 x:1' })?.key).toBe('tab-1 x:1');
});

test('the view falls back to the newest actor if the chosen one no longer exists', () => {
  const known = reported(present('tab-1', 1), happened('tab-1', KETTLE, 0));
  expect(viewOf(known, 'kettle', { key: 'gone', at: null })?.key).toBe('tab-1 x:1');
});

test('the view falls back to the oldest entry if the chosen one was dropped', () => {
  const labels = Array.from({ length: HISTORY_LENGTH + 5 }, (_, number) => happened('tab-1', KETTLE, number));
  const view = viewOf(reported(present('tab-1', 1), ...labels), 'kettle', { ...NEWEST, at: 2 });
  expect(view?.shown.number).toBe(5);
});

function reported(...labels: readonly ViewerMessage[]): Known {
  return labels.reduce(receive, NOTHING_KNOWN);
}

function present(tab: string, since: number): ViewerMessage {
  return { kind: 'present', tab, since, actors: [], traffic: NO_TRAFFIC };
}

function happened(tab: string, actor: typeof KETTLE, number: number): ViewerMessage {
  const entry: LogEntry = {
    number,
    message: number,
    at: 1_000 + number,
    event: { type: 'kettle.filled' },
    from: null,
    verdicts: [],
    walked: [`edge ${number}`],
    after: {
      value: 'cold',
      active: ['kettle', 'kettle.cold'],
      tags: [],
      status: 'active',
      context: {},
      open: [],
      possible: [],
    },
  };
  return { kind: 'happened', tab, actor, entry };
}
