import type { Camera } from './camera.ts';
import type { OrientationContent } from './ground-data.ts';
import { worldPixel } from './mercator.ts';
import type { Palette } from './palette.ts';

// Zoom in whose pixels the paths are compiled; painting scales them.
const compiledZoom = 14;
type Part = 'water' | 'islands' | 'parks' | 'motorway' | 'main';
const compiled = new WeakMap<OrientationContent, Record<Part, Path2D>>();
type Line = OrientationContent['water'][number];

function outline(lines: readonly Line[], origin: { x: number; y: number }, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    for (const [at, [latitude, longitude]] of line.entries()) {
      const { x, y } = worldPixel(latitude, longitude, compiledZoom);
      if (at === 0) path.moveTo(x - origin.x, y - origin.y);
      else path.lineTo(x - origin.x, y - origin.y);
    }
    if (isClosed) path.closePath();
  }
  return path;
}

function partsOf(layer: OrientationContent): Record<Part, Path2D> {
  const cached = compiled.get(layer);
  if (cached) return cached;
  const origin = originOf(layer, compiledZoom);
  const roads = (kind: 'motorway' | 'main') =>
    outline(
      layer.roads.filter((road) => road.class === kind).map(({ line }) => line),
      origin,
      false,
    );
  const paths = {
    water: outline(layer.water, origin, true),
    islands: outline(layer.islands, origin, true),
    parks: outline(
      layer.parks.map(({ ring }) => ring),
      origin,
      true,
    ),
    motorway: roads('motorway'),
    main: roads('main'),
  };
  compiled.set(layer, paths);
  return paths;
}
const originOf = ({ bbox: [, west, north] }: OrientationContent, zoom: number) => worldPixel(north, west, zoom);

/** Returns the width of a road in pixels at a zoom. */
const roadWidth = (kind: 'motorway' | 'main', zoom: number) =>
  Math.max(
    kind === 'motorway' ? 1.6 : 0.8,
    Math.min(kind === 'motorway' ? 9 : 8, (kind === 'motorway' ? 5 : 4) * 1.35 ** (zoom - 13)),
  );

interface Drawing {
  readonly zoom: number;
  /** Screen pixels per pixel of the stored shapes. */
  readonly scale: number;
  readonly palette: Palette;
}

function fillAndStroke(
  context: CanvasRenderingContext2D,
  parts: Record<Part, Path2D>,
  { zoom, scale, palette }: Drawing,
): void {
  const fill = (part: Part, colour: string) => {
    context.fillStyle = colour;
    context.fill(parts[part]);
  };
  const stroke = (part: Part, colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width / scale;
    context.stroke(parts[part]);
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  fill('parks', palette.park);
  fill('water', palette.water);
  stroke('water', palette.shore, 1.2);
  fill('islands', palette.park);
  stroke('islands', palette.shore, 1);
  const [street, motorway] = [roadWidth('main', zoom), roadWidth('motorway', zoom)];
  stroke('main', palette.roadEdge, street + 1.6);
  stroke('main', palette.road, street);
  stroke('motorway', palette.wayEdge, motorway + 1.6);
  stroke('motorway', palette.way, motorway);
}

/** Paints shore, parks and streets of a metro area, clipped to the layer's bounds. */
export function paintOrientation(
  context: CanvasRenderingContext2D,
  layer: OrientationContent,
  camera: Camera,
  palette: Palette,
): void {
  const { zoom, left, top, ratio } = camera;
  const origin = originOf(layer, zoom);
  const scale = 2 ** (zoom - compiledZoom);
  const low = worldPixel(layer.bbox[0], layer.bbox[3], compiledZoom);
  const high = originOf(layer, compiledZoom);
  context.save();
  context.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * (origin.x - left), ratio * (origin.y - top));
  context.beginPath();
  context.rect(0, 0, low.x - high.x, low.y - high.y);
  context.clip();
  context.fillStyle = palette.land;
  context.fillRect(0, 0, low.x - high.x, low.y - high.y);
  fillAndStroke(context, partsOf(layer), { zoom, scale, palette });
  context.restore();
}
