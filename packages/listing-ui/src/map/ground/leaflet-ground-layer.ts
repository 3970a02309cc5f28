import L from 'leaflet';
import { paintGround, type GroundLook } from './paint-ground.ts';
import { paletteOf } from './palette.ts';
import { onTiles } from './tile-store.ts';

// The canvas reaches over the frame on every side, so that a pan moves it and paints only when it comes near the edge.
const margin = 160;

/** Puts our own ground under everything else of a map: one canvas that Leaflet moves and we paint. */
export function addGround(map: L.Map, isFrench: boolean): void {
  const pane = map.createPane('ground');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  pane.appendChild(canvas);
  if (!context) return;
  let look: GroundLook = { palette: paletteOf(canvas), isFrench };
  let asked = 0;
  const paint = () => {
    asked = 0;
    place(map, canvas, context, look);
  };
  const soon = () => {
    asked ||= requestAnimationFrame(paint);
  };
  const ifNear = () => {
    const { x, y } = map.layerPointToContainerPoint(L.DomUtil.getPosition(canvas));
    if (Math.max(Math.abs(x + margin), Math.abs(y + margin)) > margin * 0.8) soon();
  };
  map.on('viewreset zoom moveend resize', soon);
  map.on('move', ifNear);
  const stops = [
    onTiles(soon),
    onTheme(() => {
      look = { palette: paletteOf(canvas), isFrench };
      soon();
    }),
  ];
  void document.fonts?.ready.then(soon);
  map.on('unload', () => {
    cancelAnimationFrame(asked);
    for (const stop of stops) stop();
  });
  soon();
}

function place(map: L.Map, canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, look: GroundLook): void {
  const { x: width, y: height } = map.getSize().add([2 * margin, 2 * margin]);
  const ratio = Math.min(2, devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  }
  const corner = map.containerPointToLayerPoint([-margin, -margin]);
  L.DomUtil.setPosition(canvas, corner);
  const { x: left, y: top } = corner.add(map.getPixelOrigin());
  paintGround(context, { zoom: map.getZoom(), left, top, width, height, ratio }, look);
}

/** Hears when the page turns light or dark. */
function onTheme(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-mantine-color-scheme'],
  });
  return () => {
    watcher.disconnect();
  };
}
