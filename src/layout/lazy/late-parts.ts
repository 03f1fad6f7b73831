import { lazyPage } from '../../app/navigation/lazy-page.ts';

/** The parts of the layout whose code is loaded on the first sign that it is needed (docs/decisions/0058). */
export const LATE_PARTS = {
  /** For features, which show it in a `LateDialog`. */
  confirmDialog: lazyPage(() => import('../../ui/feedback/ConfirmDialog.tsx')),
  contactMenu: lazyPage(() => import('../contact/ContactMenu.tsx')),
  contactSheet: lazyPage(() => import('../contact/ContactSheet.tsx')),
  dialog: lazyPage(() => import('../../ui/overlay/Dialog.tsx')),
  gameCover: lazyPage(() => import('../../ui/brand/GameCover.tsx')),
  navigationDrawer: lazyPage(() => import('../navigation/NavigationDrawer.tsx')),
  playerMenu: lazyPage(() => import('../top-bar/PlayerMenu.tsx')),
  playersDialogs: lazyPage(() => import('../PlayersDialogs.tsx')),
  siteFooter: lazyPage(() => import('../SiteFooter.tsx')),
  upgradeNotice: lazyPage(() => import('../UpgradeNotice.tsx')),
};
