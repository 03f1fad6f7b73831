import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'wouter';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { paths } from '../../app/paths.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { BRAND_NAME } from '../../ui/brand/names.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { TopBar } from '../../ui/layout/TopBar.tsx';
import { CONTACT_CONTROL, PLAYER_CONTROL } from '../../ui/navigation/bar-classes.ts';
import { BarLink } from '../../ui/navigation/BarLink.tsx';
import { ContactTrigger } from '../contact/ContactTrigger.tsx';
import { LanguageChoice } from '../LanguageChoice.tsx';
import { lateCode } from '../../platform/late-code.ts';
import { LateMenu } from '../../shared/late/LateMenu.tsx';
import { useOpenedOnPress } from '../../shared/late/use-late-component.ts';
import { isCurrent } from '../navigation/menu.ts';
import { PlayerTrigger } from './PlayerTrigger.tsx';

// Loaded on the first sign that they are needed (docs/decisions/0058).
const CONTACT_MENU = lateCode(() => import('../contact/ContactMenu.tsx'));
const NAVIGATION_DRAWER = lateCode(() => import('../navigation/NavigationDrawer.tsx'));
const PLAYER_MENU = lateCode(() => import('./PlayerMenu.tsx'));

/** The top bar of every page: specification §2. */
export function SiteTopBar() {
  const { i18n } = useLingui();
  const drawer = useOpenedOnPress(NAVIGATION_DRAWER);
  const status = useSessionStatus();
  return (
    <>
      <TopBar
        menu={
          <IconButton
            icon="menu"
            label={i18n._('layout.menu')}
            aria-haspopup="dialog"
            busy={drawer.isBusy}
            {...drawer.trigger}
          />
        }
        brand={<Brand />}
        links={status === 'signedIn' && <MainLinks />}
        actions={
          <>
            <LanguageChoice />
            <LateMenu sign={<ContactTrigger />} className={CONTACT_CONTROL} menu={CONTACT_MENU} />
            <SessionActions />
          </>
        }
      />
      {drawer.Loaded && <drawer.Loaded open={drawer.isOpen} onClose={drawer.close} />}
    </>
  );
}

/** Only the logo mark on phones, because the bar holds other controls. */
function Brand() {
  return (
    <Link
      href={paths.home}
      aria-label={BRAND_NAME}
      className="inline-flex min-h-11 min-w-11 items-center justify-center"
    >
      <Logo markOnly="phone" />
    </Link>
  );
}

/** Links shown only on wide screens. The deposit has its own button. */
function MainLinks() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const at = (link: string) => ({ href: link, isCurrent: isCurrent({ link }, path) });
  return (
    <>
      <BarLink kind="quiet" icon="withdraw" textFrom="desk" {...at(paths.withdraw)}>
        {i18n._('nav.withdraw')}
      </BarLink>
      <BarLink kind="quiet" icon="gift" textFrom="desk" {...at(paths.promotions)}>
        {i18n._('nav.promotion')}
      </BarLink>
    </>
  );
}

/** While the player is loading, neither menu shows (specification §2). */
function SessionActions() {
  const { i18n } = useLingui();
  const status = useSessionStatus();
  if (status === 'loading') return null;
  if (status === 'signedIn') {
    return (
      <>
        <BarLink kind="primary" icon="deposit" textFrom="phone" href={paths.deposit}>
          {i18n._('nav.deposit')}
        </BarLink>
        <LateMenu sign={<PlayerTrigger />} className={PLAYER_CONTROL} menu={PLAYER_MENU} />
      </>
    );
  }
  return (
    <>
      <BarLink kind="quiet" icon="login" textFrom="phone" href={paths.login}>
        {i18n._('layout.logIn')}
      </BarLink>
      <BarLink kind="primary" icon="user-plus" textFrom="narrow" href={paths.register}>
        {i18n._('layout.register')}
      </BarLink>
    </>
  );
}
