import { RecordField, type EditedRecord, type ResourceScreens } from '@porchlight/resource-kit';
import { useMessages } from '@porchlight/client';
import { RowsSkeleton } from '@porchlight/console-ui';
import { lazy, Suspense } from 'react';
import { cityMessages } from './messages/catalog.ts';
import css from './cities.module.css';

// Only forms of places need a map.
const PositionMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "position-map" */ './position-map.tsx')).PositionMap,
}));

/** Fields of the position of a location, as a map and as numbers in degrees. */
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
      <Suspense fallback={<RowsSkeleton label={t('mapLoading')} />}>
        <PositionMap edited={edited} />
      </Suspense>
      <div className={css.numbers}>
        {names.map((name) => (
          <RecordField key={name} screens={screens} edited={edited} name={name} />
        ))}
      </div>
    </fieldset>
  );
}
