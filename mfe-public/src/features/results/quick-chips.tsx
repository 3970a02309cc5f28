import { Link } from '@porchlight/client/router';
import { ChipLink, type IconDrawing } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconPaw from '@tabler/icons-react/dist/esm/icons/IconPaw.mjs';
import IconSofa from '@tabler/icons-react/dist/esm/icons/IconSofa.mjs';
import { useResultsWords } from './words/catalogue.ts';
import { addressOf, changed, toggled, type Filters } from './results-address.ts';
import css from './results.module.css';
import type { Wishes } from './use-wishes.ts';

interface Quick {
  readonly key: string;
  readonly text: string;
  readonly icon: IconDrawing;
  readonly isOn: boolean;
  readonly next: Filters;
}
const pets = ['cats', 'dogs'];
const isFurnished = ({ furnished = [] }: Filters) =>
  furnished.includes('true') || (furnished.includes('yes') && furnished.includes('partial'));

/** What newcomers ask for most, as links that put one wish on or off. */
export function QuickChips({ wishes: { filters, base } }: { readonly wishes: Wishes }) {
  const t = useResultsWords();
  const hasPets = pets.every((pet) => filters.petpolicies?.includes(pet));
  const quick: Quick[] = [
    {
      key: 'credit',
      text: t('quickCredit'),
      icon: IconCheck,
      isOn: filters.newcomer?.includes('accepts-newcomers') ?? false,
      next: toggled(filters, 'newcomer', 'accepts-newcomers'),
    },
    {
      key: 'furnished',
      text: t('quickFurnished'),
      icon: IconSofa,
      isOn: isFurnished(filters),
      next: changed(filters, { furnished: isFurnished(filters) ? [] : ['true'] }),
    },
    {
      key: 'heat',
      text: t('quickHeat'),
      icon: IconFlame,
      isOn: filters.utilities?.includes('heat') ?? false,
      next: toggled(filters, 'utilities', 'heat'),
    },
    {
      key: 'pets',
      text: t('quickPets'),
      icon: IconPaw,
      isOn: hasPets,
      next: changed(filters, { petpolicies: hasPets ? [] : pets }),
    },
  ];
  return (
    <ul className={css.chips} aria-label={t('quickFilters')}>
      {quick.map(({ key, text, icon, isOn, next }) => (
        <li key={key}>
          <ChipLink link={Link} to={addressOf(base, next)} isOn={isOn} icon={icon}>
            {text}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
