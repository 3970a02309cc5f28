import type { Language } from '@porchlight/contracts';
import type { Post, PostSummary } from '@porchlight/contracts/content';
import { withAnchors } from '../rich-text/anchors.ts';
import { localizedHtml } from '../rich-text/rich-text.ts';
import { resolvedLanguage, textIn, type Translated } from '../translated.ts';

/** Row of a post in a list. */
export interface SummaryRow {
  slug: string;
  title: Translated;
  summary: Translated;
  category: string;
  categoryName: Translated;
  author: string;
  cover: string;
  readingMinutes: number;
  publishedAt: Date;
}
/** Row of a post with its body. */
export interface PostRow extends SummaryRow {
  body: Translated;
  searchTitle: Translated | null;
  searchDescription: Translated | null;
  isIndexed: boolean;
  revisedAt: Date | null;
  province: string | null;
  place: string | null;
}

/** Returns a post for a list. */
export const presentSummary = (
  { title, summary, categoryName, publishedAt, slug, category, author, cover, readingMinutes }: SummaryRow,
  language: Language,
): PostSummary => ({
  slug,
  title: textIn(title, language),
  summary: textIn(summary, language),
  lang: resolvedLanguage(title, language),
  category,
  categoryName: textIn(categoryName, language),
  author,
  cover,
  readingMinutes,
  publishedAt: publishedAt.toISOString(),
});

/** Returns a post for display. Its `lang` is that of the body. */
export function presentPost(row: PostRow, language: Language): Post {
  const { html, contents } = withAnchors(localizedHtml(textIn(row.body, language), language));
  const { revisedAt, publishedAt, province, place, searchTitle, searchDescription, isIndexed } = row;
  return {
    ...presentSummary(row, language),
    lang: resolvedLanguage(row.body, language),
    body: html,
    contents: [...contents],
    isIndexed,
    ...(searchTitle && { searchTitle: textIn(searchTitle, language) }),
    ...(searchDescription && { searchDescription: textIn(searchDescription, language) }),
    ...(revisedAt && revisedAt > publishedAt ? { updatedAt: revisedAt.toISOString() } : {}),
    ...(province && place ? { place: { province, place } } : {}),
  };
}
