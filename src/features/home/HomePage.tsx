import { useLingui } from '@lingui/react';
import { useDeferredValue } from 'react';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import type { ComponentCode } from '../../platform/late-code.ts';
import { LateComponent } from '../../shared/late/LateComponent.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { VisitorHome } from './VisitorHome.tsx';

/** Home: specification §2. */
export default function HomePage({ playersPart }: { readonly playersPart?: ComponentCode | undefined }) {
  const { i18n } = useLingui();
  const known = useSessionStatus();
  // Leaving 'loading' replaces most of the page, so that render is deferred and interruptible. Other changes of the
  // status apply at once.
  const isPutUp = useDeferredValue(known) !== 'loading';
  const status = isPutUp ? known : 'loading';
  useTitle(i18n._('home.title'));
  return (
    <Page width="wide">
      {status === 'loading' && <HomeSkeleton />}
      {status === 'signedIn' && playersPart && (
        <LateComponent code={playersPart} given={{}} fallback={<HomeSkeleton of="player" />} />
      )}
      {(status === 'signedOut' || status === 'unreachable') && <VisitorHome />}
    </Page>
  );
}
