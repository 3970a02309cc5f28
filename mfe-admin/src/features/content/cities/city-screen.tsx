import { useMessages } from '@porchlight/client';
import { EditForm, RecordField, type OpenForm } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { cities } from '../resources.ts';
import { LocationFacts } from './location-facts.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { cityMessages } from './messages/catalog.ts';
import { PositionFields } from './position-fields.tsx';

const positionNames = ['latitude', 'longitude', 'north', 'south', 'west', 'east'];

/** Screen that edits a city, and merges it into another one. */
export const CityScreen = () => <EditForm screens={cities} fields={CityFields} side={CitySide} />;

function CityFields({ edited }: OpenForm) {
  return (
    <>
      {['name', 'nameFr', 'slug', 'province', 'metroArea', 'aliases'].map((name) => (
        <RecordField key={name} screens={cities} edited={edited} name={name} />
      ))}
      <PositionFields screens={cities} edited={edited} names={positionNames} />
      {['intro', 'isFeatured'].map((name) => (
        <RecordField key={name} screens={cities} edited={edited} name={name} />
      ))}
    </>
  );
}

function CitySide({ record, edited }: OpenForm) {
  const t = useMessages(cityMessages);
  const [isMerging, setMerging] = useState(false);
  if (!record || record.deletedAt) return null;
  return (
    <LocationFacts record={record}>
      <Button onClick={() => setMerging(true)}>{t('merge')}</Button>
      {isMerging && <MergeDialog city={record} version={edited.version()} onClose={() => setMerging(false)} />}
    </LocationFacts>
  );
}
