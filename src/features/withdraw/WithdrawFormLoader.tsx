import { useLingui } from '@lingui/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { PROVIDERS } from '../../../contract/values.ts';
import { creditRead, playerRead } from '../../api/player.ts';
import { currentUsageRead } from '../../api/promotions.ts';
import {
  latestWithdraw,
  newestWithdrawsRead,
  openWithdrawsRead,
  withdrawConfigRead,
} from '../../api/orders.ts';
import type { WithdrawActor } from '../../../machines/withdraw.machine.ts';
import { useSite } from '../../app/site-context.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Fetches the data that the form is validated with: limits, player, promotion in force, open withdrawal and credits. */
export function WithdrawFormLoader({ withdraw }: { readonly withdraw: WithdrawActor }) {
  const { i18n } = useLingui();
  const { client, queries } = useSite();
  const config = useQuery(withdrawConfigRead(client));
  const info = useQuery(playerRead(client));
  const usage = useQuery(currentUsageRead(client));
  // Refetched while the form is shown: a withdrawal made in another tab reaches the machine through the query cache.
  const open = useQuery(openWithdrawsRead(client));
  const credits = useQueries({ queries: PROVIDERS.map((provider) => creditRead(client, provider)) });
  // For the proposal.
  const earlier = useQuery(newestWithdrawsRead(client));
  // The form waits for all reads, to avoid layout shifts. Credits and earlier orders are not awaited after a failure.
  const areOthersSettled = [earlier, ...credits].every(
    ({ isPending, failureCount }) => !isPending || failureCount > 0,
  );

  if (config.data && info.data && usage.data !== undefined && open.data && areOthersSettled) {
    const known = PROVIDERS.flatMap((provider, place) => {
      const amount = credits[place]?.data?.amount;
      return amount === undefined ? [] : [[provider, amount] as const];
    });
    return (
      <WithdrawForm
        withdraw={withdraw}
        terms={{
          config: config.data,
          hasBankAccount: info.data.bankAccounts.length > 0,
          openWithdraw: open.data[0] ?? null,
          credits: Object.fromEntries(known),
          usage: usage.data,
        }}
        account={info.data.bankAccounts[0] ?? null}
        usage={usage.data}
        latest={latestWithdraw(queries, earlier.data?.items)}
      />
    );
  }
  return (
    <LoadFailure
      reads={[
        ['withdrawConfig', config],
        ['playerInfo', info],
        ['usageCurrent', usage],
        ['withdrawOpen', open],
      ]}
      placeholder={<SkeletonList label={i18n._('common.loading')} count={4} shape="card" />}
    >
      <p>{i18n._('unreachable.moneyIsSafe')}</p>
    </LoadFailure>
  );
}
