import { instantOf } from '../../../contract/time/clock.ts';
import { serializePlayer } from '../../serializers.ts';
import { SignIn } from '../inputs.ts';
import { labVerb } from '../lab-verb.ts';
import { playerNamed } from '../look-up.ts';

/** POST /__lab/session. */
export const signIn = labVerb({
  method: 'post',
  path: '/session',
  explanation:
    'Signs the player in by the cookies of the response; for pages and tests, because the command line stores no cookies.',
  example: { body: { username: 'demo' } },
  body: SignIn,
  handle: ({ world, context, body, now }) => {
    const player = playerNamed(world.store, body.username);
    context.openSession(player.id, instantOf(now));
    return { player: serializePlayer(player) };
  },
});
