/** What makes a state or transition of a diagram selectable. */
export interface Handle {
  readonly id: string;
  readonly isChosen: boolean;
  /** Whether it is the tab stop of the diagram (roving tabindex). */
  readonly isEntry: boolean;
}

/** The attributes of a selectable element; none in a static image. */
export function handleAttributes(handle: Handle | undefined, label: string) {
  return handle === undefined
    ? {}
    : {
        'data-id': handle.id,
        role: 'button',
        tabIndex: handle.isEntry ? 0 : -1,
        'aria-pressed': handle.isChosen,
        'aria-label': label,
      };
}
