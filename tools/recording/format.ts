/** A bug capsule: a visit to the site from its beginning, as a file without anybody's secrets that can be played again. */
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
import { migratedFromVersion1 } from './migrate.ts';

/** `t` is the time since the page began, by the clock that rings timers; `at` is the server's. Milliseconds. */
const MOMENT = { actor: string(), t: integer(), at: integer() };

const MET = {
  ...MOMENT,
  /** The Idempotency-Keys that were made for it, in their order. */
  keys: optional(array(string())),
  /** What the guards said that only the page can answer. */
  edge: optional(record(string(), boolean())),
  /** The state that it led to, where that is another. */
  to: optional(unknown()),
};

/** An actor begins; `keys` and `at` are of its making, which may be earlier than `t`. */
const Begin = object({
  ...MET,
  kind: literal('begin'),
  machine: string(),
  /** The actor that has invoked it. */
  parent: nullable(string()),
  /** Its input, without the values that a replay supplies (`needs`). */
  input: unknown(),
  needs: array(enums(['clock', 'newKey'])),
  /** The guards that only the page can answer. */
  edgeGuards: array(string()),
});
/** Something from outside. */
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
/** One thing that happened to one actor. */
export type Entry = { readonly [K in Kind]: Infer<(typeof ENTRIES)[K]> }[Kind];
export type EntryOf<K extends Kind> = Infer<(typeof ENTRIES)[K]>;

/** How an actor stood when the capsule was made. */
const FinalActor = object({
  actor: string(),
  machine: string(),
  status: string(),
  value: unknown(),
  context: unknown(),
  /** All that it has said. */
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
  version: literal(2),
  /** When it was made, by the device. */
  made: string(),
  /** The machines that it was recorded with: a digest of all their charts. */
  build: object({ machines: string() }),
  /** How the lab's world had begun; null where the lab could not say. */
  scenario: nullable(string()),
  seed: nullable(integer()),
  /** The lab's clock when the page began; null where the lab was not asked. */
  clock: nullable(object({ now: string(), frozen: boolean() })),
  /** Who was signed in when the page began. */
  player: nullable(string()),
  language: Place,
  route: Place,
  log: object({
    /** How many events were forgotten, because there were too many: then nothing can be replayed. */
    forgotten: integer(),
    entries: array(unknown()),
  }),
  /** What the lab did to its world, before the page and since; null where it could not be asked. */
  lab: nullable(
    object({
      /** Whether the world was reset while the page was open: then only later events are known. */
      wasReset: boolean(),
      before: array(Act),
      since: array(Act),
    }),
  ),
  /** The hash is null in a capsule of version 1 whose names were migrated. */
  final: object({ hash: nullable(string()), actors: array(FinalActor) }),
  /** What is seen after each step, where the capsule is kept as a test (tools/recording/README.md). */
  expected: optional(array(unknown())),
});

export interface Capsule extends Omit<Infer<typeof Head>, 'log' | 'final' | 'lab'> {
  readonly lab: LabActs | null;
  readonly final: { readonly hash: string | null; readonly actors: readonly FinalActor[] };
  readonly log: { readonly forgotten: number; readonly entries: readonly Entry[] };
}

/** `EntryStruct` looks only at the struct of the entry's own kind, so that what is wrong can be said. */
const EntryStruct = refine(unknown() as Struct<unknown, null>, 'entry', (value) => {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? String(value.kind) : '';
  if (!isKind(kind)) return 'is of no kind that there is';
  const [error] = validate(value, ENTRIES[kind] as Struct<unknown, unknown>);
  return error ? `has no such ${error.path.join('.') || 'form'}` : true;
});

export type CapsuleReading =
  | { readonly ok: true; readonly capsule: Capsule }
  | { readonly ok: false; readonly problem: string };

/** Reads a file; one that is foreign or broken is rejected with a sentence. */
export function readCapsule(text: string): CapsuleReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return rejected('This is no capsule: it is not even JSON.');
  }
  const { format, version } = { format: null, version: null, ...(value as object | null) };
  if (format !== 'dok-champa-capsule') return rejected('This is no capsule of this site.');
  if (version === 1) value = migratedFromVersion1(value as object);
  else if (version !== 2) {
    return rejected(`This capsule is of version ${String(version)}; only 1 and 2 are understood.`);
  }
  const [problem, head] = validate(value, Head);
  if (problem) return rejected(`This capsule is broken: ${pathOf(problem)} is not what it should be.`);
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
