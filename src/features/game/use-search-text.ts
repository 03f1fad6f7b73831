import { useState } from 'react';

/**
 * The words of a search as they are typed, which are ahead of the address for a moment. An address that changes by itself
 * (Back, another tab, a link of the menu) has the last word.
 */
export function useSearchWords(inAddress: string): readonly [words: string, type: (words: string) => void] {
  const [box, setBox] = useState({ words: inAddress, seen: inAddress });
  if (inAddress !== box.seen) setBox({ words: inAddress, seen: inAddress });
  return [box.words, (words) => setBox({ ...box, words })];
}
