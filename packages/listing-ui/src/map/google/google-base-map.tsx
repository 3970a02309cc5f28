import { GoogleMap, OVERLAY_MOUSE_TARGET, OverlayViewF, useJsApiLoader, type Libraries } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ProviderFailure } from '../map-view-props.ts';
import css from '../map-view.module.css';
import { maxMapZoom, minMapZoom, isDragEnabled, type BaseMapProps } from '../provider/map-provider.ts';
import { googleProvider } from './google-provider.ts';

export interface GoogleBaseMapProps extends BaseMapProps {
  readonly apiKey: string;
  onFailed(failure: ProviderFailure): void;
}
const libraries: Libraries = ['places', 'geometry'];
// Time limit in milliseconds for a script that neither loads nor fails.
const scriptTimeoutMs = 20_000;

/**
 * Google map. The loader retries three times after attempt × 2^attempt milliseconds and takes the CSP nonce from the
 * existing scripts. Then the failure is reported and the caller falls back to Leaflet.
 */
export function GoogleBaseMap({ apiKey, onFailed, ...ground }: GoogleBaseMapProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    libraries,
    language: 'en',
    preventGoogleFontsLoading: true,
  });
  const fail = useEffectEvent((reason: ProviderFailure['reason'], message: string) => {
    onFailed({ provider: 'google', reason, message });
  });
  useEffect(() => {
    if (loadError) fail('script', loadError.message);
  }, [loadError]);
  useEffect(() => {
    if (isLoaded) return undefined;
    const waiting = setTimeout(() => {
      fail('script', 'Google Maps script timed out');
    }, scriptTimeoutMs);
    return () => {
      clearTimeout(waiting);
    };
  }, [isLoaded]);
  // Google calls this global function when it rejects the API key.
  useEffect(() => {
    Object.assign(window, {
      gm_authFailure: () => {
        fail('key', 'Google Maps rejected the API key');
      },
    });
    return () => {
      Reflect.deleteProperty(window, 'gm_authFailure');
    };
  }, []);
  return isLoaded ? <LoadedMap {...ground} /> : null;
}

// `greedy`: one finger moves the map; `cooperative`: one finger scrolls the page, two move the map.
const gesturesOf = (isMapMode: boolean) => (isDragEnabled(isMapMode) ? 'greedy' : 'cooperative');

function LoadedMap({ start, isMapMode, onReady, children }: BaseMapProps) {
  const [initial] = useState(start);
  const gestures = useRef(gesturesOf(isMapMode));
  const [map, setMap] = useState<google.maps.Map>();
  const overlay = useRef<google.maps.OverlayView>(null);
  const anchor = useMemo(() => ({ lat: initial.center.latitude, lng: initial.center.longitude }), [initial]);
  const options = useMemo(
    () => ({
      center: anchor,
      zoom: initial.zoom,
      minZoom: minMapZoom,
      maxZoom: maxMapZoom,
      disableDefaultUI: true,
      keyboardShortcuts: false,
      clickableIcons: false,
      isFractionalZoomEnabled: false,
    }),
    [anchor, initial],
  );
  const ready = useEffectEvent((created: google.maps.Map) => {
    if (overlay.current)
      onReady(
        googleProvider({
          map: created,
          overlay: overlay.current,
          anchor: initial.center,
          host: created.getDiv(),
          gestures: () => gestures.current,
        }),
      );
  });
  useEffect(() => {
    if (!map) return undefined;
    if (initial.bounds) map.fitBounds(initial.bounds, 0);
    // The overlay can project from the first `idle` event on.
    const first = google.maps.event.addListenerOnce(map, 'idle', () => {
      ready(map);
    });
    return () => {
      first.remove();
    };
  }, [map, initial]);
  useEffect(() => {
    gestures.current = gesturesOf(isMapMode);
    map?.setOptions({ gestureHandling: gestures.current });
  }, [map, isMapMode]);
  return (
    <GoogleMap mapContainerClassName={css.ground ?? ''} options={options} onLoad={setMap}>
      <OverlayViewF
        mapPaneName={OVERLAY_MOUSE_TARGET}
        position={anchor}
        onLoad={(created) => {
          overlay.current = created;
        }}
      >
        <div className={css.homes}>{children}</div>
      </OverlayViewF>
    </GoogleMap>
  );
}
