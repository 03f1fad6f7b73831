import { useLingui } from '@lingui/react';
import type { Provider } from '../../../contract/values.ts';
import { type GameView, gameViewPath } from './game-view.ts';
import { gamePath } from '../../app/paths.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';

export interface NoGamesProps {
  readonly provider: Provider;
  readonly view: GameView & { readonly q: string };
  /** Clears the search. */
  readonly onForget: () => void;
}

/** Empty state of a search or a filter, with links that widen it. */
export function NoGames({ provider, view: { tab, category, q }, onForget }: NoGamesProps) {
  const { i18n } = useLingui();
  const isNarrow = tab !== undefined || category !== undefined;
  if (q === '') {
    return (
      <EmptyState
        icon="game"
        title={i18n._('game.empty.title')}
        action={
          isNarrow && <ButtonPageLink href={gamePath(provider)}>{i18n._('game.empty.action')}</ButtonPageLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="search"
      title={i18n._('game.search.none', { text: q })}
      action={
        <>
          {isNarrow && (
            <ButtonPageLink href={gameViewPath(provider, { q })}>
              {i18n._('game.search.everywhere')}
            </ButtonPageLink>
          )}
          <Button kind="quiet" onClick={onForget}>
            {i18n._('game.search.clear')}
          </Button>
        </>
      }
    />
  );
}
