import { USERNAME_VALIDATIONS } from '../../../contract/limits.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';
import { countAgainst } from '../../pipeline/rate-limit.ts';

/** POST /players/username/validate. Rate-limited by address, because it reveals which usernames exist. */
export const validateUsername = defineHandler('usernameValidate', ({ world, store, context, body }) => {
  countAgainst(world, `username-validate ${context.address}`, USERNAME_VALIDATIONS);
  return { available: store.players.count({ where: { username: { equals: body.username } } }) === 0 };
});
