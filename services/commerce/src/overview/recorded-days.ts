import { overviewRanges } from '@porchlight/contracts/commerce';

/** Days that the overview shows, with those that it compares them with. */
export const recordedDays = 2 * Math.max(...overviewRanges);
