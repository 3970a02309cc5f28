import { api, formatIn, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { listingIdOf, sharePictureUrl, type Language } from '@porchlight/contracts';
import type { Listing, ListingAnswer, ListingCard, UnavailableListing } from '@porchlight/contracts/catalog';
import { homeWords, placeOf, type HomeWord } from '@porchlight/listing-ui';
import { refusalOf } from '../../site/asked.ts';
import { breadcrumbList, type Crumb } from '../../site/breadcrumbs.tsx';
import { listingWords } from './words/catalogue.ts';
import { homeAsData } from './home-as-data.ts';

type Params = Readonly<Record<string, string | undefined>>;
/** The id of the home that an address names; alone it decides (decisions 5.27). */
export const idOf = (params: Params): string => listingIdOf(params['slugAndId'] ?? '') ?? '';

/** The arguments of the calls of a home's page; `load` and the screen use the same. */
export const listingArgs = {
  home: (params: Params, lang: Language) => ({
    params: { id: idOf(params) },
    query: { includeSharedLocationListings: true, lang },
  }),
  photos: (params: Params, lang: Language) => ({ params: { id: idOf(params) }, query: { lang } }),
  similar: (params: Params, lang: Language) => ({ params: { id: idOf(params) }, query: { lang } }),
  // The rules of the US are one block for all states.
  blocks: (params: Params, lang: Language) => ({
    query: {
      keys: [
        'listing.safety',
        ...['rental-rules', 'usual-costs'].flatMap((name) => [
          `${name}.${params['province'] ?? ''}`,
          `${name}.united-states`,
        ]),
      ],
      lang,
    },
  }),
};

/** What a home's page knows before it is drawn. */
export interface ListingData {
  readonly answer: ListingAnswer | undefined;
  /** 404 unknown, 410 gone for good. */ readonly missing?: 404 | 410;
}

/** Whether an answer holds the whole home, not only that it is gone. */
export const isWhole = (listing: Listing | UnavailableListing): listing is Listing =>
  'rent' in listing && !listing.unavailable;

const once = { subscribe: false } as const;
/** Asks for the home, for the words of its province and for the homes beside it. */
export async function loadListing({ dispatch, params, language }: LoadContext): Promise<ListingData> {
  if (!idOf(params)) return { answer: undefined, missing: 404 };
  const [home] = await Promise.all([
    dispatch(api.endpoints.getListing.initiate(listingArgs.home(params, language), once)),
    dispatch(api.endpoints.getContentBlocks.initiate(listingArgs.blocks(params, language), once)),
    dispatch(api.endpoints.getListingPhotos.initiate(listingArgs.photos(params, language), once)),
    dispatch(api.endpoints.getSimilarListings.initiate(listingArgs.similar(params, language), once)),
    dispatch(api.endpoints.getSimilarOfferings.initiate(listingArgs.similar(params, language), once)),
  ]);
  const refusal = refusalOf(home);
  if (refusal?.status === 404 || refusal?.status === 410) return { answer: undefined, missing: refusal.status };
  if (refusal) throw new Error(refusal.message);
  return { answer: home.data };
}

/** The way to a home: market, province, city, the home itself. */
export const crumbsOf = (home: Listing, market: string): Crumb[] => [
  { name: market, url: '/homes' },
  { name: home.provinceName, url: `/homes/${home.provinceSlug}` },
  { name: home.city, url: `/homes/${home.provinceSlug}/${home.citySlug}` },
  { name: home.title },
];

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
const isIn = (home: Pick<Listing, 'descriptionLang'>, language: Language) => language.startsWith(home.descriptionLang);
const bedsOf = ({ beds }: Pick<ListingCard, 'beds'>, language: Language) =>
  beds === 0 ? say(listingWords, language, 'studio') : say(listingWords, language, 'bedsOption', { count: beds });
/** A home by its landlord's title, else by its facts: what heads say cannot be marked with another language. */
function nameIn(home: Listing, language: Language): string {
  if (isIn(home, language)) return home.title;
  return home.beds === 0
    ? bedsOf(home, language)
    : `${say(homeWords, language, `rentalType.${home.rentalType}` as HomeWord)}, ${bedsOf(home, language)}`;
}
function describe(home: Listing, { language }: HeadContext): string {
  const format = formatIn(language, 'UTC');
  const beds = bedsOf(home, language);
  const start = isIn(home, language)
    ? shortened(home.description.replace(/\s+/g, ' '), 80)
    : say(listingWords, language, 'describedElsewhere');
  return say(listingWords, language, 'listingDescription', {
    facts: beds,
    rent: format.money(home.rent, home.currency),
    city: home.city,
    start,
  });
}

/** Title, address, index rules and structured data of a home's page; another slug or city answers 301. */
export function headOfListing({ answer, missing }: ListingData, context: HeadContext): Head {
  const { language, path, origin } = context;
  if (!answer)
    return {
      status: missing ?? 404,
      title: say(listingWords, language, missing === 410 ? 'goneTitle' : 'listingMissing'),
      noindex: true,
    };
  const { listing } = answer;
  if (!isWhole(listing)) return { title: say(listingWords, language, 'goneTitle'), noindex: true };
  if (listing.url !== path) return { status: 301, location: listing.url, title: listing.title };
  return {
    title: `${nameIn(listing, language)} · ${placeOf(listing)}`,
    ...(typeof IN_BROWSER === 'undefined'
      ? {
          description: describe(listing, context),
          canonical: listing.url,
          image: sharePictureUrl({ kind: 'home', key: listing.id }, language),
          jsonLd: [
            homeAsData(listing, origin, language),
            breadcrumbList(origin, crumbsOf(listing, say(listingWords, language, 'homesForRent'))),
          ],
        }
      : {}),
  };
}
