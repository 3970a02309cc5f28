import { lazy, Suspense, useEffect, useState } from 'react';
import type { GoogleBaseMapProps } from '../google/google-base-map.tsx';
import { reportFailure } from '../google/report-failure.ts';
import type { MapViewProps } from '../map-view-props.ts';
import type { MapSettings } from '../use-map-settings.ts';
import type { BaseMapProps } from './map-provider.ts';

export interface AnyBaseMapProps extends BaseMapProps, Pick<MapViewProps, 'onProviderFailed'> {
  readonly settings: MapSettings;
}

// Each provider is loaded only where it is used. A chunk of the Google provider that fails to load is reported like any
// other failure.
const LeafletBaseMap = lazy(() =>
  import('./leaflet-base-map.tsx').then(({ LeafletBaseMap: Loaded }) => ({ default: Loaded })),
);
const GoogleBaseMap = lazy(() =>
  import('../google/google-base-map.tsx').then(
    ({ GoogleBaseMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: LoadFailed }),
  ),
);
function LoadFailed({ onFailed }: GoogleBaseMapProps) {
  useEffect(() => {
    onFailed({ provider: 'google', reason: 'script', message: 'Google provider chunk failed to load' });
  }, [onFailed]);
  return null;
}

/** Renders Google Maps when there is a key and its script loads, else Leaflet. A failure of Google Maps is reported. */
export function BaseMap({ settings: { googleKey, tiles }, onProviderFailed, ...ground }: AnyBaseMapProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!googleKey || hasFailed)
    return (
      <Suspense>
        <LeafletBaseMap {...ground} tiles={tiles} />
      </Suspense>
    );
  return (
    <Suspense>
      <GoogleBaseMap
        {...ground}
        apiKey={googleKey}
        onFailed={(failure) => {
          setFailed(true);
          reportFailure(failure);
          onProviderFailed?.(failure);
        }}
      />
    </Suspense>
  );
}
