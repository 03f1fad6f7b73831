import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { Route, Switch, useLocation } from 'wouter';
import { BrokenPage } from './fallback/BrokenPage.tsx';
import { NotFoundPage } from './fallback/NotFoundPage.tsx';
import { UnreachablePage } from './fallback/UnreachablePage.tsx';
import { Splash } from '../ui/feedback/Splash.tsx';
import { useSessionFailure, useSessionStatus } from '../app/hooks/use-session.ts';
import { Landing } from '../app/navigation/Landing.tsx';
import { type RouteEntry, ROUTES } from '../app/navigation/routes.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { reloadOnline } from '../app/upgrade/reload-once.ts';
import { useSite } from '../app/site-context.ts';

/** The shown page. The navigation machine has already loaded its code and run its guards. */
export function Routes() {
  const { browser, navigation } = useSite();
  const [location] = useLocation();
  const problem = useSelector(navigation, ({ context }) => context.problem);
  return (
    <PageBoundary browser={browser} place={location}>
      <Landing>
        {problem === null ? (
          <Switch>
            {ROUTES.map((route) => (
              <Route key={route.path} path={route.path}>
                <Shown route={route} />
              </Route>
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        ) : (
          <BrokenPage error={problem} onRetry={() => reloadOnline(browser)} />
        )}
      </Landing>
    </PageBoundary>
  );
}

/**
 * Renders a route. If the session changes, a player page disappears at once, before the navigation machine has run its
 * guards again.
 */
function Shown({ route }: { readonly route: RouteEntry }) {
  const { i18n } = useLingui();
  const status = useSessionStatus();
  const Page = route.page.loaded?.default;
  if (!Page) return null;
  if (route.access !== 'player' || status === 'signedIn') return <Page playersPart={route.playersPart} />;
  if (status === 'unreachable') return <LookUpFailed />;
  return status === 'loading' ? <Splash label={i18n._('common.loading')} /> : null;
}

/** It is not known whether a player is signed in. */
function LookUpFailed() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const failure = useSessionFailure();
  return (
    <UnreachablePage
      failure={failure}
      call="playerInfo"
      onRetry={() => session.send({ type: 'session.lookUp' })}
    >
      <p>{i18n._('unreachable.moneyIsSafe')}</p>
    </UnreachablePage>
  );
}
