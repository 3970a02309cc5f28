import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount, IsSlug } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { Pagination } from '../kernel/pagination.ts';
import { route } from '../kernel/route.ts';

export class PageAddressQuery extends InLanguage {
  @IsOptional() @IsString() @MaxLength(300) address?: string;
}
/** A page of the site. `body` is sanitised HTML; `lang` says which language it is written in. */
export class ContentPage {
  @IsString() slug!: string;
  @IsString() title!: string;
  @IsString() description!: string;
  @IsString() body!: string;
  @IsString() lang!: string;
  @IsString() pageType!: string;
  @IsString() updatedAt!: string;
}
export class PageAnswer { @Nested(() => ContentPage) page!: ContentPage }
export class PostsQuery extends InLanguage {
  @IsOptional() @IsSlug() category?: string;
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
/** A heading of a post; `id` is the anchor in its body. */
export class PostHeading {
  @IsString() id!: string;
  @IsString() title!: string;
}
export class Post extends PostSummary {
  /** Sanitised HTML. */
  @IsString() body!: string;
  /** Its headings in order. */
  @ListOf(() => PostHeading) contents!: PostHeading[];
}
export class PostsAnswer {
  @ListOf(() => PostSummary) posts!: PostSummary[];
  @Nested(() => Pagination) pagination!: Pagination;
}
export class PostAnswer { @Nested(() => Post) post!: Post; @ListOf(() => PostSummary) related!: PostSummary[] }
export class PostParams { @IsSlug() slug!: string }
export class PostCategoriesAnswer { @ListOf(() => PostCategory) categories!: PostCategory[] }
export class Faq {
  @IsString() id!: string;
  @IsString() topic!: string;
  @IsString() question!: string;
  /** Sanitised HTML. */
  @IsString() answer!: string;
  @IsString() lang!: string;
}
export class FaqsAnswer { @ListOf(() => Faq) faqs!: Faq[] }

const fiveMinutes = { shared: 300, etag: true } as const;
export const getPageByAddress = route({ service: 'content', method: 'GET', path: '/pages/by-address', access: access.anyone, query: PageAddressQuery, answer: PageAnswer,
  caching: fiveMinutes, errors: ['page-not-found'], summary: 'The page that stands at an address' });
export const listPosts = route({ service: 'content', method: 'GET', path: '/posts', access: access.anyone, query: PostsQuery, answer: PostsAnswer, caching: fiveMinutes, summary: 'Published posts, 12 a page, newest first' });
export const getPost = route({ service: 'content', method: 'GET', path: '/posts/:slug', access: access.anyone, params: PostParams, query: InLanguage, answer: PostAnswer,
  caching: fiveMinutes, errors: ['post-not-found'], summary: 'One published post' });
export const listPostCategories = route({ service: 'content', method: 'GET', path: '/post-categories', access: access.anyone, query: InLanguage, answer: PostCategoriesAnswer, caching: fiveMinutes, summary: 'Categories of posts' });
export const listFaqs = route({ service: 'content', method: 'GET', path: '/faqs', access: access.anyone, query: InLanguage, answer: FaqsAnswer, caching: fiveMinutes, summary: 'Questions that people ask most' });
