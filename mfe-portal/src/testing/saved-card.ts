import type { PaymentMethod } from '@porchlight/contracts/commerce';

/** Saved card of the company in the tests. */
export const savedCard: PaymentMethod = {
  id: 'company-1',
  name: 'Visa 4242',
  type: 'card',
  typeExt: 'visa',
  partialIdentifier: '4242',
  expMonth: 3,
  expYear: 2031,
  postalCode: 'M6R 2M1',
  paymentMethodId: 'pm_1',
  isExpired: false,
};
