import { Injectable } from '@nestjs/common';
import { paginationOf, type Language } from '@porchlight/contracts';
import type { PostAnswer, PostCategory, PostsAnswer } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { textIn, type Translated } from '../translated/translated.ts';
import { presentPost, presentSummary, type PostRow, type SummaryRow } from './post.presenter.ts';

const perPage = 12;
const postNotFound = { en: 'We could not find this guide.', fr: 'Nous n’avons pas trouvé ce guide.' };

/** Published posts, newest first. */
@Injectable()
export class PostsService {
  constructor(private readonly pool: SqlPool) {}

  async page({ category, page, language }: { category: string | undefined; page: number; language: Language }): Promise<PostsAnswer> {
    const [counted] = await this.pool.rows<{ total: number }>('posts_total', `select count(*)::int as total from published_post where $1::text is null or category = $1`, [category ?? null]);
    const pagination = paginationOf({ page, perPage, total: counted?.total ?? 0 });
    const rows = await this.pool.rows<SummaryRow>('posts_page', `
      select slug, title, summary, category, category_name as "categoryName", author, cover, reading_minutes as "readingMinutes", published_at as "publishedAt"
      from published_post where $1::text is null or category = $1 order by published_at desc, slug limit $2 offset $3`,
    [category ?? null, perPage, (pagination.currentPage - 1) * perPage]);
    return { posts: rows.map((row) => presentSummary(row, language)), pagination };
  }

  async one(slug: string, language: Language): Promise<PostAnswer> {
    const [row] = await this.pool.rows<PostRow>('post_by_slug', `
      select slug, title, summary, body, category, category_name as "categoryName", author, cover, reading_minutes as "readingMinutes", published_at as "publishedAt"
      from published_post where slug = $1`, [slug]);
    if (!row) throw notFound(postNotFound, 'post-not-found');
    return { post: presentPost(row, language), related: (await this.#related(row)).map((one) => presentSummary(one, language)) };
  }

  /** Categories that have something to read. */
  async categories(language: Language): Promise<PostCategory[]> {
    const rows = await this.pool.rows<{ slug: string; name: Translated; count: number }>('post_categories', `
      select shelf.slug, shelf.name, count(*)::int as count from post_category shelf join published_post post on post.category = shelf.slug
      group by shelf.id order by shelf.position, shelf.slug`);
    return rows.map(({ slug, name, count }) => ({ slug, name: textIn(name, language), count }));
  }

  #related({ slug, category }: PostRow): Promise<SummaryRow[]> {
    return this.pool.rows<SummaryRow>('posts_related', `
      select slug, title, summary, category, category_name as "categoryName", author, cover, reading_minutes as "readingMinutes", published_at as "publishedAt"
      from published_post where category = $1 and slug <> $2 order by published_at desc, slug limit 3`, [category, slug]);
  }
}
