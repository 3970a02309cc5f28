/**
 * Slugs of the pages that screens of the site link to by address. Staff write their texts; each stays public at its
 * address.
 */
export const linkedPages: readonly string[] = ['privacy-policy', 'terms-of-use', 'contact', 'stay-safe'];
