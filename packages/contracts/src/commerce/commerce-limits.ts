/** Credits that a staff member moves for a company on a business day without a second person. */
export const maxCreditsAlone = 100;
/** Price lists that staff see of a currency. */
export const maxPriceLists = 25;
/** Uses that staff see of a code. */
export const maxPromoUses = 50;
/** Tax rates that staff see of a province. */
export const maxTaxRates = 100;
