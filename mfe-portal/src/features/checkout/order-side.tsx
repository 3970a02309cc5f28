import { useMessages } from '@porchlight/client';
import { ErrorState } from '@porchlight/console-ui';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import { Notice } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './checkout.module.css';
import { checkoutMessages } from './messages/catalog.ts';
import { OrderSummary } from './order-summary.tsx';
import { PayProblem } from './pay-problem.tsx';
import type { useCheckout } from './use-checkout.ts';

type Checkout = ReturnType<typeof useCheckout>;
interface Props extends Pick<Checkout, 'form' | 'price' | 'isVerifying'> {
  /** Renders what follows the summary. */
  readonly forecast: (quote: OrderQuote) => ReactNode;
  readonly children: ReactNode;
}

/** The order summary, with what became of its payment. */
export function OrderSide({ form, price: { quote, isStale, error, refetch }, isVerifying, forecast, children }: Props) {
  const t = useMessages(checkoutMessages);
  // Errors of the server at the fields are shown there.
  const problem = Object.keys(form.faults).length === 0 ? form.refusal : undefined;
  return (
    <div className={css.side}>
      <OrderSummary quote={quote} isStale={isStale}>
        {error && (
          <ErrorState
            title={t('quoteFailed')}
            message={error.message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {problem && <PayProblem problem={problem} attempt={form.failures} />}
        <div role="status">{isVerifying && <Notice title={t('verifying')}>{t('verifyingText')}</Notice>}</div>
        {children}
      </OrderSummary>
      {quote && forecast(quote)}
    </div>
  );
}
