import type { FeedHome } from '@porchlight/contracts/catalog';

/** What tells the homes of a feed apart: their ids, or also their sizes where an id is of a building. */
export type FeedIdentity = 'id' | 'id-and-size';

/** Returns the key of a home within its feed. */
export const identityOf = ({ id, beds, sqft, rent, bathsFull, bathsHalf }: FeedHome, identity: FeedIdentity): string =>
  identity === 'id' ? id : [id, beds, sqft, rent, bathsFull, bathsHalf].join('/');
