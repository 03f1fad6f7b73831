/** How a control of the top bar looks that opens something: also what stands in its place until it can. */
export const BAR_CONTROL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm font-bold text-ink transition-colors hover:bg-raised data-open:bg-raised';

/** The contact's control, which has its words where there is room for them. */
export const CONTACT_CONTROL = `${BAR_CONTROL} shrink-0 wide:px-3`;

/** The player's control, which has the player's name there: the one that gives way where words are long. */
export const PLAYER_CONTROL = `${BAR_CONTROL} tablet:px-2`;

/** Holds such a control and the list that hangs from it; on a phone the list hangs from the bar itself. */
export const BAR_MENU = 'inline-flex min-w-0 phone:relative';

/** How a list that hangs from the top bar looks. It stands where it stands: nothing is measured, so nothing jumps under a tap. */
export const BAR_PANEL =
  'absolute top-full right-2 z-50 mt-2 w-64 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-2 shadow-raised outline-none transition-opacity duration-150 ease-out phone:right-0 data-closed:opacity-0';
