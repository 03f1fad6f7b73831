import { useEffect } from 'react';
import { BRAND_NAME } from '../../ui/brand/names.ts';

/** The name of the page in the browser's tab and history. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = `${words} · ${BRAND_NAME}`;
  }, [words]);
}
