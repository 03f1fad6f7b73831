/** `broadcast` tells news to every machine below the root, wherever it was started. */
import { expect, test } from 'vitest';
import { type AnyActorLogic, createActor, createMachine, fromCallback, stopChild } from 'xstate';
import { broadcast } from '../../machines/news.ts';

const RESTORED = { type: 'news.network.restored' } as const;

/** Starts a root that broadcasts: below it a tower with a bell, which the tower stops at the news, and a source. */
function hearing() {
  const heard: string[] = [];
  const hears = (name: string) => () => heard.push(name);
  const bell = createMachine({ on: { 'news.*': { actions: hears('bell') } } });
  const tower = createMachine({
    invoke: { id: 'bell', src: bell },
    on: { 'news.*': { actions: [hears('tower'), stopChild('bell')] } },
  });
  const source: AnyActorLogic = fromCallback(({ receive }) => receive(hears('source')));
  const root = createMachine({
    invoke: [
      { id: 'tower', src: tower },
      { id: 'source', src: source },
    ],
    on: { 'news.*': { actions: broadcast() } },
  });
  return { root: createActor(root).start(), heard };
}

test('the machines hear the news, the innermost before the one that may stop it, and no source does', () => {
  const { root, heard } = hearing();
  root.send(RESTORED);
  expect(heard).toEqual(['bell', 'tower']);
});

test('a machine that was stopped hears nothing', () => {
  const { root, heard } = hearing();
  root.send(RESTORED);
  root.send(RESTORED);
  expect(heard).toEqual(['bell', 'tower', 'tower']);
});
