import { Problem } from '@porchlight/service-kit';
import { messages } from './messages.ts';

/** Maximum URL length in characters; the longest search URL of the site has a tenth of it. */
const maxUrlLength = 16_384;

/** Throws a 414 problem for the URL of a call or page that exceeds the limit. */
export function rejectLongUrl(url: string): void {
  if (url.length > maxUrlLength) throw new Problem(414, 'address-too-long', messages.addressTooLong);
}
