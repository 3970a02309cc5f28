import { Injectable } from '@nestjs/common';
import { splitLanguage, type Language } from '@porchlight/contracts';
import type { ContentPage } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { htmlFor } from '../rich-text/rich-text.ts';
import { languageGiven, textIn, type Translated } from '../translated/translated.ts';

interface PageRow { slug: string; pageType: string; title: Translated; description: Translated; body: Translated; updatedAt: Date }
const pageNotFound = { en: 'We could not find this page.', fr: 'Nous n’avons pas trouvé cette page.' };

/** The published page at an address. An address that moved gives the page it moved to, whose slug differs then. */
@Injectable()
export class PagesService {
  constructor(private readonly pool: SqlPool) {}

  async at(address: string, language: Language): Promise<ContentPage> {
    const [row] = await this.pool.rows<PageRow>('page_by_address', `
      select slug, page_type as "pageType", title, description, body, updated_at as "updatedAt" from published_page
      where slug = $1 or slug = (select substr(to_address, 2) from redirect where from_address = '/' || $1)
      order by slug = $1 desc limit 1`, [bare(address)]);
    if (!row) throw notFound(pageNotFound, 'page-not-found');
    return present(row, language);
  }
}

/** The path alone: no language prefix, query, hash, first or last slash. */
const bare = (address: string) => splitLanguage(`/${trimmed(address.replace(/[?#].*$/s, ''))}`).path.slice(1);
const trimmed = (path: string) => path.replace(/^\/+|\/+$/g, '');

const present = ({ slug, pageType, title, description, body, updatedAt }: PageRow, language: Language): ContentPage => ({
  slug, pageType, title: textIn(title, language), description: textIn(description, language),
  body: htmlFor(textIn(body, language), language), lang: languageGiven(body, language), updatedAt: updatedAt.toISOString(),
});
