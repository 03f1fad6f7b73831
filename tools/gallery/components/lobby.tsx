import { i18n } from '@lingui/core';
import { CategoryLink, CategoryList } from '../../../src/ui/lobby/CategoryLink.tsx';
import GameCover from '../../../src/ui/brand/GameCover.tsx';
import { ClosedGame, GameButton, GameLink, GamePlace, GameShelf } from '../../../src/ui/lobby/GameTile.tsx';
import { PromotionPlace, PromotionRow, PromotionTicket } from '../../../src/ui/lobby/PromotionTicket.tsx';
import { GAMES } from './games.ts';
import { nothing } from './no-operation.ts';
import type { Specimens } from './specimen.ts';

const [GAME] = GAMES;
if (!GAME) throw new Error('there is no game to show');
const game = GAME;

function categories() {
  return (
    <CategoryList label={i18n._('home.title')}>
      <li>
        <CategoryLink href="#" icon="slot" aria-current="true">
          {i18n._('game.category.slot')}
        </CategoryLink>
      </li>
      <li>
        <CategoryLink href="#fish" icon="fish">
          {i18n._('game.category.fish')}
        </CategoryLink>
      </li>
      <li>
        <CategoryLink href="#card" icon="card">
          {i18n._('game.category.card')}
        </CategoryLink>
      </li>
    </CategoryList>
  );
}

function ticket() {
  return (
    <PromotionTicket
      href="#"
      title={i18n._('promotion.current')}
      bonusLabel={i18n._('promotion.youGet')}
      bonus="50"
      depositLabel={i18n._('promotion.youPay')}
      deposit="100"
      requirement={i18n._('promotion.firstOrderOnly')}
    />
  );
}

export const LOBBY_SPECIMENS: Specimens = {
  'lobby/CategoryList': categories,
  'lobby/CategoryLink': categories,
  'lobby/GameShelf': () => (
    <GameShelf label={i18n._('home.title')}>
      {GAMES.map((each) => (
        <li key={each.code}>
          <GameButton game={each} cover={<GameCover game={each} />} note="GClub" onClick={nothing} />
        </li>
      ))}
    </GameShelf>
  ),
  'lobby/GameButton': () => (
    <>
      <div className="w-28">
        <GameButton game={game} cover={<GameCover game={game} />} note="GClub" onClick={nothing} />
      </div>
      <div className="w-28">
        <GameButton
          game={game}
          cover={<GameCover game={game} />}
          note="GClub"
          busyLabel={i18n._('common.loading')}
          onClick={nothing}
        />
      </div>
    </>
  ),
  'lobby/GameLink': () => (
    <div className="w-28">
      <GameLink game={game} cover={<GameCover game={game} />} note="GClub" href="#" />
    </div>
  ),
  'lobby/ClosedGame': () => (
    <div className="w-28">
      <ClosedGame game={game} cover={<GameCover game={game} />} note="GClub">
        {i18n._('game.maintenance')}
      </ClosedGame>
    </div>
  ),
  'lobby/GamePlace': () => (
    <div className="w-28">
      <GamePlace />
    </div>
  ),
  'lobby/PromotionRow': () => (
    <PromotionRow label={i18n._('promotion.current')}>
      <li>{ticket()}</li>
      <li>{ticket()}</li>
    </PromotionRow>
  ),
  'lobby/PromotionTicket': ticket,
  'lobby/PromotionPlace': () => <PromotionPlace />,
};
