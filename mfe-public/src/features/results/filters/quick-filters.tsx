import { Link } from '@porchlight/client/router';
import { ChipLink, type IconDrawing } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconPaw from '@tabler/icons-react/dist/esm/icons/IconPaw.mjs';
import IconSofa from '@tabler/icons-react/dist/esm/icons/IconSofa.mjs';
import { useResultsMessages } from '../messages/catalog.ts';
import { resultsUrl, withChanges, withToggled, type Filters } from '../results-query.ts';
import css from '../results.module.css';
import type { FilterState } from './use-filter-state.ts';

interface QuickFilter {
  readonly key: string;
  readonly text: string;
  readonly icon: IconDrawing;
  readonly isOn: boolean;
  readonly next: Filters;
}
const pets = ['cats', 'dogs'];
const isFurnished = ({ furnished = [] }: Filters) =>
  furnished.includes('true') || (furnished.includes('yes') && furnished.includes('partial'));

/** Popular filters for newcomers as links that toggle one filter each. */
export function QuickFilters({ filterState: { filters, base } }: { readonly filterState: FilterState }) {
  const t = useResultsMessages();
  const hasPets = pets.every((pet) => filters.petpolicies?.includes(pet));
  const quick: QuickFilter[] = [
    {
      key: 'credit',
      text: t('quickCredit'),
      icon: IconCheck,
      isOn: filters.newcomer?.includes('accepts-newcomers') ?? false,
      next: withToggled(filters, 'newcomer', 'accepts-newcomers'),
    },
    {
      key: 'furnished',
      text: t('quickFurnished'),
      icon: IconSofa,
      isOn: isFurnished(filters),
      next: withChanges(filters, { furnished: isFurnished(filters) ? [] : ['true'] }),
    },
    {
      key: 'heat',
      text: t('quickHeat'),
      icon: IconFlame,
      isOn: filters.utilities?.includes('heat') ?? false,
      next: withToggled(filters, 'utilities', 'heat'),
    },
    {
      key: 'pets',
      text: t('quickPets'),
      icon: IconPaw,
      isOn: hasPets,
      next: withChanges(filters, { petpolicies: hasPets ? [] : pets }),
    },
  ];
  return (
    <ul className={css.chips} aria-label={t('quickFilters')}>
      {quick.map(({ key, text, icon, isOn, next }) => (
        <li key={key}>
          <ChipLink link={Link} to={resultsUrl(base, next)} isOn={isOn} icon={icon}>
            {text}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
