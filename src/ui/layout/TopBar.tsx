/** The top bar of every page: menu and logo at the left, the actions of the player or visitor at the right. */
import type { ReactNode } from 'react';

export interface TopBarProps {
  /** An `IconButton` that opens the navigation drawer. */
  readonly menu?: ReactNode;
  /** A link around a `Logo`. */
  readonly brand: ReactNode;
  /** Links to the main pages, visible only on wide screens. */
  readonly links?: ReactNode;
  readonly actions?: ReactNode;
}

export function TopBar({ menu, brand, links, actions }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas short:static">
      <div className="mx-auto flex min-h-15 w-full max-w-300 items-center gap-x-0.5 px-2 py-1.5 phone:gap-x-2 phone:px-3 tablet:gap-x-3 tablet:px-6">
        {menu}
        <div className="flex shrink-0 items-center">{brand}</div>
        {links && <div className="ml-3 hidden items-center gap-1 wide:flex">{links}</div>}
        <div className="ml-auto flex min-w-0 items-center gap-0.5 phone:gap-1.5 tablet:gap-2.5">
          {actions}
        </div>
      </div>
    </header>
  );
}
