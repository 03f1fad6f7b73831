import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { compare, decimal, ZERO } from '../../../contract/money/money.ts';
import type { Provider } from '../../../contract/values.ts';
import { useCredit } from '../../app/hooks/use-credits.ts';
import { useGameLaunch } from '../../app/hooks/use-game-launch.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { paths } from '../../app/paths.ts';
import { formatTime } from '../../format/date.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { ProviderEmblem } from '../../ui/brand/ProviderPlate.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RetryIconButton } from '../../ui/form/RetryButton.tsx';
import { Amount } from '../../shared/Amount.tsx';

export interface OwnCreditProps {
  readonly provider: Provider;
  /** The tab to open the provider's lobby with. */
  readonly tab: string | undefined;
}

/** The provider with the player's credit there, and buttons to open its lobby and to deposit. */
export function OwnCredit({ provider, tab }: OwnCreditProps) {
  const { i18n } = useLingui();
  const gameLaunch = usePlayerActor('gameLaunch');
  const { play } = useGameLaunch();
  const { status, reading, isBeingRead, read } = useCredit(provider);
  const isOpening = useSelector(
    gameLaunch,
    (snapshot) => snapshot.hasTag('opening') && snapshot.context.intent?.request.gameCode === undefined,
  );
  const name = PROVIDER_NAMES[provider];
  // No game opens without credit (specification §8), so the deposit is then the primary button.
  const isEmpty = status === 'ready' && compare(decimal(reading?.amount ?? '0'), ZERO) <= 0;
  return (
    <section
      aria-label={i18n._('game.credit', { provider: name })}
      className="hero relative flex flex-wrap items-center gap-x-6 gap-y-4 overflow-hidden rounded-xl px-5 py-5 tablet:px-8 tablet:py-7"
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-4">
        <ProviderEmblem provider={provider} className="size-14 tablet:size-18" />
        <div className="grid min-w-0">
          <h1 tabIndex={-1} className="text-2xl font-bold tablet:text-3xl" translate="no">
            {name}
          </h1>
          <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-(--hero-muted)">
            {reading && (
              <Amount
                amount={reading.amount}
                currency={reading.currency}
                size="medium"
                tone={status === 'stale' ? 'plain' : 'gain'}
              />
            )}
            {status === 'loading' && (
              <span className="block w-28">
                <span className="sr-only">{i18n._('common.loading')}</span>
                <Skeleton shape="title" />
              </span>
            )}
            {status === 'stale' && reading && (
              <span className="text-sm">
                {i18n._('home.credit.stale', { time: formatTime(reading.readAt) })}
              </span>
            )}
            {status === 'failed' && <span className="text-sm">{i18n._('home.credit.failed')}</span>}
            {status !== 'loading' && (
              <RetryIconButton
                label={i18n._('home.credit.retry', { provider: name })}
                busy={isBeingRead}
                onClick={read}
              />
            )}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5 max-phone:w-full max-phone:*:flex-auto">
        <Button
          kind={isEmpty ? 'secondary' : 'primary'}
          size="large"
          icon="play"
          busy={isOpening}
          onClick={() => play({ provider, name: null, ...(tab !== undefined && { tab }) })}
        >
          {i18n._('game.openLobby')}
        </Button>
        <ButtonPageLink kind={isEmpty ? 'primary' : 'secondary'} size="large" href={paths.deposit}>
          {i18n._('game.deposit')}
        </ButtonPageLink>
      </div>
    </section>
  );
}
