import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import type { Provider } from '../../../contract/values.ts';
import { gamePath } from '../../app/paths.ts';
import { TabLink, TabStrip } from '../../ui/data/TabStrip.tsx';

export interface GameTabsProps {
  readonly provider: Provider;
  readonly tabs: readonly string[];
  /** Undefined for all games. */
  readonly current: string | undefined;
}

/** The provider's own groups of games, by the provider's own names, which are taken verbatim (specification §2). */
export function GameTabs({ provider, tabs, current }: GameTabsProps) {
  const { i18n } = useLingui();
  return (
    <TabStrip label={i18n._('game.tabs')}>
      {[undefined, ...tabs].map((tab) => (
        <li key={tab ?? ''}>
          <Link href={gamePath(provider, tab)} asChild>
            <TabLink href={gamePath(provider, tab)} current={tab === current}>
              {tab === undefined ? i18n._('game.tab.all') : <span translate="no">{tab}</span>}
            </TabLink>
          </Link>
        </li>
      ))}
    </TabStrip>
  );
}

/** The place of the tabs that are on their way. */
export function GameTabsPlace() {
  return <span aria-hidden="true" className="block h-11 w-2/3 animate-shine rounded-full bg-(--skeleton)" />;
}
