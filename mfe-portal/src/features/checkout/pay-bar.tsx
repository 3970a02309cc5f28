import { useFormat, useMessages } from '@porchlight/client';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import type { ReactNode } from 'react';
import css from './pay-bar.module.css';
import { checkoutMessages } from './messages/catalog.ts';

interface Props {
  readonly quote: OrderQuote | undefined;
  /** The pay button. */
  readonly children: ReactNode;
}

/** Bar at the bottom of a phone: the total, a link to the summary, and the pay button. */
export function PayBar({ quote, children }: Props) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  return (
    <div className={css.bar}>
      <p>
        <span>{t(quote?.isTaxKnown === false ? 'totalBeforeTax' : 'totalWithTax')}</span>
        <strong>{quote ? format.cents(quote.totalCents, quote.currency) : '–'}</strong>
      </p>
      <a href="#order-summary">{t('showSummary')}</a>
      {children}
    </div>
  );
}
