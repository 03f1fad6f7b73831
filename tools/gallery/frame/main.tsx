/** The entry of a frame: a page in a state, in one language and one theme. */
import '../gallery.css';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { switchLanguage, withMessages } from '../../../src/i18n/language.ts';
import { PARTS } from '../../../src/i18n/catalog-chunks.ts';
import { frameIn } from './frame-address.ts';
import { reportRenderedMessages } from './message-ids.ts';
import { showState } from './show-state.tsx';
import { emulateTheme } from './theme.ts';

const frame = frameIn(location.search);
emulateTheme(frame.theme);
const element = document.getElementById('root');
if (!element) throw new Error('the frame has no #root');
const root = createRoot(element);
reportRenderedMessages(i18n);
await withMessages(...PARTS)('now');
await switchLanguage(frame.language);
await showState(frame.page, frame.state, root);
// Tests wait for this attribute: the frame is complete.
document.documentElement.dataset['settled'] = '';
