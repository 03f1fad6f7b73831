/** The file format of a bug capsule: a recorded visit from page start on, without secrets, that can be replayed. */
import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  optional,
  record,
  string,
  type Struct,
  StructError,
  unknown,
  validate,
  refine,
} from 'superstruct';
import { migratedCapsule, VERSION } from './migrate.ts';

/**
 * `t`: milliseconds since the page started (monotonic). `at`: time of the actor's clock, mostly the server's, in
 * milliseconds since 1970.
 */
const MOMENT = { actor: string(), t: integer(), at: integer() };

const MET = {
  ...MOMENT,
  /** The idempotency keys created in this step, in order. */
  keys: optional(array(string())),
  /** Results of the guards that the page implements (see `edgeGuards`), by name. */
  edge: optional(record(string(), boolean())),
  /** The state value after the step, if it changed. */
  to: optional(unknown()),
};

/** An actor starts; `keys`, `edge` and `at` are from its creation, which can be earlier than `t`. */
const Begin = object({
  ...MET,
  kind: literal('begin'),
  machine: string(),
  /** The parent actor; null for a root actor. */
  parent: nullable(string()),
  /** The actor's input without the actors that a replay supplies (`needs`): the clock, and the generator of keys. */
  input: unknown(),
  needs: array(enums(['clock', 'newKey'])),
  /** The guards that the page implements, so that a replay takes their results from the log. */
  edgeGuards: array(string()),
});
/** An event from outside the machine. */
const Received = object({ ...MET, kind: literal('event'), event: unknown() });
const Answered = object({ ...MET, kind: literal('done'), id: string(), output: unknown() });
const Failed = object({ ...MET, kind: literal('failed'), id: string(), error: unknown() });
const Over = object({ ...MET, kind: literal('after'), event: string() });
const Stopped = object({ ...MET, kind: literal('stop') });

const ENTRIES = {
  begin: Begin,
  event: Received,
  done: Answered,
  failed: Failed,
  after: Over,
  stop: Stopped,
} as const;
type Kind = keyof typeof ENTRIES;
/** One step of one actor. */
export type Entry = { readonly [K in Kind]: Infer<(typeof ENTRIES)[K]> }[Kind];
export type EntryOf<K extends Kind> = Infer<(typeof ENTRIES)[K]>;

/** An actor's snapshot when the capsule was made. */
const FinalActor = object({
  actor: string(),
  machine: string(),
  status: string(),
  value: unknown(),
  context: unknown(),
  /** All events that the actor emitted. */
  emitted: array(unknown()),
});
export type FinalActor = Infer<typeof FinalActor>;

const Act = object({
  number: integer(),
  at: string(),
  method: string(),
  verb: string(),
  body: unknown(),
});

export type Act = Infer<typeof Act>;

export interface LabActs {
  readonly wasReset: boolean;
  readonly before: readonly Act[];
  readonly since: readonly Act[];
}

const Place = object({ start: string(), end: string() });

const Head = object({
  format: literal('dok-champa-capsule'),
  version: literal(VERSION),
  /** When the capsule was made, by the device's clock, in ISO 8601. */
  made: string(),
  /** A digest of the charts of all machines. */
  build: object({ machines: string() }),
  /** The scenario of the lab's world when the page started; null if the lab did not answer. */
  scenario: nullable(string()),
  seed: nullable(integer()),
  /** The lab's clock when the page started; null if the lab did not answer. */
  clock: nullable(object({ now: string(), frozen: boolean() })),
  /** The username of the player signed in when the page started. */
  player: nullable(string()),
  language: Place,
  route: Place,
  log: object({
    /** How many entries were dropped because of the size limit; if any were, the capsule cannot be replayed. */
    forgotten: integer(),
    entries: array(unknown()),
  }),
  /** Calls that changed the lab's world, before and since the page started; null if the lab did not answer. */
  lab: nullable(
    object({
      /** Whether the world was reset while the page was open: then only the calls after the reset are known. */
      wasReset: boolean(),
      before: array(Act),
      since: array(Act),
    }),
  ),
  /** The hash is null in a capsule of an earlier version whose names were migrated. */
  final: object({ hash: nullable(string()), actors: array(FinalActor) }),
  /** In capsules that earlier builds have kept as tests; not used any more. */
  expected: optional(unknown()),
});

export interface Capsule extends Omit<Infer<typeof Head>, 'log' | 'final' | 'lab' | 'expected'> {
  readonly lab: LabActs | null;
  readonly final: { readonly hash: string | null; readonly actors: readonly FinalActor[] };
  readonly log: { readonly forgotten: number; readonly entries: readonly Entry[] };
}

/** Validates only against the struct of the entry's own kind, so that the message names the wrong field. */
const EntryStruct = refine(unknown() as Struct<unknown, null>, 'entry', (value) => {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : '';
  if (!isKind(kind)) return 'is of an unknown kind';
  const [error] = validate(value, ENTRIES[kind] as Struct<unknown, unknown>);
  return error ? `has an invalid ${error.path.join('.') || 'form'}` : true;
});

export type CapsuleReading =
  | { readonly ok: true; readonly capsule: Capsule }
  | { readonly ok: false; readonly problem: string };

/** Parses and validates a capsule's text; anything else is rejected with a sentence. */
export function readCapsule(text: string): CapsuleReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return rejected('This is not a capsule: it is not JSON.');
  }
  const { format, version } = { format: null, version: null, ...(value as object | null) };
  if (format !== 'dok-champa-capsule') return rejected('This is not a capsule of this site.');
  if (version === 1 || version === 2 || version === 3) value = migratedCapsule(value as object);
  else if (version !== VERSION) {
    return rejected(`This capsule has version ${String(version)}; only 1 to ${VERSION} are supported.`);
  }
  const [problem, head] = validate(value, Head);
  if (problem) return rejected(`This capsule is broken: ${pathOf(problem)} is invalid.`);
  for (const [index, entry] of head.log.entries.entries()) {
    const [wrong] = validate(entry, EntryStruct);
    if (wrong) return rejected(`This capsule is broken: event ${index + 1} ${wrong.message}.`);
  }
  return { ok: true, capsule: value as Capsule };
}

function rejected(problem: string): CapsuleReading {
  return { ok: false, problem };
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(ENTRIES, kind);
}

function pathOf(error: StructError): string {
  return error.path.length === 0 ? 'the file' : error.path.join('.');
}
