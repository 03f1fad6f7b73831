import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Root } from 'react-dom/client';
import { BlossomDrawing } from '../../../src/ui/brand/Blossom.tsx';
import { SPECIMENS } from '../components/specimens.ts';

/** Renders the specimen of a component. Throws if it has none. */
export function showComponent(name: string, root: Root): void {
  const Specimen = SPECIMENS[name];
  if (!Specimen) throw new Error(`there is no specimen of ${name}`);
  root.render(
    <I18nProvider i18n={i18n}>
      <BlossomDrawing />
      <div className="relative isolate grid min-h-svh content-start gap-4 p-4">
        <Specimen />
      </div>
    </I18nProvider>,
  );
}
