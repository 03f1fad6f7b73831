/** A kind of game in the lobby. */
import type { MouseEventHandler, ReactNode } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';

export type GameCategoryIcon = Extract<IconName, 'slot' | 'sport' | 'casino' | 'fish' | 'card' | 'chicken'>;

export interface CategoryTileProps {
  readonly category: GameCategoryIcon;
  readonly label: ReactNode;
  readonly href: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export function CategoryTile({ category, label, href, onClick }: CategoryTileProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      className={`lobby-tile lobby-tile-${category} group relative grid min-h-28 min-w-0 content-between overflow-hidden rounded-lg p-3.5 font-bold text-white no-underline`}
    >
      <Icon
        name={category}
        className="absolute -right-4 -bottom-5 size-24 text-white/15 transition-transform duration-200 group-hover:-translate-y-1"
      />
      <span className="grid size-11 place-items-center rounded-md bg-black/25">
        <Icon name={category} className="size-6.5 text-[#ffe7ad]" />
      </span>
      <span className="relative min-w-0 text-lg">{label}</span>
    </a>
  );
}
