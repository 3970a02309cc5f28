import { useFormat } from '@porchlight/client';
import type { RentTrends, TrendCell } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import css from './trends.module.css';
import { useSizeName } from './use-size-name.ts';
import { useTrendPageMessages } from './messages/catalog.ts';

/** Median rents of furnished and of unfurnished homes by size; nothing where no size has both. */
export function FurnishingTable({ trends: { byFurnishing, currency } }: { readonly trends: RentTrends }) {
  const t = useTrendPageMessages();
  const format = useFormat();
  const sizeName = useSizeName();
  const sizes = sizesWithBoth(byFurnishing);
  if (sizes.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 id="furnishing">{t('furnishing')}</h2>
      <Card className={css.box}>
        <table className={css.table} aria-labelledby="furnishing">
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              <th scope="col">{t('furnished')}</th>
              <th scope="col">{t('unfurnished')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ beds, furnished, unfurnished }) => (
              <tr key={beds}>
                <th scope="row">{sizeName(beds)}</th>
                {[furnished, unfurnished].map(({ median, n, furnished: isFurnished }) => (
                  <td key={String(isFurnished)}>
                    <b className={css.median}>{format.money(median ?? 0, currency)}</b>
                    <span className={css.half}>{t('homesCounted', { count: n })}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

function sizesWithBoth(cells: readonly TrendCell[]) {
  return cells.flatMap((furnished) => {
    const unfurnished = cells.find((cell) => cell.beds === furnished.beds && cell.furnished === false);
    return furnished.furnished === true && unfurnished ? [{ beds: furnished.beds, furnished, unfurnished }] : [];
  });
}
