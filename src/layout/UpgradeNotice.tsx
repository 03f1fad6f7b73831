import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSite } from '../app/site-context.ts';
import type { UpgradeActor } from '../app/site.ts';
import { startUpgrade } from '../app/upgrade/upgrade-actors.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Button } from '../ui/form/Button.tsx';

/** Looks for a newer build while mounted, and offers a reload. Does nothing if the page's own build is unknown. */
export default function UpgradeNotice() {
  const site = useSite();
  useEffect(() => startUpgrade(site), [site]);
  const upgrade = useSelector(site.app, ({ children }) => children.upgrade);
  return upgrade && <Offer upgrade={upgrade} />;
}

/** The live region is always mounted, so that screen readers announce the notice when it appears. */
function Offer({ upgrade }: { readonly upgrade: UpgradeActor }) {
  const { i18n } = useLingui();
  const isOffered = useSelector(upgrade, (snapshot) => snapshot.hasTag('offered'));
  const isLeaving = useSelector(upgrade, (snapshot) => snapshot.hasTag('leaving'));
  return (
    <div role="status">
      {isOffered && (
        <div className="mx-auto w-full max-w-300 px-4 pt-4 tablet:px-6">
          <Notice
            tone="info"
            announced="never"
            title={i18n._('upgrade.title')}
            action={
              <>
                <Button
                  size="small"
                  busy={isLeaving}
                  onClick={() => upgrade.send({ type: 'upgrade.accept' })}
                >
                  {i18n._('upgrade.reload')}
                </Button>
                <Button size="small" kind="quiet" onClick={() => upgrade.send({ type: 'upgrade.putOff' })}>
                  {i18n._('upgrade.later')}
                </Button>
              </>
            }
          >
            {i18n._('upgrade.body')}
          </Notice>
        </div>
      )}
    </div>
  );
}
