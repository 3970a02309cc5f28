import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { bathWishes, bedWishes } from '@porchlight/contracts/catalog';
import { Button, Count } from '@porchlight/ui';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useState } from 'react';
import { PlaceSearch } from '../../place-search/place-search.tsx';
import { filterDialog } from './filter-dialog-part.ts';
import { BathsField, BedsField, PetsField, PriceField, TypeField } from './filter-fields.tsx';
import { FilterPopover, type FilterParts } from './filter-popover.tsx';
import { bathsText, bedsText, countsText, filtersInWords, priceText } from './filter-words.ts';
import css from './filters.module.css';
import { useLazyPart } from '../../site/lazy-part.ts';
import { keptText } from './results-address.ts';
import { SaveSearch } from './save-search.tsx';

/** Filters that have a chip of their own in the bar; the rest is counted at 'More filters'. */
const inBar = ['rate', 'beds', 'baths', 'rentaltypes', 'petpolicies'];

export interface FilterBarProps extends FilterParts {
  readonly place: string | undefined;
  /** The search in words. */ readonly search: string;
}
/** Where, price, beds, baths, type and pets as chips that open; everything else in the dialog; and the way to keep the search. */
export function FilterBar({ place, search, ...parts }: FilterBarProps) {
  const { wishes } = parts;
  return (
    <div className={css.bar}>
      <div className={css.barIn}>
        <div className={css.where}>
          <PlaceSearch key={place} place={place} keeps={keptText(wishes.filters)} />
        </div>
        <div className={css.wide}>
          <BarChips {...parts} />
        </div>
        <MoreFilters {...parts} />
        <SaveSearch wishes={wishes} search={search} look="primary" />
      </div>
    </div>
  );
}

function MoreFilters(parts: FilterParts) {
  const { wishes, words } = parts;
  const { t } = words;
  const [isOpen, setOpen] = useState(false);
  const dispatch = useDispatch();
  const { part } = useLazyPart(filterDialog, isOpen, () => {
    setOpen(false);
    dispatch(flash({ type: 'error', text: t('filtersFailed') }));
  });
  const all = filtersInWords(wishes.filters, words);
  const more = all.filter(({ key }) => !inBar.some((name) => key.startsWith(name))).length;
  const PlainFilters = filterDialog.now()?.PlainFilters;
  return (
    <>
      <Button
        icon={IconAdjustments}
        className={css.moreButton}
        onClick={() => setOpen(true)}
        onPointerEnter={() => {
          filterDialog.load().catch(() => undefined);
        }}
        aria-haspopup="dialog"
      >
        <span className={css.moreText}>{t('moreFilters')}</span>
        <span className={css.allText}>{t('filters')}</span>
        {more > 0 && (
          <span className={css.moreText}>
            <Count value={more} />
          </span>
        )}
        {all.length > 0 && (
          <span className={css.allText}>
            <Count value={all.length} />
          </span>
        )}
      </Button>
      {part && <part.FilterDialog {...parts} isOpen={isOpen} onClose={() => setOpen(false)} />}
      <noscript>{PlainFilters && <PlainFilters wishes={wishes} words={words} />}</noscript>
    </>
  );
}

function BarChips(parts: FilterParts) {
  const {
    wishes: { filters },
    words,
  } = parts;
  const { t, format } = words;
  const price = priceText(filters, words);
  const beds = countsText(
    filters.beds,
    bedWishes,
    (count) => t('bedsAtLeast', { count }),
    (count) => bedsText(count, t),
    t('filterBeds'),
    t,
  );
  const baths = countsText(
    filters.baths,
    bathWishes,
    (count) => t('bathsAtLeast', { count: format.number(count) }),
    (count) => bathsText(count, words),
    t('filterBaths'),
    t,
  );
  const list = (name: string, values: readonly string[] | undefined) =>
    values?.length ? t('nChosen', { name, count: values.length }) : undefined;
  return (
    <>
      <FilterPopover {...parts} name={t('filterPrice')} chosen={price} fields={['minrate', 'maxrate']}>
        {(field) => <PriceField {...field} />}
      </FilterPopover>
      <FilterPopover {...parts} name={t('filterBeds')} chosen={beds} fields={['beds']}>
        {(field) => <BedsField {...field} />}
      </FilterPopover>
      <FilterPopover {...parts} name={t('filterBaths')} chosen={baths} fields={['baths']}>
        {(field) => <BathsField {...field} />}
      </FilterPopover>
      <FilterPopover
        {...parts}
        name={t('filterType')}
        chosen={list(t('filterType'), filters.rentaltypes)}
        fields={['rentaltypes']}
        className={css.hideTight}
      >
        {(field) => (
          <div className={css.two}>
            <TypeField {...field} />
          </div>
        )}
      </FilterPopover>
      <FilterPopover
        {...parts}
        name={t('filterPets')}
        chosen={list(t('filterPets'), filters.petpolicies)}
        fields={['petpolicies']}
        className={css.hideTight}
      >
        {(field) => <PetsField {...field} />}
      </FilterPopover>
    </>
  );
}
