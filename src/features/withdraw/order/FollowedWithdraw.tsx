import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { withdrawRead } from '../../../api/orders.ts';
import type { WithdrawOrderActor } from '../../../../machines/withdrawOrder.machine.ts';
import { useSite } from '../../../app/site-context.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SkeletonList } from '../../../ui/feedback/Skeleton.tsx';
import { OpenWithdraw } from './OpenWithdraw.tsx';
import { WithdrawReceipt } from './WithdrawReceipt.tsx';

/** Polling interval while the page is visible. */
const ASKED_EVERY_MS = 5_000;

/** The withdrawal that the machine follows: its progress while under way, then its receipt. */
export function FollowedWithdraw({ order }: { readonly order: WithdrawOrderActor }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const { code, notice } = useSelector(order, ({ context }) => context);
  const mayChange = useSelector(order, (snapshot) => snapshot.hasTag('mayChange'));
  const hasEnded = useSelector(order, (snapshot) => snapshot.hasTag('ended'));
  // The machine receives each result. Polling pauses while the page is hidden and resumes at once.
  const read = useQuery({
    ...withdrawRead(client, code),
    refetchInterval: mayChange ? ASKED_EVERY_MS : false,
  });
  return (
    <>
      <LoadFailure reads={[['withdraw', read]]}>
        <p>{i18n._('unreachable.moneyIsSafe')}</p>
      </LoadFailure>
      {notice === 'ALREADY_OPEN' && <Notice tone="warning">{i18n._('withdraw.alreadyOpen')}</Notice>}
      {!read.data && !read.error && (
        <SkeletonList label={i18n._('withdraw.loading')} count={3} shape="card" />
      )}
      {read.data &&
        (hasEnded ? (
          <WithdrawReceipt withdraw={read.data} onLeave={() => order.send({ type: 'order.leave' })} />
        ) : (
          <OpenWithdraw withdraw={read.data} />
        ))}
    </>
  );
}
