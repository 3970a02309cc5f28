import { Count, Popover, Button } from '@porchlight/ui';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { bathWishes, bedWishes, canonicalQuery, type ListingFilters } from '@porchlight/contracts/catalog';
import { useId, useState } from 'react';
import { PlaceSearch } from '../../place-search/place-search.tsx';
import { BathsField, BedsField, PetsField, PriceField, TypeField } from './filter-fields.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { FilterForm } from './filter-form.tsx';
import { bathsText, bedsText, countsText, filtersInWords, priceText, type FilterWords } from './filter-words.ts';
import css from './results.module.css';
import type { CountScope } from './use-home-count.ts';
import type { Wishes } from './use-wishes.ts';

/** Filters that have a chip of their own in the bar; the rest is counted at 'More filters'. */
const inBar = ['rate', 'beds', 'baths', 'rentaltypes', 'petpolicies'];

export interface FilterBarProps { readonly wishes: Wishes; readonly words: FilterWords; readonly place: string | undefined; readonly scope: CountScope }

/** Where, price, beds, baths, type and pets as chips that open; everything else in the dialog. */
export function FilterBar({ wishes, words, place, scope }: FilterBarProps) {
  const { t } = words;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = filtersInWords(wishes.filters, words).length;
  const more = filtersInWords(wishes.filters, words).filter(({ key }) => !inBar.some((name) => key.startsWith(name))).length;
  return (
    <div className={css.bar}>
      <div className={css.barIn}>
        <div className={css.where}><PlaceSearch key={place} place={place} keeps={canonicalQuery(wishes.filters as Partial<ListingFilters>)} /></div>
        <div className={css.wide}><BarChips wishes={wishes} words={words} /></div>
        <Button icon={IconAdjustments} popoverTarget={id} onClick={(event) => { event.preventDefault(); setOpen(true); }} aria-haspopup="dialog">
          <span className={css.moreText}>{t('moreFilters')}</span><span className={css.allText}>{t('filters')}</span>
          {more > 0 && <span className={css.moreText}><Count value={more} /></span>}{count > 0 && <span className={css.allText}><Count value={count} /></span>}
        </Button>
        <FilterDialog id={id} isOpen={isOpen} onClose={() => setOpen(false)} wishes={wishes} words={words} scope={scope} />
      </div>
    </div>
  );
}

function BarChips({ wishes, words }: { readonly wishes: Wishes; readonly words: FilterWords }) {
  const { t, format } = words;
  const { filters } = wishes;
  const field = { filters, onChange: wishes.replace, words };
  const price = priceText(filters, words);
  const beds = countsText(filters.beds, bedWishes, (count) => t('bedsAtLeast', { count }), (count) => bedsText(count, t), t('filterBeds'), t);
  const baths = countsText(filters.baths, bathWishes, (count) => t('bathsAtLeast', { count: format.number(count) }), (count) => bathsText(count, words), t('filterBaths'), t);
  const list = (name: string, values: readonly string[] | undefined) => (values?.length ? t('nChosen', { name, count: values.length }) : undefined);
  const types = list(t('filterType'), filters.rentaltypes);
  const pets = list(t('filterPets'), filters.petpolicies);
  return (
    <>
      <Popover label={price ?? t('filterPrice')} isOn={price !== undefined}><FilterForm wishes={wishes} fields={['minrate', 'maxrate']}><PriceField {...field} /></FilterForm></Popover>
      <Popover label={beds ?? t('filterBeds')} isOn={beds !== undefined}><FilterForm wishes={wishes} fields={['beds']}><BedsField {...field} /></FilterForm></Popover>
      <Popover label={baths ?? t('filterBaths')} isOn={baths !== undefined}><FilterForm wishes={wishes} fields={['baths']}><BathsField {...field} /></FilterForm></Popover>
      <Popover label={types ?? t('filterType')} isOn={types !== undefined} className={css.hideTight}><FilterForm wishes={wishes} fields={['rentaltypes']}><div className={css.two}><TypeField {...field} /></div></FilterForm></Popover>
      <Popover label={pets ?? t('filterPets')} isOn={pets !== undefined} className={css.hideTight}><FilterForm wishes={wishes} fields={['petpolicies']}><PetsField {...field} /></FilterForm></Popover>
    </>
  );
}
