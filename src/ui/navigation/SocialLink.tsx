/** One way to reach the agency, outside the site. */
import type { AnchorHTMLAttributes, Ref } from 'react';
import type { SocialNetwork } from '../../../contract/agency.ts';
import { Icon } from '../brand/Icon.tsx';
import { SOCIAL_NAMES, SocialCoin } from './SocialCoin.tsx';

export interface SocialLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  readonly network: SocialNetwork;
  readonly href: string;
  /** Whether it opens a page beside the site; any other address opens an app, and no blank page may be left behind. */
  readonly isPage: boolean;
  /** Said after the name: what opens. */
  readonly elsewhereLabel: string;
  /** Given by a menu that the link is an item of. */
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
