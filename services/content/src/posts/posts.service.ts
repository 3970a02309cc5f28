import { Injectable } from '@nestjs/common';
import { paginationOf, type Language } from '@porchlight/contracts';
import type { PostResponse, PostCategory, PostsResponse } from '@porchlight/contracts/content';
import { writtenLanguage } from '@porchlight/messages';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { textIn, type Translated } from '../translated.ts';
import { presentPost, presentSummary, type PostRow, type SummaryRow } from './post.presenter.ts';
import { messages } from './messages.ts';

const perPage = 12;

const summary = `slug, title, summary, category, category_name as "categoryName", author, cover, reading_minutes as "readingMinutes", published_at as "publishedAt"`;
/**
 * Returns the statements that search posts of a category by the stemming of a language. A query of stop words only
 * ('the') matches every post.
 */
const searchStatements = (words: 'words_en' | 'words_fr', rules: 'english' | 'french') => ({
  total: `select count(*)::int as total from published_post, websearch_to_tsquery('${rules}', folded($2)) as asked
    where ($1::text is null or category = $1) and (numnode(asked) = 0 or ${words} @@ asked)`,
  page: `select ${summary} from published_post, websearch_to_tsquery('${rules}', folded($2)) as asked
    where ($1::text is null or category = $1) and (numnode(asked) = 0 or ${words} @@ asked)
    order by ts_rank(${words}, asked) desc, published_at desc, slug limit $3 offset $4`,
});
const statements = { en: searchStatements('words_en', 'english'), fr: searchStatements('words_fr', 'french') } as const;
const statementNames = {
  en: { total: 'posts_total_en', page: 'posts_page_en' },
  fr: { total: 'posts_total_fr', page: 'posts_page_fr' },
} as const;
const bySlugSql = `
  select ${summary}, body, revised_at as "revisedAt", province_slug as province, place_slug as place,
    search_title as "searchTitle", search_description as "searchDescription",
    is_indexed as "isIndexed" from published_post
  where slug = $1 or slug = (select substr(to_address, 9) from redirect
    where from_address = '/guides/' || $1 and to_address like '/guides/%' and deleted_at is null)
  order by slug = $1 desc limit 1`;
const relatedSql = `
  select ${summary} from published_post where slug <> $2 order by category = $1 desc, published_at desc, slug limit 3`;

interface PostQuery {
  readonly category: string | undefined;
  readonly q: string | undefined;
  readonly page: number;
  readonly language: Language;
}

/** Lists published posts, newest first; a search orders by rank. */
@Injectable()
export class PostsService {
  constructor(private readonly pool: SqlPool) {}

  async page({ category, q = '', page, language }: PostQuery): Promise<PostsResponse> {
    const written = writtenLanguage(language);
    const parameters = [category ?? null, q];
    const counted = await this.pool.row<{ total: number }>(
      statementNames[written].total,
      statements[written].total,
      parameters,
    );
    const pagination = paginationOf({ page, perPage, total: counted?.total ?? 0 });
    const rows = await this.pool.rows<SummaryRow>(statementNames[written].page, statements[written].page, [
      ...parameters,
      perPage,
      (pagination.currentPage - 1) * perPage,
    ]);
    return { posts: rows.map((row) => presentSummary(row, language)), pagination };
  }

  /** Returns a post by its current or former slug; the returned slug is the current one. Throws 404. */
  async get(slug: string, language: Language): Promise<PostResponse> {
    const row = await this.pool.row<PostRow>('post_by_slug', bySlugSql, [slug]);
    if (!row) throw notFound(messages.postNotFound, 'post-not-found');
    return {
      post: presentPost(row, language),
      related: (await this.#related(row)).map((one) => presentSummary(one, language)),
    };
  }

  /** Lists categories that have published posts. */
  async categories(language: Language): Promise<PostCategory[]> {
    const rows = await this.pool.rows<{ slug: string; name: Translated; count: number }>(
      'post_categories',
      `
      select shelf.slug, shelf.name, count(*)::int as count
      from post_category shelf join published_post post on post.category = shelf.slug
      group by shelf.id order by shelf.position, shelf.slug`,
    );
    return rows.map(({ slug, name, count }) => ({ slug, name: textIn(name, language), count }));
  }

  /** Returns three related posts: same category first, then the newest. */
  #related({ slug, category }: PostRow): Promise<SummaryRow[]> {
    return this.pool.rows<SummaryRow>('posts_related', relatedSql, [category, slug]);
  }
}
