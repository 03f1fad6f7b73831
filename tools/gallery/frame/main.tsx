/** One frame of the gallery: a page in a state, or a component, in one language and by one light. */
import '../gallery.css';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { speak, withCatalogs } from '../../../src/i18n/language.ts';
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
// A component says anything.
await withCatalogs(speak(frame.language), ...PARTS);
// A component needs no site, and a page no specimens.
if (frame.shows === 'component') (await import('./show-component.tsx')).showComponent(frame.component, root);
else await (await import('./show-state.tsx')).showState(frame.page, frame.state, root);
// Whoever waits for the frame, such as a test, sees that it is as it will stay.
document.documentElement.dataset['settled'] = '';
