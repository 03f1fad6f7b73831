import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { SPECIMENS } from '../../components/specimens.ts';
import { switchLanguage, withCatalogs } from '../../../../src/i18n/language.ts';
import { PARTS } from '../../../../src/i18n/catalog-chunks.ts';
import { watchBareTexts } from '../../../../tests/in-process/bare-texts.ts';

/** The files directly in the folders of src/ui. Deeper folders have drawings, which need no specimen. */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../src/ui/*/*.tsx', {
  eager: true,
});

const COMPONENTS = Object.entries(FILES).flatMap(([path, exports]) => {
  const folder = path.split('/').at(-2) ?? '';
  const file = path.split('/').at(-1)?.replace('.tsx', '') ?? '';
  return Object.entries(exports)
    .map(([name, value]) => [name === 'default' ? file : name, value] as const)
    .filter(([name, value]) => typeof value === 'function' && /^[A-Z][A-Za-z]*[a-z]/.test(name))
    .map(([name]) => `${folder}/${name}`);
});

beforeAll(() => withCatalogs(switchLanguage('lo'), ...PARTS));

test('every component of src/ui has a specimen in the gallery, and there are no others', () => {
  expect(COMPONENTS.length).toBeGreaterThan(40);
  expect(Object.keys(SPECIMENS).toSorted()).toEqual(COMPONENTS.toSorted());
});

test.each(Object.entries(SPECIMENS))(
  '%s: its specimen renders, all its message ids exist, and each text has an element of its own',
  (_, Specimen) => {
    const missing: string[] = [];
    const bareTexts = watchBareTexts();
    const deafen = i18n.on('missing', ({ id }) => missing.push(id));
    render(
      <I18nProvider i18n={i18n}>
        <Specimen />
      </I18nProvider>,
    );
    deafen();
    // The whole body, because dialogs render in a portal.
    expect(document.body.querySelectorAll('[class]').length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
    // Beside another node, it would be lost to a page translator.
    expect(bareTexts()).toEqual([]);
  },
);

test('a text beside another node is reported, a text alone in its element is not', () => {
  const bareTexts = watchBareTexts();
  const Name = () => 'from a component';
  render(
    <p>
      beside <b>alone</b>
      <i>
        <Name />
      </i>
    </p>,
  );
  expect(bareTexts()).toEqual(['beside ', 'from a component']);
});
