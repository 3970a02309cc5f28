import { say, screen, type AreaManifest, type AreaRoute } from '@porchlight/client';
import { headOfFaqs, loadFaqs } from './features/faqs/faqs-page.ts';
import { headOfHome, loadHome } from './features/home/home-page.ts';
import { headOfListing, loadListing } from './features/listing/listing-page.ts';
import { headOfPage, loadPage } from './features/pages/cms-page.ts';
import { headOfPost, headOfPosts, loadPost, loadPosts } from './features/posts/posts-page.ts';
import { headOfTrends, loadTrends } from './features/rent-trends/trends-page.ts';
import { headOfResults, loadResults } from './features/results/results-page.ts';
import { publicWords } from './words/catalogue.ts';
import type { en } from './words/en.ts';

/** A public address; ties what `load` gives to what `head` takes. */
const page = <Data,>(route: AreaRoute<typeof en, Data>): AreaRoute<typeof en> => route as AreaRoute<typeof en>;

const results = screen(() => import(/* webpackChunkName: "results" */ './features/results/results-screen.tsx'));
const picks = screen(() => import(/* webpackChunkName: "picks" */ './features/picks/picks-screen.tsx'));
const posts = screen(() => import(/* webpackChunkName: "posts" */ './features/posts/posts-screen.tsx'));

const picksPage = (path: string) => page({
  path, title: (words) => words.picksTitle, screen: picks, load: () => Promise.resolve(undefined),
  head: (_, { language }) => ({ title: say(publicWords, language, 'picksTitle'), description: say(publicWords, language, 'picksDescription'), canonical: '/homes/favourites', noindex: true }),
});
const resultsPage = (path: string) => page({ path, title: (words) => words.homesForRent, screen: results, load: loadResults, head: headOfResults });
const postsPage = (path: string) => page({ path, title: (words) => words.guides, screen: posts, load: loadPosts, head: headOfPosts });

/** Everything that visitors see (spec 2; addresses: decisions 5.27). `/:lang?` is the router's: paths here carry no language. */
export const area: AreaManifest<typeof en> = {
  name: 'mfe-public',
  words: publicWords,
  // A title with `load` and `head` is read only when the page could not be loaded.
  routes: [
    page({ path: '/', title: (words) => words.homeTitle, screen: screen(() => import(/* webpackChunkName: "home" */ './features/home/home-screen.tsx')), load: loadHome, head: headOfHome }),
    picksPage('/homes/favourites'),
    picksPage('/homes/favorites'),
    resultsPage('/homes'),
    resultsPage('/homes/:province'),
    resultsPage('/homes/:province/:place'),
    page({ path: '/homes/:province/:place/rent-trends', title: (words) => words.rentTrends, screen: screen(() => import(/* webpackChunkName: "rent-trends" */ './features/rent-trends/trends-screen.tsx')), load: loadTrends, head: headOfTrends }),
    page({ path: '/homes/:province/:city/:slugAndId', title: (words) => words.homeFailedTitle, screen: screen(() => import(/* webpackChunkName: "listing" */ './features/listing/listing-screen.tsx')), load: loadListing, head: headOfListing }),
    postsPage('/guides'),
    postsPage('/guides/category/:category'),
    page({ path: '/guides/:slug', title: (words) => words.guideFailedTitle, screen: screen(() => import(/* webpackChunkName: "post" */ './features/posts/post-screen.tsx')), load: loadPost, head: headOfPost }),
    page({ path: '/faqs', title: (words) => words.faqs, screen: screen(() => import(/* webpackChunkName: "faqs" */ './features/faqs/faqs-screen.tsx')), load: loadFaqs, head: headOfFaqs }),
    { path: '/new-listings-alerts/unsubscribe/:userHash', title: (words) => words.unsubscribe },
    { path: '/claim-account/:userHash', title: (words) => words.claimAccount },
    page({ path: '/*', title: (words) => words.pageFailedTitle, screen: screen(() => import(/* webpackChunkName: "page" */ './features/pages/page-screen.tsx')), load: loadPage, head: headOfPage }),
  ],
};
