import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useLanguage } from '@porchlight/client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addBaseMapLayer, type SetPins } from '../base-map/leaflet-base-map-layer.ts';
import css from '../map-view.module.css';
import { leafletProvider } from './leaflet-provider.ts';
import { maxMapZoom, minMapZoom, isDragEnabled, type BaseMapProps, type MapStart } from './map-provider.ts';

export interface Tiles {
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

/** Leaflet map for use without a Google key: our base map, with raster tiles over it where the site configures some. */
export function LeafletBaseMap({
  start,
  isMapMode,
  tiles,
  onReady,
  children,
}: BaseMapProps & { readonly tiles?: Tiles | undefined }) {
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const isFrench = useLanguage() === 'fr-CA';
  const isDraggable = useRef(true);
  const initial = useRef({ start, onReady, isFrench });
  useEffect(() => {
    if (!host.current) return undefined;
    const { created, setPins } = createMap(host.current, initial.current.start, initial.current.isFrench);
    setMap(created);
    initial.current.onReady({ ...leafletProvider(created, () => isDraggable.current), setPins });
    return () => {
      created.remove();
    };
  }, []);
  useEffect(() => (map && tiles ? addTiles(map, tiles) : undefined), [map, tiles]);
  useEffect(() => {
    isDraggable.current = isDragEnabled(isMapMode);
    map?.dragging[isDraggable.current ? 'enable' : 'disable']();
  }, [map, isMapMode]);
  const layer = map?.getPane('homes');
  return (
    <div ref={host} className={css.ground}>
      {layer && createPortal(children, layer)}
    </div>
  );
}

function createMap(
  host: HTMLElement,
  { center, zoom, bounds }: MapStart,
  isFrench: boolean,
): { readonly created: L.Map; readonly setPins: SetPins } {
  // Controls, keys and attribution are ours. Zoom steps are not animated: markers and base map would drift apart.
  const map = L.map(host, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    zoomAnimation: false,
    fadeAnimation: false,
    minZoom: minMapZoom,
    maxZoom: maxMapZoom,
    inertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  map.createPane('homes').classList.add(css['homes'] ?? '');
  const setPins = addBaseMapLayer(map, isFrench);
  if (bounds)
    map.fitBounds(
      [
        [bounds.south, bounds.west],
        [bounds.north, bounds.east],
      ],
      { animate: false },
    );
  else map.setView([center.latitude, center.longitude], zoom, { animate: false });
  return { created: map, setPins };
}

/** Adds the raster tiles configured for the site; where one fails, the base map shows through. */
function addTiles(map: L.Map, { url, maxZoom }: Tiles): () => void {
  const layer = L.tileLayer(url, {
    maxNativeZoom: maxZoom,
    maxZoom: maxMapZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
    errorTileUrl: '',
  });
  layer.addTo(map);
  return () => {
    layer.remove();
  };
}
