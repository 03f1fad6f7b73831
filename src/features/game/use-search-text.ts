import { useState } from 'react';

/**
 * The words of a search as they are typed, which are ahead of the address for a moment. An address that changes by itself
 * (Back, another tab, a link of the menu) has the last word.
 */
export function useSearchMessage(inAddress: string): readonly [text: string, type: (text: string) => void] {
  const [box, setBox] = useState({ text: inAddress, seen: inAddress });
  if (inAddress !== box.seen) setBox({ text: inAddress, seen: inAddress });
  return [box.text, (text) => setBox({ ...box, text })];
}
