import { minListingsToShow, minListingsForNormalQuality, type TrendQuality } from '@porchlight/contracts/catalog';

/** Returns how reliable a figure of `n` listings is. */
export const qualityOf = (n: number): TrendQuality =>
  n >= minListingsForNormalQuality ? 'normal' : n >= minListingsToShow ? 'limited' : 'suppressed';
