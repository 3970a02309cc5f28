import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount, IsSlug, IsText } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { Pagination } from '../kernel/pagination.ts';
import { route } from '../kernel/route.ts';
import { ContentValue } from './site.ts';

export class PageAddressQuery extends InLanguage {
  @IsOptional() @IsString() @MaxLength(300) address?: string;
}
/** How a page is drawn; its type chooses. */
export const pageTemplates = ['text', 'wide', 'landing', 'contact', 'faq'] as const;
/** A heading of a long text; `id` is the anchor in its body. */
export class TextHeading {
  @IsString() id!: string;
  @IsString() title!: string;
}
/**
 * One block of a page. A client draws nothing for a `kind` that it does not know. `rich-text` has `title`, `html` (sanitised);
 * `call-to-action` and `notice` have `title`, `text`, `button`, `link`; `steps` and `cards` have `title`, then `1.title`, `1.text`, `1.link` …;
 * `faq-list` has `title` and the ids of questions under `1`, `2` …; `form` has `title`, `text` and the key of the form under `form`.
 * Only the first of a kind's texts that it cannot do without are always there.
 */
export class PageBlock {
  @IsString() key!: string;
  @IsString() kind!: string;
  @ListOf(() => ContentValue) contents!: ContentValue[];
}
/** A page of the site. `body` is sanitised HTML; `lang` says which language it is written in. */
export class ContentPage {
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsString() description!: string;
  @IsString() body!: string;
  @IsString() lang!: string;
  @IsString() pageType!: string;
  @IsIn(pageTemplates) template!: (typeof pageTemplates)[number];
  /** Headings of the body in order. */
  @ListOf(() => TextHeading) contents!: TextHeading[];
  /** In the order of the page. */
  @ListOf(() => PageBlock) blocks!: PageBlock[];
  @IsString() updatedAt!: string;
}
/** The page, or where what stood at the address stands now (a path without language prefix); one of the two. A page that moved has another slug. */
export class PageAnswer {
  @IsOptional() @Nested(() => ContentPage) page?: ContentPage;
  @IsOptional() @IsString() movedTo?: string;
}
export class PostsQuery extends InLanguage {
  @IsOptional() @IsSlug() category?: string;
  /** Words that a post must hold, in the language of the reader. */
  @IsOptional() @IsText(100) q?: string;
  @IsOptional() @IsInt() @Min(1) @Max(10_000) page?: number;
}
export class PostCategory {
  @IsString() slug!: string;
  @IsString() name!: string;
  @IsCount() count!: number;
}
export class PostSummary {
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsString() summary!: string;
  @IsString() lang!: string;
  @IsString() category!: string;
  @IsString() categoryName!: string;
  @IsString() author!: string;
  /** UTC, ISO 8601. */
  @IsString() publishedAt!: string;
  @IsCount() readingMinutes!: number;
  /** Scene of the cover (`p3-living`): `/photos/p3-living-960.webp`. */
  @IsString() cover!: string;
}
/** The place that a post speaks of, by the slugs of its address. */
export class PostPlace {
  @IsSlug() province!: string;
  @IsSlug() place!: string;
}
export class Post extends PostSummary {
  /** Sanitised HTML. */
  @IsString() body!: string;
  /** Its headings in order. */
  @ListOf(() => TextHeading) contents!: TextHeading[];
  /** When it was last changed, if that was after it was published. */
  @IsOptional() @IsString() updatedAt?: string;
  @IsOptional() @Nested(() => PostPlace) place?: PostPlace;
}
export class PostsAnswer {
  @ListOf(() => PostSummary) posts!: PostSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** A post that moved has another slug than the one asked for. */
export class PostAnswer {
  @Nested(() => Post) post!: Post;
  @ListOf(() => PostSummary) related!: PostSummary[];
}
export class PostParams {
  @IsSlug() slug!: string;
}
export class PostCategoriesAnswer {
  @ListOf(() => PostCategory) categories!: PostCategory[];
}
export class Faq {
  @IsString() id!: string;
  @IsString() topic!: string;
  @IsString() question!: string;
  /** Sanitised HTML. */
  @IsString() answer!: string;
  @IsString() lang!: string;
}
export class FaqsAnswer {
  @ListOf(() => Faq) faqs!: Faq[];
}

const fiveMinutes = { shared: 300, etag: true } as const;
export const getPageByAddress = route({
  service: 'content',
  method: 'GET',
  path: '/pages/by-address',
  access: access.anyone,
  query: PageAddressQuery,
  answer: PageAnswer,
  caching: fiveMinutes,
  errors: ['page-not-found'],
  summary: 'The page that stands at an address',
});
export const listPosts = route({
  service: 'content',
  method: 'GET',
  path: '/posts',
  access: access.anyone,
  query: PostsQuery,
  answer: PostsAnswer,
  caching: fiveMinutes,
  summary: 'Published posts, 12 a page, newest first; with words to search for, the best match first',
});
export const getPost = route({
  service: 'content',
  method: 'GET',
  path: '/posts/:slug',
  access: access.anyone,
  params: PostParams,
  query: InLanguage,
  answer: PostAnswer,
  caching: fiveMinutes,
  errors: ['post-not-found'],
  summary: 'One published post',
});
export const listPostCategories = route({
  service: 'content',
  method: 'GET',
  path: '/post-categories',
  access: access.anyone,
  query: InLanguage,
  answer: PostCategoriesAnswer,
  caching: fiveMinutes,
  summary: 'Categories of posts',
});
export const listFaqs = route({
  service: 'content',
  method: 'GET',
  path: '/faqs',
  access: access.anyone,
  query: InLanguage,
  answer: FaqsAnswer,
  caching: fiveMinutes,
  summary: 'Questions that people ask most',
});
