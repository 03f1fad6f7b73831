/** A menu button in the top bar, before and after its menu has loaded. */
export const BAR_CONTROL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm/tight font-bold text-ink transition-colors hover:bg-raised data-open:bg-raised aria-busy:animate-shine aria-busy:bg-raised';

/** The contact button, whose text is visible on wide screens. */
export const CONTACT_CONTROL = `${BAR_CONTROL} wide:px-3`;

/** The button with the player's name. */
export const PLAYER_CONTROL = `${BAR_CONTROL} tablet:px-2`;

/** Wraps a menu button and its dropdown. If other texts of the bar are long, the player's name is cut before they break. Below the `phone` breakpoint the dropdown is positioned relative to the bar. */
export const BAR_MENU = 'inline-flex min-w-0 shrink-999 phone:relative';

/**
 * The dropdown of a menu button. Positioned by CSS instead of by measuring, so that it does not move during a tap. It appears by
 * a CSS animation: with Headless UI's `transition`, a menu that is closed before React has rendered its opening stays in the page,
 * invisible, and takes the taps of what is below it.
 */
export const BAR_PANEL =
  'absolute top-full right-2 z-50 mt-2 w-64 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-2 shadow-raised outline-none animate-fade-in phone:right-0';
