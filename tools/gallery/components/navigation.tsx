import { i18n } from '@lingui/core';
import { BANK_CODES } from '../../../contract/bank.ts';
import { BankPlate } from '../../../src/ui/brand/BankPlate.tsx';
import { BRAND_NAME } from '../../../src/ui/brand/names.ts';
import { BarLink } from '../../../src/ui/navigation/BarLink.tsx';
import { BottomBar, BottomBarButton, BottomBarLink } from '../../../src/ui/navigation/BottomBar.tsx';
import { AdultsOnly, FooterFrame, FooterList } from '../../../src/ui/navigation/FooterFrame.tsx';
import { NavigationList } from '../../../src/ui/navigation/NavigationList.tsx';
import { ScrollToTopButton } from '../../../src/ui/navigation/ScrollToTopButton.tsx';
import { SOCIAL_NAMES, SocialCoin } from '../../../src/ui/navigation/SocialCoin.tsx';
import { SocialLink } from '../../../src/ui/navigation/SocialLink.tsx';
import { nothing } from './no-operation.ts';
import type { Specimens } from './specimen.ts';

const NETWORKS = Object.keys(SOCIAL_NAMES) as (keyof typeof SOCIAL_NAMES)[];

function bottomBar() {
  return (
    <BottomBar label={i18n._('nav.shortcuts')}>
      <BottomBarLink href="#" icon="deposit" isCurrent>
        {i18n._('nav.short.deposit')}
      </BottomBarLink>
      <BottomBarLink href="#withdraw" icon="withdraw" isCurrent={false}>
        {i18n._('nav.short.withdraw')}
      </BottomBarLink>
      <BottomBarLink href="#game" icon="game" isCurrent={false} isCentral>
        {i18n._('nav.games')}
      </BottomBarLink>
      <BottomBarLink href="#bank" icon="bank" isCurrent={false}>
        {i18n._('nav.short.bank')}
      </BottomBarLink>
      <BottomBarButton icon="chat" busy={false} onClick={nothing}>
        {i18n._('nav.short.contact')}
      </BottomBarButton>
    </BottomBar>
  );
}

function footerList() {
  return (
    <FooterList
      id="about"
      title={i18n._('footer.about')}
      links={[
        { href: '#safe', text: i18n._('footer.responsiblePlay') },
        { href: '#contact', text: i18n._('layout.contact') },
      ]}
    />
  );
}

function adultsOnly() {
  return (
    <AdultsOnly help={{ href: '#', text: i18n._('footer.help') }}>{i18n._('footer.adultsOnly')}</AdultsOnly>
  );
}

export const NAVIGATION_SPECIMENS: Specimens = {
  'navigation/NavigationList': () => (
    <NavigationList
      label={i18n._('nav.main')}
      groups={[
        [
          { id: 'deposit', icon: 'deposit', text: i18n._('nav.deposit'), href: '#', isCurrent: true },
          {
            id: 'history',
            icon: 'history',
            text: i18n._('nav.history'),
            isCurrent: false,
            children: [
              {
                id: 'withdraw',
                icon: 'withdraw',
                text: i18n._('nav.history.withdraw'),
                href: '#withdraw',
                isCurrent: false,
              },
            ],
          },
        ],
        [{ id: 'bank', icon: 'bank', text: i18n._('nav.bank'), href: '#bank', isCurrent: false }],
      ]}
    />
  ),
  'navigation/BarLink': () => (
    <div className="flex gap-3">
      <BarLink href="#" icon="deposit" kind="primary" textFrom="narrow">
        {i18n._('nav.deposit')}
      </BarLink>
      <BarLink href="#bank" icon="bank" kind="quiet" textFrom="narrow" isCurrent>
        {i18n._('nav.bank')}
      </BarLink>
    </div>
  ),
  'navigation/BottomBar': bottomBar,
  'navigation/BottomBarLink': bottomBar,
  'navigation/BottomBarButton': bottomBar,
  'navigation/FooterFrame': () => (
    <FooterFrame
      tagline={i18n._('footer.tagline')}
      lists={footerList()}
      banks={BANK_CODES.map((bank) => <BankPlate key={bank} bank={bank} size="small" />)}
      adultsOnly={adultsOnly()}
      copyright={i18n._('footer.copyright', { year: '2026', brand: BRAND_NAME })}
    />
  ),
  'navigation/FooterList': footerList,
  'navigation/AdultsOnly': adultsOnly,
  'navigation/ScrollToTopButton': () => (
    <ScrollToTopButton label={i18n._('layout.scrollToTop')} onClick={nothing} />
  ),
  'navigation/SocialCoin': () => (
    <div className="flex flex-wrap gap-3">
      {NETWORKS.map((network) => (
        <SocialCoin key={network} network={network} className="size-10" />
      ))}
    </div>
  ),
  'navigation/SocialLink': () =>
    NETWORKS.map((network) => (
      <SocialLink
        key={network}
        network={network}
        href="#"
        isPage
        elsewhereLabel={i18n._('layout.opensElsewhere')}
      />
    )),
};
