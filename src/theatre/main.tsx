/** The theatre: every machine of the site to look at, to follow while it runs, and to try out (docs/machines/README.md). */
import './theatre.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Theatre } from './page/Theatre.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the theatre has no #root');
createRoot(root).render(
  <StrictMode>
    <Theatre />
  </StrictMode>,
);
