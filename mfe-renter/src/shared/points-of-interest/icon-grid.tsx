import { pointOfInterestIcons, type PointOfInterestIcon } from '@porchlight/contracts/catalog';
import { pointOfInterestIcons as drawings } from '@porchlight/listing-ui/places';
import { Icon } from '@porchlight/ui';
import { useOwnMessages } from '../listings/messages/catalog.ts';
import { pointOfInterestIconKeys } from './point-of-interest-icon-keys.ts';
import css from './points-of-interest.module.css';

/** Renders a radio group of 14 named icons; the arrow keys move between them. */
export function IconGrid({
  value,
  onChange,
}: {
  readonly value: PointOfInterestIcon;
  readonly onChange: (icon: PointOfInterestIcon) => void;
}) {
  const t = useOwnMessages();
  return (
    <fieldset className={css.icons}>
      <legend>{t('placeIcon')}</legend>
      <div>
        {pointOfInterestIcons.map((icon) => (
          <label key={icon}>
            <input type="radio" name="icon" value={icon} checked={icon === value} onChange={() => onChange(icon)} />
            <span>
              <Icon of={drawings[icon]} size={24} />
              {t(pointOfInterestIconKeys[icon])}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
