import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useDisplayName } from '../../app/hooks/use-session.ts';
import { useSite } from '../../app/site-context.ts';
import { Icon } from '../../ui/brand/Icon.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

/** The content of the button that opens the player's menu: the player's name, or that the logout is running. */
export function PlayerTrigger() {
  const { i18n } = useLingui();
  const displayName = useDisplayName();
  const isPending = useSelector(useSite().session, (snapshot) => snapshot.hasTag('pending'));
  return (
    <>
      <span className="grid size-8 shrink-0 place-items-center rounded-full border border-accent-edge/60 bg-accent-soft text-accent-text">
        {isPending ? <Spinner className="size-4.5" /> : <Icon name="user" className="size-4.5" />}
      </span>
      <span className="sr-only">{i18n._('layout.playerMenu')}</span>
      <span className="max-w-32 min-w-0 truncate max-desk:sr-only" translate="no">
        {displayName}
      </span>
      <Icon name="down" className="size-4 shrink-0 text-muted max-desk:hidden" />
    </>
  );
}
