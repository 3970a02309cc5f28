import type { Bounds } from '@porchlight/contracts/catalog';
import { BoundsMap } from '@porchlight/listing-ui/bounds-map';
import type { EditedRecord } from '@porchlight/resource-kit';

const edges = ['north', 'east', 'south', 'west'] as const;

/** Map of the position of a location, equal to the fields of its numbers. */
export function PositionMap({ edited: { form } }: { readonly edited: EditedRecord }) {
  const values = form.getValues();
  const degrees = (name: string) => {
    const text = String(values[name] ?? '').trim();
    return text === '' ? Number.NaN : Number(text);
  };
  const set = (position: object) =>
    Object.entries(position).forEach(([name, value]) => form.setFieldValue(name, String(value)));
  const bounds = Object.fromEntries(edges.map((edge) => [edge, degrees(edge)])) as unknown as Bounds;
  const center = { latitude: degrees('latitude'), longitude: degrees('longitude') };
  return (
    <BoundsMap
      bounds={isBox(bounds) ? bounds : undefined}
      center={isPoint(center) ? center : undefined}
      onBounds={set}
      onCenter={set}
    />
  );
}

const isPoint = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
const isBox = ({ north, east, south, west }: Bounds) =>
  isPoint({ latitude: north, longitude: east }) &&
  isPoint({ latitude: south, longitude: west }) &&
  north > south &&
  east > west;
