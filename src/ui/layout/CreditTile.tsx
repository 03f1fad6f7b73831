/** What a player holds with each provider. */
import type { ReactNode } from 'react';
import type { Provider } from '../../../contract/values.ts';
import { Icon } from '../brand/Icon.tsx';
import { ProviderEmblem } from '../brand/ProviderPlate.tsx';
import { PROVIDER_NAMES } from '../brand/names.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Money } from '../money/Money.tsx';

export interface CreditTileProps {
  readonly provider: Provider;
  readonly state: 'loading' | 'ready' | 'failed';
  /** Already written as people read it; needed once ready. */
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  /** Said while it loads. */
  readonly loadingLabel: string;
  /** Shown when it could not be read: the money is there all the same. */
  readonly failedText: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** A link to play, at the tile's foot. */
  readonly action?: ReactNode;
}

export function CreditTile(props: CreditTileProps) {
  const { provider, state, amount = '0', currency = 'THB' } = props;
  return (
    <article className="lit flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface py-2.5 pr-2.5 pl-3.5 shadow-card tablet:grid tablet:content-between tablet:p-4">
      <div className="flex min-w-0 flex-auto items-center gap-2.5">
        <ProviderEmblem provider={provider} className="size-9" />
        <h3 className="min-w-0 truncate text-sm font-bold" translate="no">
          {PROVIDER_NAMES[provider]}
        </h3>
      </div>
      <div
        className="ml-auto flex min-h-11 min-w-0 items-center tablet:ml-0"
        aria-busy={state === 'loading' || undefined}
      >
        {state === 'loading' && (
          <>
            <span className="sr-only">{props.loadingLabel}</span>
            <span className="w-28">
              <Skeleton shape="title" />
            </span>
          </>
        )}
        {state === 'ready' && (
          <span className="pr-1.5 text-lg font-bold tablet:text-xl">
            <Money amount={amount} currency={currency} />
          </span>
        )}
        {state === 'failed' && (
          <div className="flex items-center justify-between gap-1 text-xs text-muted">
            <span className="min-w-0">{props.failedText}</span>
            <button
              type="button"
              aria-label={props.retryLabel}
              onClick={props.onRetry}
              className="grid size-11 shrink-0 place-items-center rounded-md text-accent-text hover:bg-accent-soft"
            >
              <Icon name="refresh" />
            </button>
          </div>
        )}
      </div>
      {props.action}
    </article>
  );
}

export interface CreditGridProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function CreditGrid({ label, children }: CreditGridProps) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] tablet:gap-4"
    >
      {children}
    </section>
  );
}
