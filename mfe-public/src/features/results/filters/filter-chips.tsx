import { isPlainClick, Link } from '@porchlight/client/router';
import { ChipLink, Icon, type IconDrawing } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconPaw from '@tabler/icons-react/dist/esm/icons/IconPaw.mjs';
import IconSofa from '@tabler/icons-react/dist/esm/icons/IconSofa.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import type { ResultsTranslate } from '../messages/catalog.ts';
import { hasFilters, resetFilters, resultsUrl, withChanges, withToggled, type Filters } from '../results-query.ts';
import css from '../results.module.css';
import { activeFilters, type FilterFormatters } from './filter-texts.ts';
import type { FilterState } from './use-filter-state.ts';

interface QuickFilter {
  readonly key: string;
  readonly text: string;
  readonly icon: IconDrawing;
  readonly isOn: boolean;
  readonly next: Filters;
  /** Keys of the active filters that the chip stands for while it is on. */
  readonly parts: readonly string[];
}
const pets = ['cats', 'dogs'];
const isFurnished = ({ furnished = [] }: Filters) =>
  furnished.includes('true') || (furnished.includes('yes') && furnished.includes('partial'));

function quickFilters(filters: Filters, t: ResultsTranslate): QuickFilter[] {
  const hasPets = pets.every((pet) => filters.petpolicies?.includes(pet));
  return [
    {
      key: 'credit',
      text: t('quickCredit'),
      icon: IconCheck,
      isOn: filters.newcomer?.includes('accepts-newcomers') ?? false,
      next: withToggled(filters, 'newcomer', 'accepts-newcomers'),
      parts: ['newcomer-accepts-newcomers'],
    },
    {
      key: 'furnished',
      text: t('quickFurnished'),
      icon: IconSofa,
      isOn: isFurnished(filters),
      next: withChanges(filters, { furnished: isFurnished(filters) ? [] : ['true'] }),
      parts: ['furnished'],
    },
    {
      key: 'heat',
      text: t('quickHeat'),
      icon: IconFlame,
      isOn: filters.utilities?.includes('heat') ?? false,
      next: withToggled(filters, 'utilities', 'heat'),
      parts: ['utilities-heat'],
    },
    {
      key: 'pets',
      text: t('quickPets'),
      icon: IconPaw,
      isOn: hasPets,
      next: withChanges(filters, { petpolicies: hasPets ? [] : pets }),
      parts: pets.map((pet) => `petpolicies-${pet}`),
    },
  ];
}

/**
 * One line of chips that scrolls sideways: the active filters, each a link that removes it, then popular filters for
 * newcomers, which stay in place when pressed. A filter is on the line once.
 */
export function FilterChips({
  filterState,
  formatters,
}: {
  readonly filterState: FilterState;
  readonly formatters: FilterFormatters;
}) {
  const { t } = formatters;
  const { filters } = filterState;
  const quick = quickFilters(filters, t);
  const inQuick = new Set(quick.flatMap(({ isOn, parts }) => (isOn ? parts : [])));
  const active = activeFilters(filters, formatters).filter(({ key }) => !inQuick.has(key));
  const leavesOutRooms = filters.beds !== undefined && filters.rentaltypes === undefined;
  return (
    <ul className={css.chips} aria-label={t('filters')}>
      {active.map(({ key, text, without }) => (
        <FilterChip key={key} filterState={filterState} next={without} label={t('removeFilter', { filter: text })}>
          {leavesOutRooms && key.startsWith('beds') ? `${text}, ${t('roomsLeftOut')}` : text}
          <Icon of={IconX} size={16} />
        </FilterChip>
      ))}
      {quick.map(({ key, text, icon, isOn, next }) => (
        <FilterChip key={key} filterState={filterState} next={next} isOn={isOn} icon={icon}>
          {text}
        </FilterChip>
      ))}
      {hasFilters(filters) && (
        <FilterChip filterState={filterState} next={resetFilters(filters)}>
          {t('resetFilters')}
        </FilterChip>
      )}
    </ul>
  );
}

interface FilterChipProps {
  readonly filterState: FilterState;
  readonly next: Filters;
  readonly label?: string | undefined;
  readonly isOn?: boolean | undefined;
  readonly icon?: IconDrawing | undefined;
  readonly children: ReactNode;
}
/** Link to the search with other filters; a click shows them before their listings arrive. */
const FilterChip = ({ filterState, next, label, isOn, icon, children }: FilterChipProps) => (
  <li>
    <ChipLink
      link={Link}
      to={resultsUrl(filterState.base, next)}
      aria-label={label}
      isOn={isOn}
      icon={icon}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        filterState.replace(next);
      }}
    >
      {children}
    </ChipLink>
  </li>
);
