import { describe, expect, test } from 'vitest';
import { REPERTOIRES } from '../../../../../src/theatre/repertoire/repertoires.ts';

const BY_MACHINE = REPERTOIRES.map((repertoire) => [repertoire.machine.id, repertoire] as const);

describe.each(BY_MACHINE)('the repertoire of %s', (_, { machine, events, corrections = {}, slots }) => {
  test('names each event by its type, with more words behind it', () => {
    const misnamed = Object.entries(events).filter(
      ([name, { type }]) => name !== type && !name.startsWith(`${type}: `),
    );
    expect(misnamed).toEqual([]);
  });

  test('corrects the clock only with events that it has', () => {
    expect(Object.keys(events)).toEqual(expect.arrayContaining(Object.keys(corrections)));
  });

  test('has answers for every actor of the machine, and for no other', () => {
    const actors = Object.keys(machine.implementations.actors);
    expect(Object.keys(slots).toSorted()).toEqual(actors.toSorted());
  });

  test('names an answer so that a step can be read back', () => {
    const names = Object.values(slots).flatMap(({ done, failed }) => [
      ...Object.keys(done),
      ...Object.keys(failed),
    ]);
    expect(names.filter((name) => name.includes(': '))).toEqual([]);
  });
});
