/** The window of the walks: as that of the benches. The site is loaded after it, and after what replaces parts of React. */
import './virtual-react.ts';
import '../bench/frugality/window.ts';
import './lazy-components.ts';

/** What neither the site nor React has caught: errors of event handlers, and rejections that nothing handles. */
export const strayErrors: unknown[] = [];

globalThis.reportError = (error) => void strayErrors.push(error);
process.on('unhandledRejection', (error) => strayErrors.push(error));
