/** The entry of a frame: a page in a state, or a component, in one language and one theme. */
import '../gallery.css';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { switchLanguage, withCatalogs } from '../../../src/i18n/language.ts';
import { PARTS } from '../../../src/i18n/catalog-chunks.ts';
import { frameIn } from './frame-address.ts';
import { reportRenderedMessages } from './message-ids.ts';
import { emulateTheme } from './theme.ts';

const frame = frameIn(location.search);
emulateTheme(frame.theme);
const element = document.getElementById('root');
if (!element) throw new Error('the frame has no #root');
const root = createRoot(element);
reportRenderedMessages(i18n);
// A specimen may use messages of any catalog chunk.
await withCatalogs(switchLanguage(frame.language), ...PARTS);
// Imported on demand: a component does not need the site, and a page does not need the specimens.
if (frame.shows === 'component') (await import('./show-component.tsx')).showComponent(frame.component, root);
else await (await import('./show-state.tsx')).showState(frame.page, frame.state, root);
// Tests wait for this attribute: the frame is complete.
document.documentElement.dataset['settled'] = '';
