import { useLingui } from '@lingui/react';
import { BANK_CODES } from '../../../contract/bank.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { paths } from '../../app/paths.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { BankPlate } from '../../ui/brand/BankPlate.tsx';
import { Icon } from '../../ui/brand/Icon.tsx';
import { ProviderPlate } from '../../ui/brand/ProviderPlate.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';

/** What a visitor is offered: an honest invitation. */
export function VisitorHome() {
  const { i18n } = useLingui();
  const steps = [
    { icon: 'user', text: i18n._('home.steps.register') },
    { icon: 'bank', text: i18n._('home.steps.bank') },
    { icon: 'deposit', text: i18n._('home.steps.deposit') },
  ] as const;
  return (
    <>
      <Hero
        title={i18n._('home.visitor.title')}
        lead={i18n._('home.visitor.lead')}
        actions={
          <>
            <ButtonPageLink kind="primary" size="large" href={paths.register}>
              {i18n._('home.visitor.register')}
            </ButtonPageLink>
            <ButtonPageLink kind="secondary" size="large" href={paths.login}>
              {i18n._('layout.logIn')}
            </ButtonPageLink>
          </>
        }
      />
      <Card title={i18n._('home.steps.title')}>
        <ol className="grid gap-4 tablet:grid-cols-[repeat(3,minmax(0,1fr))]">
          {steps.map(({ icon, text }, index) => (
            <li key={icon} className="flex items-center gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
                <Icon name={icon} className="size-6" />
              </span>
              <span className="min-w-0">
                <span className="sr-only">{index + 1}. </span>
                {text}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <section aria-labelledby="providers" className="grid gap-3">
        <h2 id="providers" className="text-lg font-bold">
          {i18n._('home.providers')}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {PROVIDERS.map((provider) => (
            <li key={provider}>
              <ProviderPlate provider={provider} size="small" />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="banks" className="grid gap-3">
        <h2 id="banks" className="text-lg font-bold">
          {i18n._('home.banks')}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {BANK_CODES.map((bank) => (
            <li key={bank}>
              <BankPlate bank={bank} size="small" />
            </li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-muted">{i18n._('home.adultsOnly')}</p>
    </>
  );
}
