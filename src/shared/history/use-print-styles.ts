import { useEffect } from 'react';
import { addStyles } from '../../platform/page/styles.ts';
import styles from './print.css?inline';

/** Prints the page as a list while the component is mounted. */
export function usePrintStyles(): void {
  useEffect(() => addStyles(styles), []);
}
