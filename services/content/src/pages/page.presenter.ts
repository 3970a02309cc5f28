import type { Language } from '@porchlight/contracts';
import type { ContentPage, PageBlock } from '@porchlight/contracts/content';
import { withAnchors } from '../rich-text/anchors.ts';
import { localizedHtml } from '../rich-text/rich-text.ts';
import { withFacts, type SiteFacts } from '../site-settings/site-facts.ts';
import { resolvedLanguage, textIn, type Translated } from '../translated.ts';

/** Row of a published page. */
export interface PageRow {
  id: string;
  slug: string;
  pageType: string;
  template: ContentPage['template'];
  title: Translated;
  searchTitle: Translated | null;
  description: Translated;
  body: Translated;
  updatedAt: Date;
  isIndexed: boolean;
}
/** One value of a block on a page. */
export interface PageBlockRow {
  key: string;
  kind: string;
  valueKey: string;
  content: Translated;
}
/** Language and site facts for rendering a page. */
export interface PageContext {
  readonly language: Language;
  readonly facts: SiteFacts;
}

/** Returns a page for display. Its `lang` is that of the body. */
export function presentPage(
  row: PageRow,
  blocks: readonly PageBlockRow[],
  { language, facts }: PageContext,
): ContentPage {
  const { slug, pageType, template, title, description, body, updatedAt, isIndexed, searchTitle } = row;
  const { html, contents } = withAnchors(localizedHtml(withFacts(textIn(body, language), facts), language));
  return {
    slug,
    pageType,
    template,
    title: textIn(title, language),
    ...(searchTitle ? { searchTitle: textIn(searchTitle, language) } : {}),
    description: textIn(description, language),
    body: html,
    contents: [...contents],
    lang: resolvedLanguage(body, language),
    blocks: presentBlocks(blocks, language),
    updatedAt: updatedAt.toISOString(),
    isIndexed,
  };
}

/** Groups rows, which are in page order, by block. */
function presentBlocks(rows: readonly PageBlockRow[], language: Language): PageBlock[] {
  const blocks = new Map<string, PageBlock>();
  for (const { key, kind, valueKey, content } of rows) {
    const block = blocks.get(key) ?? { key, kind, contents: [] };
    const text = textIn(content, language);
    block.contents.push({
      contentKey: valueKey,
      content: valueKey === 'html' ? localizedHtml(text, language) : text,
      lang: resolvedLanguage(content, language),
    });
    blocks.set(key, block);
  }
  return [...blocks.values()];
}
