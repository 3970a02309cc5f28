/** Task that hides the listings of a suspended landlord, and shows them again once the restriction is lifted. */
export const restrictionTask = 'landlords.apply-restriction';
/** Landlord whose restriction changed. */
export interface RestrictedLandlord {
  readonly landlordId: string;
}
/** Reason of a suspension that lasts as long as that of the account. */
export const accountReason = 'account';
/** Returns the condition that the account of a landlord `alias` is suspended. */
export const isSuspendedSql = (alias: string): string => `${alias}.restriction in ('suspended', 'banned')`;
