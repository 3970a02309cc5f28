import type { Camera } from './camera.ts';
import type { OrientationContent } from './ground-data.ts';
import { worldPixel } from './mercator.ts';
import type { Palette } from './palette.ts';

// The zoom in whose pixels the shapes are kept; painting scales them.
const kept = 14;
type Part = 'water' | 'islands' | 'parks' | 'motorway' | 'main';
const compiled = new WeakMap<OrientationContent, Record<Part, Path2D>>();
type Line = OrientationContent['water'][number];

function outline(lines: readonly Line[], origin: { x: number; y: number }, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    for (const [at, [latitude, longitude]] of line.entries()) {
      const { x, y } = worldPixel(latitude, longitude, kept);
      if (at === 0) path.moveTo(x - origin.x, y - origin.y);
      else path.lineTo(x - origin.x, y - origin.y);
    }
    if (isClosed) path.closePath();
  }
  return path;
}

function partsOf(layer: OrientationContent): Record<Part, Path2D> {
  const known = compiled.get(layer);
  if (known) return known;
  const origin = originOf(layer, kept);
  const roads = (kind: 'motorway' | 'main') =>
    outline(
      layer.roads.filter((road) => road.class === kind).map(({ line }) => line),
      origin,
      false,
    );
  const made = {
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
  compiled.set(layer, made);
  return made;
}
const originOf = ({ bbox: [, west, north] }: OrientationContent, zoom: number) => worldPixel(north, west, zoom);

/** Pixels of a street at a zoom; a motorway is wider. */
const widthOf = (kind: 'motorway' | 'main', zoom: number) =>
  Math.max(
    kind === 'motorway' ? 1.6 : 0.8,
    Math.min(kind === 'motorway' ? 9 : 8, (kind === 'motorway' ? 5 : 4) * 1.35 ** (zoom - 13)),
  );

/** The metro's shore, parks and streets over the ground, within the layer's box. */
export function paintOrientation(
  context: CanvasRenderingContext2D,
  layer: OrientationContent,
  camera: Camera,
  palette: Palette,
): void {
  const { zoom, left, top, ratio } = camera;
  const origin = originOf(layer, zoom),
    scale = 2 ** (zoom - kept),
    parts = partsOf(layer);
  const low = worldPixel(layer.bbox[0], layer.bbox[3], kept),
    high = originOf(layer, kept);
  context.save();
  context.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * (origin.x - left), ratio * (origin.y - top));
  context.beginPath();
  context.rect(0, 0, low.x - high.x, low.y - high.y);
  context.clip();
  context.fillStyle = palette.land;
  context.fillRect(0, 0, low.x - high.x, low.y - high.y);
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
  const [street, motorway] = [widthOf('main', zoom), widthOf('motorway', zoom)];
  stroke('main', palette.roadEdge, street + 1.6);
  stroke('main', palette.road, street);
  stroke('motorway', palette.wayEdge, motorway + 1.6);
  stroke('motorway', palette.way, motorway);
  context.restore();
}
