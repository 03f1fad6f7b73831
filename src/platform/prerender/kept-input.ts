/** What is typed and chosen on the prerendered page, until the first rendering has taken it over (docs/decisions/0026). */

/**
 * Remembers the fields of the prerendered page. They keep their text when React removes them. The returned function is called
 * after the first rendering: it copies the text, the focus and the caret into the fields of the same name that have replaced
 * them. A chosen language is chosen again, also after hydration, which resets it.
 */
export function keepInput(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  const language = root.querySelector('select');
  const chosen = language && !language.selectedOptions[0]?.defaultSelected ? language.value : null;
  let focused = document.activeElement;
  const listening = new AbortController();
  for (const field of before)
    field.addEventListener('focus', () => (focused = field), { signal: listening.signal });
  return () => {
    listening.abort();
    const choice = root.querySelector('select');
    if (choice && chosen !== null) enter(choice, chosen, 'change');
    for (const field of before) {
      const now = root.querySelector<HTMLInputElement>(`input[name=${field.name}]`);
      if (field.isConnected || !now) continue;
      if (field.value !== field.defaultValue) enter(now, field.value, 'input');
      if (field !== focused) continue;
      // Ends the restoration of an earlier focus: `page/place.ts`.
      window.dispatchEvent(new KeyboardEvent('keydown'));
      now.focus({ preventScroll: true });
      now.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function enter(field: HTMLInputElement | HTMLSelectElement, value: string, event: string): void {
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
