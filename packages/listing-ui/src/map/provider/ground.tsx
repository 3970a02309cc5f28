import type { MapViewProps } from '../map-view-props.ts';
import type { MapSettings } from '../use-map-settings.ts';
import { LeafletGround } from './leaflet-ground.tsx';
import type { GroundProps } from './map-provider.ts';

export interface AnyGroundProps extends GroundProps, Pick<MapViewProps, 'onProviderFailed'> { readonly settings: MapSettings }

/** The map that the site can have: Google's when there is a key and its script comes, else Leaflet's. */
export function Ground({ settings, ...ground }: AnyGroundProps) {
  return <LeafletGround {...ground} tiles={settings.tiles} />;
}
