import { useEffect } from 'react';
import { BRAND_NAME } from '../../ui/brand/names.ts';

/** Sets the page's title in the browser's tab and history. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} · ${BRAND_NAME}`;
  }, [text]);
}
