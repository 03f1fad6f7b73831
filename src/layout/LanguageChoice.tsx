import { useLingui } from '@lingui/react';
import { useSite } from '../app/site-context.ts';
import { chooseLanguage } from '../i18n/language.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../i18n/languages.ts';
import { LanguageSwitcher } from '../ui/layout/LanguageSwitcher.tsx';

const CHOICES = LANGUAGES.map((code) => ({ code, label: LANGUAGE_NAMES[code], tag: LANGUAGE_TAGS[code] }));

/** Toast if the messages of the chosen language fail to load; the language then stays as it is. */
const NO_MESSAGES = /*i18n*/ { id: 'common.cannotLoad' };
const NO_LINE = /*i18n*/ { id: 'failure.network' };

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
        chooseLanguage(code, browser).catch(() =>
          toasts.send({
            type: 'toast.shown',
            toast: { tone: 'danger', title: NO_MESSAGES, description: NO_LINE },
          }),
        );
      }}
      compact
    />
  );
}
