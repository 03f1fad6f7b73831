import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useExternalStore } from '../app/external-store.ts';
import { useSite } from '../app/site-context.ts';
import { Upgrade } from '../app/upgrade/upgrade.ts';
import { ownBuild } from '../platform/page/document.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Button } from '../ui/form/Button.tsx';

/** Looks for a newer build while mounted, and offers a reload. Does nothing if the page's own build is unknown. */
export default function UpgradeNotice() {
  const site = useSite();
  const [upgrade] = useState(() => {
    const build = ownBuild();
    return build === null ? null : new Upgrade(site, build);
  });
  useEffect(() => upgrade?.start(), [upgrade]);
  return upgrade && <Offer upgrade={upgrade} />;
}

/** The live region is always mounted, so that screen readers announce the notice when it appears. */
function Offer({ upgrade }: { readonly upgrade: Upgrade }) {
  const { i18n } = useLingui();
  const state = useExternalStore(upgrade);
  const isLeaving = state === 'leaving' || state === 'reloading';
  return (
    <div role="status">
      {(state === 'offered' || isLeaving) && (
        <div className="mx-auto w-full max-w-300 px-4 pt-4 tablet:px-6">
          <Notice
            tone="info"
            announced="never"
            title={i18n._('upgrade.title')}
            action={
              <>
                <Button size="small" busy={isLeaving} onClick={() => void upgrade.accept()}>
                  {i18n._('upgrade.reload')}
                </Button>
                <Button size="small" kind="quiet" onClick={() => upgrade.putOff()}>
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
