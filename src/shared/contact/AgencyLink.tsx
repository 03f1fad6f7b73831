import { useLingui } from '@lingui/react';
import { SocialLink, type SocialLinkProps } from '../../ui/navigation/SocialLink.tsx';
import type { ContactLink } from './contact-links.ts';

export interface AgencyLinkProps extends Omit<SocialLinkProps, keyof ContactLink | 'elsewhereLabel'> {
  readonly link: ContactLink;
}

/** One of the agency's links: specification §2. */
export function AgencyLink({ link, ...attributes }: AgencyLinkProps) {
  const { i18n } = useLingui();
  return (
    <SocialLink
      {...attributes}
      {...link}
      elsewhereLabel={link.isPage ? i18n._('layout.opensElsewhere') : i18n._('layout.opensApp')}
    />
  );
}
