import { api, useLanguage } from '@porchlight/client';
import { nameInSentence, type Listing } from '@porchlight/contracts/catalog';
import { Skeleton } from '@porchlight/ui';
import { TrendChart } from '../../../shared/rent-trends/trend-chart.tsx';
import { useListingMessages } from '../messages/catalog.ts';
import { useChartMessages } from './messages/catalog.ts';

const maxBeds = 4;
/**
 * Rent history of listings with the same number of bedrooms in the area, with this listing's rent as a reference line.
 */
export function RentHistoryChart({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const tChart = useChartMessages();
  const { data, isError } = api.useGetRentTrendsQuery({
    params: { a: listing.provinceSlug, b: listing.citySlug },
    query: { lang: useLanguage() },
  });
  const beds = Math.min(maxBeds, listing.beds);
  if (isError) return <p>{tChart('rentsFailed')}</p>;
  if (!data) return <Skeleton shape="box" />;
  const size = beds === maxBeds ? t('bedsMost') : t('bedsOption', { count: beds });
  const location = data.cells.find((one) => one.beds === beds)?.standIn ?? listing.city;
  return (
    <TrendChart
      size="small"
      months={data.series.filter((one) => one.beds === beds)}
      currency={data.currency}
      mark={listing.rent}
      name={tChart('rentsOf', { place: nameInSentence(location), size })}
    />
  );
}
