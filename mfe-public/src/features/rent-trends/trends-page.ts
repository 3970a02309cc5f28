import { api, say, type Head, type HeadContext, type LoadContext } from '@porchlight/client';
import { sharePictureUrl, type Language } from '@porchlight/contracts';
import type { Area, RentTrends, Suggestion } from '@porchlight/contracts/catalog';
import { foundOrThrow } from '../../site/asked.ts';
import { breadcrumbList, type Crumb } from '../../site/breadcrumbs.tsx';
import { publicWords } from '../../words/catalogue.ts';
import { trendPageWords } from './words/catalogue.ts';

type Params = Readonly<Record<string, string | undefined>>;
/** The arguments of the calls of the page; `load` and the screen use the same. */
export const trendArgs = {
  trends: ({ province = '', place = '' }: Params, lang: Language) => ({
    params: { a: province, b: place },
    query: { lang },
  }),
  like: ({ place = '' }: Params, lang: Language) => ({
    query: { q: place.replace(/-area$/, '').replaceAll('-', ' '), lang },
  }),
};

/** Rents of a place; without them places that may have been meant. */
export interface TrendsData {
  readonly trends: RentTrends | undefined;
  readonly suggestions: readonly Suggestion[];
}
const once = { subscribe: false } as const;
/** Asks for the rents of a place. */
export async function loadTrends({ dispatch, params, language }: LoadContext): Promise<TrendsData> {
  const trends = foundOrThrow(
    await dispatch(api.endpoints.getRentTrends.initiate(trendArgs.trends(params, language), once)),
  );
  if (trends) return { trends, suggestions: [] };
  const like = await dispatch(api.endpoints.autocompleteListings.initiate(trendArgs.like(params, language), once));
  return { trends, suggestions: like.data?.suggestions ?? [] };
}

/** The way to the page: market, province, place, rents. */
export const trendCrumbs = (area: Area, { province = '' }: Params, market: string, here: string): Crumb[] => [
  { name: market, url: '/homes' },
  { name: area.provinceName ?? area.province ?? '', url: `/homes/${province}` },
  { name: area.name ?? '', url: area.url },
  { name: here },
];

function dataset(
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
    url: `${origin}${area.url ?? ''}/rent-trends`,
    dateModified: asOf,
    temporalCoverage: `${months[0] ?? asOf}/${months.at(-1) ?? asOf}`,
    isAccessibleForFree: true,
    spatialCoverage: { '@type': 'Place', name: `${area.name ?? ''}, ${area.provinceName ?? ''}` },
    creator: { '@type': 'Organization', name: siteName, url: origin },
    variableMeasured: ['Median asking rent', 'Average asking rent', '25th percentile', '75th percentile'],
  };
}

/** Title, description, canonical address and structured data; a place without any figure is not for the index. */
export function headOfTrends({ trends }: TrendsData, context: HeadContext): Head {
  const { language, params, origin } = context;
  if (!trends) return { status: 404, title: say(publicWords, language, 'unknownPlace'), noindex: true };
  const { area, cells } = trends;
  const values = { place: area.name ?? '' };
  const [title, description] = [
    say(publicWords, language, 'rentTrendsIn', values),
    say(trendPageWords, language, 'rentTrendsDescription', values),
  ];
  return {
    title,
    description,
    canonical: `${area.url ?? ''}/rent-trends`,
    image: sharePictureUrl({ kind: 'place', province: params['province'] ?? '', place: params['place'] }, language),
    noindex: cells.every(({ quality }) => quality === 'suppressed'),
    jsonLd: [
      dataset(trends, context, title, description),
      breadcrumbList(
        origin,
        trendCrumbs(area, params, say(publicWords, language, 'homesForRent'), say(publicWords, language, 'rentTrends')),
      ),
    ],
  };
}
