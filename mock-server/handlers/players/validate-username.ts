import { USERNAME_VALIDATIONS } from '../../../contract/limits.ts';
import { answers } from '../../pipeline/define-handler.ts';
import { countAgainst } from '../../pipeline/rate-limit.ts';

/** POST /players/username/validate. Limited by address, because it tells which usernames exist. */
export const validateUsername = answers('usernameValidate', ({ world, store, visit, body }) => {
  countAgainst(world, `username-validate ${visit.address}`, USERNAME_VALIDATIONS);
  return { available: store.players.count({ where: { username: { equals: body.username } } }) === 0 };
});
