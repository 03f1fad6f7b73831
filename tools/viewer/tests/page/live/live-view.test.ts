import { describe, expect, test } from 'vitest';
import { receive, type Known, NOTHING_KNOWN } from '../../../live/subscriber.ts';
import { at, type LiveView, NEWEST, tabsWith, viewOf, walkedUntil } from '../../../live/live-view.ts';
import { type LogEntry, HISTORY_LENGTH, NO_TRAFFIC, type ViewerMessage } from '../../../live/messages.ts';

const KETTLE = { session: 'x:1', id: 'kettle', machine: 'kettle', parent: null };

describe('the view', () => {
  test('is empty while no tab runs the machine', () => {
    expect(viewOf(reported(present('tab-1', 1)), 'kettle', NEWEST)).toBeNull();
  });

  test('shows the newest tab and its newest actor, unless others are chosen', () => {
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

  test('falls back to the newest tab and actor if the chosen ones no longer exist', () => {
    const known = reported(present('tab-1', 1), happened('tab-1', KETTLE, 0));
    expect(placeOf(viewOf(known, 'kettle', { tab: 'gone', session: 'gone', at: null }))).toBe('tab-1 x:1');
  });
});

describe('stepping back', () => {
  const known = reported(
    present('tab-1', 1),
    ...[0, 1, 2].map((number) => happened('tab-1', KETTLE, number)),
  );

  test('steps back and forward through the log', () => {
    let view = shownIn(known, NEWEST);
    expect(view.later).toBeNull();
    expect(walkedUntil(view.actor, view.shown)).toEqual(['edge 0', 'edge 1', 'edge 2']);
    view = shownIn(known, at(view, view.earlier));
    expect([view.shown.number, walkedUntil(view.actor, view.shown)]).toEqual([1, ['edge 0', 'edge 1']]);
    view = shownIn(known, at(view, view.earlier));
    expect([view.shown.number, view.earlier]).toEqual([0, null]);
    view = shownIn(known, at(view, view.later));
    const choice = at(view, view.later);
    expect(choice.at, 'the last one is followed on').toBeNull();
  });

  test('keeps the chosen entry when new events and tabs arrive', () => {
    const view = shownIn(known, NEWEST);
    const choice = at(view, view.earlier);
    const later = reported(
      present('tab-1', 1),
      ...[0, 1, 2, 3].map((number) => happened('tab-1', KETTLE, number)),
      present('tab-2', 2),
      happened('tab-2', KETTLE, 0),
    );
    expect(placeOf(viewOf(later, 'kettle', choice))).toBe('tab-1 x:1');
    expect(shownIn(later, choice).shown.number).toBe(1);
  });

  test('falls back to the oldest entry if the chosen one was dropped', () => {
    const labels = Array.from({ length: HISTORY_LENGTH + 5 }, (_, number) =>
      happened('tab-1', KETTLE, number),
    );
    const view = shownIn(reported(present('tab-1', 1), ...labels), { tab: 'tab-1', session: 'x:1', at: 2 });
    expect(view.shown.number).toBe(5);
  });
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

function shownIn(known: Known, choice: Parameters<typeof viewOf>[2]): LiveView {
  const view = viewOf(known, 'kettle', choice);
  if (!view) throw new Error('nothing is shown');
  return view;
}

function placeOf(view: LiveView | null): string | null {
  return view && `${view.tab.tab} ${view.actor.session}`;
}
