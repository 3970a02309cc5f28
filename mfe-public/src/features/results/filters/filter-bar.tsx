import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { bathFilterValues, bedFilterValues } from '@porchlight/contracts/catalog';
import { Button, Count } from '@porchlight/ui';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { startTransition, useState } from 'react';
import { LocationSearch } from '../../../shared/locations/location-search.tsx';
import { lazyFilterDialog } from './lazy-filter-dialog.ts';
import { BathsField, BedsField, PetsField, PriceField, TypeField, type FieldProps } from './filter-fields.tsx';
import { FilterPopover, type FilterControlProps } from './filter-popover.tsx';
import { bathsText, bedsText, countsText, activeFilters } from './filter-texts.ts';
import css from './filters.module.css';
import { useLazyPart } from '../../../shared/loading/lazy-part.ts';
import { SaveSearchButton } from '../../../shared/save-search/save-search-button.tsx';
import { carriedQueryOf, toSavedSearch } from '../results-query.ts';

/** Filters with a chip of their own in the bar; "More filters" shows the number of the others. */
const barFilters = ['rate', 'beds', 'baths', 'rentaltypes', 'petpolicies'];
const panelFilters = {
  price: ['minrate', 'maxrate'],
  beds: ['beds'],
  baths: ['baths'],
  types: ['rentaltypes'],
  pets: ['petpolicies'],
} as const;

export interface FilterBarProps extends FilterControlProps {
  readonly location: string | undefined;
  /** Summary of the search. */ readonly search: string;
}
/**
 * Filter bar: location search, chips for price, beds, baths, type and pets, the dialog with all filters, and the button
 * that saves the search.
 */
export function FilterBar({ location, search, ...parts }: FilterBarProps) {
  const { filterState } = parts;
  return (
    <div className={css.bar}>
      <div className={css.barIn}>
        <div className={css.where}>
          <LocationSearch key={location} location={location} carriedQuery={carriedQueryOf(filterState.filters)} />
        </div>
        <div className={css.wide}>
          <BarChips {...parts} />
        </div>
        <MoreFilters {...parts} />
        <SaveSearchButton
          search={toSavedSearch(filterState, search)}
          look="primary"
          className={css.save}
          textClass={css.saveText}
        />
      </div>
    </div>
  );
}

function MoreFilters(parts: FilterControlProps) {
  const { filterState, formatters } = parts;
  const { t } = formatters;
  const [isOpen, setOpen] = useState(false);
  const dispatch = useDispatch();
  const { part } = useLazyPart(lazyFilterDialog, isOpen, () => {
    setOpen(false);
    dispatch(flash({ type: 'error', text: t('filtersFailed') }));
  });
  const all = activeFilters(filterState.filters, formatters);
  const otherCount = all.filter(({ key }) => !barFilters.some((name) => key.startsWith(name))).length;
  const PlainFilters = lazyFilterDialog.current()?.PlainFilters;
  return (
    <>
      <Button
        icon={IconAdjustments}
        className={css.moreButton}
        onClick={() => startTransition(() => setOpen(true))}
        onPointerEnter={() => {
          lazyFilterDialog.load().catch(() => undefined);
        }}
        aria-haspopup="dialog"
      >
        <span className={css.moreText}>{t('moreFilters')}</span>
        <span className={css.allText}>{t('filters')}</span>
        {otherCount > 0 && (
          <span className={css.moreText}>
            <Count value={otherCount} />
          </span>
        )}
        {all.length > 0 && (
          <span className={css.allText}>
            <Count value={all.length} />
          </span>
        )}
      </Button>
      {part && <part.FilterDialog {...parts} isOpen={isOpen} onClose={() => setOpen(false)} />}
      <noscript>{PlainFilters && <PlainFilters filterState={filterState} formatters={formatters} />}</noscript>
    </>
  );
}

function BarChips(parts: FilterControlProps) {
  const {
    filterState: { filters },
    formatters,
  } = parts;
  const { t, format } = formatters;
  const { minrate, maxrate } = filters;
  const price = activeFilters({ minrate, maxrate }, formatters)[0]?.text;
  const beds = countsText(
    filters.beds,
    bedFilterValues,
    (count) => t('bedsAtLeast', { count }),
    (count) => bedsText(count, t),
    t('filterBeds'),
    t,
  );
  const baths = countsText(
    filters.baths,
    bathFilterValues,
    (count) => t('bathsAtLeast', { count: format.number(count) }),
    (count) => bathsText(count, formatters),
    t('filterBaths'),
    t,
  );
  const list = (name: string, values: readonly string[] | undefined) =>
    values?.length ? t('nChosen', { name, count: values.length }) : undefined;
  return (
    <>
      <FilterPopover
        {...parts}
        name={t('filterPrice')}
        chosen={price}
        fields={panelFilters.price}
        content={PriceField}
      />
      <FilterPopover {...parts} name={t('filterBeds')} chosen={beds} fields={panelFilters.beds} content={BedsField} />
      <FilterPopover
        {...parts}
        name={t('filterBaths')}
        chosen={baths}
        fields={panelFilters.baths}
        content={BathsField}
      />
      <FilterPopover
        {...parts}
        name={t('filterType')}
        chosen={list(t('filterType'), filters.rentaltypes)}
        fields={panelFilters.types}
        content={TypePanel}
        className={css.hideTight}
      />
      <FilterPopover
        {...parts}
        name={t('filterPets')}
        chosen={list(t('filterPets'), filters.petpolicies)}
        fields={panelFilters.pets}
        content={PetsField}
        className={css.hideTight}
      />
    </>
  );
}

const TypePanel = (field: FieldProps) => (
  <div className={css.two}>
    <TypeField {...field} />
  </div>
);
