import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { DepositQr } from '../../../../contract/deposit.ts';
import { useCopy } from '../../../app/hooks/use-copy.ts';
import { download } from '../../../platform/page/document.ts';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { NumberedSteps } from '../../../ui/feedback/NumberedSteps.tsx';
import { qrPng } from '../../../ui/money/qr-image.ts';

export interface QrToolsProps {
  readonly qr: DepositQr;
  /** Text lines below the QR in the saved image. */
  readonly lines: readonly string[];
  /** Name of the saved file, without its extension. */
  readonly name: string;
}

/** The only accepted form of a deep link, because the link comes from a server and is not trusted. */
const DEEPLINK = /^onepay:\/\/qr\//;

/** For players whose bank app is on the same phone: open the app, or save the image and import it there. */
export function QrTools({ qr, lines, name }: QrToolsProps) {
  const { i18n } = useLingui();
  const { isCopied, copy } = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    // A repeated failure is announced again.
    setFailed(false);
    try {
      download(await qrPng({ payload: qr.payload, lines }), `${name}.png`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="stack gap-2.5">
      {DEEPLINK.test(qr.deeplink) && (
        <span className="grid desk:hidden">
          <ButtonLink href={qr.deeplink} icon="phone" fullWidth>
            {i18n._('qr.openBankApp')}
          </ButtonLink>
        </span>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2.5">
        <Button size="small" icon="download" onClick={() => void save()}>
          {i18n._('qr.save')}
        </Button>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => copy(qr.payload)}>
          {isCopied ? i18n._('common.copied') : i18n._('qr.copy')}
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="text-center text-sm text-muted">
          {i18n._('qr.save.failed')}
        </p>
      )}
      <Disclosure summary={i18n._('qr.onePhone')}>
        <NumberedSteps
          steps={[
            i18n._('qr.onePhone.save'),
            i18n._('qr.onePhone.scan'),
            i18n._('qr.onePhone.choose'),
            i18n._('qr.onePhone.pay'),
          ]}
        />
      </Disclosure>
    </div>
  );
}
