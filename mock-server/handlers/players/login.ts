import { instantOf } from '../../../contract/time/clock.ts';
import { LOGIN_FAILURES } from '../../../contract/limits.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { countAgainst, forgetCount } from '../../pipeline/rate-limit.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { hashPassword, matchingForm, NO_PASSWORD } from '../../security/password.ts';
import { serializePlayer } from '../../serializers.ts';

/** POST /players/login. An attempt is counted before it is verified, so that concurrent attempts cannot exceed the limit. */
export const login = defineHandler('login', async ({ world, store, context, body }) => {
  const subject = `login ${body.username} ${context.address}`;
  countAgainst(world, subject, LOGIN_FAILURES);
  const player = store.players.findFirst({ where: { username: { equals: body.username } } });
  const form = await matchingForm(body.password, player?.passwordHash ?? NO_PASSWORD);
  if (!player || form === null) throw new ApiError('INVALID_CREDENTIALS');
  if (form === 'NFD') {
    const passwordHash = await hashPassword(body.password, world.newSecret());
    store.change((change) =>
      change.players.update({ where: { id: { equals: player.id } }, data: { passwordHash } }),
    );
  }
  forgetCount(world, subject);
  context.openSession(player.id, instantOf(world.clock.now()));
  return { player: serializePlayer(player) };
});
