import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { BANK_CODES } from '../../../contract/bank.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { paths } from '../../app/paths.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { BankPlate } from '../../ui/brand/BankPlate.tsx';
import { Icon, type IconName } from '../../ui/brand/Icon.tsx';
import { ProviderPlate } from '../../ui/brand/ProviderPlate.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Games } from './Games.tsx';
import { Invitation } from './Invitation.tsx';
import { Promotions } from './Promotions.tsx';

/** The home page of a visitor. */
export function VisitorHome() {
  const { i18n } = useLingui();
  return (
    <>
      <Invitation />
      <Promotions />
      <Games />
      <div className="grid gap-4 tablet:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Card title={i18n._('home.steps.title')}>
          <ol className="stack gap-4">
            <Point icon="user" place={1}>
              {i18n._('home.steps.register')}
            </Point>
            <Point icon="bank" place={2}>
              {i18n._('home.steps.bank')}
            </Point>
            <Point icon="deposit" place={3}>
              {i18n._('home.steps.deposit')}
            </Point>
          </ol>
        </Card>
        <Card title={i18n._('home.before.title')}>
          <ul className="stack gap-4">
            <Point icon="info">{i18n._('home.before.chance')}</Point>
            <Point icon="shield">
              <span>{i18n._('home.before.limits')}</span>{' '}
              <PageLink href={paths.responsiblePlay}>{i18n._('footer.responsiblePlay')}</PageLink>
            </Point>
            <Point icon="warning">{i18n._('home.adultsOnly')}</Point>
          </ul>
        </Card>
        <Card title={i18n._('home.providers')}>
          <Plates>
            {PROVIDERS.map((provider) => (
              <li key={provider}>
                <ProviderPlate provider={provider} size="small" />
              </li>
            ))}
          </Plates>
        </Card>
        <Card title={i18n._('home.banks')}>
          <Plates>
            {BANK_CODES.map((bank) => (
              <li key={bank}>
                <BankPlate bank={bank} size="small" />
              </li>
            ))}
          </Plates>
        </Card>
      </div>
    </>
  );
}

interface PointProps {
  readonly icon: IconName;
  /** The step number; undefined in an unordered list. */
  readonly place?: number;
  readonly children: ReactNode;
}

function Point({ icon, place, children }: PointProps) {
  return (
    <li className="flex items-center gap-4">
      <span className="relative grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon name={icon} className="size-6" />
        {place !== undefined && (
          <span className="absolute -top-1 -right-1.5 grid size-5.5 place-items-center rounded-full bg-accent text-xs leading-none font-bold text-on-accent">
            {place}
          </span>
        )}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function Plates({ children }: { readonly children: ReactNode }) {
  return <ul className="flex flex-wrap gap-x-6 gap-y-3">{children}</ul>;
}
