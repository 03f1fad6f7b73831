import { lazyPage } from '../../app/navigation/lazy-page.ts';

/** Parts of the design system whose code is loaded on the first sign that it is needed (docs/decisions/0058). */
export const LATE_PARTS = {
  /** For features, which show it in a `LateDialog`. */
  confirmDialog: lazyPage(() => import('../../ui/feedback/ConfirmDialog.tsx')),
  dialog: lazyPage(() => import('../../ui/overlay/Dialog.tsx')),
  gameCover: lazyPage(() => import('../../ui/brand/GameCover.tsx')),
};
