import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import type { PostAnswer, PostsAnswer } from '@porchlight/contracts/content';
import { foundOrThrow } from '../../site/asked.ts';
import { breadcrumbList } from '../../site/breadcrumbs.tsx';
import { coverOf } from '../../site/post-card.tsx';
import { publicWords } from '../../words/catalogue.ts';

type Params = Readonly<Record<string, string | undefined>>;
const pageOf = (query: URLSearchParams) => { const page = Number(query.get('p') ?? 1); return Number.isInteger(page) && page > 1 && page < 10_000 ? page : undefined; };
const isSlug = (text: string | undefined) => text !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** The arguments of the calls of the guides; `load` and the screens use the same. */
export const postsArgs = {
  list: (params: Params, query: URLSearchParams, lang: Language) => ({ query: { ...(isSlug(params['category']) ? { category: params['category'] } : {}), ...(pageOf(query) ? { page: pageOf(query) } : {}), lang } }),
  categories: (lang: Language) => ({ query: { lang } }),
  post: (params: Params, lang: Language) => ({ params: { slug: params['slug'] ?? '' }, query: { lang } }),
};

const feed = '/guides/feed.xml';
const once = { subscribe: false } as const;
/** Asks for a page of guides and their topics. */
export async function loadPosts({ dispatch, params, query, language }: LoadContext): Promise<PostsAnswer | undefined> {
  const [posts] = await Promise.all([
    dispatch(api.endpoints.listPosts.initiate(postsArgs.list(params, query, language), once)), dispatch(api.endpoints.listPostCategories.initiate(postsArgs.categories(language), once)),
  ]);
  return foundOrThrow(posts);
}
/** The head of the list of guides. */
export function headOfPosts(posts: PostsAnswer | undefined, { language, params }: HeadContext): Head {
  const topic = params['category'] && posts?.posts.find(({ category }) => category === params['category'])?.categoryName;
  const guides = say(publicWords, language, 'guides');
  return {
    title: topic ? `${topic} · ${guides}` : guides, description: say(publicWords, language, 'guidesDescription'), canonical: params['category'] ? `/guides/category/${params['category']}` : '/guides',
    feed, ...(posts?.posts.length ? {} : { noindex: true }),
  };
}

/** Asks for one guide; undefined when there is none. */
export const loadPost = async ({ dispatch, params, language }: LoadContext): Promise<PostAnswer | undefined> =>
  foundOrThrow(await dispatch(api.endpoints.getPost.initiate(postsArgs.post(params, language), once)));
/** The head of a guide. */
export function headOfPost(answer: PostAnswer | undefined, { language, origin }: HeadContext): Head {
  if (!answer) return { status: 404, title: say(publicWords, language, 'guideMissing'), noindex: true };
  const { slug, title, summary, cover, publishedAt, author } = answer.post;
  const url = `/guides/${slug}`;
  return {
    title, description: summary, canonical: url, image: sharePictureUrl({ kind: 'guide', key: slug }, language), kind: 'article', feed,
    jsonLd: [
      { '@type': 'Article', headline: title, description: summary, datePublished: publishedAt, author: { '@type': 'Person', name: author }, image: origin + coverOf(cover), mainEntityOfPage: origin + url },
      breadcrumbList(origin, [{ name: say(publicWords, language, 'guides'), url: '/guides' }, { name: title }]),
    ],
  };
}
