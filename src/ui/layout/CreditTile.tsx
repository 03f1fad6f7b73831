/** The credit with each provider: a list on a phone, tiles on larger screens. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Provider } from '../../../contract/values.ts';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { ProviderEmblem } from '../brand/ProviderPlate.tsx';
import { PROVIDER_NAMES } from '../brand/names.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { RetryIconButton } from '../form/RetryButton.tsx';
import { Money } from '../money/Money.tsx';

export interface CreditTileProps {
  readonly provider: Provider;
  /** A `CreditLink` to the provider's games. */
  readonly name: ReactNode;
  /** `stale`: an earlier amount, whose refetch failed. */
  readonly state: 'loading' | 'ready' | 'stale' | 'failed';
  /** Dims the amount while a refetch takes long. */
  readonly isBeingRead: boolean;
  /** Already formatted; shown in the states `ready` and `stale`. */
  readonly amount: string;
  readonly currency: string;
  /** Read by screen readers while loading. */
  readonly loadingLabel: string;
  /** Shown if the credit could not be read. */
  readonly failedText: ReactNode;
  /** Shown with a stale amount: the time when the amount was read. */
  readonly staleText?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

export function CreditTile(props: CreditTileProps) {
  const { provider, state, isBeingRead, amount, currency } = props;
  return (
    <article className="group relative flex min-w-0 flex-wrap items-center gap-x-3 border-line py-1.5 pr-2.5 pl-3.5 transition-colors duration-150 not-last:border-b has-[a:hover]:bg-raised tablet:grid tablet:content-between tablet:gap-y-2 tablet:rounded-lg tablet:border tablet:bg-surface tablet:p-4 tablet:shadow-card tablet:has-[a:hover]:border-line-strong">
      <div className="flex items-center gap-2.5">
        <ProviderEmblem provider={provider} className="size-9" />
        <h3 className="flex-auto text-sm font-bold" translate="no">
          {props.name}
        </h3>
        <Icon name="chevron" className="hidden size-4 text-muted tablet:block" />
      </div>
      <div className="flex min-h-11 min-w-0 flex-auto items-center justify-end gap-1 tablet:justify-start">
        {state === 'loading' && (
          <>
            <span className="sr-only">{props.loadingLabel}</span>
            <span className="w-28">
              <Skeleton shape="title" />
            </span>
          </>
        )}
        {state === 'ready' && (
          <span
            className={classes(
              'text-lg font-bold transition-opacity wide:text-xl',
              isBeingRead && 'opacity-60 delay-500 duration-300',
            )}
          >
            <Money amount={amount} currency={currency} />
          </span>
        )}
        {(state === 'stale' || state === 'failed') && (
          <div className="flex min-w-0 items-center justify-between gap-1 text-xs text-muted tablet:w-full">
            {state === 'failed' ? (
              <span className="min-w-0">{props.failedText}</span>
            ) : (
              <span className="grid min-w-0 text-right tablet:text-left">
                <span className="text-lg/6 font-bold">
                  <Money amount={amount} currency={currency} />
                </span>
                <span>{props.staleText}</span>
              </span>
            )}
            <RetryIconButton label={props.retryLabel} busy={isBeingRead} onClick={props.onRetry} />
          </div>
        )}
        <Icon name="chevron" className="size-4 text-muted tablet:hidden" />
      </div>
    </article>
  );
}

export interface CreditLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  readonly provider: Provider;
}

/** A link with the provider's name. Its `::after` covers the tile, so that the whole tile is clickable. */
export function CreditLink({ provider, ...attributes }: CreditLinkProps) {
  return (
    <a {...attributes} className="rounded-sm text-ink no-underline after:absolute after:inset-0">
      {PROVIDER_NAMES[provider]}
    </a>
  );
}

export interface CreditGridProps {
  readonly label: string;
  /** Five tiles. */
  readonly children: ReactNode;
}

export function CreditGrid({ label, children }: CreditGridProps) {
  return (
    <section
      aria-label={label}
      className="lit stack rounded-lg border border-line bg-surface shadow-card tablet:tiles-3 tablet:gap-4 tablet:border-0 tablet:bg-transparent tablet:bg-none tablet:shadow-none wide:tiles-5"
    >
      {children}
    </section>
  );
}
