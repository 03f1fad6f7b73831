import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { millisecondsOf } from '../../../contract/time/clock.ts';
import { WITHDRAW_QUOTE_SECONDS } from '../../../contract/limits.ts';
import type { WithdrawQuote } from '../../../contract/withdraw.ts';
import { playerRead } from '../../api/player.ts';
import { useSecondsUntil } from '../../app/hooks/use-server-time.ts';
import type { WithdrawActor } from '../../app/site.ts';
import { useSite } from '../../app/site-context.ts';
import { formatSeconds } from '../../format/date.ts';
import { ProviderPlate } from '../../ui/brand/ProviderPlate.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CashierLayout } from '../../ui/layout/CashierLayout.tsx';
import { Exchange } from '../../ui/money/Exchange.tsx';
import { Amount } from '../../layout/Amount.tsx';
import { PaidInto } from './order/PaidInto.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { QuoteRemark, WithdrawFailure, WithdrawSlowness } from './order/WithdrawRemarks.tsx';

/** The quote, line by line, with the button that confirms the withdrawal. */
export function QuoteView({ withdraw }: { readonly withdraw: WithdrawActor }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const { quote, quoteRequest, notice } = useSelector(withdraw, ({ context }) => context);
  const isPending = useSelector(withdraw, (snapshot) => snapshot.hasTag('pending'));
  const isRenewing = useSelector(withdraw, (snapshot) => snapshot.hasTag('renewing'));
  const isUnread = useSelector(withdraw, (snapshot) => snapshot.hasTag('unread'));
  const hasLapsed = useSelector(withdraw, (snapshot) => snapshot.hasTag('lapsed'));
  const account = useQuery(playerRead(client)).data?.bankAccounts[0];
  if (!quote) return null;
  return (
    <CashierLayout
      summary={account && <PaidInto account={account} />}
      action={
        <>
          <SubmitBar
            summary={
              <>
                {/* While the quote is refetched, the notice of the previous renewal is hidden. */}
                {!(isRenewing && notice === 'QUOTE_RENEWED') && <QuoteRemark notice={notice} />}
                <WithdrawFailure withdraw={withdraw} call="withdrawCreate" />
                <WithdrawSlowness withdraw={withdraw} />
              </>
            }
          >
            {hasLapsed ? (
              <>
                <Notice tone="info" role="status" icon="clock">
                  {i18n._('withdraw.quote.lapsed')}
                </Notice>
                <RetryButton
                  kind="primary"
                  size="large"
                  fullWidth
                  onClick={() => withdraw.send({ type: 'withdraw.retry' })}
                >
                  {i18n._('withdraw.quote.renew')}
                </RetryButton>
              </>
            ) : (
              <Button
                kind="primary"
                size="large"
                fullWidth
                icon="check"
                disabled={isUnread}
                busy={isPending || isRenewing || !account}
                busyLabel={isPending ? i18n._('withdraw.confirm.pending') : i18n._('withdraw.quote.renewing')}
                onClick={() => {
                  if (account) withdraw.send({ type: 'withdraw.confirm', bankAccountId: account.id });
                }}
              >
                {i18n._('withdraw.confirm')}
              </Button>
            )}
          </SubmitBar>
          {!isPending && (
            <Button
              kind="quiet"
              icon="back"
              fullWidth
              onClick={() => withdraw.send({ type: 'withdraw.back' })}
            >
              {i18n._('withdraw.back')}
            </Button>
          )}
        </>
      }
    >
      <Card
        title={i18n._('withdraw.review.title')}
        aside={quoteRequest && <ProviderPlate provider={quoteRequest.provider} size="small" />}
      >
        <Exchange
          payLabel={i18n._('withdraw.pays')}
          pay={<Amount amount={quote.amount} />}
          getLabel={i18n._('withdraw.gets')}
          get={<Amount amount={quote.payAmount} currency={quote.payCurrency} />}
          note={!isPending && !hasLapsed && !isRenewing ? <Holds quote={quote} /> : undefined}
          arrowLabel={i18n._('deposit.becomes')}
        />
        <QuoteLines quote={quote} />
        <p className="text-sm text-muted">{i18n._('withdraw.confirm.note')}</p>
      </Card>
    </CashierLayout>
  );
}

/** The remaining validity of the quote, in server time. An expired quote is refetched automatically, up to a limit. */
function Holds({ quote }: { readonly quote: WithdrawQuote }) {
  const { i18n } = useLingui();
  // The estimate of the server's time may be off by half a second: never shows more than a quote's full validity.
  const left = Math.min(useSecondsUntil(millisecondsOf(quote.expiresAt) ?? 0), WITHDRAW_QUOTE_SECONDS);
  return <span role="timer">{i18n._('withdraw.quote.holds', { time: formatSeconds(left) })}</span>;
}
