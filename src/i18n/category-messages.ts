import type { GameCategory } from '../../contract/game.ts';
import type { Message } from './message.ts';

/** The name of a game category: specification §1. */
export const categoryMessage: Readonly<Record<GameCategory, Message>> = {
  slot: { id: 'game.category.slot' },
  sport: { id: 'game.category.sport' },
  casino: { id: 'game.category.casino' },
  fish: { id: 'game.category.fish' },
  card: { id: 'game.category.card' },
  chicken: { id: 'game.category.chicken' },
};
