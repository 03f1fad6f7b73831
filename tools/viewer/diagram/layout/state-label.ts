import type { ChartNode } from '../../../chart/chart.ts';
import { type Block, paragraph, stacked, type Word, textIn } from './setting.ts';

const WIDTH = 230;
/** For a compound state, which its child states make wide anyway. */
const WIDTH_AROUND = 460;

/** The first word of a line of actions or actors. */
type Keyword = 'entry' | 'exit' | 'invokes';

/** The text of a state: key, tags, description, invoked actors, entry and exit actions. */
export function stateBlock(node: ChartNode, description: string): Block {
  const width = node.children.length > 0 ? WIDTH_AROUND : WIDTH;
  const line = (keyword: Keyword, names: readonly string[]) =>
    names.length === 0
      ? []
      : [paragraph([{ text: keyword, tone: 'keyword' }, ...names.map(named(keyword))], width)];
  return stacked(
    [
      paragraph(
        [{ text: node.key, tone: 'state' }, ...node.tags.map((text) => ({ text, tone: 'tag' as const }))],
        width,
      ),
      ...(description === '' ? [] : [paragraph(textIn(description, 'description'), width)]),
      ...line(
        'invokes',
        node.invokes.map(({ id, actor }) => (id === actor ? id : `${id} (${actor})`)),
      ),
      ...line('entry', ownActions(node.entry)),
      ...line('exit', ownActions(node.exit)),
    ],
    2,
  );
}

/** Without `raise` and `cancel`, by which XState starts and stops the timers of delays. */
export function ownActions(actions: readonly string[]): readonly string[] {
  return actions.filter((action) => action !== 'raise' && action !== 'cancel');
}

function named(keyword: Keyword) {
  return (name: string, index: number, { length }: readonly string[]): Word => ({
    text: `${keyword !== 'invokes' && index === 0 ? '/ ' : ''}${name}${index < length - 1 ? ',' : ''}`,
    tone: keyword === 'invokes' ? 'actor' : 'actions',
  });
}
