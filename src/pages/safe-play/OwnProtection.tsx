import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { protectionAt } from '../../../contract/rules/protection.ts';
import type { protectionMachine } from '../../../machines/protection.machine.ts';
import { protectionRead } from '../../api/protection.ts';
import { useSite } from '../../app/site-context.ts';
import { protectionOnNetwork } from '../../app/slots/protection-slots.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { BreakCard } from './BreakCard.tsx';
import { LimitsForm } from './LimitsForm.tsx';

export type ProtectionActor = ActorRefFrom<typeof protectionMachine>;

/** In its place until it is there: as high as a phone, so that the advice below does not jump. */
export function ProtectionPlaces() {
  const { i18n } = useLingui();
  return (
    <div className="min-h-svh desk:min-h-0">
      <SkeletonList label={i18n._('common.loading')} count={3} shape="tile" />
    </div>
  );
}

/** What a signed-in player has set for themselves, and may set. */
export function OwnProtection() {
  const site = useSite();
  const { watch, client, heed } = site;
  const [machine] = useState(() => protectionOnNetwork(site));
  const actor = useActorRef(machine, { input: { clock: client.clock }, ...watch });
  useEffect(() => {
    const heard = actor.on('protection.changed', heed);
    return () => heard.unsubscribe();
  }, [actor, heed]);
  const read = useQuery(protectionRead(client));
  if (read.data) {
    const protection = protectionAt(read.data, client.clock.now());
    return (
      <>
        <LimitsForm actor={actor} protection={protection} />
        <BreakCard actor={actor} excludedUntil={protection.selfExcludedUntil} />
      </>
    );
  }
  if (!read.isError) return <ProtectionPlaces />;
  return <LoadFailure reads={[read]} call="limits" />;
}
