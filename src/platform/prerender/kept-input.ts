/** What is typed into the prerendered page, until a rendering that replaces its fields has taken it over (docs/decisions/0026). */

/**
 * Remembers the fields of the prerendered page. They keep their text when React removes them. The returned function is called
 * after the first rendering: it copies the text, the focus and the caret into the fields of the same name that have replaced
 * them.
 */
export function keepInput(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll<HTMLInputElement>('input[name]')];
  let focused = document.activeElement;
  const listening = new AbortController();
  for (const field of before)
    field.addEventListener('focus', () => (focused = field), { signal: listening.signal });
  return () => {
    listening.abort();
    for (const field of before) {
      const now = root.querySelector<HTMLInputElement>(`input[name=${field.name}]`);
      if (field.isConnected || !now) continue;
      if (field.value !== field.defaultValue) {
        now.value = field.value;
        now.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (field !== focused) continue;
      // Ends the restoration of an earlier focus: `page/place.ts`.
      window.dispatchEvent(new KeyboardEvent('keydown'));
      now.focus({ preventScroll: true });
      now.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}
