import { instantOf } from '../../../contract/clock.ts';
import { LOGIN_FAILURES } from '../../../contract/limits.ts';
import { answers } from '../../pipeline/define-handler.ts';
import { countAgainst, forgetCount } from '../../pipeline/rate-limit.ts';
import { Rejection } from '../../pipeline/api-error.ts';
import { passwordMatches } from '../../security/password.ts';
import { serializePlayer } from '../../serializers/player.ts';

/** What an unknown username is compared with, so that it takes as long as a known one. No password has this hash. */
const NOBODY = 'pbkdf2-sha256$5000$nobody$-';

/** POST /players/login. Every try counts before it is looked at: tries at the same moment cannot slip through. */
export const login = answers('login', async ({ world, store, visit, body }) => {
  const subject = `login ${body.username} ${visit.address}`;
  countAgainst(world, subject, LOGIN_FAILURES);
  const player = store.players.findFirst({ where: { username: { equals: body.username } } });
  const matches = await passwordMatches(body.password, player?.passwordHash ?? NOBODY);
  if (!player || !matches) throw new Rejection('INVALID_CREDENTIALS');
  forgetCount(world, subject);
  visit.openSession(player.id, instantOf(world.clock.now()));
  return { player: serializePlayer(player) };
});
