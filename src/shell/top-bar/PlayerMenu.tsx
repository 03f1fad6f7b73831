import { Menu, MenuButton, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useHistoryMoves } from '../../app/hooks/use-history-moves.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { useDisplayName } from '../../app/hooks/use-session.ts';
import { useSite } from '../../app/site-context.ts';
import { type IconName, Icon } from '../../ui/brand/Icon.tsx';
import { BAR_MENU, BAR_PANEL, PLAYER_CONTROL } from '../../ui/navigation/bar-classes.ts';
import type { LoadedMenuProps } from '../../shared/late/LateMenu.tsx';
import { useReplayedButton } from '../../shared/late/use-replayed-button.ts';
import { PlayerTrigger } from './PlayerTrigger.tsx';

/** The player's menu: change the password, log out (specification §2). */
export default function PlayerMenu({ replayed }: LoadedMenuProps) {
  const { i18n } = useLingui();
  const { session } = useSite();
  const passwordChange = usePlayerActor('passwordChange');
  const moves = useHistoryMoves();
  const button = useReplayedButton(replayed);
  const displayName = useDisplayName();
  const isPending = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  return (
    <Menu key={moves} as="div" className={BAR_MENU}>
      <MenuButton ref={button} className={PLAYER_CONTROL} aria-busy={isPending || undefined}>
        <PlayerTrigger />
      </MenuButton>
      <MenuItems modal={false} className={BAR_PANEL}>
        <p className="truncate px-3 pt-1 pb-2 text-sm text-muted desk:hidden" translate="no">
          {displayName}
        </p>
        <MenuSection className="grid gap-1">
          <Item icon="lock" onClick={() => passwordChange.send({ type: 'passwordChange.open' })}>
            {i18n._('layout.changePassword')}
          </Item>
          <Item icon="logout" disabled={isPending} onClick={() => session.send({ type: 'session.logOut' })}>
            {i18n._('layout.logOut')}
          </Item>
        </MenuSection>
      </MenuItems>
    </Menu>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly children: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Item({ icon, children, disabled = false, onClick }: ItemProps) {
  return (
    <MenuItem disabled={disabled}>
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-bold text-ink data-disabled:text-muted data-focus:bg-accent-soft"
      >
        <Icon name={icon} className="size-5.5 text-accent-text" />
        <span>{children}</span>
      </button>
    </MenuItem>
  );
}
