/** Removes the listener that a subscription has added. */
export type Unsubscribe = () => void;
