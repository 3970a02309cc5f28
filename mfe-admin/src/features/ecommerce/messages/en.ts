/** Messages of the ecommerce screen and its tabs, in English. */
export const en = {
  title: 'Ecommerce',
  description: 'What landlords buy, and at which prices',
  tabs: 'Parts of ecommerce',
  bundles: 'Bundles',
  approvals: 'Approvals',
  noBundles: 'There are no bundles',
} as const;
