import {
  availableDays,
  listingDescriptionLength,
  listingTitleLength,
  minPublishedPhotos,
  type ChecklistItem,
  type OwnListing,
} from '@porchlight/contracts/catalog';

const dayMs = 86_400_000;
type Answers = Omit<OwnListing, 'missing'>;
const isDone: Readonly<Record<ChecklistItem, (listing: Answers, now: number) => boolean>> = {
  availableDate: ({ availableDate }, now) => now - Date.parse(availableDate) < (availableDays.past + 1) * dayMs,
  furnished: ({ furnished }) => furnished !== undefined,
  pin: ({ isPinConfirmed }) => isPinConfirmed,
  deposit: ({ deposit }) => typeof deposit === 'number',
  fees: ({ fees }) => fees !== undefined,
  photos: ({ photos }) => photos.length >= minPublishedPhotos,
  leaseTerm: ({ leaseTerm }) => leaseTerm !== undefined,
  petPolicies: ({ petPolicies }) => petPolicies.length > 0,
  laundry: ({ laundry }) => laundry !== undefined,
  parkingType: ({ parkingType }) => parkingType !== undefined,
  title: ({ title }) => title.length >= listingTitleLength.min,
  description: ({ description }) => description.length >= listingDescriptionLength.min,
  declaresFairHousing: ({ declaresFairHousing }) => declaresFairHousing,
};

/** Returns what a listing lacks before it can be published, in the order of the form. */
export const missingOf = (listing: Answers, now = Date.now()): ChecklistItem[] =>
  (Object.keys(isDone) as ChecklistItem[]).filter((item) => !isDone[item](listing, now));
