import { useLingui } from '@lingui/react';
import { Link } from 'wouter';
import { TabLink, TabStrip } from '../../ui/data/TabStrip.tsx';

export interface GameTabsProps {
  readonly tabs: readonly string[];
  /** Undefined for all games. */
  readonly current: string | undefined;
  readonly hrefOf: (tab: string | undefined) => string;
}

/** Tabs for the provider's groups of games. The provider's names are not translated (specification §2). */
export function GameTabs({ tabs, current, hrefOf }: GameTabsProps) {
  const { i18n } = useLingui();
  return (
    <TabStrip label={i18n._('game.tabs')}>
      {[undefined, ...tabs].map((tab) => (
        <li key={tab ?? ''}>
          <Link href={hrefOf(tab)} asChild>
            <TabLink href={hrefOf(tab)} current={tab === current}>
              {tab === undefined ? i18n._('game.tab.all') : <span translate="no">{tab}</span>}
            </TabLink>
          </Link>
        </li>
      ))}
    </TabStrip>
  );
}

/** Placeholder while the tabs load. */
export function GameTabsPlace() {
  return <span aria-hidden="true" className="block h-11 w-2/3 animate-shine rounded-full bg-(--skeleton)" />;
}
