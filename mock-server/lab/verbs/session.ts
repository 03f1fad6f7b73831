import { instantOf } from '../../../contract/time/clock.ts';
import { record, text } from '../../../contract/schema/vocabulary.ts';
import { serializePlayer } from '../../serializers.ts';
import { labVerb } from '../lab-verb.ts';
import { playerNamed } from '../look-up.ts';

/** POST /__lab/session. */
export const signIn = labVerb({
  method: 'post',
  path: '/session',
  explanation:
    'Signs that player in for the caller, by the cookies of a login: for a page or a test, as the command line keeps none.',
  example: { body: { username: 'demo' } },
  body: record({ username: text({ maxLength: 64 }) }),
  handle: ({ world, context, body, now }) => {
    const player = playerNamed(world.store, body.username);
    context.openSession(player.id, instantOf(now));
    return { player: serializePlayer(player) };
  },
});
