import { useState } from 'react';
import { FormMemory, type RememberedForm } from '../journal/form-memory.ts';
import { useSite } from '../site-context.ts';

/** The memory of a form, of whoever is here when the form comes; of nobody for a visitor. */
export function useFormMemory<Remembered>(form: RememberedForm<Remembered>): FormMemory<Remembered> {
  const { browser, session } = useSite();
  const [memory] = useState(() => new FormMemory(browser.tab, session.getSnapshot().context.playerId, form));
  return memory;
}
