/** The frame around a section: the handle at the edge, the header, the tabs, and the status line. */
import { DEFAULT_WORLD } from '../../paths.ts';
import type { WorldCard } from '../inputs.ts';
import type { LabState } from './api.ts';
import type { Section } from './panel-context.ts';
import { button } from './drawing/controls.ts';
import { type Child, listen, make } from './drawing/dom.ts';
import type { Saying, Side } from './memory.ts';
import { timeOfDay, wallClock } from './vientiane.ts';

export interface Frame {
  readonly isOpen: boolean;
  readonly side: Side;
  /** Null until the lab has responded. */
  readonly state: LabState | null;
  /** The world of the browser; null until the lab has responded, and for one that does not exist any more. */
  readonly world: WorldCard | null;
  readonly sections: readonly Section[];
  readonly current: Section;
  readonly content: readonly Child[];
  readonly said: Saying | null;
  readonly toggle: () => void;
  readonly changeSides: () => void;
  readonly choose: (section: Section) => void;
}

export function drawFrame(frame: Frame): HTMLElement {
  const { isOpen, said, content, current } = frame;
  return make(
    'aside',
    { 'aria-label': 'Lab', 'data-side': frame.side },
    button(make('span', {}, 'Lab'), frame.toggle, {
      class: 'handle',
      hidden: isOpen,
      'aria-expanded': String(isOpen),
      'aria-controls': 'panel',
      'aria-keyshortcuts': 'Alt+L',
      title: 'Lab (Alt+L)',
    }),
    make(
      'div',
      { class: 'panel', id: 'panel', hidden: !isOpen },
      head(frame),
      tabs(frame),
      make(
        'div',
        {
          class: 'section',
          id: 'section',
          role: 'tabpanel',
          'aria-labelledby': `tab-${current.id}`,
          tabindex: 0,
          // The key forces new elements for another section, so that no typed text or scroll position is carried over.
          'data-key': current.id,
        },
        ...content,
      ),
      make(
        'p',
        { class: 'said', role: 'status', 'data-tone': said && !said.isGood ? 'bad' : 'good' },
        said?.text ?? '',
      ),
    ),
  );
}

function head({ state, world, toggle, changeSides }: Frame): HTMLElement {
  return make(
    'header',
    {},
    make('h2', {}, 'Lab'),
    make('p', { class: 'facts' }, world && worldBadge(world), ...(state ? factsOf(state) : [])),
    button('⇄', changeSides, { 'aria-label': 'Move to the other side', title: 'To the other side' }),
    button('×', toggle, { 'aria-label': 'Close the lab', title: 'Close (Escape)' }),
  );
}

/** All actions of the panel concern this world. */
function worldBadge({ id, name }: WorldCard): HTMLElement {
  const tone = id === DEFAULT_WORLD ? 'plain' : 'accent';
  return make('span', { class: 'badge world', 'data-tone': tone, title: `World ${name} (${id})` }, name);
}

/** Deviations from the normal state are visible in every section. */
function factsOf({ clock, bank, faults, backend }: LabState): readonly Child[] {
  const isMoved = Math.abs(clock.offsetMs) >= 1_000;
  const time = make(
    'span',
    { class: 'badge', 'data-tone': isMoved || clock.frozen ? 'warn' : 'plain', title: wallClock(clock.now) },
    `${timeOfDay(clock.now)}${clock.frozen ? ' frozen' : ''}`,
  );
  const warning = (text: string) => make('span', { class: 'badge', 'data-tone': 'bad' }, text);
  const violated = backend?.calls.filter(({ violations }) => violations.length > 0).length ?? 0;
  return [
    time,
    backend
      ? make('span', { class: 'badge', 'data-tone': 'accent' }, backend.isReplay ? 'replay' : 'backend')
      : null,
    violated > 0 ? warning(violated === 1 ? '1 call violated' : `${violated} calls violated`) : null,
    bank.mode === 'silent' ? warning('bank silent') : null,
    faults.length > 0 ? warning(faults.length === 1 ? '1 fault' : `${faults.length} faults`) : null,
  ];
}

const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A roving tabindex: Tab reaches the selected tab, arrow keys move between tabs. */
function tabs({ sections, current, choose }: Frame): HTMLElement {
  const list = make(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': 'Sections' },
    ...sections.map((section) =>
      button(section.title, () => choose(section), {
        role: 'tab',
        id: `tab-${section.id}`,
        'aria-selected': String(section === current),
        'aria-controls': 'section',
        tabindex: section === current ? 0 : -1,
      }),
    ),
  );
  listen(list, 'keydown', (event) => {
    const next = STEPS[event.key]?.(sections.indexOf(current), sections.length);
    const section = next === undefined ? undefined : sections[next];
    if (!section) return;
    event.preventDefault();
    choose(section);
  });
  return list;
}
