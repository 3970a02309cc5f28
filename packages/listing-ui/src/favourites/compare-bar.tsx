import { Button } from '@porchlight/ui';
import css from './favourites-view.module.css';
import { useFavouritesMessages } from './messages/catalog.ts';
import { maxCompared, type Comparison } from './use-comparison.ts';

/** Comparison bar, shown while listings are ticked. */
export function CompareBar({ selected, clear, open }: Comparison) {
  const t = useFavouritesMessages();
  if (selected.length === 0) return null;
  return (
    <div className={css.compareBar}>
      <p role="status">
        {selected.length < 2 ? t('compareOneMore') : t('compareTicked', { count: selected.length, most: maxCompared })}
      </p>
      <Button onClick={clear}>{t('clear')}</Button>
      {selected.length > 1 && (
        <Button look="primary" onClick={open}>
          {t('compareNow', { count: selected.length })}
        </Button>
      )}
    </div>
  );
}
