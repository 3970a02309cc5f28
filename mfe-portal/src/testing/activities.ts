import type { LandlordActivitiesPage, LandlordActivity } from '@porchlight/contracts/catalog';
import { paginationOf } from '@porchlight/contracts';

/** Returns an activity for tests: a lead, unless the fields say otherwise. */
export const anActivity = (over: Partial<LandlordActivity> = {}): LandlordActivity => ({
  kind: 'lead',
  at: '2026-11-21T10:00:00.000Z',
  listing: { id: 'aaaaaaaaa1', title: 'Sunny two-bedroom', lang: 'en' },
  ...(over.kind === undefined ? { lead: { id: '11111111-1111-4111-8111-111111111111', firstName: 'Amara' } } : {}),
  ...over,
});
export const activitiesOf = (
  activities: readonly LandlordActivity[],
  total = activities.length,
): LandlordActivitiesPage => ({
  activities: [...activities],
  pagination: paginationOf({ page: 1, perPage: 25, total }),
});
