import type { RenterProfile } from '@porchlight/contracts/accounts';

/** Column of each profile field; the only list of profile fields. */
export const profileColumns = {
  budgetMin: 'budget_min',
  budgetMax: 'budget_max',
  beds: 'beds',
  moveInDate: 'move_in_date',
  flexibilityDays: 'flexibility_days',
  leaseMonths: 'lease_months',
  adults: 'adults',
  children: 'children',
  pets: 'pets',
  preferredAreas: 'preferred_areas',
  arrivalDate: 'arrival_date',
  currentCountry: 'current_country',
  languages: 'languages',
  documentsReady: 'documents_ready',
  hasGuarantor: 'has_guarantor',
  smoking: 'smoking',
  about: 'about',
  shareByDefault: 'share_by_default',
  wantsNews: 'wants_news',
} as const satisfies Record<keyof RenterProfile, string>;

/** Maps a change to column names. */
export const columnsOf = (change: RenterProfile): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, unknown] => [profileColumns[key as keyof RenterProfile], value]),
  );
