/** Routes of the content service: settings, blocks, modules, pages, posts, FAQs, forms. */
export * from './faqs.resource.ts';
export * from './forms.ts';
export * from './pages.ts';
export * from './post-categories.resource.ts';
export * from './rental-rules.resource.ts';
export * from './site.ts';
