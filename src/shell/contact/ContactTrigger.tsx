import { useLingui } from '@lingui/react';
import { Icon } from '../../ui/brand/Icon.tsx';

/** The content of the button that opens the contact links. */
export function ContactTrigger() {
  const { i18n } = useLingui();
  return (
    <>
      <Icon name="chat" className="size-5.5" />
      <span className="max-wide:sr-only">{i18n._('layout.contact')}</span>
      <Icon name="down" className="size-4 text-muted max-wide:hidden" />
    </>
  );
}
