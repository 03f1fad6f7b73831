/** Network and server faults that apply to the next matching requests. */
import { BASE_PATH, type Endpoint, endpoints } from '../../../../contract/endpoints.ts';
import { delayText } from '../../delay.ts';
import type { Fault, FaultName } from '../../faults.ts';
import { requestMatchText } from '../../match/match.ts';
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
  respond: 'The given response; the request is not handled.',
  'malformed-json': 'The request is handled, and the response is not valid JSON.',
  'wrong-shape': 'The request is handled, and the response has a wrong shape.',
  'wrong-content-type': 'The request is handled, and the response is an HTML page.',
  truncated: 'The request is handled, and only half of the response is sent.',
  'slow-body': 'The request is handled, and the body of the response arrives slowly.',
  duplicate: 'The request is delivered twice.',
  unfiltered: 'The request is handled by a backend whose histories have no filters and totals.',
};

const KIND = 'fault-kind';

const ANY_CALL = 'any call';
const CALLS = Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${BASE_PATH}${path}`);

export const faultsSection: Section = { id: 'faults', title: 'Faults', draw };

function draw(panel: PanelContext): readonly Child[] {
  const waiting = panel.state.faults;
  return [
    make('h3', {}, 'Add a fault'),
    faultForm(panel),
    make('h3', {}, 'Active faults'),
    ...(waiting.length === 0
      ? [make('p', { class: 'hint' }, 'No fault is active.')]
      : [
          make('ul', { class: 'cards' }, ...waiting.map((fault) => waitingFault(fault, panel))),
          button('Clear all', () =>
            panel.run('All faults are cleared.', [{ method: 'DELETE', verb: 'faults' }]),
          ),
        ]),
  ];
}

function faultForm(panel: PanelContext): HTMLFormElement {
  const kind = chosenKind(panel);
  const send = (texts: Readonly<Record<string, string>>) => {
    const { call = ANY_CALL, code, cut, response } = texts;
    const [method, path] = call === ANY_CALL ? [] : call.split(' ');
    const numberIn = (name: string) => (texts[name] === undefined ? undefined : Number(texts[name]));
    const status = numberIn('status');
    const body = {
      match: { method, path },
      fault: kind,
      after: numberIn('after'),
      times: numberIn('times'),
      delay: numberIn('delay'),
      bytesPerSecond: numberIn('bytesPerSecond'),
      ...(kind === 'respond' ? { respond: { status, body: bodyIn(response) } } : { status }),
      code,
      cut,
    };
    panel.run(`${kind} is active for ${call}.`, [{ verb: 'faults', body }]);
  };
  return form(
    'Fault',
    send,
    choice('Call', 'call', [
      { value: ANY_CALL, text: ANY_CALL },
      ...CALLS.map((call) => ({ value: call, text: call.replace(BASE_PATH, '') })),
    ]),
    choice(
      'Kind',
      'kind',
      Object.keys(KINDS).map((name) => ({ value: name, text: name })),
      (name) => panel.type(KIND, name),
    ),
    field('Times', { name: 'times', type: 'number', min: 1, value: 1, title: 'Empty: until cleared' }),
    field('After', { name: 'after', type: 'number', min: 0, title: 'So many requests pass first' }),
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
    return [keyed('delay', field('Milliseconds', { name: 'delay', type: 'number', min: 0, value: 3_000 }))];
  }
  if (kind === 'respond') {
    return [
      keyed('status', field('Status', { name: 'status', type: 'number', min: 200, max: 599, value: 200 })),
      keyed('response', field('Body', { name: 'response', placeholder: 'text or JSON', size: 24 })),
    ];
  }
  if (kind === 'slow-body') {
    const attributes = { name: 'bytesPerSecond', type: 'number', min: 1, value: 100 };
    return [keyed('bytes', field('Bytes per second', attributes))];
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

/** JSON if it is a list or an object, otherwise text. A text that only begins like JSON is sent as text. */
function bodyIn(text: string | undefined): unknown {
  if (text === undefined || !/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function keyed<E extends Element>(key: string, element: E): E {
  element.setAttribute('data-key', key);
  return element;
}

function waitingFault(waiting: Fault, panel: PanelContext): HTMLLIElement {
  const { id, match, fault, matched, fired, remaining, status, code, delay } = waiting;
  const details = [
    status,
    code,
    delay === undefined ? undefined : delayText(delay),
    `${matched} matched`,
    `${fired} fired`,
  ].filter(Boolean);
  return make(
    'li',
    { 'data-key': id },
    make(
      'p',
      { class: 'title' },
      make('strong', {}, fault),
      make('span', { class: 'badge' }, remaining === null ? 'until cleared' : `${remaining} ×`),
      make('span', { class: 'facts' }, details.join(' · ')),
      button('Remove', () => panel.run(`${id} is removed.`, [{ method: 'DELETE', verb: `faults/${id}` }]), {
        'aria-label': `Remove ${id}`,
      }),
    ),
    make('p', { class: 'code' }, requestMatchText(match)),
  );
}
