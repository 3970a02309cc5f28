import { pointOfInterestIcons, type PointOfInterestIcon } from '@porchlight/contracts/catalog';
import { placeIcons } from '@porchlight/listing-ui/places';
import { Icon } from '@porchlight/ui';
import { useOwnWords } from '../own-homes/words/catalogue.ts';
import { placeIconWords } from './place-icon-words.ts';
import css from './places.module.css';

/** One of fourteen pictures with their names; the arrow keys move among them. */
export function IconGrid({
  value,
  onChange,
}: {
  readonly value: PointOfInterestIcon;
  readonly onChange: (icon: PointOfInterestIcon) => void;
}) {
  const t = useOwnWords();
  return (
    <fieldset className={css.icons}>
      <legend>{t('placeIcon')}</legend>
      <div>
        {pointOfInterestIcons.map((icon) => (
          <label key={icon}>
            <input type="radio" name="icon" value={icon} checked={icon === value} onChange={() => onChange(icon)} />
            <span>
              <Icon of={placeIcons[icon]} size={24} />
              {t(placeIconWords[icon])}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
