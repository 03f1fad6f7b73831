/** What makes a state or transition of a diagram selectable. */
export interface Handle {
  readonly isChosen: boolean;
  /** Whether it is the tab stop of the diagram (roving tabindex). */
  readonly isEntry: boolean;
}

/** The attributes of a selectable element. */
export function handleAttributes(id: string, { isChosen, isEntry }: Handle, label: string) {
  return {
    'data-id': id,
    role: 'button',
    tabIndex: isEntry ? 0 : -1,
    'aria-pressed': isChosen,
    'aria-label': label,
  };
}
