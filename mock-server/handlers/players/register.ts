import { instantOf } from '../../../contract/time/clock.ts';
import type { RegisterRequest } from '../../../contract/player.ts';
import { confirmationProblem } from '../../../contract/rules/credentials.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError, type FieldProblems } from '../../pipeline/api-error.ts';
import { hashPassword } from '../../security/password.ts';
import { serializePlayer } from '../../serializers.ts';
import { nextId } from '../../domain/records.ts';

/** POST /players/register. Opens no session: the player must log in (contract §2). */
export const register = defineHandler(
  'register',
  async ({ world, store, body, now }) => {
    const { username, displayName = username, fingerprint } = body;
    const passwordHash = await hashPassword(body.password, world.newSecret());
    const at = instantOf(now);
    // Checked after hashing and in the same change as the insert, so that of two concurrent registrations of a name only one
    // succeeds.
    const player = store.change((change) => {
      if (change.players.count({ where: { username: { equals: username } } }) > 0) {
        throw new ApiError('USERNAME_ALREADY_EXISTS');
      }
      return change.players.create({
        id: nextId(change, 'PL'),
        username,
        displayName,
        createdAt: at,
        passwordHash,
        passwordChangedAt: at,
        visitorId: fingerprint.fingerprint,
      });
    });
    return { player: serializePlayer(player) };
  },
  agreementProblems,
);

/** Checks the password confirmation, and that header and body have the same visitor id (specification §7). */
function agreementProblems(body: RegisterRequest, headers: Headers): FieldProblems {
  const fields: FieldProblems = {};
  const confirmation = confirmationProblem(body.password, body.confirmPassword);
  if (confirmation) fields['confirmPassword'] = confirmation;
  const visitorId = headers.get('fingerprint') ?? '';
  if (visitorId !== body.fingerprint.fingerprint) {
    fields['fingerprint'] = visitorId === '' ? 'REQUIRED' : 'MISMATCH';
  }
  return fields;
}
