/** The entry of the viewer, which shows every machine, follows it while the site runs, and simulates it. */
import './viewer.css';
import { createRoot } from 'react-dom/client';
import { Viewer } from './page/Viewer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the viewer has no #root');
// No StrictMode: it renders everything twice, which slows down the live diagram of a running machine.
createRoot(root).render(<Viewer />);
