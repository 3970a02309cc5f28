import type { Language } from '@porchlight/contracts';
import type { ContentPage, PageBlock } from '@porchlight/contracts/content';
import { withAnchors } from '../rich-text/anchors.ts';
import { htmlFor } from '../rich-text/rich-text.ts';
import { withFacts, type SiteFacts } from '../site-settings/site-facts.ts';
import { languageGiven, textIn, type Translated } from '../translated/translated.ts';

/** A published page as it is stored. */
export interface PageRow {
  id: string;
  slug: string;
  pageType: string;
  template: ContentPage['template'];
  title: Translated;
  description: Translated;
  body: Translated;
  updatedAt: Date;
}
/** One text of a block of a page. */
export interface PageBlockRow {
  key: string;
  kind: string;
  valueKey: string;
  content: Translated;
}
/** For whom a page is drawn up, and what it may say of the site. */
export interface PageReader {
  readonly language: Language;
  readonly facts: SiteFacts;
}

/** A page to read. Its `lang` is that of the body. */
export function presentPage(
  row: PageRow,
  blocks: readonly PageBlockRow[],
  { language, facts }: PageReader,
): ContentPage {
  const { slug, pageType, template, title, description, body, updatedAt } = row;
  const { html, contents } = withAnchors(htmlFor(withFacts(textIn(body, language), facts), language));
  return {
    slug,
    pageType,
    template,
    title: textIn(title, language),
    description: textIn(description, language),
    body: html,
    contents: [...contents],
    lang: languageGiven(body, language),
    blocks: presentBlocks(blocks, language),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The rows, which come in the order of the page, as blocks. */
function presentBlocks(rows: readonly PageBlockRow[], language: Language): PageBlock[] {
  const blocks = new Map<string, PageBlock>();
  for (const { key, kind, valueKey, content } of rows) {
    const block = blocks.get(key) ?? { key, kind, contents: [] };
    const text = textIn(content, language);
    block.contents.push({
      contentKey: valueKey,
      content: valueKey === 'html' ? htmlFor(text, language) : text,
      lang: languageGiven(content, language),
    });
    blocks.set(key, block);
  }
  return [...blocks.values()];
}
