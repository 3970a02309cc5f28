import { useNow } from '@porchlight/client';
import type { AnyResource } from '@porchlight/contracts';

// Swedish writes a day as ISO 8601.
const dayOf = (now: Date) => now.toLocaleDateString('sv-SE');

/** Returns the name of a file of a list, with its day. */
export const useFileName = ({ path }: AnyResource, extension: 'csv' | 'txt'): string =>
  `porchlight-${path.split('/').at(-1)}-${dayOf(useNow())}.${extension}`;
