/** A chart that has been given its places: plain data, in the units of the picture, from its left upper corner. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Place {
  readonly width: number;
  readonly height: number;
}

/** How a piece of text is set: what it is says how it looks (diagram.css). */
export type Tone =
  | 'state'
  | 'description'
  | 'tag'
  | 'keyword'
  | 'event'
  | 'after'
  | 'done'
  | 'failed'
  | 'always'
  | 'guard'
  | 'actions'
  | 'actor';

/** A piece of text that begins at `x` on the base line `y`. */
export interface Piece extends Place {
  readonly text: string;
  readonly tone: Tone;
  /** How wide it is in the type of the diagrams. */
  readonly width: number;
}

/** A state, with what is written in it. */
export interface BoxDrawing extends Area {
  readonly id: string;
  readonly kind: 'machine' | 'state' | 'region' | 'final';
  /** Whether other states stand within it. */
  readonly isAround: boolean;
  readonly pieces: readonly Piece[];
}

/** A transition by what is written at it: on its line, or in its state where the machine stays as it is. */
export interface LabelDrawing extends Area {
  readonly edge: string;
  readonly isInside: boolean;
  readonly pieces: readonly Piece[];
}

/** A line from a state to a state. Transitions with the same ends share one, and stand on it one below the other. */
export interface LineDrawing {
  readonly edges: readonly string[];
  readonly source: string;
  readonly target: string;
  readonly points: readonly Place[];
}

/** The dot from which a state begins, and the way from it. */
export interface StartDrawing {
  /** The state that is begun with. */
  readonly state: string;
  readonly dot: Area;
  readonly points: readonly Place[];
}

export interface Drawing {
  /** Of which machine. */
  readonly machine: string;
  readonly width: number;
  readonly height: number;
  /** Each box before those within it. */
  readonly boxes: readonly BoxDrawing[];
  readonly lines: readonly LineDrawing[];
  /** One for each transition of the chart. */
  readonly labels: readonly LabelDrawing[];
  readonly starts: readonly StartDrawing[];
}
