import type { MessageDescriptor } from '@lingui/core';
import type { GameCategory } from '../../contract/game.ts';

/** The name of a game category: specification §1. */
export const categoryMessage: Readonly<Record<GameCategory, MessageDescriptor>> = {
  slot: /*i18n*/ { id: 'game.category.slot' },
  sport: /*i18n*/ { id: 'game.category.sport' },
  casino: /*i18n*/ { id: 'game.category.casino' },
  fish: /*i18n*/ { id: 'game.category.fish' },
  card: /*i18n*/ { id: 'game.category.card' },
  chicken: /*i18n*/ { id: 'game.category.chicken' },
};
