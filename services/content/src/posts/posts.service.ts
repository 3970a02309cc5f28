import { Injectable } from '@nestjs/common';
import { paginationOf, type Language } from '@porchlight/contracts';
import type { PostAnswer, PostCategory, PostsAnswer } from '@porchlight/contracts/content';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { textIn, type Translated } from '../translated/translated.ts';
import { presentPost, presentSummary, type PostRow, type SummaryRow } from './post.presenter.ts';

const perPage = 12;
const postNotFound = { en: 'We could not find this guide.', fr: 'Nous n’avons pas trouvé ce guide.' };

const summary = `slug, title, summary, category, category_name as "categoryName", author, cover, reading_minutes as "readingMinutes", published_at as "publishedAt"`;
/** The posts of a category that hold the words, by the rules of the reader's language; words that every text holds ('the') ask for nothing. */
const found = (words: 'words_en' | 'words_fr', rules: 'english' | 'french') => ({
  total: `select count(*)::int as total from published_post, websearch_to_tsquery('${rules}', folded($2)) as asked
    where ($1::text is null or category = $1) and (numnode(asked) = 0 or ${words} @@ asked)`,
  page: `select ${summary} from published_post, websearch_to_tsquery('${rules}', folded($2)) as asked
    where ($1::text is null or category = $1) and (numnode(asked) = 0 or ${words} @@ asked)
    order by ts_rank(${words}, asked) desc, published_at desc, slug limit $3 offset $4`,
});
const statements = { en: found('words_en', 'english'), fr: found('words_fr', 'french') } as const;
const names = {
  en: { total: 'posts_total_en', page: 'posts_page_en' },
  fr: { total: 'posts_total_fr', page: 'posts_page_fr' },
} as const;
const bySlug = `
  select ${summary}, body, revised_at as "revisedAt", province_slug as province, place_slug as place from published_post
  where slug = $1 or slug = (select substr(to_address, 9) from redirect where from_address = '/guides/' || $1 and to_address like '/guides/%')
  order by slug = $1 desc limit 1`;
const toReadNext = `select ${summary} from published_post where slug <> $2 order by category = $1 desc, published_at desc, slug limit 3`;

interface Asked {
  readonly category: string | undefined;
  readonly q: string | undefined;
  readonly page: number;
  readonly language: Language;
}

/** Published posts, newest first; with words to search for, the best match first. */
@Injectable()
export class PostsService {
  constructor(private readonly pool: SqlPool) {}

  async page({ category, q = '', page, language }: Asked): Promise<PostsAnswer> {
    const words = language === 'fr-CA' ? 'fr' : 'en';
    const asked = [category ?? null, q];
    const counted = await this.pool.row<{ total: number }>(names[words].total, statements[words].total, asked);
    const pagination = paginationOf({ page, perPage, total: counted?.total ?? 0 });
    const rows = await this.pool.rows<SummaryRow>(names[words].page, statements[words].page, [
      ...asked,
      perPage,
      (pagination.currentPage - 1) * perPage,
    ]);
    return { posts: rows.map((row) => presentSummary(row, language)), pagination };
  }

  /** The post of a slug; one that moved is found by its old slug, and its own differs then. */
  async one(slug: string, language: Language): Promise<PostAnswer> {
    const row = await this.pool.row<PostRow>('post_by_slug', bySlug, [slug]);
    if (!row) throw notFound(postNotFound, 'post-not-found');
    return {
      post: presentPost(row, language),
      related: (await this.#related(row)).map((one) => presentSummary(one, language)),
    };
  }

  /** Categories that have something to read. */
  async categories(language: Language): Promise<PostCategory[]> {
    const rows = await this.pool.rows<{ slug: string; name: Translated; count: number }>(
      'post_categories',
      `
      select shelf.slug, shelf.name, count(*)::int as count from post_category shelf join published_post post on post.category = shelf.slug
      group by shelf.id order by shelf.position, shelf.slug`,
    );
    return rows.map(({ slug, name, count }) => ({ slug, name: textIn(name, language), count }));
  }

  /** What to read next: of the same category first, then the newest. */
  #related({ slug, category }: PostRow): Promise<SummaryRow[]> {
    return this.pool.rows<SummaryRow>('posts_related', toReadNext, [category, slug]);
  }
}
