import { useFormat, useMessages } from '@porchlight/client';
import { Timeline } from '@porchlight/console-ui';
import type { StaffDispute, StaffOrder, StaffPayment, StaffRefund } from '@porchlight/contracts/commerce';
import { ordersMessages } from './messages/catalog.ts';
import css from './orders.module.css';

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly at: string;
  readonly sentences: readonly string[];
}

/** Payments, refunds and disputes of an order, newest first. */
export function OrderHistory({ order }: { readonly order: StaffOrder }) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const entries = useEntries(order);
  return (
    <section className={css.history}>
      <h3>{t('history')}</h3>
      {entries.length === 0 ? (
        <p>{t('nothingYet')}</p>
      ) : (
        <Timeline
          entries={entries.map(({ key, title, at, sentences }) => ({
            key,
            title,
            time: format.date(at),
            children: <p>{sentences.join(' ')}</p>,
          }))}
        />
      )}
    </section>
  );
}

function useEntries({ currency, payments, refunds, disputes }: StaffOrder): readonly Entry[] {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const amountOf = ({ amountCents }: { readonly amountCents: number }) => ({
    amount: format.cents(amountCents, currency),
  });
  const entries: Entry[] = [
    ...payments.map((payment: StaffPayment) => ({
      key: `payment ${payment.createdAt}`,
      title: t('paymentOf', amountOf(payment)),
      at: payment.createdAt,
      sentences: [t(`payment.${payment.state}`), ...(payment.card ? [t('card', { card: payment.card })] : [])],
    })),
    ...refunds.map((refund: StaffRefund) => ({
      key: refund.id,
      title: t('refundOf', amountOf(refund)),
      at: refund.createdAt,
      sentences: [
        t(`refund.${refund.state}`),
        ...(refund.state === 'pending' || refund.state === 'succeeded'
          ? [t('refundCredits', { reversed: refund.creditsReversed, spent: refund.creditsSpent })]
          : []),
        t('reasonValue', { reason: refund.reason }),
      ],
    })),
    ...disputes.map((dispute: StaffDispute) => ({
      key: dispute.providerId,
      title: t('disputeOf', amountOf(dispute)),
      at: dispute.createdAt,
      sentences: [
        t(`dispute.${dispute.state}`),
        t('disputeCredits', { held: dispute.creditsHeld, credits: dispute.credits }),
        t('reasonValue', { reason: dispute.reason }),
      ],
    })),
  ];
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}
