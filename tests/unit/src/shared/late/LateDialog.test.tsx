import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lateCode } from '../../../../../src/platform/late-code.ts';
import type { Site } from '../../../../../src/app/site.ts';
import { SiteContext } from '../../../../../src/app/site-context.ts';
import { LateDialog } from '../../../../../src/shared/late/LateDialog.tsx';
import { urgencyOfText } from '../../../../in-process/perception.ts';
import { handBrowser } from '../../browser.ts';

test('while the code of a dialog loads, a screen reader is told so', () => {
  // Without messages, each text is rendered as its id.
  const i18n = setupI18n({ locale: 'lo', messages: { lo: {} } });
  const never = lateCode(() => new Promise<{ readonly default: () => null }>(() => {}));
  const site = { browser: handBrowser(), toasts: { show: vi.fn() } } as unknown as Site;
  render(
    <I18nProvider i18n={i18n}>
      <SiteContext value={site}>
        <LateDialog code={never} given={{}} onFailed={vi.fn()} />
      </SiteContext>
    </I18nProvider>,
  );
  expect(urgencyOfText('common.loading')).toBe('polite');
});
