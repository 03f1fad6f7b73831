import { useLingui } from '@lingui/react';
import { useLocation } from 'wouter';
import { gamePath, paths } from '../../app/paths.ts';
import { BottomBar, BottomBarButton, BottomBarLink } from '../../ui/navigation/BottomBar.tsx';
import { lateCode } from '../../platform/late-code.ts';
import { useOpenedOnPress } from '../../shared/late/use-late-component.ts';
import { isCurrent } from './menu.ts';

const CONTACT_SHEET = lateCode(() => import('../contact/ContactSheet.tsx'));

/** The bottom bar on phones: specification §2. Visitors see it too; a player's pages lead them to the login. */
export function BottomNavigation() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const contact = useOpenedOnPress(CONTACT_SHEET);
  const at = (link: string) => ({ href: link, isCurrent: isCurrent({ link }, path) });
  return (
    <>
      <BottomBar label={i18n._('nav.shortcuts')}>
        <BottomBarLink icon="deposit" {...at(paths.deposit)}>
          {i18n._('nav.short.deposit')}
        </BottomBarLink>
        <BottomBarLink icon="withdraw" {...at(paths.withdraw)}>
          {i18n._('nav.short.withdraw')}
        </BottomBarLink>
        <BottomBarLink icon="game" isCentral {...at(gamePath('alphabet'))}>
          {i18n._('nav.games')}
        </BottomBarLink>
        <BottomBarLink icon="bank" {...at(paths.bank)}>
          {i18n._('nav.short.bank')}
        </BottomBarLink>
        <BottomBarButton icon="chat" busy={contact.isBusy} {...contact.trigger}>
          {i18n._('nav.short.contact')}
        </BottomBarButton>
      </BottomBar>
      {contact.Loaded && <contact.Loaded open={contact.isOpen} onClose={contact.close} />}
    </>
  );
}
