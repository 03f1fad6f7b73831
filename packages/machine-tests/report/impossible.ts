/**
 * What can be proven of a machine from its chart alone: states that no transition can reach, and transitions that can never be taken,
 * whatever the guards say, the actors bring and the events carry.
 */
import {
  type Chart,
  type ChartEdge,
  type ChartNode,
  labelOf,
  matches,
  statesAround,
} from '../../machine-core/index.ts';

/** Reasons in words, by chart id. */
export interface Impossible {
  readonly states: ReadonlyMap<string, string>;
  readonly transitions: ReadonlyMap<string, string>;
}

export function impossibleIn(chart: Chart): Impossible {
  const tree = new Tree(chart);
  const transitions = new Map<string, string>();
  const note = (reasonOf: (edge: ChartEdge) => string | null) => {
    for (const edge of chart.edges) {
      const reason = transitions.has(edge.id) ? null : reasonOf(edge);
      if (reason !== null) transitions.set(edge.id, reason);
    }
  };
  const reachable = () => tree.reachedBy(chart.edges.filter(({ id }) => !transitions.has(id)));
  note((edge) => tree.shadowOf(edge));
  let reached = reachable();
  // What is unreachable makes more transitions impossible, and these more states unreachable.
  for (let before = -1; before !== transitions.size; reached = reachable()) {
    before = transitions.size;
    note((edge) => tree.absenceOf(edge, reached));
  }
  const unreached = chart.nodes.filter(({ id, type }) => !reached.has(id) && type !== 'history');
  return {
    states: new Map(unreached.map(({ id }) => [id, tree.unreachedBecause(id, reached)])),
    transitions,
  };
}

class Tree {
  readonly #chart: Chart;
  readonly #nodes: ReadonlyMap<string, ChartNode>;

  constructor(chart: Chart) {
    this.#chart = chart;
    this.#nodes = new Map(chart.nodes.map((node) => [node.id, node]));
  }

  /** Why another transition always comes before this one; null if none does. */
  shadowOf(edge: ChartEdge): string | null {
    const siblings = this.#edgesOf(edge.source).filter(({ eventType }) => eventType === edge.eventType);
    if (siblings.slice(0, siblings.indexOf(edge)).some(({ guard }) => guard === null))
      return `an earlier branch for ${labelOf(edge.trigger)} has no guard`;
    if (edge.trigger.kind === 'always') return null;
    const node = this.#node(edge.source);
    const passing = [node, ...this.#around(node)].find((one) => this.#isLeftAtOnce(one));
    if (passing) return `${passing.key} is left as soon as it is entered`;
    return this.#isHandledInside(node, edge.eventType)
      ? `the states inside of ${node.key} always handle ${labelOf(edge.trigger)}`
      : null;
  }

  /**
   * Whether eventless transitions always leave the state before it can handle an event. Not claimed where those of another state could
   * come first.
   */
  #isLeftAtOnce(node: ChartNode): boolean {
    const branches = this.#edgesOf(node.id).filter(({ trigger }) => trigger.kind === 'always');
    const last = branches.findIndex(({ guard }) => guard === null);
    const isAlone =
      this.#around(node).every(({ type }) => type !== 'parallel') &&
      this.#chart.edges.every(
        ({ trigger, source }) => trigger.kind !== 'always' || !this.#isInside(source, node),
      );
    return (
      last !== -1 &&
      isAlone &&
      branches
        .slice(0, last + 1)
        .every(
          ({ targets }) =>
            targets.length > 0 && targets.every((id) => id !== node.id && !this.#isInside(id, node)),
        )
    );
  }

