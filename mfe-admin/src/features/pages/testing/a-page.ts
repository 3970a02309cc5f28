export const type = { id: 't1', version: 1, updatedAt: '2026-11-20T12:00:00.000Z', label: 'Landing page' };
export const ways = { key: 'page.about.ways', kind: 'steps', title: { 'en-CA': 'Three ways' }, isPublic: true };

/** Returns a public page as the API does. */
export const aPage = (given: object = {}) => ({
  id: 'p1',
  version: 4,
  updatedAt: '2026-11-20T12:00:00.000Z',
  headline: { 'en-CA': 'Bikes', 'fr-CA': 'Vélos' },
  slug: 'bikes',
  pageType: 't1',
  pageTypeName: 'Landing page',
  body: { 'en-CA': '<p>Ride a bike.</p>' },
  blocks: [],
  searchDescription: { 'en-CA': 'How to ride' },
  isIndexed: true,
  state: 'published',
  publishedAt: '2026-11-15T12:00:00.000Z',
  menuItems: [],
  ...given,
});
