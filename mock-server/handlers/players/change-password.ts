import { instantOf } from '../../../contract/time/clock.ts';
import { PASSWORD_CHANGES } from '../../../contract/limits.ts';
import type { PasswordChangeRequest } from '../../../contract/player.ts';
import { confirmationProblem } from '../../../contract/rules/credentials.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { countAgainst, forgetCount } from '../../pipeline/rate-limit.ts';
import { ApiError, type FieldProblems } from '../../pipeline/api-error.ts';
import { hashPassword, passwordMatches } from '../../security/password.ts';

/** POST /players/security/password/change. Ends all sessions of the player, who must log in with the new password. */
export const changePassword = defineHandler(
  'passwordChange',
  async ({ world, store, context, player, body, now }) => {
    const subject = `password-change ${player.id}`;
    countAgainst(world, subject, PASSWORD_CHANGES);
    const matches = await passwordMatches(body.currentPassword, player.passwordHash);
    if (!matches) throw new ApiError('CURRENT_PASSWORD_INCORRECT');
    const passwordHash = await hashPassword(body.newPassword, world.newSecret());
    store.change((change) => {
      // Of two concurrent changes, the second one fails here because the current password has changed.
      const current = change.players.findFirst({ where: { id: { equals: player.id } } })?.passwordHash;
      if (current !== player.passwordHash) throw new ApiError('CURRENT_PASSWORD_INCORRECT');
      change.players.update({
        where: { id: { equals: player.id } },
        data: { passwordHash, passwordChangedAt: instantOf(now) },
      });
    });
    forgetCount(world, subject);
    context.closeSessionsOf(player.id);
  },
  confirmationProblems,
);

function confirmationProblems({ newPassword, confirmNewPassword }: PasswordChangeRequest): FieldProblems {
  const problem = confirmationProblem(newPassword, confirmNewPassword);
  return problem ? { confirmNewPassword: problem } : {};
}
