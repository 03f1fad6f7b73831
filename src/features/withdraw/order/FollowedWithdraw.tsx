import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { isUnderWay } from '../../../../contract/rules/withdraw.ts';
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import { isKnown } from '../../../../contract/schema/vocabulary.ts';
import { withdrawRead } from '../../../api/orders.ts';
import type { WithdrawOrderActor } from '../../../app/site.ts';
import { useSite } from '../../../app/site-context.ts';
import { LoadFailure } from '../../../layout/LoadFailure.tsx';
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
  const { code, status, notice } = useSelector(order, ({ context }) => context);
  // The machine receives each result. Polling pauses while the page is hidden and resumes at once.
  const read = useQuery({
    ...withdrawRead(client, code),
    refetchInterval: isUnderWay(status) || !isKnown(ORDER_STATUSES, status) ? ASKED_EVERY_MS : false,
  });
  // The machine's status may be newer than the query data of this render. If the client does not know that status, the
  // query's is used.
  const shown = read.data && { ...read.data, ...(isKnown(ORDER_STATUSES, status) && { status }) };
  return (
    <>
      <LoadFailure reads={[['withdraw', read]]}>
        <p>{i18n._('unreachable.moneyIsSafe')}</p>
      </LoadFailure>
      {notice === 'ALREADY_OPEN' && <Notice tone="warning">{i18n._('withdraw.alreadyOpen')}</Notice>}
      {!read.data && !read.error && (
        <SkeletonList label={i18n._('withdraw.loading')} count={3} shape="card" />
      )}
      {shown &&
        (isUnderWay(shown.status) ? (
          <OpenWithdraw withdraw={shown} />
        ) : (
          <WithdrawReceipt withdraw={shown} onLeave={() => order.send({ type: 'order.leave' })} />
        ))}
    </>
  );
}
