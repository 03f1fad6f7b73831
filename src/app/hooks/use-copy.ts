import { useEffect, useState } from 'react';
import { copyText } from '../../platform/clipboard.ts';

/** How long the page says that something was copied. */
const SAID_FOR_MS = 4_000;

/** Copies text and remembers for a moment that it did. */
export function useCopy(): { readonly isCopied: boolean; copy(text: string): void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    isCopied,
    copy: (text) => void copyText(text).then(setCopied),
  };
}
