import { useLingui } from '@lingui/react';
import { useAgency } from '../../app/agency/agency-context.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { AgencyLink } from '../../shared/contact/AgencyLink.tsx';
import { contactLinks } from '../../shared/contact/contact-links.ts';
import { AdviceCard } from '../../ui/feedback/AdviceCard.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';

/** How to reach the agency (specification §1), what to have at hand, and what staff never ask for. */
export default function ContactPage() {
  const { i18n } = useLingui();
  const { name, social } = useAgency();
  const links = contactLinks(social);
  useTitle(i18n._('layout.contact'));
  return (
    <Page width="cashier">
      <PageHeading title={i18n._('layout.contact')} lead={i18n._('layout.contact.lead')} />
      <div className="stack gap-5 desk:grid-cols-2 desk:items-start">
        <Card title={i18n._('contact.channels', { agency: name })}>
          {links.length === 0 && (
            <Notice tone="info" announced="never">
              {i18n._('contact.none')}
            </Notice>
          )}
          <ul className="stack gap-1">
            {links.map((link) => (
              <li key={link.network}>
                <AgencyLink link={link} />
              </li>
            ))}
          </ul>
        </Card>
        <div className="stack gap-5">
          <AdviceCard
            icon="success"
            title={i18n._('contact.ready.title')}
            points={[
              i18n._('contact.ready.username'),
              i18n._('contact.ready.code'),
              i18n._('contact.ready.what'),
            ]}
          />
          <AdviceCard
            icon="shield"
            tone="caution"
            title={i18n._('contact.safety.title')}
            points={[
              i18n._('contact.safety.password'),
              i18n._('contact.safety.code'),
              i18n._('contact.safety.qr'),
            ]}
          />
        </div>
      </div>
    </Page>
  );
}
