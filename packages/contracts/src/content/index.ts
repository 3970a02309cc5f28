/** Calls of the content service: settings, blocks, modules, pages, posts, FAQs, forms. */
export * from './forms.ts';
export * from './pages.ts';
export * from './site.ts';
