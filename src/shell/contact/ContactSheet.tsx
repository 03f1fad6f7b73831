import { useLingui } from '@lingui/react';
import { useAgencyIfKnown } from '../../app/agency/agency-context.ts';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { AgencyLink } from '../../shared/contact/AgencyLink.tsx';
import { contactLinks } from '../../shared/contact/contact-links.ts';

export interface ContactSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The agency's contact links in a panel at the bottom of a phone: specification §2. */
export default function ContactSheet({ open, onClose }: ContactSheetProps) {
  const { i18n } = useLingui();
  const agency = useAgencyIfKnown();
  const links = agency ? contactLinks(agency.social) : [];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={i18n._('layout.contact')}
      lead={i18n._('layout.contact.lead')}
      closeLabel={i18n._('layout.contact.close')}
    >
      {agency && links.length === 0 && <p className="px-2 py-3">{i18n._('contact.none')}</p>}
      <ul className="stack gap-1">
        {links.map((link) => (
          <li key={link.network}>
            <AgencyLink link={link} onClick={onClose} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
