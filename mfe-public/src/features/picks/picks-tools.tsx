import { useAddress, useSearchParams } from '@porchlight/client/router';
import { compareCap, pickOrders, type PickOrder } from '@porchlight/listing-ui';
import { Button, Select } from '@porchlight/ui';
import IconList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useCopy } from '../../site/use-copy.ts';
import { usePicksWords, type PicksTranslate } from './words/catalogue.ts';
import { changedQuery, mostShared, sharedQuery } from './picks-address.ts';
import css from './picks.module.css';

const orderWord = (t: PicksTranslate, order: PickOrder) =>
  ({ added: t('sortAdded'), 'rent-asc': t('sortRentAsc'), 'rent-desc': t('sortRentDesc'), 'size-desc': t('sortSize') })[
    order
  ];

/** The order of the homes, list or map, and the link that shows them to somebody else. */
export function PicksBar({
  order,
  isMap,
  ids,
}: {
  readonly order: PickOrder;
  readonly isMap: boolean;
  readonly ids: readonly string[];
}) {
  const t = usePicksWords();
  const copy = useCopy();
  const address = useAddress();
  const [query, setQuery] = useSearchParams();
  const share = () =>
    copy(
      `${window.location.origin}${address('/homes/favourites')}?${sharedQuery(ids)}`,
      t(ids.length > mostShared ? 'picksSharedFirst' : 'picksShared', { count: mostShared }),
    );
  return (
    <div className={css.bar}>
      <div className={css.sort}>
        <span aria-hidden>{t('sort')}</span>
        <Select
          label={t('sort')}
          isLabelHidden
          choices={pickOrders.map((value) => ({ value, label: orderWord(t, value) }))}
          value={order}
          look="bare"
          onChange={({ target }) =>
            setQuery(changedQuery(query, 'sort', target.value === 'added' ? undefined : target.value), {
              replace: true,
            })
          }
        />
      </div>
      <Button
        icon={isMap ? IconList : IconMap}
        onClick={() => setQuery(changedQuery(query, 'view', isMap ? undefined : 'map'))}
      >
        {t(isMap ? 'listView' : 'mapView')}
      </Button>
      <Button icon={IconShare} onClick={() => void share()}>
        <span className={css.shareText}>{t('sharePicks')}</span>
      </Button>
    </div>
  );
}

/** Appears when homes are ticked: how many, and the way to see them side by side. */
export function CompareBar({
  ticked,
  onClear,
  onCompare,
}: {
  readonly ticked: readonly string[];
  readonly onClear: () => void;
  readonly onCompare: () => void;
}) {
  const t = usePicksWords();
  if (ticked.length === 0) return null;
  return (
    <div className={css.compareBar} role="status">
      <span>
        {ticked.length < 2 ? t('compareOneMore') : t('compareTicked', { count: ticked.length, most: compareCap })}
      </span>
      <Button onClick={onClear}>{t('clearFilter')}</Button>
      {ticked.length > 1 && (
        <Button look="primary" onClick={onCompare}>
          {t('compareNow', { count: ticked.length })}
        </Button>
      )}
    </div>
  );
}
