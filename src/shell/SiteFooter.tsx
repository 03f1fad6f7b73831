import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { BANK_CODES } from '../../contract/bank.ts';
import { GAME_CATEGORIES } from '../../contract/game.ts';
import type { Promotion } from '../../contract/promotion.ts';
import { currentPromotionsRead } from '../api/promotions.ts';
import { paths, promotionPath } from '../app/paths.ts';
import { useSite } from '../app/site-context.ts';
import { formatYear } from '../format/numbers.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../i18n/languages.ts';
import { LICENCES_FILE, siteRoot } from '../platform/site-root.ts';
import { BankPlate } from '../ui/brand/BankPlate.tsx';
import { BRAND_NAME } from '../ui/brand/names.ts';
import { AdultsOnly, FooterFrame, FooterList } from '../ui/navigation/FooterFrame.tsx';
import { categoryMessage } from '../i18n/category-messages.ts';

/**
 * The footer of every page: specification §2. It waits for the first response to the read of the promotions, because a list that
 * appears later would shift the links below it.
 */
export default function SiteFooter() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const promotions = useQuery(currentPromotionsRead(client));
  if (promotions.isPending && promotions.failureCount === 0) return null;
  return (
    <FooterFrame
      tagline={i18n._('footer.tagline')}
      lists={
        <>
          <FooterList
            id="footer-games"
            title={i18n._('footer.games')}
            links={GAME_CATEGORIES.map((category) => ({
              href: `${paths.home}?category=${category}`,
              text: i18n._(categoryMessage[category]),
            }))}
          />
          <Promotions promotions={promotions.data ?? []} />
          <FooterList
            id="footer-about"
            title={i18n._('footer.about')}
            links={[
              { href: paths.responsiblePlay, text: i18n._('footer.responsiblePlay') },
              { href: paths.contact, text: i18n._('layout.contact') },
              { href: `${siteRoot()}/${LICENCES_FILE}`, text: i18n._('footer.licences'), isFile: true },
            ]}
          />
        </>
      }
      banks={<Banks title={i18n._('footer.banks')} />}
      adultsOnly={
        <AdultsOnly help={{ href: paths.responsiblePlay, text: i18n._('footer.help') }}>
          {i18n._('footer.adultsOnly')}
        </AdultsOnly>
      }
      copyright={i18n._('footer.copyright', {
        year: formatYear(client.clock.now()),
        brand: BRAND_NAME,
      })}
    />
  );
}

/** Links to the current promotions; nothing if there are none or they cannot be read. */
function Promotions({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const { i18n } = useLingui();
  if (promotions.length === 0) return null;
  const language = languageOf(i18n);
  return (
    <FooterList
      id="footer-promotions"
      title={i18n._('nav.promotion')}
      links={promotions.map(({ id, title }) => ({ href: promotionPath(id), text: title[language] }))}
    />
  );
}

function Banks({ title }: { readonly title: string }) {
  return (
    <div className="stack gap-2 full-footer:gap-3">
      <p id="footer-banks" className="text-sm font-bold text-accent-text">
        {title}
      </p>
      <ul
        aria-labelledby="footer-banks"
        className="flex flex-wrap gap-x-5 gap-y-2.5 full-footer:justify-between"
      >
        {BANK_CODES.map((bank) => (
          <li key={bank}>
            <BankPlate bank={bank} size="small" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function languageOf({ locale }: I18n) {
  return isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
}
