import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { agencyMemory } from '../../app/agency/agency-memory.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { useSite } from '../../app/site-context.ts';
import { shellIn } from '../../i18n/language.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { Backdrop } from '../../ui/brand/Backdrop.tsx';
import ClosedBlossom from '../../ui/brand/closed-blossom.svg?react';
import { Logo } from '../../ui/brand/Logo.tsx';
import { BRAND_NAME } from '../../ui/brand/names.ts';
import { FailureView } from '../../ui/feedback/FailureView.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { AgencyLink } from '../../shared/contact/AgencyLink.tsx';
import { contactLinks } from '../../shared/contact/contact-links.ts';

/**
 * Full-screen page for an agency that the server does not know, in Lao and then in the chosen language (specification
 * §2, root 404), with the links by which the agency was reached before.
 */
export default function SupportPage() {
  const { i18n } = useLingui();
  const isLao = i18n.locale === DEFAULT_LANGUAGE;
  const lao = useQuery({
    queryKey: ['words', DEFAULT_LANGUAGE],
    queryFn: () => shellIn(DEFAULT_LANGUAGE),
    enabled: !isLao,
    staleTime: Infinity,
  });
  useTitle(i18n._('support.title'));
  // If the Lao catalog fails to load, the page is shown in the chosen language only.
  if (lao.isLoading) return null;
  return (
    <div className="relative isolate grid min-h-svh grid-rows-[auto_1fr] justify-items-center">
      <Backdrop />
      <div className="pt-8">
        <Logo label={BRAND_NAME} size="medium" />
      </div>
      <div className="grid w-full items-center">
        <Page>
          <FailureView
            picture={<ClosedBlossom className="size-34 tablet:size-40" />}
            title={<InMessage of={lao.data ?? i18n} id="support.title" />}
          >
            <p className="text-lg">
              <InMessage of={lao.data ?? i18n} id="support.apology" />
            </p>
            {lao.data && (
              <div className="mt-4 stack gap-1 border-t border-line pt-5">
                <p className="font-bold text-ink">{i18n._('support.title')}</p>
                <p>{i18n._('support.apology')}</p>
              </div>
            )}
          </FailureView>
          <KnownLinks />
        </Page>
      </div>
    </div>
  );
}

/** The links of the agency that this device has loaded last; the server does not tell them now. */
function KnownLinks() {
  const { i18n } = useLingui();
  const { browser } = useSite();
  const known = agencyMemory(browser.device).read();
  const links = known ? contactLinks(known.social) : [];
  return (
    links.length > 0 && (
      <ul className="mx-auto stack w-full max-w-sm gap-1" aria-label={i18n._('layout.contact')}>
        {links.map((link) => (
          <li key={link.network}>
            <AgencyLink link={link} />
          </li>
        ))}
      </ul>
    )
  );
}

/** A text with the `lang` attribute of its own language. */
function InMessage({ of, id }: { readonly of: I18n; readonly id: string }) {
  return <span lang={isLanguage(of.locale) ? LANGUAGE_TAGS[of.locale] : undefined}>{of._(id)}</span>;
}
