import { api, formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import type { PostResponse, PostLocation } from '@porchlight/contracts/content';
import { dataOrThrow } from '../../shared/responses/api-result.ts';
import { breadcrumbList } from '../../shared/page/breadcrumbs.tsx';
import { guidesFeed } from '../../shared/posts/guides-feed.ts';
import { coverUrl } from '../../shared/posts/post-card.tsx';
import { publicMessages } from '../../messages/catalog.ts';
import { postMessages } from './messages/catalog.ts';
import { postCalls } from './post-calls.ts';

/** Arguments of the guide's API calls, shared by `load` and the screen so that they hit the same cache entries. */
export const postArgs = {
  post: (params: Readonly<Record<string, string | undefined>>, lang: Language) => ({
    params: { slug: params['slug'] ?? '' },
    query: { lang },
  }),
  place: ({ province, place }: PostLocation, lang: Language) => ({ params: { province, place }, query: { lang } }),
};

/** Loads a guide and the location it is about; undefined when there is no such guide. */
export async function loadPost({ dispatch, params, language }: LoadContext): Promise<PostResponse | undefined> {
  const response = dataOrThrow(
    await dispatch(postCalls.endpoints.getPost.initiate(postArgs.post(params, language), { subscribe: false })),
  );
  if (response?.post.place)
    await dispatch(
      api.endpoints.getPlace.initiate(postArgs.place(response.post.place, language), { subscribe: false }),
    );
  return response;
}
/** Returns the head of a guide; 301 for a renamed one. */
export function postHead(response: PostResponse | undefined, { language, origin, path }: HeadContext): Head {
  if (!response) return { status: 404, title: formatMessage(postMessages, language, 'guideMissing'), noindex: true };
  const { slug, title, searchTitle, summary, searchDescription, cover, publishedAt, updatedAt, author, isIndexed } =
    response.post;
  const url = `/guides/${slug}`;
  if (url !== path) return { status: 301, location: url, title };
  return {
    title: searchTitle ?? title,
    description: searchDescription ?? summary,
    canonical: url,
    noindex: !isIndexed,
    image: sharePictureUrl({ kind: 'guide', key: slug }, language),
    kind: 'article',
    feed: guidesFeed,
    jsonLd: [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: publishedAt,
        ...(updatedAt ? { dateModified: updatedAt } : {}),
        author: { '@type': 'Person', name: author },
        image: origin + coverUrl(cover),
        mainEntityOfPage: url,
      },
      breadcrumbList([{ name: formatMessage(publicMessages, language, 'guides'), url: '/guides' }, { name: title }]),
    ],
  };
}
