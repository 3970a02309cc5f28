import type { Language } from '@porchlight/contracts';
import type { Post, PostSummary } from '@porchlight/contracts/content';
import { withAnchors } from '../rich-text/anchors.ts';
import { htmlFor } from '../rich-text/rich-text.ts';
import { languageGiven, textIn, type Translated } from '../translated/translated.ts';

/** A post as the lists read it. */
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
/** A post with its body. */
export interface PostRow extends SummaryRow {
  body: Translated;
  revisedAt: Date | null;
  province: string | null;
  place: string | null;
}

/** A post in a list. */
export const presentSummary = (
  { title, summary, categoryName, publishedAt, slug, category, author, cover, readingMinutes }: SummaryRow,
  language: Language,
): PostSummary => ({
  slug,
  title: textIn(title, language),
  summary: textIn(summary, language),
  lang: languageGiven(title, language),
  category,
  categoryName: textIn(categoryName, language),
  author,
  cover,
  readingMinutes,
  publishedAt: publishedAt.toISOString(),
});

/** A post to read. Its `lang` is that of the body. */
export function presentPost(row: PostRow, language: Language): Post {
  const { html, contents } = withAnchors(htmlFor(textIn(row.body, language), language));
  const { revisedAt, publishedAt, province, place } = row;
  return {
    ...presentSummary(row, language),
    lang: languageGiven(row.body, language),
    body: html,
    contents: [...contents],
    ...(revisedAt && revisedAt > publishedAt ? { updatedAt: revisedAt.toISOString() } : {}),
    ...(province && place ? { place: { province, place } } : {}),
  };
}
