import { pointOfInterestIcons, useDistances, usePlaceMessages } from '@porchlight/listing-ui/places';
import { Icon } from '@porchlight/ui';
import { useOwnMessages } from '../listings/messages/catalog.ts';
import css from './points-of-interest.module.css';
import type { Point } from './use-address-suggestions.ts';

const maxShown = 3;
const nearbyMetres = 100_000;

/** Renders the distances from a listing to the renter's nearest points of interest; nothing without any. */
export function Distances({ listing }: { readonly listing: Point }) {
  const t = useOwnMessages();
  const tDistance = usePlaceMessages();
  const all = useDistances()(listing);
  // In another city only the nearest point of interest is shown.
  const found = all.filter(({ metres }, at) => at === 0 || metres < nearbyMetres).slice(0, maxShown);
  if (found.length === 0) return null;
  return (
    <ul className={css.far} aria-label={t('distances')}>
      {found.map(({ place, text }) => (
        <li key={place.id}>
          <Icon of={pointOfInterestIcons[place.icon]} size={16} />
          <span>{tDistance('farFrom', { place: place.name, far: text })}</span>
        </li>
      ))}
    </ul>
  );
}
