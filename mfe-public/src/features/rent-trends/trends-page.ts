import { api, formatMessage, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import { nameInSentence, type SearchLocation, type RentTrends, type Suggestion } from '@porchlight/contracts/catalog';
import { dataOrThrow } from '../../shared/responses/api-result.ts';
import { breadcrumbList, type Crumb } from '../../shared/page/breadcrumbs.tsx';
import { publicMessages } from '../../messages/catalog.ts';
import { trendPageMessages } from './messages/catalog.ts';

type Params = Readonly<Record<string, string | undefined>>;
/** Arguments of the page's API calls, shared by `load` and the screen so that they hit the same cache entries. */
export const trendArgs = {
  trends: ({ province = '', place = '' }: Params, lang: Language) => ({
    params: { a: province, b: place },
    query: { lang },
  }),
  suggestions: ({ place = '' }: Params, lang: Language) => ({
    query: { q: place.replace(/-area$/, '').replaceAll('-', ' '), lang },
  }),
};

/** Rent trends of a location, or suggested locations when it is unknown. */
export interface TrendsData {
  readonly trends: RentTrends | undefined;
  readonly suggestions: readonly Suggestion[];
}
const once = { subscribe: false } as const;
/** Loads the rent trends of a location, or suggestions for an unknown one. */
export async function loadTrends({ dispatch, params, language }: LoadContext): Promise<TrendsData> {
  const trends = dataOrThrow(
    await dispatch(api.endpoints.getRentTrends.initiate(trendArgs.trends(params, language), once)),
  );
  if (trends) return { trends, suggestions: [] };
  const response = await dispatch(
    api.endpoints.autocompleteListings.initiate(trendArgs.suggestions(params, language), once),
  );
  return { trends, suggestions: response.data?.suggestions ?? [] };
}

/** Returns the breadcrumbs: market, province, location, rent trends. */
export const trendCrumbs = (area: SearchLocation, { province = '' }: Params, market: string, here: string): Crumb[] => [
  { name: market, url: '/homes' },
  { name: area.provinceName ?? area.province ?? '', url: `/homes/${province}` },
  { name: area.name ?? '', url: area.url },
  { name: here },
];

function datasetJsonLd(
  { area, series, asOf }: RentTrends,
  { siteName, origin }: HeadContext,
  name: string,
  description: string,
): object {
  const months = series.map(({ month }) => month).sort();
  return {
    '@type': 'Dataset',
    name,
    description,
    url: `${area.url ?? ''}/rent-trends`,
    dateModified: asOf,
    temporalCoverage: `${months[0] ?? asOf}/${months.at(-1) ?? asOf}`,
    isAccessibleForFree: true,
    spatialCoverage: { '@type': 'Place', name: `${area.name ?? ''}, ${area.provinceName ?? ''}` },
    creator: { '@type': 'Organization', name: siteName, url: origin },
    variableMeasured: ['Median asking rent', 'Average asking rent', '25th percentile', '75th percentile'],
  };
}

/** Returns title, description, canonical URL and structured data; a location without any figure is not indexed. */
export function trendsHead({ trends }: TrendsData, context: HeadContext): Head {
  const { language, params } = context;
  if (!trends) return { status: 404, title: formatMessage(publicMessages, language, 'notFound'), noindex: true };
  const { area, cells } = trends;
  const values = { place: nameInSentence(area.name ?? '') };
  const [title, description] = [
    formatMessage(publicMessages, language, 'rentTrendsIn', values),
    formatMessage(trendPageMessages, language, 'rentTrendsDescription', values),
  ];
  const url = `${area.url ?? ''}/rent-trends`;
  if (area.url && url !== context.path) return { status: 301, location: url, title };
  return {
    title,
    description,
    canonical: `${area.url ?? ''}/rent-trends`,
    image: sharePictureUrl({ kind: 'place', province: params['province'] ?? '', place: params['place'] }, language),
    noindex: cells.every(({ quality }) => quality === 'suppressed'),
    jsonLd: [
      datasetJsonLd(trends, context, title, description),
      breadcrumbList(
        trendCrumbs(
          area,
          params,
          formatMessage(publicMessages, language, 'homesForRent'),
          formatMessage(publicMessages, language, 'rentTrends'),
        ),
      ),
    ],
  };
}
