import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useSite } from '../app/site-context.ts';
import { Button } from '../ui/form/Button.tsx';

export function LogOut() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  return (
    <Button
      kind="quiet"
      size="small"
      icon="logout"
      busy={isPending}
      onClick={() => session.send({ type: 'session.logOut' })}
    >
      {i18n._('layout.logOut')}
    </Button>
  );
}
