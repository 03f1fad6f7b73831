/** A link to the agency's contact on a social network. */
import type { AnchorHTMLAttributes, Ref } from 'react';
import type { SocialNetwork } from '../../../contract/agency.ts';
import { Icon } from '../brand/Icon.tsx';
import { SOCIAL_NAMES, SocialCoin } from './SocialCoin.tsx';

export interface SocialLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  readonly network: SocialNetwork;
  readonly href: string;
  /** Whether `href` is a web page, which opens in a new tab. Any other address opens an app: a new tab would stay blank. */
  readonly isPage: boolean;
  /** Read by screen readers after the name: that a new tab or an app opens. */
  readonly elsewhereLabel: string;
  /** Set by a menu that renders the link as an item. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

export function SocialLink({ network, isPage, elsewhereLabel, ...attributes }: SocialLinkProps) {
  return (
    <a
      {...attributes}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
      className="flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 font-bold text-ink no-underline hover:bg-accent-soft data-focus:bg-accent-soft"
    >
      <SocialCoin network={network} className="size-9" />
      <span className="min-w-0 flex-1" translate="no">
        {SOCIAL_NAMES[network]}
      </span>
      <span className="sr-only">{elsewhereLabel}</span>
      <Icon name="external" className="size-4.5 text-muted" />
    </a>
  );
}
