import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { inLanguage, sharePictureUrl, type Language } from '@porchlight/contracts';
import { homeWords } from './words/catalogue.ts';

/** The arguments of the calls of the home page; `load` and the screen use the same. */
export const homeArgs = {
  blocks: (lang: Language) => ({
    query: {
      keys: ['home.hero.title', 'home.hero.text', 'home.steps', 'home.landlord-band', 'home.guides.title'],
      lang,
    },
  }),
  locations: (lang: Language) => ({ query: { lang } }),
  recent: (lang: Language) => ({ params: { days: 7 }, query: { perPage: 8, lang } }),
  posts: (lang: Language) => ({ query: { lang } }),
};

const once = { subscribe: false } as const;
/** Asks for all sections at once; a section that fails is not drawn, so nothing is thrown. */
export async function loadHome({ dispatch, language }: LoadContext): Promise<void> {
  await Promise.allSettled([
    dispatch(api.endpoints.getContentBlocks.initiate(homeArgs.blocks(language), once)),
    dispatch(api.endpoints.listLocations.initiate(homeArgs.locations(language), once)),
    dispatch(api.endpoints.getRecentListings.initiate(homeArgs.recent(language), once)),
    dispatch(api.endpoints.listPosts.initiate(homeArgs.posts(language), once)),
  ]);
}

/** The head of the home page. */
export const headOfHome = (_: unknown, { language, siteName, origin }: HeadContext): Head => ({
  title: say(homeWords, language, 'homeTitle'),
  description: say(homeWords, language, 'homeDescription'),
  canonical: '/',
  jsonLd:
    typeof IN_BROWSER === 'undefined'
      ? [
          {
            '@type': 'WebSite',
            name: siteName,
            url: `${origin}${inLanguage('/', language)}`,
            inLanguage: language,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${origin}${inLanguage('/homes', language)}?q={search_term_string}`,
            },
          },
          {
            '@type': 'Organization',
            name: siteName,
            url: `${origin}/`,
            image: origin + sharePictureUrl({ kind: 'site' }, language),
          },
        ]
      : [],
});
