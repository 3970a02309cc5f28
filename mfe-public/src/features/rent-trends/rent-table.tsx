import { useFormat } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import { nameInSentence, type RentTrends, type TrendCell } from '@porchlight/contracts/catalog';
import { Badge, Card, classNames, Notice, VisuallyHidden } from '@porchlight/ui';
import { useMonthNames } from '../../shared/rent-trends/use-month-names.ts';
import { useTrendMessages } from '../../shared/rent-trends/messages/catalog.ts';
import css from './trends.module.css';
import { usePercent } from './use-percent.ts';
import { useSizeName } from './use-size-name.ts';
import { useTrendPageMessages } from './messages/catalog.ts';

/** Table of the rents of each size, and of rooms, in the latest month, with their changes over a month and a year. */
export function RentTable({ trends: { cells, rooms, series, currency, asOf } }: { readonly trends: RentTrends }) {
  const t = useTrendPageMessages();
  const sizeName = useSizeName();
  const monthName = useMonthNames();
  const standIn = commonStandIn(cells);
  const latestMonth = series.reduce((last, { month }) => (month > last ? month : last), '') || asOf.slice(0, 7);
  return (
    <section className={css.section}>
      <h2>{t('table', { month: monthName(latestMonth) })}</h2>
      {standIn && <Notice className={css.notice}>{t('standInForAll', { area: nameInSentence(standIn) })}</Notice>}
      <Card className={css.box}>
        <table className={css.table}>
          <caption>
            <VisuallyHidden>{t('tableCaption')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              <th scope="col">{t('median')}</th>
              <th scope="col" className={css.wide}>
                {t('average')}
              </th>
              <th scope="col" className={css.wide}>
                {t('overMonth')}
              </th>
              <th scope="col">{t('overYear')}</th>
              <th scope="col" className={css.wide}>
                {t('homes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {cells.map((cell) => (
              <SizeRow
                key={cell.beds}
                name={sizeName(cell.beds)}
                cell={cell}
                standIn={standIn ? undefined : cell.standIn}
                currency={currency}
              />
            ))}
            {rooms && <SizeRow name={t('room')} cell={rooms.cell} standIn={rooms.cell.standIn} currency={currency} />}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

/** Returns the area that stands in for all sizes, if they share one. */
function commonStandIn(cells: readonly TrendCell[]): string | undefined {
  const locations = new Set(cells.filter(({ median }) => median !== undefined).map(({ standIn }) => standIn));
  return locations.size === 1 ? [...locations][0] : undefined;
}

interface SizeProps {
  readonly name: string;
  readonly cell: TrendCell;
  /** Area whose figures are shown, when it must be named in this row. */ readonly standIn: string | undefined;
  readonly currency: Currency;
}
function SizeRow({ name, cell, standIn, currency }: SizeProps) {
  const t = useTrendPageMessages();
  const format = useFormat();
  const { median, p25, p75, avg } = cell;
  if (median === undefined || p25 === undefined || p75 === undefined || avg === undefined)
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={5} className={css.none}>
          {t('noFigure')}
        </td>
      </tr>
    );
  const money = (rent: number) => format.money(rent, currency);
  return (
    <tr>
      <th scope="row">
        {name}
        <FigureNotes standIn={standIn} quality={cell.quality} />
      </th>
      <td>
        <b className={css.median}>{money(median)}</b>
        <span className={css.half}>{t('half', { low: money(p25), high: money(p75) })}</span>
      </td>
      <td className={css.wide}>{money(avg)}</td>
      <td className={classNames(css.change, css.wide)}>
        <Change share={cell.mom} />
      </td>
      <td className={css.change}>
        <Change share={cell.yoy} />
      </td>
      <td className={css.wide}>{format.number(cell.n)}</td>
    </tr>
  );
}

/** Notes on a figure: a stand-in area, or a small sample. */
function FigureNotes({ standIn, quality }: Pick<SizeProps, 'standIn'> & Pick<TrendCell, 'quality'>) {
  const t = useTrendPageMessages();
  const tTrend = useTrendMessages();
  return (
    <>
      {standIn && <span className={css.reserve}>{t('standIn', { area: nameInSentence(standIn) })}</span>}
      {quality === 'limited' && (
        <Badge tone="warn" className={css.limited}>
          {tTrend('limited')}
        </Badge>
      )}
    </>
  );
}

/** Change as text ("up 2.1%"), so that the direction does not depend on colour. */
function Change({ share }: { readonly share: number | undefined }) {
  const t = useTrendPageMessages();
  const percent = usePercent();
  if (share === undefined) return <span className={css.none}>{t('unknown')}</span>;
  if (share === 0) return t('same');
  return t(share > 0 ? 'up' : 'down', { share: percent(Math.abs(share)) });
}
