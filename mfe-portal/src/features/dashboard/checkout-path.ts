/**
 * Returns the address of the checkout that returns to the dashboard; it sells credits, or the membership of 12 months.
 */
export const checkoutPath = (product?: 'membership'): string =>
  `/portal/billing/checkout?${product ? 'membership=12&' : ''}return=/portal/dashboard`;
