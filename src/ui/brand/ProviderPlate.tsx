/** A game provider: its emblem and its name. */
import { useId } from 'react';
import type { Provider } from '../../../contract/values.ts';
import { classes } from '../classes.ts';
import { PROVIDER_COLOURS, PROVIDER_SIGNS } from './emblems.tsx';
import { PROVIDER_NAMES } from './names.ts';

export interface ProviderPlateProps {
  readonly provider: Provider;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

const EMBLEM_SIZES = { small: 'size-6', medium: 'size-10', large: 'size-14' } as const;
const NAME_SIZES = { small: 'text-sm', medium: 'text-base', large: 'text-xl' } as const;

export function ProviderPlate({ provider, size = 'medium' }: ProviderPlateProps) {
  return (
    <span
      className={classes(
        'inline-flex min-w-0 gap-2.5 font-bold',
        size === 'small' ? 'items-baseline' : 'items-center',
      )}
    >
      <ProviderEmblem provider={provider} className={classes('self-center', EMBLEM_SIZES[size])} />
      <span className={classes('whitespace-nowrap', NAME_SIZES[size])} translate="no">
        {PROVIDER_NAMES[provider]}
      </span>
    </span>
  );
}

export interface ProviderEmblemProps {
  readonly provider: Provider;
  readonly className?: string | undefined;
}

/** The emblem of a provider. Decorative: the name must be shown beside it. */
export function ProviderEmblem({ provider, className }: ProviderEmblemProps) {
  const id = useId();
  const colours = PROVIDER_COLOURS[provider];
  return (
    <svg
      viewBox="0 0 48 48"
      className={classes('shrink-0', className ?? 'size-10')}
      color="#fff8e6"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}body`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor={colours.top} />
          <stop offset="1" stopColor={colours.bottom} />
        </linearGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9b0" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ffe9b0" stopOpacity="0.12" />
        </linearGradient>
      </defs>
      <rect width="48" height="48" rx="14" fill={`url(#${id}body)`} />
      <path
        d="M0 14A14 14 0 0 1 14 0h20a14 14 0 0 1 14 14v4C34 26 14 24 0 20Z"
        fill="#ffffff"
        fillOpacity="0.13"
      />
      <rect
        x="0.75"
        y="0.75"
        width="46.5"
        height="46.5"
        rx="13.25"
        fill="none"
        stroke={`url(#${id}rim)`}
        strokeWidth="1.5"
      />
      {PROVIDER_SIGNS[provider]}
    </svg>
  );
}
