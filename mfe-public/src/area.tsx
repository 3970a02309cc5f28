import { say, screen, wordsReady, type AreaManifest, type AreaRoute } from '@porchlight/client';
import { publicWords } from './words/catalogue.ts';
import type { en } from './words/en.ts';

type Page<Data> = Required<Pick<AreaRoute<typeof en, Data>, 'load' | 'head'>>;
/** What a page loads and says of itself, fetched with its screen and its words: a visitor gets the code of the page that they open. */
function fetched<Data>(get: () => Promise<Page<Data>>): Page<unknown> {
  let page: Page<Data> | undefined;
  return {
    load: async (context) => {
      page = await get();
      const [data] = await Promise.all([page.load(context), wordsReady(context.language)]);
      return data;
    },
    head: (data, context) => page?.head(data as Data, context) ?? { title: context.siteName }, // never before `load`
  };
}
const home = fetched(() =>
  import(/* webpackChunkName: "home" */ './features/home/home-page.ts').then((file) => ({
    load: file.loadHome,
    head: file.headOfHome,
  })),
);
const listing = fetched(() =>
  import(/* webpackChunkName: "listing" */ './features/listing/listing-page.ts').then((file) => ({
    load: file.loadListing,
    head: file.headOfListing,
  })),
);
const found = fetched(() =>
  import(/* webpackChunkName: "results" */ './features/results/results-page.ts').then((file) => ({
    load: file.loadResults,
    head: file.headOfResults,
  })),
);
const trends = fetched(() =>
  import(/* webpackChunkName: "rent-trends" */ './features/rent-trends/trends-page.ts').then((file) => ({
    load: file.loadTrends,
    head: file.headOfTrends,
  })),
);
const guides = fetched(() =>
  import(/* webpackChunkName: "posts" */ './features/posts/posts-page.ts').then((file) => ({
    load: file.loadPosts,
    head: file.headOfPosts,
  })),
);
const guide = fetched(() =>
  import(/* webpackChunkName: "post" */ './features/post/post-page.ts').then((file) => ({
    load: file.loadPost,
    head: file.headOfPost,
  })),
);
const questions = fetched(() =>
  import(/* webpackChunkName: "faqs" */ './features/faqs/faqs-page.ts').then((file) => ({
    load: file.loadFaqs,
    head: file.headOfFaqs,
  })),
);
const anyPage = fetched(() =>
  import(/* webpackChunkName: "pages" */ './features/pages/cms-page.ts').then((file) => ({
    load: file.loadPage,
    head: file.headOfPage,
  })),
);

const results = screen(() => import(/* webpackChunkName: "results" */ './features/results/results-screen.tsx'));
const picks = screen(() => import(/* webpackChunkName: "picks" */ './features/picks/picks-screen.tsx'));
const posts = screen(() => import(/* webpackChunkName: "posts" */ './features/posts/posts-screen.tsx'));

const picksPage = (path: string): AreaRoute<typeof en> => ({
  path,
  title: (words) => words.picksTitle,
  screen: picks,
  load: () => Promise.resolve(undefined),
  head: (_, { language }) => ({
    title: say(publicWords, language, 'picksTitle'),
    description: say(publicWords, language, 'picksDescription'),
    canonical: '/homes/favourites',
    noindex: true,
  }),
});
const resultsPage = (path: string): AreaRoute<typeof en> => ({
  path,
  title: (words) => words.homesForRent,
  screen: results,
  ...found,
});
const postsPage = (path: string): AreaRoute<typeof en> => ({
  path,
  title: (words) => words.guides,
  screen: posts,
  ...guides,
});

/** Everything that visitors see (spec 2; addresses: decisions 5.27). `/:lang?` is the router's: paths here carry no language. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-public',
  words: publicWords,
  // A title with `load` and `head` is read only when the page could not be loaded.
  routes: [
    {
      path: '/',
      title: (words) => words.homeTitle,
      screen: screen(() => import(/* webpackChunkName: "home" */ './features/home/home-screen.tsx')),
      ...home,
    },
    picksPage('/homes/favourites'),
    picksPage('/homes/favorites'),
    resultsPage('/homes'),
    resultsPage('/homes/:province'),
    resultsPage('/homes/:province/:place'),
    {
      path: '/homes/:province/:place/rent-trends',
      title: (words) => words.rentTrends,
      screen: screen(() => import(/* webpackChunkName: "rent-trends" */ './features/rent-trends/trends-screen.tsx')),
      ...trends,
    },
    {
      path: '/homes/:province/:city/:slugAndId',
      title: (words) => words.homeFailedTitle,
      screen: screen(() => import(/* webpackChunkName: "listing" */ './features/listing/listing-screen.tsx')),
      ...listing,
    },
    postsPage('/guides'),
    postsPage('/guides/category/:category'),
    {
      path: '/guides/:slug',
      title: (words) => words.guideFailedTitle,
      screen: screen(() => import(/* webpackChunkName: "post" */ './features/post/post-screen.tsx')),
      ...guide,
    },
    {
      path: '/faqs',
      title: (words) => words.faqs,
      screen: screen(() => import(/* webpackChunkName: "faqs" */ './features/faqs/faqs-screen.tsx')),
      ...questions,
    },
    {
      path: '/outbox',
      title: (words) => words.outbox,
      screen: screen(() => import(/* webpackChunkName: "outbox" */ './features/outbox/outbox-screen.tsx')),
      load: () => Promise.resolve(undefined),
      head: (_, { language }) => ({ title: say(publicWords, language, 'outbox'), noindex: true }),
    },
    {
      path: '/new-listings-alerts/unsubscribe/:userHash',
      title: (words) => words.unsubscribe,
      screen: screen(
        () => import(/* webpackChunkName: "unsubscribe" */ './features/unsubscribe/unsubscribe-screen.tsx'),
      ),
    },
    {
      path: '/claim-account/:userHash',
      title: (words) => words.claimAccount,
      screen: screen(() => import(/* webpackChunkName: "claim" */ './features/claim/claim-screen.tsx')),
    },
    {
      path: '/*',
      title: (words) => words.pageFailedTitle,
      screen: screen(() => import(/* webpackChunkName: "pages" */ './features/pages/page-screen.tsx')),
      ...anyPage,
    },
  ],
};
