import type { FeedHome, FeedIdentity } from '@porchlight/contracts/catalog';

/** Returns the key of a home within its feed. */
export const identityOf = ({ id, beds, sqft, rent, bathsFull, bathsHalf }: FeedHome, identity: FeedIdentity): string =>
  identity === 'id' ? id : [id, beds, sqft, rent, bathsFull, bathsHalf].join('/');

/** Parts of a key that follow the id. */
const numbersOfKey = /(?:\/[^/]*){5}$/;
/** Returns the id that the feed has for a home with this key. */
export const idOfKey = (key: string, identity: FeedIdentity): string =>
  identity === 'id' ? key : key.replace(numbersOfKey, '');
