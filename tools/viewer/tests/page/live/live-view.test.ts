/** Which tab, actor and moment the live view shows; live-panel.test.tsx steps through the log. */
import { expect, test } from 'vitest';
import { HISTORY_LENGTH, type Known, NO_TRAFFIC, NOTHING_KNOWN, receive } from '../../../live/known-tabs.ts';
import { type LiveView, NEWEST, tabsWith, viewOf } from '../../../live/live-view.ts';
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
  expect(placeOf(viewOf(known, 'kettle', NEWEST))).toBe('tab-2 x:2');
  expect(placeOf(viewOf(known, 'kettle', { ...NEWEST, session: 'x:1' }))).toBe('tab-2 x:1');
  expect(placeOf(viewOf(known, 'kettle', { ...NEWEST, tab: 'tab-1' }))).toBe('tab-1 x:1');
  expect(tabsWith(known, 'kettle').map(({ tab }) => tab)).toEqual(['tab-2', 'tab-1']);
});

test('the view falls back to the newest tab and actor if the chosen ones no longer exist', () => {
  const known = reported(present('tab-1', 1), happened('tab-1', KETTLE, 0));
  expect(placeOf(viewOf(known, 'kettle', { tab: 'gone', session: 'gone', at: null }))).toBe('tab-1 x:1');
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

function placeOf(view: LiveView | null): string | null {
  return view && `${view.tab.tab} ${view.actor.session}`;
}
