import { useLingui } from '@lingui/react';
import { BANK_CODES } from '../../../contract/bank.ts';
import { PROVIDERS } from '../../../contract/values.ts';
import { paths } from '../../app/paths.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { AppBar } from './AppBar.tsx';

/** The top of a visitor's home page: a hero with links to registration and login, and the app bar. */
export function Invitation() {
  const { i18n } = useLingui();
  return (
    <div className="stack gap-4">
      <Hero
        title={i18n._('home.visitor.title')}
        lead={i18n._('home.visitor.lead')}
        actions={
          <>
            <ButtonPageLink kind="primary" size="large" href={paths.register}>
              {i18n._('home.visitor.register')}
            </ButtonPageLink>
            <ButtonPageLink size="large" href={paths.login}>
              {i18n._('layout.logIn')}
            </ButtonPageLink>
          </>
        }
        facts={i18n._('home.visitor.facts', { providers: PROVIDERS.length, banks: BANK_CODES.length })}
      />
      <AppBar of="visitor" />
    </div>
  );
}
