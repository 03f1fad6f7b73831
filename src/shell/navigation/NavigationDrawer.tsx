import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'wouter';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { paths } from '../../app/paths.ts';
import { Logo } from '../../ui/brand/Logo.tsx';
import { BRAND_NAME, PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { type NavigationItem, NavigationList } from '../../ui/navigation/NavigationList.tsx';
import { Drawer, DrawerFoot } from '../../ui/overlay/Drawer.tsx';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { isCurrent, MENU, type MenuEntry } from './menu.ts';

export interface NavigationDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The navigation drawer on the left: specification §2. */
export default function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { i18n } = useLingui();
  const status = useSessionStatus();
  const [path] = useLocation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={i18n._('nav.main')}
      closeLabel={i18n._('layout.menu.close')}
      heading={
        <Link href={paths.home} aria-label={BRAND_NAME} className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
      }
    >
      <div className="flex flex-1 flex-col px-3 py-1">
        {status === 'signedIn' && (
          <NavigationList
            label={i18n._('nav.main')}
            groups={MENU.map((group) => group.map((entry) => itemOf(entry, path, i18n)))}
          />
        )}
        {(status === 'signedOut' || status === 'unreachable') && (
          <div className="stack gap-3 px-2 py-5">
            <ButtonPageLink kind="primary" size="large" fullWidth href={paths.register}>
              {i18n._('layout.register')}
            </ButtonPageLink>
            <ButtonPageLink size="large" fullWidth href={paths.login}>
              {i18n._('layout.logIn')}
            </ButtonPageLink>
          </div>
        )}
        <DrawerFoot
          links={[
            { href: paths.responsiblePlay, icon: 'shield', text: i18n._('footer.responsiblePlay') },
            { href: paths.contact, icon: 'chat', text: i18n._('layout.contact') },
          ]}
        />
      </div>
    </Drawer>
  );
}

function itemOf(entry: MenuEntry, path: string, i18n: I18n): NavigationItem {
  const { icon, text, link: href, children } = entry;
  const place = { icon, href, isCurrent: isCurrent(entry, path) };
  if (typeof text !== 'string') {
    return {
      ...place,
      id: text.id,
      text: i18n._(text),
      children: children?.map((child) => itemOf(child, path, i18n)),
    };
  }
  return {
    ...place,
    id: text,
    emblem: <ProviderEmblem provider={text} className="size-7" />,
    text: <span translate="no">{PROVIDER_NAMES[text]}</span>,
  };
}
