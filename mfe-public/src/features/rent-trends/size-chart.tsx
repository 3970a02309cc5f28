import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import type { RentTrends } from '@porchlight/contracts/catalog';
import { Card, ChipLink } from '@porchlight/ui';
import { TrendChart } from '../../rent-trend/trend-chart.tsx';
import css from './trends.module.css';
import { useSizeName } from './use-size-name.ts';
import { useTrendPageWords } from './words/catalogue.ts';

const usual = 1;
/** The months of one size; the others are links, so that they open without a script. */
export function SizeChart({ trends: { area, cells, series, currency } }: { readonly trends: RentTrends }) {
  const t = useTrendPageWords();
  const sizeName = useSizeName();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const drawn = cells.filter(({ beds }) => series.filter((one) => one.beds === beds).length > 1);
  const asked =
    drawn.find(({ beds }) => String(beds) === query.get('beds')) ??
    drawn.find(({ beds }) => beds === usual) ??
    drawn[0];
  if (!asked) return null;
  return (
    <section className={css.section}>
      <h2 id="months">{t('chart')}</h2>
      <nav aria-label={t('chooseSize')}>
        <ul className={css.sizes}>
          {drawn.map(({ beds }) => (
            <li key={beds}>
              <ChipLink link={Link} to={`${pathname}?beds=${beds}#months`} isOn={beds === asked.beds}>
                {sizeName(beds)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Card isPadded>
        <TrendChart
          months={series.filter(({ beds }) => beds === asked.beds)}
          currency={currency}
          name={t('homesIn', { place: asked.standIn ?? area.name ?? '', size: sizeName(asked.beds) })}
        />
      </Card>
    </section>
  );
}
