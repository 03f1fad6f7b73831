import { instantOf } from '../../../contract/time/clock.ts';
import { defineHandler } from '../../pipeline/define-handler.ts';

/** POST /fingerprint. A device is identified by its visitor id together with the signed-in player. */
export const reportDevice = defineHandler('fingerprint', ({ store, player, body, now }) => {
  const { fingerprint: visitorId, ...signals } = body.fingerprint;
  const playerId = player?.id ?? null;
  const id = `${visitorId}.${playerId ?? 'nobody'}`;
  const seen = { signals: JSON.stringify(signals), lastSeenAt: instantOf(now) };
  store.change((change) => {
    const known = change.devices.findFirst({ where: { id: { equals: id } } });
    if (known)
      change.devices.update({ where: { id: { equals: id } }, data: { ...seen, reports: known.reports + 1 } });
    else
      change.devices.create({
        id,
        visitorId,
        playerId,
        firstSeenAt: seen.lastSeenAt,
        reports: 1,
        ...seen,
      });
  });
  return { received: true } as const;
});
