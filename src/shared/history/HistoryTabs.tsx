import { useLingui } from '@lingui/react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { TabLink, TabStrip } from '../../ui/data/TabStrip.tsx';

/** Tabs of the three histories. */
export function HistoryTabs() {
  const { i18n } = useLingui();
  const [location] = useLocation();
  const tabs = [
    { path: paths.depositHistory, text: i18n._('history.tab.deposit') },
    { path: paths.withdrawHistory, text: i18n._('history.tab.withdraw') },
    { path: paths.promotionHistory, text: i18n._('history.tab.promotion') },
  ];
  return (
    <TabStrip label={i18n._('history.tabs')}>
      {tabs.map(({ path, text }) => (
        <li key={path}>
          <Link href={path} asChild>
            <TabLink href={path} current={location.replace(/\/$/, '') === path}>
              {text}
            </TabLink>
          </Link>
        </li>
      ))}
    </TabStrip>
  );
}
