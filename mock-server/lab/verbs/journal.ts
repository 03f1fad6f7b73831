import { JournalCount, JournalQuery } from '../inputs.ts';
import { isOfClient, observedIn } from '../journal.ts';
import { rejectProblems } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';
import { isSecret } from '../mask.ts';
import { isMatch, isObject } from '../match/match.ts';
import { type InputProblem, matchProblems } from '../match/match-problems.ts';

const DEFAULT_LIMIT = 50;

/** GET /__lab/journal. */
export const showJournal = labVerb({
  method: 'get',
  path: '/journal',
  explanation: 'Lists the last requests with their bodies, newest first.',
  fields: {
    path: 'The whole path, or that of a call, such as /api/v2/deposits/:code.',
    player: 'The username of the player who was signed in.',
    since: 'By the lab’s clock; entries of this moment are included.',
    limit: `${DEFAULT_LIMIT} by default.`,
  },
  query: JournalQuery,
  example: { path: '/journal?method=POST&limit=5' },
  handle: ({ world, query: { since, limit = DEFAULT_LIMIT, ...match } }) => {
    rejectProblems(matchProblems(world.store, match, ''));
    const earliest = since === undefined ? -Infinity : Date.parse(since);
    const entries = world.journal
      .entries()
      .filter((entry) => Date.parse(entry.at) >= earliest && isMatch(match, observedIn(entry)));
    return { journal: entries.toReversed().slice(0, limit) };
  },
});

/** POST /__lab/journal/count. */
export const countRequests = labVerb({
  method: 'post',
  path: '/journal/count',
  explanation:
    'Counts the requests that match, such as “exactly one POST”; each is counted once, even under a fault.',
  example: { body: { match: { method: 'POST', path: '/api/v2/deposits' } } },
  body: JournalCount,
  isRead: true,
  handle: ({ world, body: { match } }) => {
    rejectProblems([...matchProblems(world.store, match), ...maskedParts(match, 'match.')]);
    const entries = world.journal.entries().filter(isOfClient);
    return { count: entries.filter((entry) => isMatch(match, observedIn(entry))).length };
  },
});

/** The journal does not contain the values of these parts, so that they would never match. */
function maskedParts(value: unknown, prefix: string): InputProblem[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = prefix + name;
    if (!isSecret(name)) return maskedParts(part, `${path}.`);
    return [{ path, code: 'UNKNOWN' as const, message: `${path} is masked in the journal` }];
  });
}
