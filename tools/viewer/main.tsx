/** The entry of the viewer, which shows every machine, follows it while the site runs, and simulates it. */
import './viewer.css';
import { showMachines } from '../../packages/machine-viewer/index.ts';
import { PRODUCT_INPUT } from './product-input.tsx';

showMachines(PRODUCT_INPUT);
