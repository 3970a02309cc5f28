import { api, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate, useParams } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import type { CityRecord } from '@porchlight/contracts/catalog';
import { EditForm, RecordField, type OpenForm } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { createContext, use, useEffect, useState } from 'react';
import { cities } from '../resources.ts';
import { LocationFacts } from './location-facts.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { cityMessages } from './messages/catalog.ts';
import { PositionFields } from './position-fields.tsx';

const positionNames = ['latitude', 'longitude', 'north', 'south', 'west', 'east'];

const OnMerged = createContext<(into: CityRecord) => void>(() => undefined);

/** Screen that edits a city, and merges it into another one. */
export function CityScreen() {
  const { id } = useParams();
  return <CityEditor key={id} />;
}

function CityEditor() {
  const [into, setInto] = useState<CityRecord>();
  if (into) return <AfterMerge into={into} />;
  return (
    <OnMerged value={setInto}>
      <EditForm screens={cities} fields={CityFields} side={CitySide} />
    </OnMerged>
  );
}

/** Leads to the city that stays, once nothing shows the merged one. */
function AfterMerge({ into: { id } }: { readonly into: CityRecord }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(api.util.invalidateTags([{ type: 'Resource', id: cities.resource.label }]));
    navigate(fillPath(cities.paths.edit ?? '', { id }), { replace: true });
  }, [dispatch, navigate, id]);
  return null;
}

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
  const onMerged = use(OnMerged);
  const [isMerging, setMerging] = useState(false);
  if (!record || record.deletedAt) return null;
  return (
    <LocationFacts record={record}>
      <Button onClick={() => setMerging(true)}>{t('merge')}</Button>
      {isMerging && (
        <MergeDialog city={record} version={edited.version()} onMerged={onMerged} onClose={() => setMerging(false)} />
      )}
    </LocationFacts>
  );
}
