import type { ContentPage } from '@porchlight/contracts/content';

/** Returns a public page as the API does. */
export const aPage = (given: Partial<ContentPage> = {}): ContentPage => ({
  slug: 'about',
  title: 'About us',
  description: 'D',
  body: '<p>Hello</p>',
  lang: 'en-CA',
  pageType: 'landing',
  template: 'landing',
  contents: [],
  blocks: [],
  updatedAt: '2026-11-21T00:00:00.000Z',
  isIndexed: true,
  ...given,
});
