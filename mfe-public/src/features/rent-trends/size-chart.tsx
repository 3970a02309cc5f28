import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { nameInSentence, type RentTrends } from '@porchlight/contracts/catalog';
import { Card, ChipLink } from '@porchlight/ui';
import { TrendChart } from '../../shared/rent-trends/trend-chart.tsx';
import css from './trends.module.css';
import { useSizeName } from './use-size-name.ts';
import { useTrendPageMessages } from './messages/catalog.ts';

const defaultBeds = 1;
/** Rent history of one size. The sizes are links, so that switching works without JavaScript. */
export function SizeChart({ trends: { area, cells, series, currency } }: { readonly trends: RentTrends }) {
  const t = useTrendPageMessages();
  const sizeName = useSizeName();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const availableSizes = cells.filter(({ beds }) => series.filter((one) => one.beds === beds).length > 1);
  const selected =
    availableSizes.find(({ beds }) => String(beds) === query.get('beds')) ??
    availableSizes.find(({ beds }) => beds === defaultBeds) ??
    availableSizes[0];
  if (!selected) return null;
  return (
    <section className={css.section}>
      <h2 id="months">{t('chart')}</h2>
      <nav aria-label={t('chooseSize')}>
        <ul className={css.sizes}>
          {availableSizes.map(({ beds }) => (
            <li key={beds}>
              <ChipLink link={Link} to={`${pathname}?beds=${beds}#months`} isOn={beds === selected.beds}>
                {sizeName(beds)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Card isPadded>
        <TrendChart
          months={series.filter(({ beds }) => beds === selected.beds)}
          currency={currency}
          name={t('homesIn', {
            place: nameInSentence(selected.standIn ?? area.name ?? ''),
            size: sizeName(selected.beds),
          })}
        />
      </Card>
    </section>
  );
}
