/** Network and server faults that apply to the next matching requests. */
import { BASE_PATH, type Endpoint, endpoints } from '../../../../contract/endpoints.ts';
import type { Fault, FaultName } from '../../faults.ts';
import type { PanelContext, Section } from '../panel-context.ts';
import { button, choice, field, form, submit } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';

/** The explanation of each kind; docs/lab.md contains them too. */
const KINDS: Readonly<Record<FaultName, string>> = {
  drop: 'The line is cut before anything is done.',
  'lost-reply': 'It is done, then the line is cut.',
  timeout: 'No answer, ever.',
  delay: 'It is done, and the answer comes late.',
  status: 'An error, and nothing is done.',
  'malformed-json': 'It is done, and the answer is no JSON.',
  'wrong-shape': 'It is done, and the answer has another shape.',
  'wrong-content-type': 'It is done, and the answer is a page.',
  truncated: 'It is done, and half of the answer comes.',
  duplicate: 'The request is delivered twice.',
};

const KIND = 'fault-kind';

const ANY_CALL = '/api/*';
const CALLS = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${BASE_PATH}${path}`);

export const faults: Section = { id: 'faults', title: 'Faults', draw };

function draw(panel: PanelContext): readonly Child[] {
  const waiting = panel.state.faults;
  return [
    make('h3', {}, 'Spoil a call'),
    faultForm(panel),
    make('h3', {}, 'Waiting'),
    ...(waiting.length === 0
      ? [make('p', { class: 'hint' }, 'Nothing: the line is good.')]
      : [
          make('ul', { class: 'cards' }, ...waiting.map(waitingFault)),
          button('Clear all', () =>
            panel.run('The line is good again.', [{ method: 'DELETE', verb: 'faults' }]),
          ),
        ]),
  ];
}

function faultForm(panel: PanelContext): HTMLFormElement {
  const kind = chosenKind(panel);
  const send = (texts: Readonly<Record<string, string>>) => {
    const { call = ANY_CALL, times, status, code, delayMs, cut } = texts;
    const [method, path] = call.includes(' ') ? call.split(' ') : [undefined, call];
    const body = {
      match: { method, path },
      fault: kind,
      times: times === undefined ? undefined : Number(times),
      status: status === undefined ? undefined : Number(status),
      delayMs: delayMs === undefined ? undefined : Number(delayMs),
      code,
      cut,
    };
    panel.run(`${kind} waits for ${call}.`, [{ verb: 'faults', body }]);
  };
  return form(
    'Fault',
    send,
    choice('Call', 'call', [
      { value: ANY_CALL, text: 'any call' },
      ...CALLS.map((call) => ({ value: call, text: call.replace(BASE_PATH, '') })),
    ]),
    choice(
      'What happens',
      'kind',
      Object.keys(KINDS).map((name) => ({ value: name, text: name })),
      (name) => panel.type(KIND, name),
    ),
    field('Times', { name: 'times', type: 'number', min: 1, value: 1, title: 'Empty: until it is cleared' }),
    ...detailsOf(kind),
    submit('Add fault'),
    make('p', { class: 'hint' }, `${KINDS[kind]} Without a number of times, until it is cleared.`),
  );
}

/** Defaults to the first kind. */
function chosenKind(panel: PanelContext): FaultName {
  const names = Object.keys(KINDS) as FaultName[];
  return names.find((name) => name === panel.typed(KIND)) ?? 'drop';
}

function detailsOf(kind: FaultName): readonly Child[] {
  if (kind === 'delay') {
    return [keyed('delay', field('Milliseconds', { name: 'delayMs', type: 'number', min: 0, value: 3_000 }))];
  }
  if (kind === 'status') {
    return [
      keyed('status', field('Status', { name: 'status', type: 'number', min: 400, max: 599, value: 503 })),
      keyed('code', field('Code', { name: 'code', placeholder: 'by its status', size: 16 })),
    ];
  }
  if (kind !== 'drop' && kind !== 'lost-reply') return [];
  const moments = ['after-head', 'before-head'].map((cut) => ({
    value: cut,
    text: cut.replace('-', ' its '),
  }));
  return [keyed('cut', choice('The line is cut', 'cut', moments))];
}

function keyed<E extends Element>(key: string, element: E): E {
  element.setAttribute('data-key', key);
  return element;
}

function waitingFault({ id, match, fault, remaining, status, code, delayMs }: Fault): HTMLLIElement {
  const details = [status, code, delayMs === undefined ? undefined : `${delayMs} ms`].filter(Boolean);
  return make(
    'li',
    { 'data-key': id },
    make(
      'p',
      { class: 'title' },
      make('strong', {}, fault),
      make('span', { class: 'badge' }, remaining === null ? 'until cleared' : `${remaining} ×`),
      make('span', { class: 'facts' }, details.join(' · ')),
    ),
    make('p', { class: 'code' }, `${match.method ?? 'any method'} ${match.path}`),
  );
}
