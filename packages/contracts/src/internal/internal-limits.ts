/** Bytes of the largest file that is mailed. */
export const maxMailFileBytes = 2_000_000;
/** Copies of entitlements in one response. */
export const maxEntitlementCopies = 1_000;
/** Listings whose titles are requested at once. */
export const maxOwnerListingTitles = 1_000;
/** API keys in one report of a gateway. */
export const maxReportedKeys = 1_000;
/** Failing calls in one report of a gateway. */
export const maxReportedCalls = 1_000;
/** Uses of a permission that are named. */
export const maxNamedUses = 20;
/** Companies of a page of a list of support. */
export const companiesPerPage = 25;
/** Number of an order, a receipt or a credit note: `1042`, `RC-2026-000123`, `CN-2026-000123`. */
export const paymentNumberPattern = /^(\d{1,18}|(RC|CN)-\d{4}-\d{1,9})$/i;
/** Landlords whose names are requested at once. */
export const maxLandlordNames = 25;
/** Landlords that a search finds. */
export const maxFoundLandlords = 10;
