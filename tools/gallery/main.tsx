/** The gallery: every state of every page and every component, in four languages side by side (tools/gallery/README.md). */
import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { emulateTheme } from './frame/theme.ts';
import { Gallery } from './Gallery.tsx';

// A tool keeps its own light, so that the frames stand out by theirs.
emulateTheme('night');
const root = document.getElementById('root');
if (!root) throw new Error('the gallery has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
