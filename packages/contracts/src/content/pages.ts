import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { LanguageQuery, IsCount, IsSlug, IsText } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';
import { pageTemplates, type PageTemplate } from './page-values.ts';
import { ContentValue } from './site.ts';

export class PageAddressQuery extends LanguageQuery {
  @IsOptional() @IsString() @MaxLength(300) address?: string;
}
/** A heading of a long text; `id` is its anchor in the body. */
export class TextHeading {
  @IsString() id!: string;
  @IsString() title!: string;
}
/**
 * One block of a page. Clients ignore an unknown `kind`.
 * `rich-text` has `title`, `html` (sanitised); `call-to-action` and `notice` have `title`, `text`, `button`, `link`;
 * `steps` and `cards` have `title`, then `1.title`, `1.text`, `1.link` …; `faq-list` has `title` and the ids of
 * questions under `1`, `2` …; `form` has `title`, `text` and the key of the form under `form`.
 * Only the texts that a kind requires are always present.
 */
export class PageBlock {
  @IsString() key!: string;
  @IsString() kind!: string;
  @ListOf(() => ContentValue) contents!: ContentValue[];
}
/** A page of the site. `body` is sanitised HTML in the language `lang`. */
export class ContentPage {
  @IsString() slug!: string;
  @IsString() title!: string;
  /** Title in search engines and shared links, if it is another one. */
  @IsOptional() @IsString() searchTitle?: string;
  @IsString() description!: string;
  @IsString() body!: string;
  @IsString() lang!: string;
  @IsString() pageType!: string;
  @IsIn(pageTemplates) template!: PageTemplate;
  /** Headings of the body, in order. */
  @ListOf(() => TextHeading) contents!: TextHeading[];
  /** In the order of the page. */
  @ListOf(() => PageBlock) blocks!: PageBlock[];
  @IsString() updatedAt!: string;
  /** False if search engines shall not list the page. */
  @IsBoolean() isIndexed!: boolean;
}
/**
 * The page, in `movedTo` its new path without language prefix, or `isGuarded` for a page that only users with a
 * permission read (`getOwnPage`). A page that moved has a `slug` other than the requested one.
 */
export class PageResponse {
  @IsOptional() @Nested(() => ContentPage) page?: ContentPage;
  @IsOptional() @IsString() movedTo?: string;
  @IsOptional() @IsBoolean() isGuarded?: boolean;
}
export class PostsQuery extends LanguageQuery {
  @IsOptional() @IsSlug() category?: string;
  /** Terms that a post must contain, in the language of the reader. */
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
  /** Drawing (`p3-living`) or picture (`content/{id}`) of the cover: `/photos/p3-living-960.webp`. */
  @IsString() cover!: string;
}
/** Location that a post is about, by the slugs of its address. */
export class PostLocation {
  @IsSlug() province!: string;
  @IsSlug() place!: string;
}
export class Post extends PostSummary {
  /** Sanitised HTML. */
  @IsString() body!: string;
  /** Headings of the body, in order. */
  @ListOf(() => TextHeading) contents!: TextHeading[];
  /** Time of the last change, if it is later than the publication. */
  @IsOptional() @IsString() updatedAt?: string;
  /** Title and description in search engines and shared links, if they are other ones. */
  @IsOptional() @IsString() searchTitle?: string;
  @IsOptional() @IsString() searchDescription?: string;
  @IsOptional() @Nested(() => PostLocation) place?: PostLocation;
  /** False if search engines shall not list the post. */
  @IsBoolean() isIndexed!: boolean;
}
export class PostsResponse {
  @ListOf(() => PostSummary) posts!: PostSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** A post that moved has a `slug` other than the requested one. */
export class PostResponse {
  @Nested(() => Post) post!: Post;
  @ListOf(() => PostSummary) related!: PostSummary[];
}
export class PostParams {
  @IsSlug() slug!: string;
}
export class PostCategoriesResponse {
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
export class FaqsResponse {
  @ListOf(() => Faq) faqs!: Faq[];
}

const fiveMinutes = { shared: 300, etag: true } as const;
export const getPageByAddress = route({
  service: 'content',
  method: 'GET',
  path: '/pages/by-address',
  access: access.anyone,
  query: PageAddressQuery,
  response: PageResponse,
  caching: fiveMinutes,
  errors: ['page-not-found'],
  summary: 'Get the page at an address',
});
/** Never cached by others. `isGuarded` where the caller has no permission to read the page. */
export const getOwnPage = route({
  service: 'content',
  method: 'GET',
  path: '/own-pages/by-address',
  access: access.madePermissions,
  query: PageAddressQuery,
  response: PageResponse,
  errors: ['page-not-found'],
  summary: 'Get the page at an address, also one that a permission of the caller opens',
});
export const listPosts = route({
  service: 'content',
  method: 'GET',
  path: '/posts',
  access: access.anyone,
  query: PostsQuery,
  response: PostsResponse,
  caching: fiveMinutes,
  summary: 'List published posts, 12 per page, newest first; with a search term, best match first',
});
export const getPost = route({
  service: 'content',
  method: 'GET',
  path: '/posts/:slug',
  access: access.anyone,
  params: PostParams,
  query: LanguageQuery,
  response: PostResponse,
  caching: fiveMinutes,
  errors: ['post-not-found'],
  summary: 'Get a published post',
});
export const listPostCategories = route({
  service: 'content',
  method: 'GET',
  path: '/post-categories',
  access: access.anyone,
  query: LanguageQuery,
  response: PostCategoriesResponse,
  caching: fiveMinutes,
  summary: 'List the categories of posts',
});
export const listFaqs = route({
  service: 'content',
  method: 'GET',
  path: '/faqs',
  access: access.anyone,
  query: LanguageQuery,
  response: FaqsResponse,
  caching: fiveMinutes,
  summary: 'List the frequently asked questions',
});
