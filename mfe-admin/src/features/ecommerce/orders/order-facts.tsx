import { useFormat, useLanguage, useMessages } from '@porchlight/client';
import { KeyValue, type Fact } from '@porchlight/console-ui';
import type { StaffOrder } from '@porchlight/contracts/commerce';
import { ordersMessages } from './messages/catalog.ts';

/** Buyer, content, amounts and documents of an order. */
export function OrderFacts({ order }: { readonly order: StaffOrder }) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const amounts = useAmountFacts(order);
  const { buyer, company, createdAt, description, credits, bonusCredits, documents, utms } = order;
  const campaign = [utms?.source, utms?.medium, utms?.campaign].filter(Boolean).join(' / ');
  return (
    <KeyValue
      facts={[
        { key: 'buyer', label: t('buyer'), value: buyer },
        ...(company === undefined ? [] : [{ key: 'company', label: t('company'), value: company }]),
        { key: 'date', label: t('date'), value: format.date(createdAt) },
        { key: 'product', label: t('product'), value: description },
        ...(credits === 0
          ? []
          : [{ key: 'credits', label: t('credits'), value: t('creditsValue', { credits, bonus: bonusCredits }) }]),
        ...amounts,
        ...(campaign === '' ? [] : [{ key: 'campaign', label: t('campaign'), value: campaign }]),
        { key: 'documents', label: t('documents'), value: documents.join(', ') || t('noDocuments') },
      ]}
    />
  );
}

function useAmountFacts(order: StaffOrder): readonly Fact[] {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 4 });
  const { currency, priceCents, promoCode, discountCents, taxes, totalCents, leftCents } = order;
  const amount = (key: string, label: string, cents: number) => ({
    key,
    label,
    value: format.cents(cents, currency),
  });
  return [
    amount('price', t('price'), priceCents),
    ...(promoCode === undefined ? [] : [amount('discount', t('discount', { code: promoCode }), -discountCents)]),
    ...taxes.map(({ name, ratePpm, cents }) =>
      amount(`tax ${name}`, t('tax', { name, rate: percent.format(ratePpm / 1_000_000) }), cents),
    ),
    amount('total', t('total'), totalCents),
    amount('left', t('left'), leftCents),
  ];
}
