import { GoogleMap, OVERLAY_MOUSE_TARGET, OverlayViewF, useJsApiLoader, type Libraries } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ProviderFailure } from '../map-view-props.ts';
import css from '../map-view.module.css';
import { closestZoom, farthestZoom, mayDrag, type GroundProps } from '../provider/map-provider.ts';
import { googleProvider } from './google-provider.ts';

export interface GoogleGroundProps extends GroundProps {
  readonly apiKey: string;
  onFailed(failure: ProviderFailure): void;
}
const libraries: Libraries = ['places', 'geometry'];
// A script that neither comes nor fails.
const longestWait = 20_000;

/**
 * Google's map. Its loader tries again after attempt × 2^attempt milliseconds (product 9), three times, and takes the page's
 * nonce from the scripts that are there; then the failure is told and the caller draws without Google.
 */
export function GoogleGround({ apiKey, onFailed, ...ground }: GoogleGroundProps) {
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
      fail('script', 'The script did not come in time.');
    }, longestWait);
    return () => {
      clearTimeout(waiting);
    };
  }, [isLoaded]);
  // Google calls this global function when it refuses the key.
  useEffect(() => {
    Object.assign(window, {
      gm_authFailure: () => {
        fail('key', 'Google refused the key.');
      },
    });
    return () => {
      Reflect.deleteProperty(window, 'gm_authFailure');
    };
  }, []);
  return isLoaded ? <LoadedMap {...ground} /> : null;
}

// 'greedy': one finger moves the map; 'cooperative': it moves the page and two move the map.
const gesturesOf = (isMapMode: boolean) => (mayDrag(isMapMode) ? 'greedy' : 'cooperative');

function LoadedMap({ start, isMapMode, onReady, children }: GroundProps) {
  const [begun] = useState(start);
  const gestures = useRef(gesturesOf(isMapMode));
  const [map, setMap] = useState<google.maps.Map>();
  const overlay = useRef<google.maps.OverlayView>(null);
  const anchor = useMemo(() => ({ lat: begun.center.latitude, lng: begun.center.longitude }), [begun]);
  const options = useMemo(
    () => ({
      center: anchor,
      zoom: begun.zoom,
      minZoom: farthestZoom,
      maxZoom: closestZoom,
      disableDefaultUI: true,
      keyboardShortcuts: false,
      clickableIcons: false,
      isFractionalZoomEnabled: false,
    }),
    [anchor, begun],
  );
  const ready = useEffectEvent((made: google.maps.Map) => {
    if (overlay.current)
      onReady(
        googleProvider({
          map: made,
          overlay: overlay.current,
          anchor: begun.center,
          host: made.getDiv(),
          gestures: () => gestures.current,
        }),
      );
  });
  useEffect(() => {
    if (!map) return undefined;
    if (begun.bounds) map.fitBounds(begun.bounds, 0);
    // The overlay can project from the first rest on.
    const first = google.maps.event.addListenerOnce(map, 'idle', () => {
      ready(map);
    });
    return () => {
      first.remove();
    };
  }, [map, begun]);
  useEffect(() => {
    gestures.current = gesturesOf(isMapMode);
    map?.setOptions({ gestureHandling: gestures.current });
  }, [map, isMapMode]);
  return (
    <GoogleMap mapContainerClassName={css.ground ?? ''} options={options} onLoad={setMap}>
      <OverlayViewF
        mapPaneName={OVERLAY_MOUSE_TARGET}
        position={anchor}
        onLoad={(made) => {
          overlay.current = made;
        }}
      >
        <div className={css.homes}>{children}</div>
      </OverlayViewF>
    </GoogleMap>
  );
}
