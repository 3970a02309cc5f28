import { lazy, Suspense, useEffect, useState } from 'react';
import type { GoogleGroundProps } from '../google/google-ground.tsx';
import type { MapViewProps } from '../map-view-props.ts';
import type { MapSettings } from '../use-map-settings.ts';
import type { GroundProps } from './map-provider.ts';

export interface AnyGroundProps extends GroundProps, Pick<MapViewProps, 'onProviderFailed'> {
  readonly settings: MapSettings;
}

// Each kind of map is fetched only where it is drawn. Google's half that does not come is a failure like any other.
const LeafletGround = lazy(() =>
  import('./leaflet-ground.tsx').then(({ LeafletGround: Loaded }) => ({ default: Loaded })),
);
const GoogleGround = lazy(() =>
  import('../google/google-ground.tsx').then(
    ({ GoogleGround: Loaded }) => ({ default: Loaded }),
    () => ({ default: Unloaded }),
  ),
);
function Unloaded({ onFailed }: GoogleGroundProps) {
  useEffect(() => {
    onFailed({ provider: 'google', reason: 'script', message: 'The map’s own code did not come.' });
  }, [onFailed]);
  return null;
}

/** The map that the site can have: Google's when there is a key and its script comes, else Leaflet's. */
export function Ground({ settings: { googleKey, tiles }, onProviderFailed, ...ground }: AnyGroundProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!googleKey || hasFailed)
    return (
      <Suspense>
        <LeafletGround {...ground} tiles={tiles} />
      </Suspense>
    );
  return (
    <Suspense>
      <GoogleGround
        {...ground}
        apiKey={googleKey}
        onFailed={(failure) => {
          setFailed(true);
          onProviderFailed?.(failure);
        }}
      />
    </Suspense>
  );
}
