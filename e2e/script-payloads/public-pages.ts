import type { StoredRecord } from '../resources/record-calls.ts';

const both = (path: string): string[] => [path, `/fr${path === '/' ? '' : path}`];
const ofSlug = (folder: string) => (record: StoredRecord) => both(`${folder}/${String(record['slug'])}`);

/** Pages of visitors that show a record of its own. */
const ownPages: Readonly<Record<string, (record: StoredRecord) => readonly string[]>> = {
  '/admin/posts': ofSlug('/guides'),
  '/admin/pages': ofSlug(''),
};
/** Pages of visitors that show many records; those of other resources are on the home page, if anywhere. */
const listPages: Readonly<Record<string, readonly string[]>> = {
  '/admin/posts': both('/guides'),
  '/admin/post-categories': both('/guides'),
  '/admin/faqs': both('/faqs'),
  '/admin/faq-topics': both('/faqs'),
  '/admin/forms': both('/contact'),
};
export const ownPagesOf = (path: string, record: StoredRecord): readonly string[] => ownPages[path]?.(record) ?? [];
export const listPagesOf = (path: string): readonly string[] => listPages[path] ?? both('/');
