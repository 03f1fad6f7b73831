import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import type { ProviderCredit } from '../../app/hooks/use-credits.ts';
import { gamePath } from '../../app/paths.ts';
import { formatAmount } from '../../format/numbers.ts';
import { formatTime } from '../../format/date.ts';
import { currencyName } from '../../i18n/units.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { CreditGrid, CreditLink, CreditTile } from '../../ui/layout/CreditTile.tsx';

/**
 * The credit with each provider, the time of the reading, and a refresh button. There is no total, because the amounts
 * are read at different times.
 */
export function Credits({ credits }: { readonly credits: readonly ProviderCredit[] }) {
  const { i18n } = useLingui();
  const isBeingRead = credits.some((credit) => credit.isBeingRead);
  const readings = credits.flatMap(({ reading }) => (reading ? [reading.readAt] : []));
  // The displayed time is that of the oldest reading. A missing reading is reported in its own tile.
  const oldest = readings.length === 0 ? null : Math.min(...readings);
  return (
    <div className="stack gap-3">
      {/* The time has a row of its own: beside the button it would need a second line where its font is wide. */}
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
        <h2 className="text-lg font-bold tablet:text-xl">{i18n._('home.credits')}</h2>
        <RetryButton
          kind="quiet"
          size="small"
          busy={isBeingRead}
          onClick={() => credits.forEach((credit) => credit.read())}
        >
          {i18n._('home.credits.refresh')}
        </RetryButton>
        <p role="status" className="col-span-2 min-h-5 text-xs text-muted">
          {oldest === null
            ? i18n._('home.credits.notRead')
            : i18n._('home.credits.readAt', { time: formatTime(oldest) })}
        </p>
      </div>
      <CreditGrid label={i18n._('home.credits')}>
        {credits.map((credit) => (
          <CreditOfProvider key={credit.provider} credit={credit} />
        ))}
      </CreditGrid>
    </div>
  );
}

interface CreditOfProviderProps {
  readonly credit: ProviderCredit;
}

function CreditOfProvider({ credit }: CreditOfProviderProps) {
  const { i18n } = useLingui();
  const { provider, status, reading, isBeingRead, read } = credit;
  return (
    <CreditTile
      provider={provider}
      name={
        <Link href={gamePath(provider)} asChild>
          <CreditLink href={gamePath(provider)} provider={provider} />
        </Link>
      }
      state={status}
      isBeingRead={isBeingRead}
      amount={formatAmount(reading?.amount ?? '0')}
      currency={currencyName(i18n, reading?.currency ?? 'THB')}
      loadingLabel={i18n._('common.loading')}
      failedText={i18n._('home.credit.failed')}
      staleText={reading && i18n._('home.credit.stale', { time: formatTime(reading.readAt) })}
      retryLabel={i18n._('home.credit.retry', { provider: PROVIDER_NAMES[provider] })}
      onRetry={read}
    />
  );
}
