/** The page with its styles: the entry of the build. */
import './styles/viewer.css';

export * from './index.ts';
