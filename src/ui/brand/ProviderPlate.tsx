/** A game provider: its emblem and its name. */
import { useId } from 'react';
import type { Provider } from '../../../contract/values.ts';
import { classes } from '../classes.ts';
import { Emblem } from './Emblem.tsx';
import { PROVIDER_COLOURS, PROVIDER_SIGNS } from './emblems.ts';
import { PROVIDER_NAMES } from './names.ts';

export interface ProviderPlateProps {
  readonly provider: Provider;
  readonly size?: 'small' | 'medium' | undefined;
}

export function ProviderPlate({ provider, size = 'medium' }: ProviderPlateProps) {
  return (
    <span
      className={classes(
        'inline-flex min-w-0 gap-2.5 font-bold',
        size === 'small' ? 'items-baseline' : 'items-center',
      )}
    >
      <ProviderEmblem
        provider={provider}
        className={classes('self-center', size === 'small' ? 'size-6' : 'size-10')}
      />
      <span className={size === 'small' ? 'text-sm' : 'text-base'} translate="no">
        {PROVIDER_NAMES[provider]}
      </span>
    </span>
  );
}

export interface ProviderEmblemProps {
  readonly provider: Provider;
  readonly className: string;
}

/** The emblem of a provider. Decorative: the name must be shown beside it. */
export function ProviderEmblem({ provider, className }: ProviderEmblemProps) {
  const rim = useId();
  return (
    <Emblem colours={PROVIDER_COLOURS[provider]} radius={14} className={className}>
      <linearGradient id={rim} x2="0" y2="1">
        <stop stopColor="#ffe9b0" stopOpacity="0.85" />
        <stop offset="1" stopColor="#ffe9b0" stopOpacity="0.12" />
      </linearGradient>
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
        stroke={`url(#${rim})`}
        strokeWidth="1.5"
      />
      {PROVIDER_SIGNS[provider]()}
    </Emblem>
  );
}
