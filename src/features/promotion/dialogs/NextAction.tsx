import { useLingui } from '@lingui/react';
import type { ReadCode } from '../../../../contract/errors.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonPageLink } from '../../../shared/PageLink.tsx';
import type { Message } from '../../../i18n/message.ts';

interface Place {
  readonly href: string;
  readonly text: Message;
}

const ORDER: Place = { href: paths.deposit, text: { id: 'promotion.toOrder' } };
const OTHERS: Place = { href: paths.promotions, text: { id: 'promotion.toOthers' } };
const STAFF: Place = { href: paths.contact, text: { id: 'withdraw.contact.action' } };

/** The page to go to after a rejection: specification §8. */
const PLACES: { readonly [Code in ReadCode]?: Place } = {
  CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN: ORDER,
  OPEN_ORDER: ORDER,
  PROMOTION_USAGE: { href: paths.promotions, text: { id: 'promotion.toMine' } },
  PROMOTION_ALREADY_USED: OTHERS,
  PROMOTION_ONLY_FOR_FIRST_ORDER: OTHERS,
  PROMOTION_INACTIVE: OTHERS,
  NOT_FOUND: { href: paths.promotionHistory, text: { id: 'promotion.toHistory' } },
  SELF_EXCLUDED: { href: paths.responsiblePlay, text: { id: 'deposit.obstacle.break.action' } },
  PROMOTION_IN_PLAY: STAFF,
  INTERNAL: STAFF,
};

/** A link to the next step after a rejection. Nothing if the player should retry or choose another provider. */
export function NextAction({ code }: { readonly code: ReadCode | null }) {
  const { i18n } = useLingui();
  const place = code === null ? undefined : PLACES[code];
  if (!place) return null;
  return (
    <ButtonPageLink size="small" href={place.href}>
      {i18n._(place.text.id)}
    </ButtonPageLink>
  );
}
