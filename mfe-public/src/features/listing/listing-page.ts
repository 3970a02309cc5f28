import { api, formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { parseListingId, sharePictureUrl, type Language } from '@porchlight/contracts';
import type { Listing, ListingResponse, ListingCard, UnavailableListing } from '@porchlight/contracts/catalog';
import { cardMessages, addressLine, type CardMessage } from '@porchlight/listing-ui';
import { apiErrorOf } from '../../shared/responses/api-result.ts';
import { breadcrumbList, type Crumb } from '../../shared/page/breadcrumbs.tsx';
import { listingMessages } from './messages/catalog.ts';
import { isWrittenIn, metaDescription } from './meta/meta-description.ts';
import { listingJsonLd } from './listing-json-ld.ts';

type Params = Readonly<Record<string, string | undefined>>;
/** Returns the listing id of the route. Only the id selects the listing; another slug is redirected. */
export const routeListingId = (params: Params): string => parseListingId(params['slugAndId'] ?? '') ?? '';

/**
 * Arguments of the listing page's API calls, shared by `load` and the screen so that they hit the same cache entries.
 */
export const listingArgs = {
  listing: (params: Params, lang: Language) => ({
    params: { id: routeListingId(params) },
    query: { includeSharedLocationListings: true, lang },
  }),
  photos: (params: Params, lang: Language) => ({ params: { id: routeListingId(params) }, query: { lang } }),
  similar: (params: Params, lang: Language) => ({ params: { id: routeListingId(params) }, query: { lang } }),
  // US states share one block of rules.
  blocks: (params: Params, lang: Language) => ({
    query: {
      keys: [
        'listing.safety',
        'listing.reading',
        ...['rental-rules', 'usual-costs'].flatMap((name) => [
          `${name}.${params['province'] ?? ''}`,
          `${name}.united-states`,
        ]),
      ],
      lang,
    },
  }),
};

/** Data loaded for the listing page. */
export interface ListingData {
  readonly response: ListingResponse | undefined;
  /** 404: unknown listing; 410: removed for more than 30 days. */ readonly missing?: 404 | 410;
}

/** Returns whether the response holds the full listing and the listing is available. */
export const isFullListing = (listing: Listing | UnavailableListing): listing is Listing =>
  'rent' in listing && !listing.unavailable;

const once = { subscribe: false } as const;
/** Loads the listing, the content blocks of its province, its photos and similar listings. */
export async function loadListing({ dispatch, params, language }: LoadContext): Promise<ListingData> {
  if (!routeListingId(params)) return { response: undefined, missing: 404 };
  const [home] = await Promise.all([
    dispatch(api.endpoints.getListing.initiate(listingArgs.listing(params, language), once)),
    dispatch(api.endpoints.getContentBlocks.initiate(listingArgs.blocks(params, language), once)),
    dispatch(api.endpoints.getListingPhotos.initiate(listingArgs.photos(params, language), once)),
    dispatch(api.endpoints.getSimilarListings.initiate(listingArgs.similar(params, language), once)),
    dispatch(api.endpoints.getSimilarOfferings.initiate(listingArgs.similar(params, language), once)),
  ]);
  const apiError = apiErrorOf(home);
  if (apiError?.status === 404 || apiError?.status === 410) return { response: undefined, missing: apiError.status };
  if (apiError) throw new Error(apiError.message);
  return { response: home.data };
}

/** Returns the breadcrumbs: market, province, city, listing. */
export const crumbsOf = (listing: Listing, market: string): Crumb[] => [
  { name: market, url: '/homes' },
  { name: listing.provinceName, url: `/homes/${listing.provinceSlug}` },
  { name: listing.city, url: `/homes/${listing.provinceSlug}/${listing.citySlug}` },
  { name: listing.title },
];

const bedsText = ({ beds }: Pick<ListingCard, 'beds'>, language: Language) =>
  beds === 0
    ? formatMessage(listingMessages, language, 'studio')
    : formatMessage(listingMessages, language, 'bedsOption', { count: beds });
/**
 * Returns the landlord's title, or a summary of its facts when the title is in another language: a document title
 * cannot be marked with a language.
 */
function headingFor(listing: Listing, language: Language): string {
  if (isWrittenIn(listing, language)) return listing.title;
  return listing.beds === 0
    ? bedsText(listing, language)
    : `${formatMessage(cardMessages, language, `rentalType.${listing.rentalType}` as CardMessage)}, ${bedsText(listing, language)}`;
}
/**
 * Returns title, canonical URL, index rules and structured data of the listing page; redirects (301) from another slug
 * or city.
 */
export function listingHead({ response, missing }: ListingData, context: HeadContext): Head {
  const { language, path, origin } = context;
  if (!response)
    return {
      status: missing ?? 404,
      title: formatMessage(listingMessages, language, missing === 410 ? 'goneTitle' : 'listingMissing'),
      noindex: true,
    };
  const { listing } = response;
  if (!isFullListing(listing)) return { title: formatMessage(listingMessages, language, 'goneTitle'), noindex: true };
  if (listing.url !== path) return { status: 301, location: listing.url, title: listing.title };
  return {
    title: `${headingFor(listing, language)} · ${addressLine(listing)}`,
    ...(typeof IN_BROWSER === 'undefined'
      ? {
          description: metaDescription(listing, language, bedsText(listing, language)),
          canonical: listing.url,
          image: sharePictureUrl({ kind: 'home', key: listing.id }, language),
          jsonLd: [
            listingJsonLd(listing, origin, language),
            breadcrumbList(crumbsOf(listing, formatMessage(listingMessages, language, 'homesForRent'))),
          ],
        }
      : {}),
  };
}
