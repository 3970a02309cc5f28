/** Prices of a listing in the order of the form. */
export const priceFields = ['activation', 'daily', 'featuredActivation', 'featuredDaily'] as const;
export type PriceField = (typeof priceFields)[number];
