export const THEMES = ['night', 'day'] as const;
export type Theme = (typeof THEMES)[number];

/** What a device says of each. */
const PREFERENCES: Readonly<Record<Theme, string>> = { night: 'dark', day: 'light' };

/**
 * Shows the document by night or by day, whatever the device prefers. A page cannot set that preference, so the rules that
 * ask for it are given their answer; the site's own styles need no word of it.
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
