/** The real backend behind the mock: who answers each call, and what breaks the contract. */
import type { CallReport, CountedViolation } from '../../../backend-proxy/report.ts';
import { type PanelContext, isMeant, type Section } from '../panel-context.ts';
import { button, filter, option, row } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';
import { timeOfDay, wallClock } from '../vientiane.ts';

const FILTER = 'backend-filter';

export const backendSection: Section = { id: 'backend', title: 'Backend', draw };

function draw(panel: PanelContext): readonly Child[] {
  const { backend: report } = panel.state;
  if (!report) {
    const command = make('span', { class: 'code' }, 'npm start -- --backend http://localhost:8080');
    return [
      make('p', { class: 'hint' }, 'The mock answers every call. With a backend of your own behind it:'),
      make('p', {}, command),
    ];
  }
  const { calls, warnings, target, isReplay } = report;
  const send = (done: string, names: string, forwarded: boolean) =>
    panel.run(done, [{ verb: 'backend', body: { calls: names, forwarded } }]);
  const forwarded = calls.filter(({ server }) => server === 'backend').length;
  const violated = calls.filter(({ violations }) => violations.length > 0);
  const shown = calls.filter((call) =>
    isMeant(panel.typed(FILTER), call.call, call.method, call.path, ...statesOf(call)),
  );
  return [
    make(
      'p',
      {},
      make('span', { class: 'code' }, target),
      ` ${isReplay ? 'is replayed, and' : ''} answers ${forwarded} of ${calls.length} calls.`,
    ),
    row(
      'All calls',
      button('to the backend', () => send('The backend answers every call.', '*', true)),
      button('to the mock', () => send('The mock answers every call.', '*', false)),
      button('Forget violations', () =>
        panel.run('The violations are forgotten.', [{ method: 'DELETE', verb: 'backend' }]),
      ),
    ),
    ...warnings.map((warning) => make('p', { class: 'warning' }, warning)),
    violated.length > 0
      ? make('h3', {}, `Violations of ${violated.length === 1 ? '1 call' : `${violated.length} calls`}`)
      : null,
    violated.length > 0
      ? make('ul', { class: 'cards', 'aria-label': 'Violations' }, ...violated.flatMap(violationsOf))
      : null,
    make('h3', {}, 'Calls'),
    filter('Filter calls', (text) => panel.type(FILTER, text)),
    make('ul', { class: 'calls', 'aria-label': 'Calls' }, ...shown.map((call) => line(call, send))),
  ];
}

/** What a filter finds a call by, and what its line shows. */
function statesOf({ server, isChosen, answers, violations }: CallReport): readonly string[] {
  return [
    server === 'backend' ? 'forwarded' : 'mock',
    ...(isChosen && server === 'mock' ? ['needs login'] : []),
    ...(violations.length > 0 ? ['violated'] : []),
    ...(answers.mock + answers.backend === 0 ? ['never called'] : []),
  ];
}

function line(
  report: CallReport,
  send: (done: string, names: string, forwarded: boolean) => void,
): HTMLLIElement {
  const { call, method, path, isChosen, server, answers } = report;
  const choose = (forwarded: boolean) => () =>
    send(`${forwarded ? 'The backend' : 'The mock'} answers ${call}.`, call, forwarded);
  const numbers = [
    answers.backend > 0 ? `${answers.backend} by the backend` : '',
    answers.mock > 0 ? `${answers.mock} by the mock` : '',
  ].filter(Boolean);
  return make(
    'li',
    { 'data-key': call },
    make('span', { class: 'call' }, make('b', {}, method), ` ${path}`),
    make(
      'span',
      { class: 'servers', role: 'group', 'aria-label': `Who answers ${call}` },
      option('mock', !isChosen, choose(false)),
      option('backend', isChosen, choose(true)),
    ),
    make(
      'span',
      { class: 'states' },
      make('span', { class: 'quiet' }, call),
      ...statesOf(report).map((state) =>
        make('span', { class: 'badge', 'data-tone': toneOf(state, server) }, state),
      ),
      numbers.length > 0 ? make('span', { class: 'quiet' }, numbers.join(', ')) : null,
    ),
  );
}

function violationsOf({ call, violations }: CallReport): HTMLLIElement[] {
  return violations.map((violation) => card(call, violation));
}

function card(call: string, violation: CountedViolation): HTMLLIElement {
  const { rule, section, says, part, expected, received, count, at, requestId } = violation;
  return make(
    'li',
    { 'data-key': `${call} ${rule} ${part}` },
    make(
      'p',
      { class: 'title' },
      make('strong', {}, call),
      make('span', { class: 'badge', 'data-tone': 'bad' }, rule),
      make('span', { class: 'facts' }, `${section} · ${count} ×, last `),
      make('time', { class: 'facts', datetime: at, title: wallClock(at) }, `${timeOfDay(at)} ${requestId}`),
    ),
    make('p', {}, `The rule: ${says}.`),
    make('p', { class: 'code' }, make('b', {}, part), `: ${received}`),
    make('p', { class: 'hint' }, `expected: ${expected}`),
  );
}

function toneOf(state: string, server: CallReport['server']): string {
  if (state === 'violated') return 'bad';
  if (state === 'needs login') return 'warn';
  return state === 'forwarded' && server === 'backend' ? 'good' : 'plain';
}
