/** Network and server faults that apply to the next matching requests. */
import { BASE_PATH, type Endpoint, endpoints } from '../../../../contract/endpoints.ts';
import type { Fault, FaultName } from '../../faults.ts';
import type { PanelContext, Section } from '../panel-context.ts';
import { button, choice, field, form, submit } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';

/** The explanation of each kind; docs/lab.md contains them too. */
const KINDS: Readonly<Record<FaultName, string>> = {
  drop: 'The connection is cut before the request is handled.',
  'lost-reply': 'The request is handled, then the connection is cut.',
  timeout: 'The request is not handled, and no response is sent.',
  delay: 'The request is handled, and the response is delayed.',
  status: 'An error response; the request is not handled.',
  'malformed-json': 'The request is handled, and the response is not valid JSON.',
  'wrong-shape': 'The request is handled, and the response has a wrong shape.',
  'wrong-content-type': 'The request is handled, and the response is an HTML page.',
  truncated: 'The request is handled, and only half of the response is sent.',
  duplicate: 'The request is delivered twice.',
};

const KIND = 'fault-kind';

const ANY_CALL = '/api/*';
const CALLS = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${BASE_PATH}${path}`);

export const faults: Section = { id: 'faults', title: 'Faults', draw };

function draw(panel: PanelContext): readonly Child[] {
  const waiting = panel.state.faults;
  return [
    make('h3', {}, 'Add a fault'),
    faultForm(panel),
    make('h3', {}, 'Active faults'),
    ...(waiting.length === 0
      ? [make('p', { class: 'hint' }, 'No fault is active.')]
      : [
          make('ul', { class: 'cards' }, ...waiting.map(waitingFault)),
          button('Clear all', () =>
            panel.run('All faults are cleared.', [{ method: 'DELETE', verb: 'faults' }]),
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
    panel.run(`${kind} is active for ${call}.`, [{ verb: 'faults', body }]);
  };
  return form(
    'Fault',
    send,
    choice('Call', 'call', [
      { value: ANY_CALL, text: 'any call' },
      ...CALLS.map((call) => ({ value: call, text: call.replace(BASE_PATH, '') })),
    ]),
    choice(
      'Kind',
      'kind',
      Object.keys(KINDS).map((name) => ({ value: name, text: name })),
      (name) => panel.type(KIND, name),
    ),
    field('Times', { name: 'times', type: 'number', min: 1, value: 1, title: 'Empty: until cleared' }),
    ...detailsOf(kind),
    submit('Add fault'),
    make('p', { class: 'hint' }, `${KINDS[kind]} Without “Times”, the fault stays until it is cleared.`),
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
    text: cut.replace('-', ' the '),
  }));
  return [keyed('cut', choice('The connection is cut', 'cut', moments))];
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
