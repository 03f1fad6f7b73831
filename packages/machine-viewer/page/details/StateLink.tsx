import type { ChartNode } from '../../../machine-core/index.ts';
import { Breakable } from '../../panel/Breakable.tsx';
import { useSpoken } from '../../labels.ts';

export interface StateLinkProps {
  readonly node: ChartNode;
  /** Level of indentation: how many ancestors of the state are in the list too. */
  readonly depth?: number;
  readonly onChoose: (id: string) => void;
}

/** A list item for a state: its name and description. */
export function StateLink({ node, depth = 0, onChoose }: StateLinkProps) {
  const { labels } = useSpoken();
  return (
    <li style={{ paddingInlineStart: `${depth * 0.75}rem` }}>
      <button
        type="button"
        className="-mx-2 grid w-[calc(100%+1rem)] rounded-sm px-2 py-1 text-left leading-snug hover:bg-raised"
        onClick={() => onChoose(node.id)}
      >
        <span className="text-sm font-bold">
          <Breakable name={node.key} />
        </span>
        <span className="text-xs text-muted">{labels(node)}</span>
      </button>
    </li>
  );
}
