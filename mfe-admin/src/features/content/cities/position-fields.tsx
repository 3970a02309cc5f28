import { RecordField, type EditedRecord, type ResourceScreens } from '@porchlight/resource-kit';
import { useMessages } from '@porchlight/client';
import { cityMessages } from './messages/catalog.ts';
import css from './cities.module.css';

/** Fields of the position of a location, as a group of numbers in degrees. */
export function PositionFields({
  screens,
  edited,
  names,
}: {
  readonly screens: ResourceScreens;
  readonly edited: EditedRecord;
  readonly names: readonly string[];
}) {
  const t = useMessages(cityMessages);
  return (
    <fieldset className={css.position}>
      <legend>{t('position')}</legend>
      <p>{t('positionHint')}</p>
      <div>
        {names.map((name) => (
          <RecordField key={name} screens={screens} edited={edited} name={name} />
        ))}
      </div>
    </fieldset>
  );
}
