/** A chart with its layout, as plain data: SVG user units from the top left corner. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Place {
  readonly width: number;
  readonly height: number;
}

/** The role of a piece of text, used as its CSS class (diagram.css). */
export type Tone =
  | 'state'
  | 'description'
  | 'event'
  | 'after'
  | 'done'
  | 'failed'
  | 'always'
  | 'condition'
  | 'action'
  | 'actor'
  | 'target';

/** A piece of text that begins at `x` on the baseline `y`. */
export interface Piece extends Place {
  readonly text: string;
  readonly tone: Tone;
  /** The id of the actor that it names. */
  readonly actor?: string;
  /** Computed by `widthOf` (text/text-width.ts). */
  readonly width: number;
}

/** The box of a state and its text. */
export interface BoxDrawing extends Area {
  readonly id: string;
  /** The key of the state. */
  readonly name: string;
  readonly kind: 'machine' | 'state' | 'region' | 'final';
  /** Whether it has child states. */
  readonly isAround: boolean;
  /** Whether its child states are hidden. */
  readonly isCollapsed: boolean;
  readonly pieces: readonly Piece[];
}

/** A transition in the list of its state. */
export interface LabelDrawing extends Area {
  readonly edge: string;
  readonly pieces: readonly Piece[];
}

/** A line between two states. Transitions with the same source and target share it. */
export interface LineDrawing {
  readonly edges: readonly string[];
  readonly source: string;
  readonly target: string;
  readonly points: readonly Place[];
  /** The same line from the row of each transition, by transition: for one that stands out, so that no other row seems meant. */
  readonly ways: Readonly<Record<string, readonly Place[]>>;
}

/** The dot and the arrow that mark an initial state. */
export interface StartDrawing {
  /** The id of the initial state. */
  readonly state: string;
  readonly dot: Area;
  readonly points: readonly Place[];
}

export interface Drawing {
  /** The machine's id. */
  readonly machine: string;
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly boxes: readonly BoxDrawing[];
  readonly lines: readonly LineDrawing[];
  readonly labels: readonly LabelDrawing[];
  readonly starts: readonly StartDrawing[];
}
