import { BRAND_SPECIMENS } from './brand.tsx';
import { RESPONSIBLE_PLAY_SPECIMENS } from './responsible-play.tsx';
import { DATA_SPECIMENS } from './data.tsx';
import { FEEDBACK_SPECIMENS } from './feedback.tsx';
import { FORM_SPECIMENS } from './form.tsx';
import { LAYOUT_SPECIMENS } from './layout.tsx';
import { LOBBY_SPECIMENS } from './lobby.tsx';
import { MONEY_SPECIMENS } from './money.tsx';
import { NAVIGATION_SPECIMENS } from './navigation.tsx';
import { OVERLAY_SPECIMENS } from './overlay.tsx';
import type { Specimens } from './specimen.ts';

/** Every component of src/ui, in the order in which the gallery lists them. */
export const SPECIMENS: Specimens = {
  ...BRAND_SPECIMENS,
  ...LAYOUT_SPECIMENS,
  ...NAVIGATION_SPECIMENS,
  ...OVERLAY_SPECIMENS,
  ...FORM_SPECIMENS,
  ...MONEY_SPECIMENS,
  ...DATA_SPECIMENS,
  ...LOBBY_SPECIMENS,
  ...FEEDBACK_SPECIMENS,
  ...RESPONSIBLE_PLAY_SPECIMENS,
};
