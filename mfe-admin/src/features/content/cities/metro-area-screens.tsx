import { CreateForm, EditForm, RecordField, type OpenForm } from '@porchlight/resource-kit';
import { metroAreas } from '../resources.ts';
import { LocationFacts } from './location-facts.tsx';
import { PositionFields } from './position-fields.tsx';

/** Screen that creates a metro area. */
export const MetroAreaCreator = () => <CreateForm screens={metroAreas} fields={MetroAreaFields} />;

/** Screen that edits a metro area. Its cities are chosen on their own screens. */
export const MetroAreaScreen = () => <EditForm screens={metroAreas} fields={MetroAreaFields} side={MetroAreaSide} />;

function MetroAreaFields({ edited }: OpenForm) {
  return (
    <>
      {['name', 'nameFr', 'slug', 'province', 'aliases'].map((name) => (
        <RecordField key={name} screens={metroAreas} edited={edited} name={name} />
      ))}
      <PositionFields screens={metroAreas} edited={edited} names={['north', 'south', 'west', 'east']} />
      <RecordField screens={metroAreas} edited={edited} name="intro" />
    </>
  );
}

const MetroAreaSide = ({ record }: OpenForm) => record && !record.deletedAt && <LocationFacts record={record} />;
