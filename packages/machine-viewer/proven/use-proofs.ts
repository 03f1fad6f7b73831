import { useCallback, useEffect, useState } from 'react';
import type { ShownMachine } from '../viewer-input.ts';
import type { Proof, Walked } from './proof.ts';

/** What a proof knows of a machine; a text if that cannot be read. */
export type Answer = { readonly walked: Walked | null } | string;

/** What is known so far, by proof and machine. */
export type AnswerOf = (proof: Proof, machine: ShownMachine) => Answer | undefined;

/** Asks each proof about each machine once, one after the other, so that the page stays usable. */
export function useProofs(proofs: readonly Proof[], machines: readonly ShownMachine[]): AnswerOf {
  const [answers, learn] = useState<ReadonlyMap<string, Answer>>(new Map());
  const next = machines
    .flatMap((machine) => proofs.map((proof) => ({ proof, machine, name: nameOf(proof, machine) })))
    .find(({ name }) => !answers.has(name));
  useEffect(() => {
    if (!next) return;
    let isHere = true;
    void next.proof
      .walkedIn(next.machine)
      .then(
        (walked): Answer => ({ walked }),
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      .then((answer) => isHere && learn((before) => new Map(before).set(next.name, answer)));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- its name says which it is
  }, [next?.name]);
  return useCallback((proof, machine) => answers.get(nameOf(proof, machine)), [answers]);
}

function nameOf({ id }: Proof, { name }: ShownMachine): string {
  return `${id} ${name}`;
}
