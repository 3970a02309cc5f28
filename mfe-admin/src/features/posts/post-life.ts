import type { ContentLife } from '../../shared/content-life/content-life.ts';
import { postLifeCalls } from './post-calls.ts';
import { posts } from './post-screens.ts';

/** Drafts, previews and publication of posts. */
export const postLife: ContentLife = {
  screens: posts,
  calls: postLifeCalls,
  pathOf: ({ slug }) => `/guides/${String(slug)}`,
  previewPathOf: (token) => `/admin/posts/preview/${token}`,
};
