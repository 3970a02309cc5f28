import type { FeedHome, FeedIdentity } from '@porchlight/contracts/catalog';

/** Returns the key of a home within its feed. */
export const identityOf = ({ id, beds, sqft, rent, bathsFull, bathsHalf }: FeedHome, identity: FeedIdentity): string =>
  identity === 'id' ? id : [id, beds, sqft, rent, bathsFull, bathsHalf].join('/');
