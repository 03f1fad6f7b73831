import { QueryObserver } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { responsiblePlayAt } from '../../../contract/rules/responsible-play.ts';
import { sessionReminderMachine } from '../../../machines/sessionReminder.machine.ts';
import { responsiblePlayRead } from '../../api/player.ts';
import type { SessionReminderActor, Site } from '../../app/site.ts';
import { isOver, VisitMemory } from './visit-memory.ts';

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'queries' | 'session'>;

/**
 * Starts the session reminder and connects it to the session, the clock and the player's setting. A reload continues
 * the visit stored in this tab; the first login after a sign-out begins a new one.
 */
export function startSessionReminder({ browser, watch, client, queries, session }: Dependencies) {
  const memory = new VisitMemory(browser.tab);
  const actor: SessionReminderActor = createActor(sessionReminderMachine, {
    input: { clock: client.clock },
    ...watch,
  });
  let playerId: string | null = null;
  let stopReading: (() => void) | null = null;
  actor.on('visit.noted', ({ visit }) => {
    if (playerId !== null) memory.keep(playerId, visit);
  });

  const end = () => {
    stopReading?.();
    stopReading = null;
    playerId = null;
    actor.send({ type: 'visit.ended' });
  };
  const begin = (id: string) => {
    if (playerId !== null) end();
    playerId = id;
    const now = client.clock.now();
    actor.send({ type: 'visit.began', visit: memory.recall(id) ?? { startedAt: now, answeredAt: now } });
    const observer = new QueryObserver(queries, responsiblePlayRead(client));
    stopReading = observer.subscribe(({ data }) => {
      if (!data) return;
      const { sessionReminderMinutes } = responsiblePlayAt(data, client.clock.now()).limits;
      actor.send({ type: 'reminder.set', minutes: sessionReminderMinutes });
    });
  };

  session.subscribe((snapshot) => {
    const here = snapshot.context.playerId;
    if (snapshot.hasTag('signedIn')) {
      if (here !== null && here !== playerId) begin(here);
      return;
    }
    if (isOver(snapshot) && playerId !== null) end();
  });
  client.clock.onCorrection(() => actor.send({ type: 'clock.corrected' }));
  browser.onReturn(() => actor.send({ type: 'clock.corrected' }));
  actor.start();
  return actor;
}
