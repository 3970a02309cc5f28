import { useFormat, useMessages } from '@porchlight/client';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import { Card, Skeleton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import layout from './checkout.module.css';
import css from './order-summary.module.css';
import { checkoutMessages } from './messages/catalog.ts';
import { useTaxLabel } from './taxes/use-tax-label.ts';

interface Props {
  readonly quote: OrderQuote | undefined;
  /** Whether another cart is being priced. */
  readonly isStale: boolean;
  /** The pay button and what follows it. */
  readonly children?: ReactNode;
}
interface Line {
  readonly label: string;
  readonly amount: string;
  readonly isDiscount?: true;
}

const minus = '−';

/** Returns the lines of an order above its total. */
function useLines(quote: OrderQuote | undefined): readonly Line[] {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const labelOf = useTaxLabel();
  if (!quote) return [];
  const {
    planId,
    description,
    credits,
    bonusCredits,
    priceCents,
    promoCode,
    discountCents,
    taxes,
    currency,
    isTaxKnown,
  } = quote;
  const cents = (amount: number) => format.cents(amount, currency);
  return [
    { label: planId === undefined ? t('credits', { count: credits }) : description, amount: cents(priceCents) },
    ...(bonusCredits > 0 ? [{ label: t('bonus', { count: bonusCredits }), amount: cents(0) }] : []),
    ...(discountCents > 0
      ? [{ label: promoCode ?? t('discount'), amount: minus + cents(discountCents), isDiscount: true as const }]
      : []),
    { label: t('subtotal'), amount: cents(priceCents - discountCents) },
    ...taxes.map((tax) => ({ label: labelOf(tax), amount: cents(tax.cents) })),
    ...(isTaxKnown && taxes.length === 0 ? [{ label: t('noTax'), amount: cents(0) }] : []),
    ...(isTaxKnown ? [] : [{ label: t('taxUnknown'), amount: '–' }]),
  ];
}

/** Card of what the order costs, tax by tax. While it is priced, lines of the same height stand in. */
export function OrderSummary({ quote, isStale, children }: Props) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const lines = useLines(quote);
  return (
    <section aria-labelledby="order-summary">
      <Card isPadded className={layout.section}>
        <h2 id="order-summary" tabIndex={-1}>
          {t('summary')}
        </h2>
        <dl className={css.lines} aria-busy={isStale}>
          {lines.map(({ label, amount, isDiscount }) => (
            <div key={label} className={isDiscount && css.discount}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          {!quote && <Skeleton shape="short" />}
        </dl>
        <p className={css.total}>
          <span>
            <b>{t(quote?.isTaxKnown === false ? 'totalBeforeTax' : 'total')}</b> {quote?.currency}
          </span>
          <strong>{quote ? format.cents(quote.totalCents, quote.currency) : '–'}</strong>
        </p>
        {children}
      </Card>
    </section>
  );
}
