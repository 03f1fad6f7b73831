import { useLingui } from '@lingui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { HomePage } from '../pages/home/HomePage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { Splash } from '../ui/feedback/Splash.tsx';
import { UnreachablePage } from '../pages/UnreachablePage.tsx';
import { loginLeadingTo, paths } from './paths.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useSite } from './site-context.ts';
import { useSessionStanding } from './use-session.ts';
import { useTopOnChange } from './use-top-on-change.ts';

const LoginPage = lazy(() => import('../pages/login/LoginPage.tsx'));
const RegisterPage = lazy(() => import('../pages/register/RegisterPage.tsx'));
const BankPage = lazy(() => import('../pages/bank/BankPage.tsx'));
const DepositPage = lazy(() => import('../pages/deposit/DepositPage.tsx'));

/** The table of pages: specification §2. */
export function Routes() {
  const { i18n } = useLingui();
  const { browser } = useSite();
  const [location] = useLocation();
  useTopOnChange(location);
  return (
    <PageBoundary browser={browser} place={location}>
      <Suspense fallback={<Splash label={i18n._('common.loading')} />}>
        <Switch>
          <Route path={paths.home} component={HomePage} />
          <Route path={paths.login} component={LoginPage} />
          <Route path={paths.register} component={RegisterPage} />
          <Route path={paths.deposit}>
            <ForPlayers>
              <DepositPage />
            </ForPlayers>
          </Route>
          <Route path={paths.bank}>
            <ForPlayers>
              <BankPage />
            </ForPlayers>
          </Route>
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}

/** The pages of players need the player lookup to succeed (specification §6); a visitor is led to the login and back. */
function ForPlayers({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const standing = useSessionStanding();
  const [location] = useLocation();
  switch (standing) {
    case 'loading':
      return <Splash label={i18n._('common.loading')} />;
    case 'signedIn':
      return children;
    case 'unreachable':
      return <UnreachablePage />;
    case 'signedOut':
      return <Redirect to={loginLeadingTo(location)} replace />;
  }
}
