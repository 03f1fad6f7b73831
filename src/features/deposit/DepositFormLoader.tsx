import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { UNSET_INSTANT } from '../../../contract/time/clock.ts';
import { currencyOptionsRead, ratesRead } from '../../api/currencies.ts';
import { depositConfigRead, latestDeposit, newestDepositsRead, openDepositsRead } from '../../api/orders.ts';
import { playerRead, responsiblePlayRead } from '../../api/player.ts';
import { currentUsageRead } from '../../api/promotions.ts';
import type { DepositActor } from '../../../machines/deposit.machine.ts';
import { useSite } from '../../app/site-context.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { SkeletonList } from '../../ui/feedback/Skeleton.tsx';
import { DepositForm } from './DepositForm.tsx';

/** Fetches the data that the form is validated with: rates, merchants, limits, player, promotion in force. */
export function DepositFormLoader({ deposit }: { readonly deposit: DepositActor }) {
  const { i18n } = useLingui();
  const { client, queries } = useSite();
  const config = useQuery(depositConfigRead(client));
  const options = useQuery(currencyOptionsRead(client));
  const rates = useQuery(ratesRead(client));
  const info = useQuery(playerRead(client));
  const usage = useQuery(currentUsageRead(client));
  // For the proposal, the first-deposit notice and a break from play. Both are awaited, to avoid layout shifts. If a read
  // fails, the form lacks the proposal and the notice, and only the server enforces a break.
  const earlier = useQuery(newestDepositsRead(client));
  const responsiblePlay = useQuery(responsiblePlayRead(client));
  const areLimitsSettled = [earlier, responsiblePlay].every(
    ({ isPending, failureCount }) => !isPending || failureCount > 0,
  );
  // Not displayed: refetched so that an order opened in another tab reaches the machine through the query cache.
  useQuery(openDepositsRead(client));

  if (
    config.data &&
    options.data &&
    rates.data &&
    info.data &&
    usage.data !== undefined &&
    areLimitsSettled
  ) {
    return (
      <DepositForm
        deposit={deposit}
        terms={{
          config: config.data,
          options: options.data,
          rates: rates.data,
          usage: usage.data,
          hasBankAccount: info.data.bankAccounts.length > 0,
          selfExcludedUntil: responsiblePlay.data?.selfExcludedUntil ?? UNSET_INSTANT,
        }}
        usage={usage.data}
        latest={latestDeposit(queries, earlier.data?.items)}
        isFirst={earlier.data?.total === 0}
      />
    );
  }
  return (
    <LoadFailure
      reads={[
        ['depositConfig', config],
        ['currencyOptions', options],
        ['currencyRates', rates],
        ['playerInfo', info],
        ['usageCurrent', usage],
      ]}
      placeholder={<SkeletonList label={i18n._('common.loading')} count={4} shape="card" />}
    />
  );
}
