/** The visits in which what is typed and pressed before the code has loaded must be kept. */

/** A visit of a prerendered page whose code has not loaded yet. */
export interface VisitBeforeCode {
  readonly name: string;
  /** Follows the path of the page. */
  readonly address?: string;
  /** Visits the page before, so that the visit is a reload. */
  readonly isReload?: boolean;
  /** The language in the device's storage; the cookie says Lao. */
  readonly stored?: string;
  /** Runs in the page before its code has loaded. */
  readonly change?: () => void;
  readonly leadsTo?: string;
  /** Runs in `npm test`. */
  readonly isEssential?: boolean;
  /** What React reports when it gives up hydration. */
  readonly problem?: RegExp;
}

export const VISITS: readonly VisitBeforeCode[] = [
  { name: 'the plain address', address: '/' },
  { name: 'an address without the last slash', address: '' },
  { name: 'an address with a mark of Facebook', address: '/?fbclid=1', isEssential: true },
  { name: 'an address with a destination', address: '/?next=%2Fplayer%2Fbank%2F', leadsTo: '/player/bank/' },
  { name: 'a reload', isReload: true },
  { name: 'a page in another language than the chosen one', stored: 'cn' },
  {
    name: 'an element that an extension has added to the body',
    change: () => document.body.prepend(document.createElement('aside')),
  },
  {
    name: 'elements that an extension has added to the form',
    change: () => {
      for (const input of document.querySelectorAll('form input'))
        input.after(document.createElement('span'));
    },
    isEssential: true,
    problem: /#418|hydrat/i,
  },
];
