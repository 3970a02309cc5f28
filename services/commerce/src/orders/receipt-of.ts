import type { TaxDocumentSnapshot, TaxInformation } from '@porchlight/contracts/commerce';
import type { Card } from '../payments/saved-card.ts';
import type { SupplierDetails } from '../supplier/suppliers.ts';
import type { TaxLine } from '../taxes/tax-lines.ts';
import type { PurchaseOrder } from './purchase-order.entity.ts';

/** What a receipt states besides the order. */
export interface ReceiptParties {
  readonly supplier: SupplierDetails;
  readonly taxInformation: TaxInformation;
  readonly card: Card | undefined;
}

/** What a receipt states of its order. */
type ReceiptOrder = Pick<
  PurchaseOrder,
  | 'number'
  | 'language'
  | 'description'
  | 'promoCode'
  | 'currency'
  | 'priceCents'
  | 'discountCents'
  | 'totalCents'
  | 'taxes'
  | 'billing'
>;

/** Returns the receipt of an order, with copies of all that it states. */
export function receiptOf(
  order: ReceiptOrder,
  { supplier, taxInformation, card }: ReceiptParties,
): TaxDocumentSnapshot {
  const { language, description, promoCode, priceCents, discountCents, taxes, billing, totalCents, currency } = order;
  return {
    language,
    supplier: { ...supplier, taxNumbers: taxNumbersOf(taxes) },
    buyer: {
      ...taxInformation,
      companyName: taxInformation.companyName ?? billing.name,
      billingAddressLines:
        taxInformation.companyName === null ? addressOf(billing) : [billing.name, ...addressOf(billing)],
    },
    orderNumber: order.number,
    corrects: null,
    paidWith: card ? { brand: card.brand.slice(0, 1).toUpperCase() + card.brand.slice(1), last4: card.last4 } : null,
    lines: [{ description, quantity: 1, cents: priceCents }],
    discount: promoCode !== null && discountCents > 0 ? { code: promoCode, cents: discountCents } : null,
    subtotalCents: priceCents - discountCents,
    taxes: taxes.map(({ name, ratePpm, cents, registrationNumber }) => ({
      name,
      ratePpm,
      cents,
      registrationNumber: registrationNumber ?? '',
    })),
    totalCents,
    currency,
  };
}

const taxNumbersOf = (taxes: readonly TaxLine[]) =>
  taxes.flatMap(({ name, registrationNumber }) => (registrationNumber ? [{ name, number: registrationNumber }] : []));
const addressOf = ({ line1, line2, city, province, postalCode }: PurchaseOrder['billing']): string[] => [
  line1,
  ...(line2 ? [line2] : []),
  `${city} ${province} ${postalCode}`,
];
