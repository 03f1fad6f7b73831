import { useEffect, useState } from 'react';

/** How long `isCopied` stays true. */
const SAID_FOR_MS = 4_000;

/** Copies text to the clipboard; false if the browser refuses. `isCopied` is true for a few seconds after a successful copy. */
export function useCopy(): { readonly isCopied: boolean; copy(text: string): Promise<boolean> } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // A browser offers no clipboard outside of a secure context, and may refuse it.
  const write = async (text: string) => navigator.clipboard.writeText(text);
  return {
    isCopied,
    copy: async (text) => {
      const isWritten = await write(text).then(
        () => true,
        () => false,
      );
      setCopied(isWritten);
      return isWritten;
    },
  };
}
