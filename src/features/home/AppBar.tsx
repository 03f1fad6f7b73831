import { useLingui } from '@lingui/react';
import { paths } from '../../app/paths.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';

/**
 * The app bar of home: specification §2. A visitor's links lead to the login and from there to their page; on a phone a visitor
 * has them in the bottom bar, and the first screen belongs to the registration.
 */
export function AppBar({ of: whose }: { readonly of: 'player' | 'visitor' }) {
  const { i18n } = useLingui();
  return (
    <nav
      aria-label={i18n._('home.cashier')}
      className={
        whose === 'player'
          ? 'flex flex-wrap gap-2.5 *:flex-auto *:first:basis-full phone:*:flex-none phone:*:first:basis-auto desk:grow-0'
          : 'flex flex-wrap gap-2.5 bottom-bar:hidden'
      }
    >
      <ButtonPageLink
        kind={whose === 'player' ? 'primary' : 'secondary'}
        size="large"
        icon="deposit"
        href={paths.deposit}
      >
        {i18n._('home.deposit')}
      </ButtonPageLink>
      <ButtonPageLink size="large" icon="withdraw" href={paths.withdraw}>
        {i18n._('home.withdraw')}
      </ButtonPageLink>
      <ButtonPageLink size="large" icon="bank" href={paths.bank}>
        {i18n._('home.bank')}
      </ButtonPageLink>
    </nav>
  );
}
