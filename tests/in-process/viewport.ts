/** The screen and the preferences of the device on which a test's pages are shown. jsdom has neither layout nor media queries. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vi } from 'vitest';

export interface Viewport {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly theme: 'dark' | 'light';
  readonly input: 'touch' | 'mouse';
  readonly prefersReducedMotion: boolean;
}

export const PHONE: Viewport = {
  width: 360,
  height: 740,
  theme: 'dark',
  input: 'touch',
  prefersReducedMotion: false,
};

export const DESKTOP: Viewport = { ...PHONE, width: 1_280, height: 800, input: 'mouse' };

const PX_PER_REM = 16;
const THEME = readFileSync(resolve(import.meta.dirname, '../../src/styles/theme.css'), 'utf8');

/** The named widths of the site's own style sheet, in pixels. */
const BREAKPOINTS = new Map(
  [...THEME.matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g)].map(([, name = '', rem]) => [
    name,
    Number(rem) * PX_PER_REM,
  ]),
);

let current = PHONE;

/** Shows the pages of the running test in this viewport. To be called before a page is opened. */
export function setViewport(viewport: Viewport): void {
  current = viewport;
  vi.stubGlobal('innerWidth', viewport.width);
  vi.stubGlobal('innerHeight', viewport.height);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: matches(media),
    addEventListener() {},
    removeEventListener() {},
  }));
}

function matches(media: string): boolean {
  return media.split(' and ').every((condition) => {
    const [, feature = '', value = ''] = /^\(([\w-]+): (.+)\)$/.exec(condition) ?? [];
    switch (feature) {
      case 'min-width':
        return current.width >= Number.parseFloat(value) * PX_PER_REM;
      case 'prefers-color-scheme':
        return value === current.theme;
      case 'prefers-reduced-motion':
        return value === (current.prefersReducedMotion ? 'reduce' : 'no-preference');
      case 'hover':
        return value === (current.input === 'mouse' ? 'hover' : 'none');
      case 'pointer':
        return value === (current.input === 'mouse' ? 'fine' : 'coarse');
      default:
        return false;
    }
  });
}

/** Whether a class of Tailwind with this variant, such as `max-phone` or `focus-within`, styles the element. */
export function isStyledIn(variant: string, element: Element): boolean {
  const [, limit, name = ''] = /^(max-|min-)?(\w+|\[[\d.]+rem\])$/.exec(variant) ?? [];
  const width = BREAKPOINTS.get(name) ?? Number.parseFloat(name.slice(1)) * PX_PER_REM;
  if (!Number.isNaN(width)) return limit === 'max-' ? current.width < width : current.width >= width;
  return /^focus-(within|visible)$/.test(variant) && element.matches(`:${variant}`);
}
