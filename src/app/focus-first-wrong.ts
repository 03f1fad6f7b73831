/** After an attempt to send: the first wrong field has the focus; of a group of choices, the first one to choose. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const choice = wrong?.querySelector<HTMLElement>('input:enabled');
  (choice ?? wrong)?.focus();
}
