import type { Actor } from './call.ts';

/** Keys of a response: one that ends in `?` is optional, below one that ends in `*` any key is permitted. */
export interface ExpectedResponse {
  readonly path: string;
  readonly of: readonly Actor[];
  readonly keys: readonly string[];
}

export const below = (prefix: string, keys: readonly string[]) => keys.map((key) => `${prefix}.${key}`);
export const split = (text: string) => text.split(' ');
/** Keys of a photo. */
export const photo = split('url alt altFr? width height formats[]');
/** Keys of the position in a paged list. */
export const pagination = below(
  'pagination',
  split(
    'currentPage prevPages[]? nextPages[]? showing.start showing.end total more numOfListingsFromPageOne endOfListings',
  ),
);
/** Returns an expected response. */
export const response = (
  path: string,
  of: readonly Actor[],
  ...keys: readonly (readonly string[] | string)[]
): ExpectedResponse => ({ path, of, keys: keys.flat() });
