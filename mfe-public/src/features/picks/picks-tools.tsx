import { useAddress, useSearchParams } from '@porchlight/client/router';
import { maxSharedFavourites } from '@porchlight/contracts/catalog';
import { maxCompared, pickOrders, type PickOrder } from '@porchlight/listing-ui';
import { Button, Select } from '@porchlight/ui';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useCopy } from '../../shared/use-copy.ts';
import { usePicksMessages, type PicksTranslate } from './messages/catalog.ts';
import { withParam, shareQuery } from './picks-query.ts';
import css from './picks.module.css';

const orderLabel = (t: PicksTranslate, order: PickOrder) =>
  ({ added: t('sortAdded'), 'rent-asc': t('sortRentAsc'), 'rent-desc': t('sortRentDesc'), 'size-desc': t('sortSize') })[
    order
  ];

/** Toolbar of My Picks: sort order, list or map view, and share link. */
export function PicksBar({
  order,
  isMap,
  ids,
}: {
  readonly order: PickOrder;
  readonly isMap: boolean;
  readonly ids: readonly string[];
}) {
  const t = usePicksMessages();
  const copy = useCopy();
  const address = useAddress();
  const [query, setQuery] = useSearchParams();
  const share = () =>
    copy(
      `${window.location.origin}${address('/homes/favourites')}?${shareQuery(ids)}`,
      t(ids.length > maxSharedFavourites ? 'picksSharedFirst' : 'picksShared', { count: maxSharedFavourites }),
    );
  return (
    <div className={css.bar}>
      <div className={css.sort}>
        <span aria-hidden>{t('sort')}</span>
        <Select
          label={t('sort')}
          isLabelHidden
          choices={pickOrders.map((value) => ({ value, label: orderLabel(t, value) }))}
          value={order}
          look="bare"
          onChange={({ target }) =>
            setQuery(withParam(query, 'sort', target.value === 'added' ? undefined : target.value), {
              replace: true,
            })
          }
        />
      </div>
      <Button
        icon={isMap ? IconList : IconMap}
        onClick={() => setQuery(withParam(query, 'view', isMap ? undefined : 'map'))}
      >
        {t(isMap ? 'listView' : 'mapView')}
      </Button>
      <Button icon={IconShare} onClick={() => void share()}>
        <span className={css.shareText}>{t('sharePicks')}</span>
      </Button>
    </div>
  );
}

/** Comparison bar, shown while listings are selected. */
export function CompareBar({
  selected,
  onClear,
  onCompare,
}: {
  readonly selected: readonly string[];
  readonly onClear: () => void;
  readonly onCompare: () => void;
}) {
  const t = usePicksMessages();
  if (selected.length === 0) return null;
  return (
    <div className={css.compareBar} role="status">
      <span>
        {selected.length < 2 ? t('compareOneMore') : t('compareTicked', { count: selected.length, most: maxCompared })}
      </span>
      <Button onClick={onClear}>{t('clearFilter')}</Button>
      {selected.length > 1 && (
        <Button look="primary" onClick={onCompare}>
          {t('compareNow', { count: selected.length })}
        </Button>
      )}
    </div>
  );
}
