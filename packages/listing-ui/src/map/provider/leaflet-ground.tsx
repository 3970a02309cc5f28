import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useLanguage } from '@porchlight/client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addGround } from '../ground/leaflet-ground-layer.ts';
import css from '../map-view.module.css';
import { leafletProvider } from './leaflet-provider.ts';
import { closestZoom, farthestZoom, mayDrag, type GroundProps, type MapStart } from './map-provider.ts';

export interface Tiles {
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

/** The map without a key: our own ground, raster tiles over it where the site has some, and Leaflet to move them. */
export function LeafletGround({
  start,
  isMapMode,
  tiles,
  onReady,
  children,
}: GroundProps & { readonly tiles?: Tiles | undefined }) {
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  const isFrench = useLanguage() === 'fr-CA';
  const isDraggable = useRef(true);
  const begun = useRef({ start, onReady, isFrench });
  useEffect(() => {
    if (!host.current) return undefined;
    const made = begin(host.current, begun.current.start, begun.current.isFrench);
    setMap(made);
    begun.current.onReady(leafletProvider(made, () => isDraggable.current));
    return () => {
      made.remove();
    };
  }, []);
  useEffect(() => (map && tiles ? addTiles(map, tiles) : undefined), [map, tiles]);
  useEffect(() => {
    isDraggable.current = mayDrag(isMapMode);
    map?.dragging[isDraggable.current ? 'enable' : 'disable']();
  }, [map, isMapMode]);
  const layer = map?.getPane('homes');
  return (
    <div ref={host} className={css.ground}>
      {layer && createPortal(children, layer)}
    </div>
  );
}

function begin(host: HTMLElement, { center, zoom, bounds }: MapStart, isFrench: boolean): L.Map {
  // Controls, keys and attribution are ours. Steps of zoom are drawn at once: pins and ground would slide apart otherwise.
  const map = L.map(host, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    zoomAnimation: false,
    fadeAnimation: false,
    minZoom: farthestZoom,
    maxZoom: closestZoom,
    inertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  map.createPane('homes').classList.add(css['homes'] ?? '');
  addGround(map, isFrench);
  if (bounds)
    map.fitBounds(
      [
        [bounds.south, bounds.west],
        [bounds.north, bounds.east],
      ],
      { animate: false },
    );
  else map.setView([center.latitude, center.longitude], zoom, { animate: false });
  return map;
}

/** Raster tiles of the site's own choice; one that fails stays invisible and the ground shows. */
function addTiles(map: L.Map, { url, maxZoom }: Tiles): () => void {
  const layer = L.tileLayer(url, {
    maxNativeZoom: maxZoom,
    maxZoom: closestZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
    errorTileUrl: '',
  });
  layer.addTo(map);
  return () => {
    layer.remove();
  };
}
