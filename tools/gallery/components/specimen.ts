import type { ComponentType } from 'react';

/** A component with the props that pages typically give it, in the active language. */
export type Specimen = ComponentType;

/** By the component's folder in src/ui and its name: `form/Button`. */
export type Specimens = Readonly<Record<string, Specimen>>;
