/** How a state or a transition of a diagram is taken hold of. */
export interface Handle {
  readonly id: string;
  readonly isChosen: boolean;
  /** The one by which Tab comes into the diagram. */
  readonly isEntry: boolean;
}

/** The attributes of what can be chosen; none in a picture. */
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
