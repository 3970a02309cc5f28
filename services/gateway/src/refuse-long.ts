import { Problem } from '@porchlight/service-kit';
import { words } from './words.ts';

/** Longest address, in characters; the longest search that our pages write is a tenth of it. */
const longestAddress = 16_384;

/** Throws a 414 problem for an address, of a call or of a page, that no client of ours writes. */
export function refuseLong(address: string): void {
  if (address.length > longestAddress) throw new Problem(414, 'address-too-long', words.addressTooLong);
}
