import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import type { PostAnswer, PostPlace } from '@porchlight/contracts/content';
import { foundOrThrow } from '../../site/asked.ts';
import { breadcrumbList } from '../../site/breadcrumbs.tsx';
import { guidesFeed } from '../../site/guides-feed.ts';
import { coverOf } from '../../site/post-card.tsx';
import { publicWords } from '../../words/catalogue.ts';
import { postWords } from './words/catalogue.ts';

/** The arguments of the calls of a guide; `load` and the screen use the same. */
export const postArgs = {
  post: (params: Readonly<Record<string, string | undefined>>, lang: Language) => ({
    params: { slug: params['slug'] ?? '' },
    query: { lang },
  }),
  place: ({ province, place }: PostPlace, lang: Language) => ({ params: { province, place }, query: { lang } }),
};

/** Asks for one guide, and for the place that it speaks of; undefined when there is no guide. */
export async function loadPost({ dispatch, params, language }: LoadContext): Promise<PostAnswer | undefined> {
  const answer = foundOrThrow(
    await dispatch(api.endpoints.getPost.initiate(postArgs.post(params, language), { subscribe: false })),
  );
  if (answer?.post.place)
    await dispatch(api.endpoints.getPlace.initiate(postArgs.place(answer.post.place, language), { subscribe: false }));
  return answer;
}
/** The head of a guide; one that moved answers 301. */
export function headOfPost(answer: PostAnswer | undefined, { language, origin, path }: HeadContext): Head {
  if (!answer) return { status: 404, title: say(postWords, language, 'guideMissing'), noindex: true };
  const { slug, title, summary, cover, publishedAt, updatedAt, author } = answer.post;
  const url = `/guides/${slug}`;
  if (url !== path) return { status: 301, location: url, title };
  return {
    title,
    description: summary,
    canonical: url,
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
        image: origin + coverOf(cover),
        mainEntityOfPage: origin + url,
      },
      breadcrumbList(origin, [{ name: say(publicWords, language, 'guides'), url: '/guides' }, { name: title }]),
    ],
  };
}
