import { api, formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import type { SiteSettingsResponse } from '@porchlight/contracts/content';
import { homeMessages } from './messages/catalog.ts';

/** Arguments of the home page's API calls, shared by `load` and the screen so that they hit the same cache entries. */
export const homePageArgs = {
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
type Company = SiteSettingsResponse['siteSettings']['companyInfo'];
/**
 * Loads all sections in parallel, and returns the operator of the site. Never throws: a section that failed is left
 * out.
 */
export async function loadHomePage({ dispatch, language }: LoadContext): Promise<Company | undefined> {
  const settings = dispatch(api.endpoints.getSiteSettings.initiate({ query: { lang: language } }, once));
  await Promise.allSettled([
    dispatch(api.endpoints.getContentBlocks.initiate(homePageArgs.blocks(language), once)),
    dispatch(api.endpoints.listLocations.initiate(homePageArgs.locations(language), once)),
    dispatch(api.endpoints.getRecentListings.initiate(homePageArgs.recent(language), once)),
    dispatch(api.endpoints.listPosts.initiate(homePageArgs.posts(language), once)),
  ]);
  return (await settings).data?.siteSettings.companyInfo;
}

/** Returns the head of the home page. */
export const homePageHead = (company: Company | undefined, { language, siteName, origin }: HeadContext): Head => ({
  title: formatMessage(homeMessages, language, 'homeTitle'),
  description: formatMessage(homeMessages, language, 'homeDescription'),
  canonical: '/',
  jsonLd:
    typeof IN_BROWSER === 'undefined'
      ? [
          {
            '@type': 'WebSite',
            name: siteName,
            url: '/',
            inLanguage: language,
            potentialAction: {
              '@type': 'SearchAction',
              target: '/homes?q={search_term_string}',
            },
          },
          {
            '@type': 'Organization',
            name: siteName,
            url: '/',
            image: origin + sharePictureUrl({ kind: 'site' }, language),
            legalName: company?.company,
            address: company?.address,
            email: company?.email,
            telephone: company?.phone,
            sameAs: company && Object.values(company.socialMedia),
          },
        ]
      : [],
});
