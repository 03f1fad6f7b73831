/** The viewer: every machine of the site to look at, to follow while it runs, and to try out (docs/machines/README.md). */
import './viewer.css';
import { createRoot } from 'react-dom/client';
import { Viewer } from './page/Viewer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the viewer has no #root');
// Not strict, which draws all of it twice: a machine is followed here while it runs.
createRoot(root).render(<Viewer />);
