import { api, formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { PostCategory, PostsResponse } from '@porchlight/contracts/content';
import { dataOrThrow } from '../../shared/responses/api-result.ts';
import { guidesFeed } from '../../shared/posts/guides-feed.ts';
import { publicMessages } from '../../messages/catalog.ts';
import { postsMessages } from './messages/catalog.ts';
import { postsCalls } from './posts-calls.ts';

type Params = Readonly<Record<string, string | undefined>>;
const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('p') ?? 1);
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined;
};
const isSlug = (text: string | undefined) => text !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
/** Returns the search term of the guides; undefined when there is none. */
export const searchTermIn = (query: URLSearchParams): string | undefined =>
  query.get('q')?.trim().slice(0, 100) || undefined;

/** Arguments of the guide list's API calls, shared by `load` and the screen so that they hit the same cache entries. */
export const postsArgs = {
  list: (params: Params, query: URLSearchParams, lang: Language) => ({
    query: {
      category: isSlug(params['category']) ? params['category'] : undefined,
      q: searchTermIn(query),
      page: pageOf(query),
      lang,
    },
  }),
  categories: (lang: Language) => ({ query: { lang } }),
};

const once = { subscribe: false } as const;
/** Data loaded for the list of guides. */
export interface PostsData {
  readonly posts: PostsResponse | undefined;
  readonly topics: readonly PostCategory[] | undefined;
}
/** Loads a page of guides and the categories. */
export async function loadPosts({ dispatch, params, query, language }: LoadContext): Promise<PostsData> {
  const [posts, topics] = await Promise.all([
    dispatch(api.endpoints.listPosts.initiate(postsArgs.list(params, query, language), once)),
    dispatch(postsCalls.endpoints.listPostCategories.initiate(postsArgs.categories(language), once)),
  ]);
  return { posts: dataOrThrow(posts), topics: topics.data?.categories };
}

/** Returns whether the URL names an unknown category; false while the categories are not loaded. */
export const isUnknownTopic = (params: Params, topics: readonly PostCategory[] | undefined): boolean =>
  params['category'] !== undefined && topics !== undefined && !topics.some(({ slug }) => slug === params['category']);
/** Returns the URL of a page of guides. */
export function postsUrl(
  params: Params,
  { q, page = 1 }: { readonly q?: string | undefined; readonly page?: number | undefined },
): string {
  const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(page > 1 ? [['p', String(page)]] : [])]);
  return (
    (params['category'] ? `/guides/category/${params['category']}` : '/guides') +
    (query.size > 0 ? `?${query.toString()}` : '')
  );
}

/**
 * Returns the head of the list of guides: a canonical URL for each page, noindex for searches and empty lists, 404 for
 * an unknown category.
 */
export function postsHead({ posts, topics }: PostsData, { language, params, query }: HeadContext): Head {
  if (isUnknownTopic(params, topics))
    return { status: 404, title: formatMessage(publicMessages, language, 'notFound'), noindex: true };
  const topic = topics?.find(({ slug }) => slug === params['category'])?.name;
  const guides = formatMessage(publicMessages, language, 'guides');
  return {
    title: topic ? `${topic} · ${guides}` : guides,
    description: formatMessage(postsMessages, language, 'guidesDescription'),
    canonical: postsUrl(params, { page: posts?.pagination.currentPage }),
    feed: guidesFeed,
    ...(posts?.posts.length && !searchTermIn(query) ? {} : { noindex: true }),
  };
}
