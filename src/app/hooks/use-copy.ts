import { useEffect, useState } from 'react';
import { copyText } from '../../platform/clipboard.ts';

/** How long `isCopied` stays true. */
const SAID_FOR_MS = 4_000;

/** Copies text to the clipboard. `isCopied` is true for a few seconds after a successful copy. */
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
