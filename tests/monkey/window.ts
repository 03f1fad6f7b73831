/** The window of the walks, shared with the benches. The site is loaded after it and after the replacements in React. */
import './virtual-react.ts';
import '../in-process/window.ts';
import './lazy-components.ts';

/** Uncaught errors of event handlers, and unhandled rejections. */
export const strayErrors: unknown[] = [];

globalThis.reportError = (error) => void strayErrors.push(error);
process.on('unhandledRejection', (error) => strayErrors.push(error));
