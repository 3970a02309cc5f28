import { api, useLanguage } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { Skeleton } from '@porchlight/ui';
import { TrendChart } from '../../rent-trend/trend-chart.tsx';
import { useListingWords } from './words/catalogue.ts';

const most = 4;
/** The past months of homes as large as this one, with this one's rent across them. */
export function RentLine({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const { data, isError } = api.useGetRentTrendsQuery({
    params: { a: home.provinceSlug, b: home.citySlug },
    query: { lang: useLanguage() },
  });
  const beds = Math.min(most, home.beds);
  if (isError) return <p>{t('rentsFailed')}</p>;
  if (!data) return <Skeleton shape="box" />;
  const size = beds === most ? t('bedsMost') : t('bedsOption', { count: beds });
  const place = data.cells.find((one) => one.beds === beds)?.standIn ?? home.city;
  return (
    <TrendChart
      size="small"
      months={data.series.filter((one) => one.beds === beds)}
      currency={data.currency}
      mark={home.rent}
      name={t('rentsOf', { place, size })}
    />
  );
}
