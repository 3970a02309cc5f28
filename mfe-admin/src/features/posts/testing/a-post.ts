export const category = { id: 'c1', version: 1, updatedAt: '2026-11-20T12:00:00.000Z', name: { 'en-CA': 'Safety' } };

/** Returns a draft of a post as the API does. */
export const aPost = (given: object = {}) => ({
  id: 'p1',
  version: 4,
  updatedAt: '2026-11-20T12:00:00.000Z',
  headline: { 'en-CA': 'Spot a scam', 'fr-CA': 'Repérer une arnaque' },
  slug: 'spot-a-scam',
  summary: { 'en-CA': 'Signs' },
  body: { 'en-CA': '<p>Never pay first.</p>' },
  category: 'c1',
  categoryName: { 'en-CA': 'Safety' },
  author: 'Ana',
  cover: 'p25-house',
  state: 'draft',
  readingMinutes: 1,
  ...given,
});
