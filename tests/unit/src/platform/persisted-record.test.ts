import { describe, expect, test } from 'vitest';
import { record, text } from '../../../../contract/schema/vocabulary.ts';
import { PersistedRecord } from '../../../../src/platform/persisted-record.ts';
import { memoryStore } from '../browser.ts';

const Note = record({ name: text({ maxLength: 5 }) });

describe('a record that is kept in the browser', () => {
  test('is read as it was written, and as null once it is removed', () => {
    const store = memoryStore();
    const note = new PersistedRecord(store, 'entry', Note);
    note.write({ name: 'Noy' });
    expect(new PersistedRecord(store, 'entry', Note).read()).toEqual({ name: 'Noy' });
    note.remove();
    expect(note.read()).toBeNull();
  });

  test('of another version is not read, whether older or newer', () => {
    const store = memoryStore();
    new PersistedRecord(store, 'entry', Note, 2).write({ name: 'Noy' });
    expect(new PersistedRecord(store, 'entry', Note, 1).read()).toBeNull();
    expect(new PersistedRecord(store, 'entry', Note, 3).read()).toBeNull();
  });

  test.each([
    ['an empty text', ''],
    ['no JSON', '{'],
    ['a text instead of a record', '"Noy"'],
    ['a record without its version', '{"name":"Noy"}'],
    ['a record with a text that is too long', '{"version":1,"value":{"name":"Somchai"}}'],
    ['a list instead of a record', '{"version":1,"value":["Noy"]}'],
  ])('is read as null if the stored text is invalid: %s', (_, written) => {
    expect(new PersistedRecord(memoryStore({ entry: written }), 'entry', Note).read()).toBeNull();
  });
});
