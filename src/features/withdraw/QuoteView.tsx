import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { millisecondsOf } from '../../../contract/time/clock.ts';
import { WITHDRAW_QUOTE_SECONDS } from '../../../contract/limits.ts';
import type { WithdrawQuote } from '../../../contract/withdraw.ts';
import type { WithdrawQuoteNotice } from '../../../machines/withdrawQuote.machine.ts';
import { playerRead } from '../../api/player.ts';
import { useSecondsUntil } from '../../app/hooks/use-server-time.ts';
import { retrySubmission, useIsSlow } from '../../app/hooks/use-submission.ts';
import type { WithdrawActor } from '../../../machines/withdraw.machine.ts';
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
import { Amount } from '../../shared/Amount.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { SlowNotice } from '../../shared/SlowNotice.tsx';
import { PaidIntoAccount } from './order/PaidInto.tsx';
import { QuoteLines } from './QuoteLines.tsx';

/** The quote, line by line, with the button that confirms the withdrawal. */
export function QuoteView({ withdraw }: { readonly withdraw: WithdrawActor }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const { quote: confirmed, quoteRequest } = useSelector(withdraw, ({ context }) => context);
  const isPending = useSelector(withdraw, (snapshot) => snapshot.hasTag('pending'));
  const isSlow = useIsSlow(withdraw);
  const quoting = useSelector(withdraw, ({ children }) => children.quote);
  const offered = useSelector(quoting, (snapshot) => snapshot);
  const { quote, notice, failure } = offered?.context ?? { quote: confirmed, notice: null, failure: null };
  const isRenewing = offered?.hasTag('renewing') ?? false;
  const hasLapsed = offered?.hasTag('lapsed') ?? false;
  const isValid = !isPending && !isRenewing && !hasLapsed;
  const account = useQuery(playerRead(client)).data?.bankAccounts[0];
  if (!quote) return null;
  return (
    <CashierLayout
      summary={
        <Card>
          <QuoteLines quote={quote} />
        </Card>
      }
      action={
        <>
          <SubmitBar
            summary={
              <>
                {/* Until the new quote has arrived, it is not said to be renewed. */}
                {(isValid || notice !== 'QUOTE_RENEWED') && <QuoteRemark notice={notice} />}
                {failure && (
                  <FailureNotice title={i18n._('withdraw.failed')} failure={failure} call="withdrawCreate" />
                )}
                {isSlow && (
                  // Ends the wait: the next screen finds out the outcome.
                  <SlowNotice onStop={() => retrySubmission(withdraw)}>{i18n._('slow.withdraw')}</SlowNotice>
                )}
              </>
            }
          >
            {hasLapsed ? (
              <>
                <Notice tone="info" icon="clock">
                  {i18n._('withdraw.quote.lapsed')}
                </Notice>
                <RetryButton
                  kind="primary"
                  size="large"
                  fullWidth
                  onClick={() => quoting?.send({ type: 'quote.renew' })}
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
                disabled={offered?.hasTag('unread')}
                busy={isPending || isRenewing || !account}
                busyLabel={isPending ? i18n._('withdraw.confirm.pending') : i18n._('withdraw.quote.renewing')}
                onClick={() => {
                  if (account) quoting?.send({ type: 'quote.confirm', bankAccountId: account.id });
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
          note={isValid ? <Holds quote={quote} /> : undefined}
          arrowLabel={i18n._('deposit.becomes')}
        />
        {account && <PaidIntoAccount account={account} />}
        <p className="text-sm text-muted">{i18n._('withdraw.confirm.note')}</p>
      </Card>
    </CashierLayout>
  );
}

/** Notice that the quote was renewed, or that its amounts have changed. */
function QuoteRemark({ notice }: { readonly notice: WithdrawQuoteNotice | null }) {
  const { i18n } = useLingui();
  if (notice === 'QUOTE_CHANGED') {
    return (
      <Notice tone="warning" announced="alert" title={i18n._('withdraw.quote.changed.title')}>
        {i18n._('withdraw.quote.changed.body')}
      </Notice>
    );
  }
  if (notice !== 'QUOTE_RENEWED') return null;
  return (
    <Notice tone="info" title={i18n._('withdraw.quote.renewed.title')}>
      {i18n._('withdraw.quote.renewed.body')}
    </Notice>
  );
}

/** The remaining validity of the quote, in server time. An expired quote is refetched automatically, up to a limit. */
function Holds({ quote }: { readonly quote: WithdrawQuote }) {
  const { i18n } = useLingui();
  // The estimate of the server's time may be off by half a second: never shows more than a quote's full validity.
  const left = Math.min(useSecondsUntil(millisecondsOf(quote.expiresAt) ?? 0), WITHDRAW_QUOTE_SECONDS);
  return <span role="timer">{i18n._('withdraw.quote.holds', { time: formatSeconds(left) })}</span>;
}