  #isHandledInside(node: ChartNode, eventType: string): boolean {
    const handles = (child: ChartNode) =>
      this.#edgesOf(child.id).some(
        (edge) => edge.guard === null && edge.eventType !== '' && matches(edge.eventType, eventType),
      ) || this.#isHandledInside(child, eventType);
    const children = this.#childrenOf(node);
    return node.type === 'parallel' ? children.some(handles) : children.length > 0 && children.every(handles);
  }

  /** Why a transition that nothing precedes cannot be taken; null if it perhaps can. */
  absenceOf({ source, trigger }: ChartEdge, reached: ReadonlySet<string>): string | null {
    const node = this.#node(source);
    if (!reached.has(source)) return `${node.key} is never active`;
    const [parent, ...others] = this.#around(node);
    if (node.type === 'final' && parent?.type === 'compound' && others.length === 0)
      return `the machine has ended in ${node.key}`;
    if (trigger.kind === 'finished' && trigger.state === source && !this.#canFinish(node, reached))
      return `no final state of ${node.key} can be reached`;
    return null;
  }

  #canFinish(node: ChartNode, reached: ReadonlySet<string>): boolean {
    if (node.type === 'final') return reached.has(node.id);
    const children = this.#childrenOf(node);
    return node.type === 'parallel'
      ? children.every((child) => this.#canFinish(child, reached))
      : children.some((child) => child.type === 'final' && reached.has(child.id));
  }

  /** Every state that may become active by these transitions; rather too many than too few. */
  reachedBy(edges: readonly ChartEdge[]): ReadonlySet<string> {
    const reached = new Set<string>();
    /** States that were entered with what is initial in them, not only around a target. */
    const entered = new Set<string>();
    const enter = (node: ChartNode): void => {
      if (entered.has(node.id)) return;
      entered.add(node.id);
      reached.add(node.id);
      for (const child of this.#childrenOf(node))
        if (node.type === 'parallel' || child.isInitial) enter(child);
    };
    const aim = (node: ChartNode): void => {
      const [parent] = this.#around(node);
      if (node.type === 'history') {
        for (const target of node.defaults) aim(this.#node(target));
        // What is recalled has been active. A shallow history enters it with what is initial in it.
        for (const child of parent ? this.#childrenOf(parent) : []) if (reached.has(child.id)) enter(child);
      } else enter(node);
      let inner = node;
      for (const around of this.#around(node)) {
        reached.add(around.id);
        if (around.type === 'parallel')
          for (const region of this.#childrenOf(around)) if (region !== inner) enter(region);
        inner = around;
      }
    };
    const [root] = this.#chart.nodes;
    if (root) enter(root);
    for (let before = -1; before !== reached.size + entered.size; ) {
      before = reached.size + entered.size;
      for (const { source, targets } of edges)
        if (reached.has(source)) for (const target of targets) aim(this.#node(target));
    }
    return reached;
  }

  unreachedBecause(id: string, reached: ReadonlySet<string>): string {
    const node = this.#node(id);
    const outer = this.#around(node).find((around) => !reached.has(around.id));
    if (outer) return `${outer.key} around it cannot be reached`;
    const isIn = (other: string) => other === id || this.#isInside(other, node);
    const leading = this.#chart.edges.filter(({ targets, source }) => targets.some(isIn) && !isIn(source));
    return leading.length === 0
      ? 'no transition leads to it'
      : `only transitions that can never be taken lead to it: ${leading.map((edge) => edge.id).join('; ')}`;
  }

  #node(id: string): ChartNode {
    const node = this.#nodes.get(id);
    if (!node) throw new Error(`the chart has no state ${id}`);
    return node;
  }

  #edgesOf(id: string): readonly ChartEdge[] {
    return this.#chart.edges.filter(({ source }) => source === id);
  }

  /** The states around a state, the nearest first. */
  #around({ id }: ChartNode): readonly ChartNode[] {
    return statesAround(this.#chart, id);
  }

  #childrenOf({ children }: ChartNode): readonly ChartNode[] {
    return children.map((id) => this.#node(id)).filter(({ type }) => type !== 'history');
  }

  #isInside(id: string, around: ChartNode): boolean {
    return this.#around(this.#node(id)).includes(around);
  }
}
