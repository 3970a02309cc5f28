import type { ContentLife } from '../../shared/content-life/content-life.ts';
import { pages } from './page-resources.ts';
import { pageLifeCalls } from './pages-calls.ts';

/** Drafts, previews and publication of pages. */
export const pageLife: ContentLife = {
  screens: pages,
  calls: pageLifeCalls,
  pathOf: ({ slug }) => `/${String(slug)}`,
  previewPathOf: (token) => `/preview/pages/${token}`,
};
