/** A mock backend behind a real socket, with a clock that stands still until a test moves it. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Backend } from '../../mock-server/backend.ts';
import { serve } from '../mock-process.ts';
import { Client } from './client.ts';

/** The time at which every test starts. */
export const START = '2026-03-02T03:00:00.000Z';

export interface Site {
  readonly backend: Backend;
  readonly origin: string;
  readonly port: number;
  /** A new client without a session. */
  visitor(): Promise<Client>;
  /** A new client, signed in through the lab. */
  player(username: string): Promise<Client>;
  /** A client for the verbs of the lab. */
  readonly lab: Client;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const { backend, origin, close } = await serve();
  const client = () => new Client(origin, (request) => fetch(request));
  return {
    backend,
    origin,
    port: Number(new URL(origin).port),
    visitor: async () => {
      const visitor = client();
      await visitor.call('agencyInfo');
      return visitor;
    },
    player: async (username) => {
      const player = client();
      await player.lab('session', { username });
      return player;
    },
    lab: client(),
    close,
  };
}

/** One server for the file, and a fresh store for each test. */
export function siteForFile(): { readonly site: Site } {
  const holder: { site?: Site } = {};
  beforeAll(async () => {
    holder.site = await openSite();
  });
  beforeEach(async () => {
    await holder.site?.lab.lab('reset', {});
  });
  afterAll(async () => {
    await holder.site?.close();
  });
  return {
    get site() {
      if (!holder.site) throw new Error('no server is listening yet');
      return holder.site;
    },
  };
}
