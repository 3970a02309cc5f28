export const maxPageTitle = 120;
/** Layout templates of a page, chosen by its type. */
export const pageTemplates = ['text', 'wide', 'landing', 'contact', 'faq'] as const;
export type PageTemplate = (typeof pageTemplates)[number];
/** Kinds of blocks that pages show. */
export const pageBlockKinds = ['rich-text', 'call-to-action', 'notice', 'steps', 'cards', 'faq-list', 'form'] as const;
export type PageBlockKind = (typeof pageBlockKinds)[number];
