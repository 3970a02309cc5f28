import { useFormat, useMessages } from '@porchlight/client';
import { NumberTable } from '@porchlight/console-ui';
import type { ListingMergePreview } from '@porchlight/contracts/catalog';
import css from '../merge-listings.module.css';
import { mergeListingsMessages } from '../messages/catalog.ts';

/** Numbers of the records that move to the listing that stays. */
export function MovedTable({ moved }: Pick<ListingMergePreview, 'moved'>) {
  const t = useMessages(mergeListingsMessages);
  const format = useFormat();
  return (
    <section className={css.step} aria-label={t('moves')}>
      <h3>{t('moves')}</h3>
      {moved.length === 0 ? (
        <p>{t('nothingMoves')}</p>
      ) : (
        <NumberTable
          caption={t('moves')}
          rowTitle={t('kind')}
          columns={[{ key: 'count', title: t('number') }]}
          rows={moved.map(({ kind, count }) => ({
            key: kind,
            title: t(`moved.${kind}`),
            values: [format.number(count)],
          }))}
        />
      )}
    </section>
  );
}
