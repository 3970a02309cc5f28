/** Calls of the content service: settings, blocks, modules, pages, posts, FAQs. */
export * from './pages.ts';
export * from './site.ts';
