/** Fields of a listing that support compares with what was published, by kind of value. */
export const comparedFields = {
  text: ['title', 'description', 'unitNumber', 'depositNote', 'specialOffer'],
  money: ['rent', 'rentMax', 'deposit'],
  number: ['beds', 'bathsFull', 'bathsHalf', 'sqft'],
  day: ['availableDate'],
  choice: ['rentFrequency', 'listingKind'],
  term: ['rentalType', 'furnished', 'leaseTerm', 'parkingType', 'laundry'],
  terms: ['petPolicies', 'utilities', 'amenities'],
  masked: ['contactName', 'contactPhone', 'contactEmail'],
} as const;
/** Name of a field of `comparedFields`. */
export type ComparedField = (typeof comparedFields)[keyof typeof comparedFields][number];
/** Names of all compared fields. */
export const comparedFieldNames = Object.values(comparedFields).flat() as readonly ComparedField[];
