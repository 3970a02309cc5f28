import { formatMessage, screen, messagesReady, type AreaManifest, type AreaRoute } from '@porchlight/client';
import { publicMessages } from './messages/catalog.ts';
import type { en } from './messages/en.ts';

type Page<Data> = Required<Pick<AreaRoute<typeof en, Data>, 'load' | 'head'>>;
/**
 * Returns a page's `load` and `head`, imported on demand together with its messages, so that visitors download only the
 * pages they open.
 */
function lazyPage<Data>(get: () => Promise<Page<Data>>): Page<unknown> {
  let page: Page<Data> | undefined;
  return {
    load: async (context) => {
      page = await get();
      const [data] = await Promise.all([page.load(context), messagesReady(context.language)]);
      return data;
    },
    // fallback title; the router calls `head` only after `load`
    head: (data, context) => page?.head(data as Data, context) ?? { title: context.siteName },
  };
}
const homePage = lazyPage(() =>
  import(/* webpackChunkName: "home-page" */ './features/home-page/home-page.ts').then((file) => ({
    load: file.loadHomePage,
    head: file.homePageHead,
  })),
);
const listingPage = lazyPage(() =>
  import(/* webpackChunkName: "listing" */ './features/listing/listing-page.ts').then((file) => ({
    load: file.loadListing,
    head: file.listingHead,
  })),
);
const resultsPage = lazyPage(() =>
  import(/* webpackChunkName: "results" */ './features/results/results-page.ts').then((file) => ({
    load: file.loadResults,
    head: file.resultsHead,
  })),
);
const trendsPage = lazyPage(() =>
  import(/* webpackChunkName: "rent-trends" */ './features/rent-trends/trends-page.ts').then((file) => ({
    load: file.loadTrends,
    head: file.trendsHead,
  })),
);
const postsPage = lazyPage(() =>
  import(/* webpackChunkName: "posts" */ './features/posts/posts-page.ts').then((file) => ({
    load: file.loadPosts,
    head: file.postsHead,
  })),
);
const postPage = lazyPage(() =>
  import(/* webpackChunkName: "post" */ './features/post/post-page.ts').then((file) => ({
    load: file.loadPost,
    head: file.postHead,
  })),
);
const faqsPage = lazyPage(() =>
  import(/* webpackChunkName: "faqs" */ './features/faqs/faqs-page.ts').then((file) => ({
    load: file.loadFaqs,
    head: file.faqsHead,
  })),
);
const cmsPage = lazyPage(() =>
  import(/* webpackChunkName: "pages" */ './features/pages/cms-page.ts').then((file) => ({
    load: file.loadCmsPage,
    head: file.cmsPageHead,
  })),
);

const resultsScreen = screen(() => import(/* webpackChunkName: "results" */ './features/results/results-screen.tsx'));
const picksScreen = screen(() => import(/* webpackChunkName: "picks" */ './features/picks/picks-screen.tsx'));
const postsScreen = screen(() => import(/* webpackChunkName: "posts" */ './features/posts/posts-screen.tsx'));

const picksRoute = (path: string): AreaRoute<typeof en> => ({
  path,
  title: (messages) => messages.picksTitle,
  screen: picksScreen,
  load: () => Promise.resolve(undefined),
  head: (_, { language }) => ({
    title: formatMessage(publicMessages, language, 'picksTitle'),
    description: formatMessage(publicMessages, language, 'picksDescription'),
    canonical: '/homes/favourites',
    noindex: true,
  }),
});
const resultsRoute = (path: string): AreaRoute<typeof en> => ({
  path,
  title: (messages) => messages.homesForRent,
  screen: resultsScreen,
  ...resultsPage,
});
const postsRoute = (path: string): AreaRoute<typeof en> => ({
  path,
  title: (messages) => messages.guides,
  screen: postsScreen,
  ...postsPage,
});

/**
 * Manifest of the public area: every route open to guests (docs/rules/pages-and-addresses.md). The router adds the
 * `/:lang?` prefix, so these paths carry no language.
 */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-public',
  messages: publicMessages,
  // The `title` of a route with `load` and `head` is used only when loading failed.
  routes: [
    {
      path: '/',
      title: (messages) => messages.homeTitle,
      screen: screen(() => import(/* webpackChunkName: "home-page" */ './features/home-page/home-screen.tsx')),
      ...homePage,
    },
    picksRoute('/homes/favourites'),
    picksRoute('/homes/favorites'),
    resultsRoute('/homes'),
    resultsRoute('/homes/:province'),
    resultsRoute('/homes/:province/:place'),
    {
      path: '/homes/:province/:place/rent-trends',
      title: (messages) => messages.rentTrends,
      screen: screen(() => import(/* webpackChunkName: "rent-trends" */ './features/rent-trends/trends-screen.tsx')),
      ...trendsPage,
    },
    {
      path: '/homes/:province/:city/:slugAndId',
      title: (messages) => messages.homeFailedTitle,
      screen: screen(() => import(/* webpackChunkName: "listing" */ './features/listing/listing-screen.tsx')),
      ...listingPage,
    },
    {
      path: '/preview/:id',
      title: (messages) => messages.preview,
      auth: true,
      screen: screen(
        () => import(/* webpackChunkName: "listing" */ './features/listing/preview/preview-route-screen.tsx'),
      ),
    },
    {
      path: '/preview/pages/:token',
      title: (messages) => messages.preview,
      auth: true,
      screen: screen(() => import(/* webpackChunkName: "pages" */ './features/pages/preview/preview-route-screen.tsx')),
    },
    postsRoute('/guides'),
    postsRoute('/guides/category/:category'),
    {
      path: '/guides/:slug',
      title: (messages) => messages.guideFailedTitle,
      screen: screen(() => import(/* webpackChunkName: "post" */ './features/post/post-screen.tsx')),
      ...postPage,
    },
    {
      path: '/faqs',
      title: (messages) => messages.faqs,
      screen: screen(() => import(/* webpackChunkName: "faqs" */ './features/faqs/faqs-screen.tsx')),
      ...faqsPage,
    },
    {
      path: '/outbox',
      title: (messages) => messages.outbox,
      screen: screen(() => import(/* webpackChunkName: "outbox" */ './features/outbox/outbox-screen.tsx')),
      load: () => Promise.resolve(undefined),
      head: (_, { language }) => ({ title: formatMessage(publicMessages, language, 'outbox'), noindex: true }),
    },
    {
      path: '/new-listings-alerts/unsubscribe/:userHash',
      title: (messages) => messages.unsubscribe,
      screen: screen(
        () => import(/* webpackChunkName: "unsubscribe" */ './features/unsubscribe/unsubscribe-screen.tsx'),
      ),
    },
    {
      path: '/claim-account/:userHash',
      title: (messages) => messages.claimAccount,
      screen: screen(() => import(/* webpackChunkName: "claim" */ './features/claim/claim-screen.tsx')),
    },
    {
      path: '/*',
      title: (messages) => messages.pageFailedTitle,
      screen: screen(() => import(/* webpackChunkName: "pages" */ './features/pages/page-screen.tsx')),
      ...cmsPage,
    },
  ],
};
