import type { NamedTextKind } from '@porchlight/contracts';

const factsOfCosts: Readonly<Record<string, NamedTextKind>> = { currency: 'fixed', source: 'text', reviewedAt: 'day' };

/** Returns the kind of a value, which follows from the name that the code of a page reads it by. */
export function kindOfValue(blockKey: string, key: string): NamedTextKind {
  if (/(^|\.)(link|sourceUrl)$/.test(key)) return 'address';
  if (blockKey.startsWith('usual-costs.')) return factsOfCosts[key] ?? 'amount';
  if (key === 'html') return 'rich-text';
  // The form or the FAQ that a block shows, by its key.
  return key === 'form' || /^\d+$/.test(key) ? 'fixed' : 'text';
}
