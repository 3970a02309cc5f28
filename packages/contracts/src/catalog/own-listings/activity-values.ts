/** What happens to a landlord's listings. */
export const landlordActivityKinds = ['lead', 'live', 'off', 'rent', 'edit', 'scheduled', 'created'] as const;
export type LandlordActivityKind = (typeof landlordActivityKinds)[number];
/** Days that activities are listed, and their greatest number: the latest ones. */
export const activityDays = 90;
export const maxLandlordActivities = 500;
