import { useLingui } from '@lingui/react';
import { paths } from '../../app/paths.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { AdviceCard } from '../../ui/feedback/AdviceCard.tsx';

/** Advice for every visitor: safe habits, warning signs, protection of minors, and help. */
export function Advice() {
  const { i18n } = useLingui();
  return (
    <>
      <AdviceCard
        icon="game"
        title={i18n._('responsiblePlay.habits.title')}
        points={[
          i18n._('responsiblePlay.habits.money'),
          i18n._('responsiblePlay.habits.plan'),
          i18n._('responsiblePlay.habits.chase'),
          i18n._('responsiblePlay.habits.mood'),
        ]}
      />
      <AdviceCard
        icon="warning"
        tone="caution"
        title={i18n._('responsiblePlay.signs.title')}
        points={[
          i18n._('responsiblePlay.signs.money'),
          i18n._('responsiblePlay.signs.time'),
          i18n._('responsiblePlay.signs.hide'),
          i18n._('responsiblePlay.signs.worry'),
        ]}
      />
      <AdviceCard
        icon="lock"
        title={i18n._('responsiblePlay.adults.title')}
        points={[i18n._('responsiblePlay.adults.password'), i18n._('responsiblePlay.adults.logOut')]}
      />
      <AdviceCard
        icon="chat"
        title={i18n._('responsiblePlay.help.title')}
        points={[i18n._('responsiblePlay.help.talk'), i18n._('responsiblePlay.help.staff')]}
        action={
          <ButtonPageLink size="small" href={paths.contact}>
            {i18n._('layout.contact')}
          </ButtonPageLink>
        }
      />
    </>
  );
}
