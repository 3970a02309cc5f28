import { placeIcons, useDistances, usePlaceWords } from '@porchlight/listing-ui/places';
import { Icon } from '@porchlight/ui';
import { useOwnWords } from '../own-homes/words/catalogue.ts';
import css from './places.module.css';
import type { Point } from './use-address.ts';

const most = 3,
  nearMetres = 100_000;

/** How far a home is from the renter's nearest places; nothing while there are none. */
export function Distances({ home }: { readonly home: Point }) {
  const t = useOwnWords();
  const say = usePlaceWords();
  const all = useDistances()(home);
  // In another city the nearest one says enough.
  const found = all.filter(({ metres }, at) => at === 0 || metres < nearMetres).slice(0, most);
  if (found.length === 0) return null;
  return (
    <ul className={css.far} aria-label={t('distances')}>
      {found.map(({ place, text }) => (
        <li key={place.id}>
          <Icon of={placeIcons[place.icon]} size={16} />
          <span>{say('farFrom', { place: place.name, far: text })}</span>
        </li>
      ))}
    </ul>
  );
}
