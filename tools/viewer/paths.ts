export const VIEWER_PATH = '/__machines';

/** Where the rules of `tests/machines` write which transitions they took, for the tab *Proven*. */
export const RULES_FOLDER = 'test-results/rules';
