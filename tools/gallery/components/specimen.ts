import type { ComponentType } from 'react';

/** A component with the props that pages typically give it, in the language that is spoken. */
export type Specimen = ComponentType;

/** By the component's folder below src/ui and its name: `form/Button`. */
export type Specimens = Readonly<Record<string, Specimen>>;
