import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { Children, type ReactNode } from 'react';
import { type ErrorCode, isServerCode } from '../../../contract/errors.ts';
import { gameName, useGameLaunch } from '../../app/hooks/use-game-launch.ts';
import { useOnHistoryMove } from '../../app/hooks/use-history-moves.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useIsSlow } from '../../app/hooks/use-submission.ts';
import { paths } from '../../app/paths.ts';
import { explain } from '../../i18n/explain.ts';
import type { IconName } from '../../ui/brand/Icon.tsx';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import Dialog, { DialogIcon } from '../../ui/overlay/Dialog.tsx';
import { ButtonPageLink } from '../PageLink.tsx';

/** Errors for which a retry is pointless, because the response would be the same. */
const ANSWERS_FOR_GOOD: readonly ErrorCode[] = [
  'DEPOSIT_REQUIRED',
  'GAME_DISABLED',
  'NOT_FOUND',
  'SELF_EXCLUDED',
];

/** Explains why a game has not opened, with the next step: deposit, see the break, follow the launch link, or retry. */
export default function LaunchDialog() {
  const { i18n } = useLingui();
  const gameLaunch = usePlayerActor('gameLaunch');
  const { playAgain } = useGameLaunch();
  const snapshot = useSelector(gameLaunch, (current) => current);
  const isSlow = useIsSlow(gameLaunch);
  const { intent, pass, failure } = snapshot.context;
  const leave = () => gameLaunch.send({ type: 'game.leave' });
  useOnHistoryMove(leave);
  if (!intent) return null;
  const name = gameName(i18n, intent);
  const again = (
    <Button kind="primary" fullWidth icon="refresh" onClick={() => playAgain(intent)}>
      {i18n._('common.tryAgain')}
    </Button>
  );

  if (isSlow) {
    return (
      <LaunchNotice
        icon="clock"
        title={i18n._('launch.opening', { name })}
        lines={[i18n._('launch.slow'), i18n._('launch.nothingLost')]}
        closeLabel={i18n._('launch.stopWaiting')}
        onClose={leave}
      />
    );
  }
  if (snapshot.hasTag('offered') && pass) {
    const followed = () => gameLaunch.send({ type: 'game.followed' });
    return (
      <LaunchNotice
        icon="game"
        title={i18n._('launch.offered.title', { name })}
        lines={[i18n._('launch.offered')]}
        onClose={leave}
      >
        <ButtonLink
          kind="primary"
          fullWidth
          icon="play"
          href={pass.address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={followed}
        >
          {i18n._('launch.offered.open')}
        </ButtonLink>
        <ButtonLink fullWidth href={pass.address} onClick={followed}>
          {i18n._('launch.offered.here')}
        </ButtonLink>
      </LaunchNotice>
    );
  }
  if (snapshot.hasTag('lapsed')) {
    return (
      <LaunchNotice
        icon="clock"
        title={i18n._('launch.lapsed.title')}
        lines={[i18n._('launch.lapsed'), i18n._('launch.nothingLost')]}
        onClose={leave}
      >
        {again}
      </LaunchNotice>
    );
  }
  if (!failure) return null;
  const isUnanswered = snapshot.hasTag('unanswered');
  const why = explain(i18n, failure, 'gameLaunch');
  return (
    <LaunchNotice
      icon={isServerCode(failure, 'DEPOSIT_REQUIRED') ? 'deposit' : 'warning'}
      title={i18n._('launch.rejected', { name })}
      lines={isUnanswered ? [why, i18n._('launch.nothingLost')] : [why]}
      onClose={leave}
    >
      {isServerCode(failure, 'DEPOSIT_REQUIRED') && (
        <ButtonPageLink kind="primary" fullWidth icon="deposit" href={paths.deposit} onClick={leave}>
          {i18n._('home.deposit')}
        </ButtonPageLink>
      )}
      {isServerCode(failure, 'SELF_EXCLUDED') && (
        <ButtonPageLink kind="primary" fullWidth icon="shield" href={paths.responsiblePlay} onClick={leave}>
          {i18n._('launch.seeBreak')}
        </ButtonPageLink>
      )}
      {!isServerCode(failure, ...ANSWERS_FOR_GOOD) && again}
    </LaunchNotice>
  );
}

interface LaunchNoticeProps {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly ReactNode[];
  /** The actions, the primary one first. */
  readonly children?: ReactNode;
  /** By default "close". */
  readonly closeLabel?: string;
  readonly onClose: () => void;
}

function LaunchNotice({ icon, title, lines, children, closeLabel, onClose }: LaunchNoticeProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open
      title={title}
      description={lines.map((line, place) => <p key={place}>{line}</p>)}
      icon={<DialogIcon icon={icon} />}
      onClose={onClose}
    >
      <div className="stack gap-2.5">
        {children}
        <Button
          fullWidth
          kind={Children.toArray(children).length > 0 ? 'quiet' : 'secondary'}
          onClick={onClose}
        >
          {closeLabel ?? i18n._('launch.close')}
        </Button>
      </div>
    </Dialog>
  );
}
