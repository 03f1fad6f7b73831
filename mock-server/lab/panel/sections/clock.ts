/** Time travel. The whole mock follows this clock; the page adopts the new time with its next response. */
import type { PanelContext, Section } from '../panel-context.ts';
import { button, field, form, option, row, submit } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';
import { fieldOfInstant, instantOfField, midnightAfter, wallClock } from '../vientiane.ts';

const STEPS = [
  { text: '+1 min', seconds: 60 },
  { text: '+10 min', seconds: 600 },
  { text: '+30 min', seconds: 1_800 },
  { text: '+1 h', seconds: 3_600 },
  { text: '+1 day', seconds: 86_400 },
];

export const clockSection: Section = { id: 'clock', title: 'Clock', draw };

function draw(panel: PanelContext): readonly Child[] {
  const { now, frozen, offsetMs } = panel.state.clock;
  const set = (done: string, body: object) => panel.run(done, [{ verb: 'clock', body }]);
  return [
    make(
      'p',
      { class: 'time' },
      make('span', { class: 'figure' }, wallClock(now)),
      make('span', { class: 'quiet' }, ` Vientiane, ${frozen ? 'frozen' : distance(offsetMs)}`),
    ),
    row(
      'Move',
      ...STEPS.map(({ text, seconds }) =>
        button(text, () => set(`The clock moved by ${text}.`, { advanceSeconds: seconds })),
      ),
      button('midnight', () => set('The clock moved to midnight in Vientiane.', { now: midnightAfter(now) })),
    ),
    row(
      'Time',
      option('Runs', !frozen, () => set('The clock runs.', { frozen: false })),
      option('Frozen', frozen, () => set('The clock is frozen.', { frozen: true })),
    ),
    form(
      'Set the clock',
      ({ moment = '' }) => {
        const instant = instantOfField(moment);
        if (instant) set(`The clock is set to ${wallClock(instant)} in Vientiane.`, { now: instant });
      },
      field('Time in Vientiane', {
        name: 'moment',
        type: 'datetime-local',
        step: 1,
        required: true,
        value: fieldOfInstant(now).slice(0, 16),
      }),
      submit('Set'),
    ),
    make('p', { class: 'hint' }, 'A reset or a scenario restores the real time.'),
  ];
}

/** Formats the offset from the real clock. */
function distance(offsetMs: number): string {
  const seconds = Math.round(Math.abs(offsetMs) / 1_000);
  if (seconds < 1) return 'real time';
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const text = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return `${text.join(' ')} ${offsetMs > 0 ? 'ahead' : 'behind'}`;
}
