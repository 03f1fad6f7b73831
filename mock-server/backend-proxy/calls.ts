/** Which calls a real backend answers: contract §6, *Backend*. */
import { type Call, endpointOf, endpoints } from '../../contract/endpoints.ts';
import { likeliest, suggestion } from '../lab/near-miss/spelling.ts';

export const ALL_CALLS = Object.keys(endpoints) as readonly Call[];

/** Calls about the same objects: what one server writes is unknown to the other. */
const RELATED: readonly (readonly [subject: string, calls: readonly Call[]])[] = [
  ['an account', ['register', 'login', 'usernameValidate']],
  ['a session', ['login', 'logout', 'playerInfo', 'passwordChange']],
  ['a bank account', ['bankAccountAdd', 'playerInfo', 'withdrawCreate']],
  [
    'a deposit',
    [
      'depositCreate',
      'depositList',
      'depositOpen',
      'deposit',
      'depositQr',
      'depositQrIssue',
      'depositCheck',
      'depositCancel',
    ],
  ],
  ['a withdrawal', ['withdrawCreate', 'withdrawQuote', 'withdrawList', 'withdrawOpen', 'withdraw']],
  [
    'a promotion',
    ['promotionClaim', 'usageCancel', 'usageList', 'usageCurrent', 'promotionsCurrent', 'promotion'],
  ],
  ['limits', ['limits', 'limitsChange', 'selfExclude']],
];

/** The calls that a list such as `banks,deposit*` names. Throws an error whose message is a sentence. */
export function callsNamed(list: string): readonly Call[] {
  const patterns = list.split(',').map((pattern) => pattern.trim());
  return patterns.flatMap((pattern) => {
    const [begin = '', ...rest] = pattern.split('*');
    const named = ALL_CALLS.filter((call) => {
      if (rest.length === 0) return call === pattern;
      const end = rest.at(-1) ?? '';
      return (
        rest.length === 1 && call.length >= pattern.length - 1 && call.startsWith(begin) && call.endsWith(end)
      );
    });
    if (named.length > 0) return named;
    const meant = suggestion(likeliest(pattern.replaceAll('*', ''), ALL_CALLS));
    throw new Error(`“${pattern}” is no call of the contract${meant || ': docs/contract.md lists them'}`);
  });
}

/** Whether a call needs the session that a login opens. */
function needsSession(call: Call): boolean {
  return endpointOf(call).access === 'player' || call === 'logout';
}

/** A chosen call that needs a session is forwarded only together with the login, which opens it at the backend. */
export function isForwarded(call: Call, chosen: ReadonlySet<Call>): boolean {
  return chosen.has(call) && (chosen.has('login') || !needsSession(call));
}

/** What does not fit together, in sentences. */
export function choiceWarnings(chosen: ReadonlySet<Call>): readonly string[] {
  const waiting = ALL_CALLS.filter((call) => chosen.has(call) && !isForwarded(call, chosen));
  const warnings =
    waiting.length === 0
      ? []
      : [`Without login the backend has no session, so the mock still answers ${waiting.join(', ')}.`];
  for (const [subject, calls] of RELATED) {
    const [there, here] = [true, false].map((side) =>
      calls.filter((call) => isForwarded(call, chosen) === side),
    );
    if (!there?.length || !here?.length) continue;
    warnings.push(
      `${there.join(', ')} and ${here.join(', ')} do not know the same of ${subject}: forward all or none.`,
    );
  }
  return warnings;
}
