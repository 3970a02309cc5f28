import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { PostCategory, PostsAnswer } from '@porchlight/contracts/content';
import { foundOrThrow } from '../../site/asked.ts';
import { guidesFeed } from '../../site/guides-feed.ts';
import { publicWords } from '../../words/catalogue.ts';
import { postsWords } from './words/catalogue.ts';

type Params = Readonly<Record<string, string | undefined>>;
const pageOf = (query: URLSearchParams) => {
  const page = Number(query.get('p') ?? 1);
  return Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined;
};
const isSlug = (text: string | undefined) => text !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
/** The words that guides are searched for; undefined when there are none. */
export const wordsIn = (query: URLSearchParams): string | undefined =>
  query.get('q')?.trim().slice(0, 100) || undefined;

/** The arguments of the calls of the list of guides; `load` and the screen use the same. */
export const postsArgs = {
  list: (params: Params, query: URLSearchParams, lang: Language) => ({
    query: {
      category: isSlug(params['category']) ? params['category'] : undefined,
      q: wordsIn(query),
      page: pageOf(query),
      lang,
    },
  }),
  categories: (lang: Language) => ({ query: { lang } }),
};

const once = { subscribe: false } as const;
/** What the list of guides knows before it is drawn. */
export interface PostsData {
  readonly posts: PostsAnswer | undefined;
  readonly topics: readonly PostCategory[] | undefined;
}
/** Asks for a page of guides and their topics. */
export async function loadPosts({ dispatch, params, query, language }: LoadContext): Promise<PostsData> {
  const [posts, topics] = await Promise.all([
    dispatch(api.endpoints.listPosts.initiate(postsArgs.list(params, query, language), once)),
    dispatch(api.endpoints.listPostCategories.initiate(postsArgs.categories(language), once)),
  ]);
  return { posts: foundOrThrow(posts), topics: topics.data?.categories };
}

/** Whether an address names a topic that nobody knows; while the topics are not known, none is unknown. */
export const isUnknownTopic = (params: Params, topics: readonly PostCategory[] | undefined): boolean =>
  params['category'] !== undefined && topics !== undefined && !topics.some(({ slug }) => slug === params['category']);
/** Address of a page of guides. */
export function postsAddress(
  params: Params,
  { q, page = 1 }: { readonly q?: string | undefined; readonly page?: number | undefined },
): string {
  const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(page > 1 ? [['p', String(page)]] : [])]);
  return (
    (params['category'] ? `/guides/category/${params['category']}` : '/guides') +
    (query.size > 0 ? `?${query.toString()}` : '')
  );
}

/** The head of the list of guides: each page stands for itself, a search for none; an unknown topic answers 404. */
export function headOfPosts({ posts, topics }: PostsData, { language, params, query }: HeadContext): Head {
  if (isUnknownTopic(params, topics))
    return { status: 404, title: say(publicWords, language, 'notFound'), noindex: true };
  const topic = topics?.find(({ slug }) => slug === params['category'])?.name;
  const guides = say(publicWords, language, 'guides');
  return {
    title: topic ? `${topic} · ${guides}` : guides,
    description: say(postsWords, language, 'guidesDescription'),
    canonical: postsAddress(params, { page: posts?.pagination.currentPage }),
    feed: guidesFeed,
    ...(posts?.posts.length && !wordsIn(query) ? {} : { noindex: true }),
  };
}
