/** The entry of the gallery: every state of every page, in four languages side by side (tools/gallery/README.md). */
import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { emulateTheme } from './frame/theme.ts';
import { Gallery } from './Gallery.tsx';

// The gallery itself is always dark; only the frames have the chosen theme.
emulateTheme('night');
const root = document.getElementById('root');
if (!root) throw new Error('the gallery has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
