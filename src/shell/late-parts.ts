import { lazyPage } from '../app/navigation/lazy-page.ts';

/** Parts of the shell whose code is loaded on the first sign that it is needed (docs/decisions/0058). */
export const SHELL_PARTS = {
  contactMenu: lazyPage(() => import('./contact/ContactMenu.tsx')),
  contactSheet: lazyPage(() => import('./contact/ContactSheet.tsx')),
  navigationDrawer: lazyPage(() => import('./navigation/NavigationDrawer.tsx')),
  playerMenu: lazyPage(() => import('./top-bar/PlayerMenu.tsx')),
  playersDialogs: lazyPage(() => import('./PlayersDialogs.tsx')),
  siteFooter: lazyPage(() => import('./SiteFooter.tsx')),
  upgradeNotice: lazyPage(() => import('./UpgradeNotice.tsx')),
};
