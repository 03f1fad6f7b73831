import { i18n } from '@lingui/core';
import { PROVIDERS } from '../../../contract/values.ts';
import { currencyName } from '../../../src/i18n/units.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../src/i18n/languages.ts';
import { Logo } from '../../../src/ui/brand/Logo.tsx';
import { Button } from '../../../src/ui/form/Button.tsx';
import { IconButton } from '../../../src/ui/form/IconButton.tsx';
import { SubmitBar } from '../../../src/ui/form/SubmitBar.tsx';
import { Card } from '../../../src/ui/layout/Card.tsx';
import { CashierLayout } from '../../../src/ui/layout/CashierLayout.tsx';
import {
  CreditGrid,
  CreditLink,
  CreditTile,
  type CreditTileProps,
} from '../../../src/ui/layout/CreditTile.tsx';
import { Disclosure } from '../../../src/ui/layout/Disclosure.tsx';
import { Hero } from '../../../src/ui/layout/Hero.tsx';
import { LanguageSwitcher } from '../../../src/ui/layout/LanguageSwitcher.tsx';
import { Page, PageHeading } from '../../../src/ui/layout/Page.tsx';
import { TopBar } from '../../../src/ui/layout/TopBar.tsx';
import { nothing } from './no-operation.ts';
import type { Specimens } from './specimen.ts';

function tile(provider: CreditTileProps['provider'], state: CreditTileProps['state']) {
  return (
    <CreditTile
      key={provider}
      provider={provider}
      name={<CreditLink provider={provider} href="#" />}
      state={state}
      isBeingRead={false}
      amount="1.250,75"
      currency={currencyName(i18n, 'THB')}
      loadingLabel={i18n._('common.loading')}
      failedText={i18n._('home.credit.failed')}
      staleText={i18n._('home.credit.stale', { time: '15/08/2026 14:05:09' })}
      retryLabel={i18n._('common.tryAgain')}
      onRetry={nothing}
    />
  );
}

export const LAYOUT_SPECIMENS: Specimens = {
  'layout/Card': () => (
    <>
      <Card title={i18n._('deposit.summary')}>
        <p>{i18n._('deposit.summary.empty')}</p>
      </Card>
      <Card>
        <p>{i18n._('deposit.amount.hint')}</p>
      </Card>
    </>
  ),
  'layout/Disclosure': () => (
    <Disclosure summary={i18n._('qr.onePhone')}>{i18n._('qr.onePhone.save')}</Disclosure>
  ),
  'layout/CashierLayout': () => (
    <CashierLayout
      summary={
        <Card title={i18n._('deposit.summary')}>
          <p>{i18n._('deposit.summary.empty')}</p>
        </Card>
      }
      action={
        <SubmitBar>
          <Button kind="primary" size="large" fullWidth>
            {i18n._('deposit.submit')}
          </Button>
        </SubmitBar>
      }
    >
      <Card title={i18n._('deposit.provider')}>
        <p>{i18n._('deposit.amount.hint')}</p>
      </Card>
    </CashierLayout>
  ),
  'layout/CreditTile': () => (
    <>
      {tile('alphabet', 'ready')}
      {tile('askmebet', 'loading')}
      {tile('betflix', 'failed')}
      {tile('gclub', 'stale')}
    </>
  ),
  'layout/CreditGrid': () => (
    <CreditGrid label={i18n._('home.credits')}>
      {PROVIDERS.map((provider) => tile(provider, 'ready'))}
    </CreditGrid>
  ),
  'layout/CreditLink': () => <CreditLink provider="alphabet" href="#" />,
  'layout/Hero': () => (
    <Hero
      title={i18n._('home.visitor.title')}
      lead={i18n._('home.visitor.lead')}
      actions={<Button kind="primary">{i18n._('home.visitor.register')}</Button>}
      facts={i18n._('footer.tagline')}
    />
  ),
  'layout/LanguageSwitcher': () => (
    <LanguageSwitcher
      label={i18n._('layout.language')}
      languages={LANGUAGES.map((code) => ({
        code,
        label: LANGUAGE_NAMES[code],
        tag: LANGUAGE_TAGS[code],
      }))}
      current={i18n.locale}
      onChange={nothing}
    />
  ),
  'layout/Page': () => <Page>{i18n._('notFound.explanation')}</Page>,
  'layout/PageHeading': () => <PageHeading title={i18n._('bank.title')} lead={i18n._('bank.lead')} />,
  'layout/TopBar': () => (
    <TopBar
      menu={<IconButton icon="menu" label={i18n._('common.continue')} />}
      brand={<Logo />}
      actions={<Button size="small">{i18n._('layout.logIn')}</Button>}
    />
  ),
};
