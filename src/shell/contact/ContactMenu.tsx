import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useLingui } from '@lingui/react';
import { useAgencyIfKnown } from '../../app/agency/agency-context.ts';
import { useHistoryMoves } from '../../app/hooks/use-history-moves.ts';
import { BAR_MENU, BAR_PANEL, CONTACT_CONTROL } from '../../ui/navigation/bar-classes.ts';
import type { LoadedMenuProps } from '../../shared/late/LateMenu.tsx';
import { useReplayedButton } from '../../shared/late/use-replayed-button.ts';
import { AgencyLink } from '../../shared/contact/AgencyLink.tsx';
import { contactLinks } from '../../shared/contact/contact-links.ts';
import { ContactTrigger } from './ContactTrigger.tsx';

/** The agency's contact links as a menu of the top bar: specification §2. */
export default function ContactMenu({ replayed }: LoadedMenuProps) {
  const { i18n } = useLingui();
  const moves = useHistoryMoves();
  const button = useReplayedButton(replayed);
  const agency = useAgencyIfKnown();
  const links = agency ? contactLinks(agency.social) : [];
  return (
    <Menu key={moves} as="div" className={BAR_MENU}>
      <MenuButton ref={button} className={CONTACT_CONTROL}>
        <ContactTrigger />
      </MenuButton>
      <MenuItems modal={false} className={BAR_PANEL}>
        {agency && links.length === 0 && <p className="p-3 text-sm text-muted">{i18n._('contact.none')}</p>}
        {links.map((link) => (
          <MenuItem key={link.network}>
            <AgencyLink link={link} />
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
