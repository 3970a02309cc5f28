import { Icon } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPinHeart.mjs';
import css from './first-point-distance.module.css';
import { useFirstDistance } from './use-distances.ts';
import { usePlaceMessages } from './messages/catalog.ts';

/** Distance from a listing to the renter's first point of interest, in one line; renders nothing without one. */
export function FirstPointDistance({
  listing,
}: {
  readonly listing: { readonly latitude: number; readonly longitude: number };
}) {
  const t = usePlaceMessages();
  const first = useFirstDistance(listing);
  return first ? (
    <p className={css.line}>
      <Icon of={IconPin} size={16} />
      <span>{t('farFrom', { place: first.place.name, far: first.text })}</span>
    </p>
  ) : null;
}
