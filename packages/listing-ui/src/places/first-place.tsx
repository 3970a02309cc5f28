import { Icon } from '@porchlight/ui';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconMapPinHeart.mjs';
import css from './first-place.module.css';
import { useFirstDistance } from './use-distances.ts';
import { usePlaceWords } from './words/catalogue.ts';

/** How far a home is from the renter's first place, in one line of a card; nothing while there is none. */
export function FirstPlace({ home }: { readonly home: { readonly latitude: number; readonly longitude: number } }) {
  const t = usePlaceWords();
  const first = useFirstDistance(home);
  return first ? (
    <p className={css.line}>
      <Icon of={IconPin} size={16} />
      <span>{t('farFrom', { place: first.place.name, far: first.text })}</span>
    </p>
  ) : null;
}
