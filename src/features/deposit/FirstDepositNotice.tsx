import { useLingui } from '@lingui/react';
import { paths } from '../../app/paths.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Notice before a player's first deposit, with a link to set limits first. */
export function FirstDepositNotice() {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="info"
      announced="never"
      icon="shield"
      title={i18n._('firstDeposit.title')}
      action={
        <ButtonPageLink size="small" href={paths.responsiblePlay}>
          {i18n._('firstDeposit.limits')}
        </ButtonPageLink>
      }
    >
      {i18n._('firstDeposit.body')}
    </Notice>
  );
}
