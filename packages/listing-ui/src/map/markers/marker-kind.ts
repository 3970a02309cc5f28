import type { Format } from '@porchlight/client';
import type { MapMarker } from '@porchlight/contracts/catalog';
import type { useMapMessages } from '../messages/catalog.ts';

/** Single listing, several listings at one address, or a cluster that splits at a closer zoom. */
export type MarkerKind = 'home' | 'address' | 'cluster';
export const markerKind = ({ id, ids }: MapMarker): MarkerKind =>
  id !== undefined ? 'home' : ids?.length ? 'address' : 'cluster';

/** Returns a key that identifies a marker across responses. */
export const markerKey = (marker: MapMarker): string =>
  marker.id ?? marker.ids?.[0] ?? `${marker.latitude.toFixed(5)},${marker.longitude.toFixed(5)},${marker.currency}`;
/** Returns whether a marker represents a listing. */
export const hasListing = ({ id, ids }: MapMarker, listing: string | undefined): boolean =>
  listing !== undefined && (id === listing || Boolean(ids?.includes(listing)));

/** Messages and formats that name markers; the numbers of approximate clusters are left out. */
export interface MarkerTexts {
  readonly t: ReturnType<typeof useMapMessages>;
  readonly format: Format;
  readonly isApproximate: boolean;
}
/** Returns the accessible name of a marker: "Home, $2,395, 1 bed, 20 Edward Street". */
export function markerName(marker: MapMarker, { t, format, isApproximate }: MarkerTexts): string {
  const { rentMin, currency, count, beds = 0, address } = marker;
  const rent = format.money(rentMin, currency);
  const kind = markerKind(marker);
  if (kind === 'cluster' && isApproximate) return t('clusterApproximate');
  if (kind !== 'home') return t(kind === 'address' ? 'group' : 'cluster', { count, rent });
  return t(address ? 'pin' : 'pinNoAddress', { rent, beds: t('beds', { count: beds }), address });
}
