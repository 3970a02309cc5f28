import type { Format } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import type { useMapWords } from '../words/catalogue.ts';

/** One home; several at one address; or a cluster that a closer zoom takes apart. */
export type MarkerKind = 'home' | 'address' | 'cluster';
export const kindOf = ({ id, ids }: MapMarker): MarkerKind =>
  id !== undefined ? 'home' : ids?.length ? 'address' : 'cluster';

/** What a marker is known by while the map changes around it. */
export const keyOf = (marker: MapMarker): string =>
  marker.id ?? marker.ids?.[0] ?? `${marker.latitude.toFixed(5)},${marker.longitude.toFixed(5)},${marker.currency}`;
/** Whether a home is behind a marker. */
export const holds = ({ id, ids }: MapMarker, listing: string | undefined): boolean =>
  listing !== undefined && (id === listing || Boolean(ids?.includes(listing)));

/** What a marker is called: 'Home, $2,395, 1 bed, 20 Edward Street'. */
export function nameOf(marker: MapMarker, t: ReturnType<typeof useMapWords>, format: Format): string {
  const { rentMin, currency, count, beds = 0, address } = marker;
  const rent = format.money(rentMin, currency),
    kind = kindOf(marker);
  if (kind !== 'home') return t(kind === 'address' ? 'group' : 'cluster', { count, rent });
  return t(address ? 'pin' : 'pinNoAddress', { rent, beds: t('beds', { count: beds }), address });
}
