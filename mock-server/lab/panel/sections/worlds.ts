/** The choice of the world that the page and the panel belong to: a part of the section Setup. */
import { createWorld } from '../api.ts';
import { field, form, option, row, submit } from '../drawing/controls.ts';
import { type Child, make } from '../drawing/dom.ts';
import type { WorldsContext } from '../panel-context.ts';

export function drawWorlds({ worlds: { worlds, current }, enter }: WorldsContext): readonly Child[] {
  return [
    row(
      'World',
      ...worlds.map((world) => {
        const choose = option(world.name, world.id === current, () => enter(() => Promise.resolve(world)));
        choose.setAttribute('data-key', world.id);
        return choose;
      }),
    ),
    form(
      'New world',
      (texts) => enter(() => createWorld(texts['name'])),
      field('Name', { name: 'name', maxlength: 80 }),
      submit('New world'),
    ),
    make(
      'p',
      { class: 'hint' },
      current === null
        ? 'The world of this browser does not exist any more. Choose another one.'
        : 'Nothing that is done in one world is seen in another. A choice applies to all tabs of this browser.',
    ),
  ];
}
