/** Joins class names; false, empty and missing ones are omitted. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}

/** Inputs and selects: a border with a contrast of 3:1, a clear focus outline, red if invalid. */
export const CONTROL =
  'block w-full min-w-0 rounded-md border bg-sunken text-ink ' +
  'border-line-strong transition-colors duration-150 hover:border-muted ' +
  'focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-focus ' +
  'aria-invalid:border-red-icon aria-invalid:outline-red-icon ' +
  'disabled:opacity-60 read-only:border-line';

/** High enough to tap; with text of 16 px, because phones zoom in when a control with smaller text is focused. */
export const CONTROL_SIZE = 'min-h-13 px-4 py-2.5 text-base';
