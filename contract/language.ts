/** The languages of the site: specification §9. Their codes are the site's own; `cn` and `vn` are no language tags. */
export const LANGUAGES = ['lo', 'cn', 'vn', 'th'] as const; // spec §9
export type Language = (typeof LANGUAGES)[number];
