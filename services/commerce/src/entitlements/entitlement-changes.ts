/** Returns changed entitlements as catalog is notified of them. */
export const returningEntitlement = 'returning listing_id as "listingId", enabled, featured, version';
/** Pauses the listings `$1` that are live, which ends their featuring. */
export const pauseSql = `
  update entitlement set enabled = false, featured = false, version = version + 1, changed_at = now()
  where listing_id = any($1) and enabled ${returningEntitlement}`;
/** Ends the featuring of the listings `$1`. */
export const unfeatureSql = `
  update entitlement set featured = false, version = version + 1, changed_at = now()
  where listing_id = any($1) and featured ${returningEntitlement}`;
