import { i18n } from '@lingui/core';
import { AdviceCard } from '../../../src/ui/feedback/AdviceCard.tsx';
import type { Specimens } from './specimen.ts';

function points(): readonly string[] {
  return [
    i18n._('responsiblePlay.habits.plan'),
    i18n._('responsiblePlay.habits.money'),
    i18n._('responsiblePlay.habits.chase'),
  ];
}

export const RESPONSIBLE_PLAY_SPECIMENS: Specimens = {
  'feedback/AdviceCard': () => (
    <>
      <AdviceCard icon="shield" title={i18n._('responsiblePlay.habits.title')} points={points()} />
      <AdviceCard
        icon="warning"
        title={i18n._('responsiblePlay.signs.title')}
        points={points()}
        tone="caution"
      />
    </>
  ),
};
