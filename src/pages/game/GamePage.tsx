import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { PROVIDERS } from '../../../contract/values.ts';
import { gamesRead } from '../../api/games.ts';
import { gamePath, providerIn } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { GameTabs, GameTabsPlace } from './GameTabs.tsx';
import { GameTile } from './GameTile.tsx';
import { OwnCredit } from './OwnCredit.tsx';

/** How many covers are drawn while the games are on their way. */
const EXPECTED_GAMES = 6;

/** A provider's games, by its own tabs: specification §2. */
export default function GamePage() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const [location] = useLocation();
  const provider = providerIn(location) ?? PROVIDERS[0];
  const tab = new URLSearchParams(useSearch()).get('tab') ?? undefined;
  const games = useQuery({
    ...gamesRead(client, { provider, ...(tab === undefined ? {} : { tab }) }),
    // The tabs stay while the games of another one come; those of another provider do not.
    placeholderData: (previous, query) =>
      query && isOfProvider(query.queryKey, provider) ? keepPreviousData(previous) : undefined,
  });
  const name = PROVIDER_NAMES[provider];
  useTitle(name);
  const shelf = games.isPlaceholderData ? undefined : games.data;
  return (
    <Page width="wide">
      <OwnCredit provider={provider} />
      {games.data ? (
        <GameTabs provider={provider} tabs={games.data.tabs} current={tab} />
      ) : (
        !games.isLoadingError && <GameTabsPlace />
      )}
      {games.isLoadingError && <LoadFailure reads={[games]} call="games" />}
      {shelf?.items.length === 0 && (
        <EmptyState
          icon="game"
          title={i18n._('game.empty.title')}
          action={
            tab !== undefined && (
              <ButtonPageLink href={gamePath(provider)}>{i18n._('game.empty.action')}</ButtonPageLink>
            )
          }
        />
      )}
      {!games.isLoadingError && shelf?.items.length !== 0 && (
        <section
          // Another one than its skeleton: the tabs above may take a row more than was kept free for them.
          key={shelf ? 'games' : 'coming'}
          aria-label={i18n._('game.list', { provider: name })}
          aria-busy={!shelf || undefined}
          className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 tablet:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] tablet:gap-5"
        >
          <h2 className="sr-only">{i18n._('game.list', { provider: name })}</h2>
          {shelf?.items.map((game) => (
            <GameTile key={game.code} game={game} />
          ))}
          {!shelf && <output className="sr-only">{i18n._('common.loading')}</output>}
          {!shelf &&
            Array.from({ length: EXPECTED_GAMES }, (_, place) => (
              <div key={place} className="grid gap-2 pb-3">
                <div className="aspect-square animate-shine rounded-lg bg-(--skeleton)" />
                <Skeleton width="threequarters" />
              </div>
            ))}
        </section>
      )}
    </Page>
  );
}

function isOfProvider(queryKey: readonly unknown[], provider: string): boolean {
  const [, asked] = queryKey;
  return typeof asked === 'object' && asked !== null && 'provider' in asked && asked.provider === provider;
}
