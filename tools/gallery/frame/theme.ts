export const THEMES = ['night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

/** The value of `prefers-color-scheme` for each theme. */
const PREFERENCES: Readonly<Record<Theme, string>> = { night: 'dark', day: 'light' };

/**
 * Shows the document in a theme, whatever the device prefers. A page cannot set `prefers-color-scheme`, so every media query for
 * it is replaced by `all` or `not all`; the site's style sheets need no change.
 */
export function emulateTheme(theme: Theme): void {
  const reported = () => {
    for (const sheet of document.styleSheets) answer(sheet.cssRules, PREFERENCES[theme]);
  };
  reported();
  import.meta.hot?.on('vite:afterUpdate', reported);
}

function answer(rules: CSSRuleList, preference: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const [, asked] = /prefers-color-scheme: *(dark|light)/.exec(rule.media.mediaText) ?? [];
      if (asked !== undefined) rule.media.mediaText = asked === preference ? 'all' : 'not all';
    }
    if (rule instanceof CSSGroupingRule) answer(rule.cssRules, preference);
  }
}
