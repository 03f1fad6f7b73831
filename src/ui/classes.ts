/** Joins the class names that hold; what is false or missing drops out. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}

/** What every control that takes typing shares: a line of 3:1, a clear focus, red (with words) when wrong. */
export const CONTROL =
  'block w-full min-w-0 rounded-md border bg-sunken text-ink ' +
  'border-line-strong transition-colors duration-150 hover:border-muted ' +
  'focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-focus ' +
  'aria-invalid:border-red-icon aria-invalid:outline-red-icon ' +
  'disabled:opacity-60 read-only:border-line';

/** Height for a thumb; 16 px, below which phones zoom in on focus. */
export const CONTROL_SIZE = 'min-h-13 px-4 py-2.5 text-base';
