/** Short commands: plain terms instead of a verb with fields. Each means one command that could also be written out. */
import { BASE_PATH } from '../../../contract/endpoints.ts';
import { secondsOf } from '../duration.ts';

type Field = readonly [name: string, value: string];

/** The command that a short one means. */
export interface Meaning {
  readonly text: readonly string[];
  readonly fields: readonly Field[];
  readonly delete?: true;
  /** The count that is expected; another one is a failure. */
  readonly expected?: number;
}

interface Short {
  readonly usage: string;
  readonly explanation: string;
  /** Null for anything that is none of this short command. */
  readonly read: (given: readonly string[]) => Meaning | null;
}

/** Amounts of `pay` that depend on the order, in percent of its amount. */
export const SHARES: Readonly<Record<string, number>> = { half: 50, over: 150 };

const METHOD = /^(get|post|put|delete)$/i;

export const SHORTS: Readonly<Record<string, Short>> = {
  pay: {
    usage: 'pay CODE [half | over | twice | AMOUNT]',
    explanation: 'pays an order at the bank',
    read: ([code, how, ...rest]) => {
      if (code === undefined || rest.length > 0) return null;
      const order: Field = ['code', code];
      if (how === undefined) return { text: ['bank/pay'], fields: [order] };
      if (how === 'twice') return { text: ['bank/pay'], fields: [order, ['times', '2']] };
      const isAmount = Object.hasOwn(SHARES, how) || /^[\d.]+$/.test(how);
      return isAmount ? { text: ['bank/pay'], fields: [order, ['amount', how]] } : null;
    },
  },
  clock: {
    usage: 'clock +2h | -30m | 2026-12-31T17:00:00Z | freeze | run',
    explanation: 'moves the clock (s, m, h, d), sets, stops or starts it',
    read: ([how = '', ...rest]) => {
      const field = clockField(how);
      return field && rest.length === 0 ? { text: ['clock'], fields: [field] } : null;
    },
  },
  faults: {
    usage: 'faults rm ID | clear',
    explanation: 'removes a fault, or all',
    read: ([action, id, ...rest]) => {
      if (action === 'clear' && id === undefined) return { text: ['faults'], fields: [], delete: true };
      if (action !== 'rm' || id === undefined || rest.length > 0) return null;
      return { text: ['faults', id], fields: [], delete: true };
    },
  },
  fault: {
    usage: 'fault KIND [METHOD] [PATH] [name=value …]',
    explanation: 'adds a fault; a number is an error with this status; without a path, for every call',
    read: ([kind, ...place]) => {
      const match = matchFields(place);
      if (kind === undefined || match === null) return null;
      const isStatus = /^\d{3}$/.test(kind);
      const status: Field[] = isStatus ? [['status', kind]] : [];
      const everyCall: Field[] = match.length === 0 ? [['match.path.matches', '.']] : [];
      return {
        text: ['faults'],
        fields: [...everyCall, ...match, ['fault', isStatus ? 'status' : kind], ...status],
      };
    },
  },
  count: {
    usage: 'count METHOD PATH [NUMBER]',
    explanation: 'counts requests; with a number, another count is a failure',
    read: (given) => {
      const last = given.at(-1) ?? '';
      const isExpected = /^\d+$/.test(last);
      const match = matchFields(isExpected ? given.slice(0, -1) : given);
      if (match === null || match.length === 0) return null;
      return { text: ['journal/count'], fields: match, ...(isExpected ? { expected: Number(last) } : {}) };
    },
  },
  reset: {
    usage: 'reset [SCENARIO]',
    explanation: 'resets to a scenario',
    read: ([scenario, ...rest]) =>
      scenario !== undefined && rest.length === 0
        ? { text: ['reset'], fields: [['scenario', scenario]] }
        : null,
  },
};

/** The meaning of what stands before the first field; null if it is no short command. */
export function meaningOf([name = '', ...given]: readonly string[]): Meaning | null {
  return (Object.hasOwn(SHORTS, name) && SHORTS[name]?.read(given)) || null;
}

/** `/deposits` is short for `/api/v2/deposits`. Null for anything but a method and a path, in this order. */
function matchFields(given: readonly string[]): Field[] | null {
  const [method] = given.filter((word) => METHOD.test(word));
  const [path] = given.filter((word) => word.startsWith('/'));
  if (given.join(' ') !== [method, path].filter(Boolean).join(' ')) return null;
  const whole = path && (path.startsWith('/api') ? path : BASE_PATH + path);
  return [
    ...(method === undefined ? [] : [['match.method', method.toUpperCase()] as const]),
    ...(whole === undefined ? [] : [['match.path', whole] as const]),
  ];
}

function clockField(how: string): Field | null {
  if (how === 'freeze') return ['frozen', 'true'];
  if (how === 'run') return ['frozen', 'false'];
  if (/^\d{4}-\d\d-\d\dT/.test(how)) return ['now', how];
  const seconds = /^[+-]/.test(how) ? secondsOf(how) : null;
  return seconds === null ? null : ['advanceSeconds', String(seconds)];
}
