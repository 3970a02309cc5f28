import { useFormat } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { RentTrends, TrendCell } from '@porchlight/contracts/catalog';
import { Badge, Card, classNames, Notice, VisuallyHidden } from '@porchlight/ui';
import { useMonthNames } from '../../rent-trend/use-month-names.ts';
import { useTrendWords } from '../../rent-trend/words/catalogue.ts';
import css from './trends.module.css';
import { useShare } from './use-share.ts';
import { useSizeName } from './use-size-name.ts';
import { useTrendPageWords } from './words/catalogue.ts';

/** What homes of each size cost in the newest month, and since when they do. */
export function RentTable({ trends: { cells, series, currency, asOf } }: { readonly trends: RentTrends }) {
  const t = useTrendPageWords();
  const monthName = useMonthNames();
  const standIn = commonStandIn(cells);
  const newest = series.reduce((last, { month }) => (month > last ? month : last), '') || asOf.slice(0, 7);
  return (
    <section className={css.section}>
      <h2>{t('table', { month: monthName(newest) })}</h2>
      {standIn && <Notice className={css.notice}>{t('standInForAll', { area: standIn })}</Notice>}
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
              <Size key={cell.beds} cell={cell} standIn={standIn ? undefined : cell.standIn} currency={currency} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

/** The place whose figures all of them are, when it is not the one that was asked for. */
function commonStandIn(cells: readonly TrendCell[]): string | undefined {
  const places = new Set(cells.filter(({ median }) => median !== undefined).map(({ standIn }) => standIn));
  return places.size === 1 ? [...places][0] : undefined;
}

interface SizeProps {
  readonly cell: TrendCell;
  /** Whose figures they are, when that is to be said here. */ readonly standIn: string | undefined;
  readonly currency: Currency;
}
function Size({ cell, standIn, currency }: SizeProps) {
  const t = useTrendPageWords();
  const format = useFormat();
  const sizeName = useSizeName();
  const { median, p25, p75, avg } = cell;
  if (median === undefined || p25 === undefined || p75 === undefined || avg === undefined)
    return (
      <tr>
        <th scope="row">{sizeName(cell.beds)}</th>
        <td colSpan={5} className={css.none}>
          {t('noFigure')}
        </td>
      </tr>
    );
  const money = (rent: number) => format.money(rent, currency);
  return (
    <tr>
      <th scope="row">
        {sizeName(cell.beds)}
        <Reserve standIn={standIn} quality={cell.quality} />
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

/** What must be known with a figure: whose it is, and that it comes from few homes. */
function Reserve({ standIn, quality }: Pick<SizeProps, 'standIn'> & Pick<TrendCell, 'quality'>) {
  const t = useTrendPageWords();
  const say = useTrendWords();
  return (
    <>
      {standIn && <span className={css.reserve}>{t('standIn', { area: standIn })}</span>}
      {quality === 'limited' && (
        <Badge tone="warn" className={css.limited}>
          {say('limited')}
        </Badge>
      )}
    </>
  );
}

/** 'up 2.1%': the direction is a word. */
function Change({ share }: { readonly share: number | undefined }) {
  const t = useTrendPageWords();
  const shareText = useShare();
  if (share === undefined) return <span className={css.none}>{t('unknown')}</span>;
  if (share === 0) return t('same');
  return t(share > 0 ? 'up' : 'down', { share: shareText(Math.abs(share)) });
}
