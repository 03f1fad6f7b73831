import { useLingui } from '@lingui/react';
import { useSite } from '../app/site-context.ts';
import { chooseLanguage } from '../i18n/language.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../i18n/languages.ts';
import { LanguageSwitcher } from '../ui/layout/LanguageSwitcher.tsx';
import { cannotLoad } from '../shared/load-failure-toast.ts';

const CHOICES = LANGUAGES.map((code) => ({ code, label: LANGUAGE_NAMES[code], tag: LANGUAGE_TAGS[code] }));

export function LanguageChoice() {
  const { i18n } = useLingui();
  const { browser, toasts } = useSite();
  return (
    <LanguageSwitcher
      label={i18n._('layout.language')}
      languages={CHOICES}
      current={i18n.locale}
      onChange={(code) => {
        if (!isLanguage(code)) return;
        // The language stays as it is if its messages fail to load.
        chooseLanguage(code, browser).catch(() => toasts.show(cannotLoad(browser)));
      }}
      compact
    />
  );
}
