import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { nameInSentence, type RentTrends, type TrendMonth } from '@porchlight/contracts/catalog';
import { Card, ChipLink } from '@porchlight/ui';
import { TrendChart } from '../../shared/rent-trends/trend-chart.tsx';
import css from './trends.module.css';
import { useSizeName } from './use-size-name.ts';
import { useTrendPageMessages } from './messages/catalog.ts';

const defaultSize = '1';
const roomSize = 'room';
interface SizeSeries {
  /** Value of the address key `beds`. */
  readonly key: string;
  readonly name: string;
  readonly months: readonly TrendMonth[];
  readonly standIn: string | undefined;
}

/** Rent history of one size, or of rooms. The sizes are links, so that switching works without JavaScript. */
export function SizeChart({ trends }: { readonly trends: RentTrends }) {
  const t = useTrendPageMessages();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const sizes = useSizes(trends);
  const selected =
    sizes.find(({ key }) => key === query.get('beds')) ?? sizes.find(({ key }) => key === defaultSize) ?? sizes[0];
  if (!selected) return null;
  return (
    <section className={css.section}>
      <h2 id="months">{t('chart')}</h2>
      <nav aria-label={t('chooseSize')}>
        <ul className={css.sizes}>
          {sizes.map(({ key, name }) => (
            <li key={key}>
              <ChipLink link={Link} to={`${pathname}?beds=${key}#months`} isOn={key === selected.key}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Card isPadded>
        <TrendChart
          months={selected.months}
          currency={trends.currency}
          name={t('homesIn', {
            place: nameInSentence(selected.standIn ?? trends.area.name ?? ''),
            size: selected.name,
          })}
        />
      </Card>
    </section>
  );
}

/** Returns the sizes with a history of at least two months. */
function useSizes({ cells, series, rooms }: RentTrends): SizeSeries[] {
  const t = useTrendPageMessages();
  const sizeName = useSizeName();
  return [
    ...cells.map(({ beds, standIn }) => ({
      key: String(beds),
      name: sizeName(beds),
      months: series.filter((one) => one.beds === beds),
      standIn,
    })),
    ...(rooms ? [{ key: roomSize, name: t('room'), months: rooms.series, standIn: rooms.cell.standIn }] : []),
  ].filter(({ months }) => months.length > 1);
}
