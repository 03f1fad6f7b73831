import { type ActorOptions, type AnyActorLogic, createActor, type SnapshotFrom } from 'xstate';
import { Client } from '../api/client.ts';
import type { Browser } from '../platform/browser.ts';
import { appWithActors } from './app-actors.ts';
import { watchIdle } from './idle.ts';
import { LateLogic } from './late-logic.ts';
import { SuccessDialogs } from './messages/success-dialogs.ts';
import { Toasts } from './messages/toasts.ts';
import { routeAt } from './navigation/routes.ts';
import { PlaceMemory } from './navigation/place-memory.ts';
import { startReconnectJitter } from './query/reconnect-jitter.ts';
import { createQueryClient } from './query/query-policy.ts';
import type { AppActor } from '../../machines/app.machine.ts';
import type { PlayerActor, PlayerActors } from '../../machines/player.machine.ts';
import type { Site } from './site.ts';

/** How the page starts: prerendered or client-rendered. */
export interface BootMode {
  readonly isPrerendered: boolean;
  /** Resolves after hydration. Responses are held until then, because they would change the prerendered markup. */
  readonly hydrated: Promise<void>;
}

export const CLIENT_RENDERED: BootMode = { isPrerendered: false, hydrated: Promise.resolve() };

/** The machine viewer in development, nothing in a build. */
export type InspectionOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

export const NOT_INSPECTED: InspectionOptions = Object.freeze({});

type Children = SnapshotFrom<AppActor>['children'];

/** Creates the client, the query cache and the actor system, and starts its root. */
export function createSite(
  browser: Browser,
  watch: InspectionOptions = NOT_INSPECTED,
  { isPrerendered, hydrated }: BootMode = CLIENT_RENDERED,
  withActors = appWithActors,
): Site {
  const client = new Client(browser, isPrerendered ? hydrated : null);
  const reconnect = startReconnectJitter(browser);
  const queries = createQueryClient(browser, reconnect);
  const places = new PlaceMemory(browser.tab);
  const late = new LateLogic(() => routeAt(browser.history.current())?.playersPart);
  let lastPlayer: PlayerActor | null = null;
  let lastActors: PlayerActors = {};
  // The root invokes both as long as it runs.
  const childNamed = <Name extends 'session' | 'navigation'>(name: Name) =>
    app.getSnapshot().children[name] as NonNullable<Children[Name]>;
  const site: Site = {
    browser,
    client,
    queries,
    reconnect,
    places,
    isPrerendered,
    late,
    get app() {
      return app;
    },
    get session() {
      return childNamed('session');
    },
    get navigation() {
      return childNamed('navigation');
    },
    get registration() {
      return app.system.get('registration');
    },
    get player() {
      return app.system.get('player');
    },
    toasts: new Toasts(),
    successes: new SuccessDialogs(),
    playerActor(name) {
      const { player } = site;
      if (player && player !== lastPlayer) {
        lastPlayer = player;
        lastActors = {};
      }
      const actor = player?.getSnapshot().children[name];
      if (actor) lastActors[name] = actor;
      return lastActors[name];
    },
    get idle() {
      return idle;
    },
  };
  const app: AppActor = createActor(withActors(site), {
    systemId: 'app',
    input: { at: browser.history.current() },
    ...watch,
  });
  const idle = watchIdle(site);
  app.start();
  return site;
}
