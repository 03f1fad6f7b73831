import { defineHandler } from '../../pipeline/define-handler.ts';

/** POST /players/logout. Idempotent: returns 204 without a session, too. */
export const logout = defineHandler('logout', ({ context }) => {
  context.closeSession();
});
