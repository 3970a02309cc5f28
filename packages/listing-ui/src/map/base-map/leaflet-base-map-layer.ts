import L from 'leaflet';
import type { Pin } from './labels.ts';
import { paintBaseMap, type BaseMapStyle } from './paint-base-map.ts';
import { readPalette } from './palette.ts';
import { onTilesLoaded } from './tile-store.ts';

// Pixels by which the canvas extends beyond the map on every side, so that short pans need no repaint.
const margin = 160;

/** Sets the pins over the map, which its labels leave free. */
export type SetPins = (pins: readonly Pin[]) => void;

/** Adds our base map to a Leaflet map: a canvas in the lowest pane, moved by Leaflet and painted by us. */
export function addBaseMapLayer(map: L.Map, isFrench: boolean): SetPins {
  const pane = map.createPane('ground');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  pane.appendChild(canvas);
  if (!context) return () => undefined;
  let style: BaseMapStyle = { palette: readPalette(canvas), isFrench, pins: [] };
  let frame = 0;
  const paint = () => {
    frame = 0;
    resizeAndPaint(map, canvas, context, style);
  };
  const schedulePaint = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const paintIfNearEdge = () => {
    const { x, y } = map.layerPointToContainerPoint(L.DomUtil.getPosition(canvas));
    if (Math.max(Math.abs(x + margin), Math.abs(y + margin)) > margin * 0.8) schedulePaint();
  };
  map.on('viewreset zoom moveend resize', schedulePaint);
  map.on('move', paintIfNearEdge);
  const stops = [
    onTilesLoaded(schedulePaint),
    onThemeChange(() => {
      style = { ...style, palette: readPalette(canvas) };
      schedulePaint();
    }),
  ];
  void document.fonts?.ready.then(schedulePaint);
  map.on('unload', () => {
    cancelAnimationFrame(frame);
    for (const stop of stops) stop();
  });
  schedulePaint();
  return (pins) => {
    style = { ...style, pins };
    schedulePaint();
  };
}

function resizeAndPaint(
  map: L.Map,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  style: BaseMapStyle,
): void {
  const { x: width, y: height } = map.getSize().add([2 * margin, 2 * margin]);
  const ratio = Math.min(2, devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  }
  const corner = map.containerPointToLayerPoint([-margin, -margin]);
  L.DomUtil.setPosition(canvas, corner);
  const { x: left, y: top } = corner.add(map.getPixelOrigin());
  paintBaseMap(context, { zoom: map.getZoom(), left, top, width, height, ratio }, style);
}

/** Calls the listener when the theme changes; returns the unsubscribe function. */
function onThemeChange(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-mantine-color-scheme'],
  });
  return () => {
    watcher.disconnect();
  };
}
