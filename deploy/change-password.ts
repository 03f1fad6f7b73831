/**
 * `/.well-known/change-password`, at which password managers look for the form (W3C, "A Well-Known URL for Changing Passwords").
 * `nginx/nginx.conf` has the same redirect.
 */
import type { Plugin } from 'vite';

const CHANGE_PASSWORD_URL = '/.well-known/change-password';

/**
 * A page of players, so that a visitor logs in first and comes back. Its query opens the dialog of the password
 * (`src/features/password/PasswordDialog.tsx`).
 */
export const CHANGE_PASSWORD_ADDRESS = '/player/bank/?change-password';

/** The address to which a path is redirected; null for any other path. */
export function redirectOf(pathname: string): string | null {
  return pathname === CHANGE_PASSWORD_URL ? CHANGE_PASSWORD_ADDRESS : null;
}

/**
 * The redirect in the development server. Its other well-known URLs are missing: with the start page in their place, a password
 * manager could not tell whether the redirect exists.
 */
export function wellKnownInDevelopment(): Plugin {
  return {
    name: 'well-known',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const pathname = request.url?.replace(/[?#].*/s, '') ?? '';
        if (!pathname.startsWith('/.well-known/')) return next();
        const target = redirectOf(pathname);
        if (target === null) response.writeHead(404);
        else response.writeHead(302, { Location: target });
        response.end();
      });
    },
  };
}
