import { vi } from 'vitest';

export const PLAYER = {
  id: 'PL1',
  username: 'somphone',
  displayName: 'Somphone',
  createdAt: '2026-01-05T03:00:00Z',
};

/** The response of `GET /players/info`. */
export function infoOf(id = PLAYER.id) {
  return {
    player: { ...PLAYER, id },
    credential: { username: PLAYER.username, passwordChangedAt: PLAYER.createdAt },
    bankAccounts: [],
  };
}

export function rejection(status: number, code: string): Response {
  return Response.json({ code, message: '', requestId: 'r' }, { status });
}

/** Stubs `fetch` with a server that has one player, who can sign in, and no other data. */
export function stubSessionServer(): { isSignedIn: boolean } {
  const server = { isSignedIn: true };
  const answer = async (url: string) => {
    if (String(url).endsWith('/players/login')) {
      server.isSignedIn = true;
      return Response.json({ player: PLAYER });
    }
    if (!server.isSignedIn) return rejection(401, 'UNAUTHENTICATED');
    return String(url).endsWith('/players/info') ? Response.json(infoOf()) : rejection(404, 'NOT_FOUND');
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return server;
}
