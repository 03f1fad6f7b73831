import type { ReactNode } from 'react';
import { classes } from '../panel/classes.ts';
import { useAddress } from './address.ts';
import { ViewerLink } from './ViewerLink.tsx';

export interface MachineLinkProps {
  /** The name of the machine. */
  readonly name: string;
  readonly isBold?: boolean;
  /** Where in it: `#…`. */
  readonly fragment?: string;
  readonly children?: ReactNode;
}

/** A link to a machine in the shown tab. */
export function MachineLink({ name, isBold = false, fragment = '', children = name }: MachineLinkProps) {
  const { address, go } = useAddress();
  return (
    <ViewerLink
      address={address}
      changes={{ machine: name, at: null }}
      go={go}
      fragment={fragment}
      className={classes('text-accent-text underline underline-offset-3', isBold && 'font-bold')}
    >
      {children}
    </ViewerLink>
  );
}
