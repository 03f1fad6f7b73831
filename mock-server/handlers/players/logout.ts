import { defineHandler } from '../../pipeline/define-handler.ts';

/** POST /players/logout. Whoever is signed out already is so again: 204. */
export const logout = defineHandler('logout', ({ context }) => {
  context.closeSession();
});
