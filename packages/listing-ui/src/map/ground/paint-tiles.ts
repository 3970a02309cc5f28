import { tilePlace, type Camera } from './camera.ts';
import type { Steps, TileContent } from './ground-data.ts';
import type { Palette } from './palette.ts';

type Shape = 'land' | 'lakes' | 'shores' | 'rivers' | 'borders' | 'towns';
const compiled = new WeakMap<TileContent, Record<Shape, Path2D>>();

function addSteps(path: Path2D, steps: Steps): void {
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!;
    y += steps[at + 1]!;
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}
const outline = (shapes: readonly Steps[]): Path2D => {
  const path = new Path2D();
  for (const steps of shapes) addSteps(path, steps);
  return path;
};
function spread(towns: TileContent['towns']): Path2D {
  const path = new Path2D();
  for (const [x, y, width, height] of towns) {
    path.moveTo(x + width, y);
    path.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  }
  return path;
}

/** The shapes of a tile, made once: panning only moves them. */
function shapesOf(tile: TileContent): Record<Shape, Path2D> {
  const known = compiled.get(tile);
  if (known) return known;
  const made = {
    land: outline(tile.land),
    lakes: outline(tile.lakes),
    shores: outline(tile.shores),
    rivers: outline(tile.rivers),
    borders: outline(tile.borders),
    towns: spread(tile.towns),
  };
  compiled.set(tile, made);
  return made;
}

/** A tile that is on its way: land, so that the map does not blink blue. */
export function paintWaiting(context: CanvasRenderingContext2D, key: string, camera: Camera, { land }: Palette): void {
  const { x, y, side } = tilePlace(key, camera);
  context.setTransform(camera.ratio, 0, 0, camera.ratio, 0, 0);
  context.fillStyle = land;
  context.fillRect(x, y, side, side);
}

/** How tiles are painted: from where, with what, and whether towns are shown by how far they spread. */
export interface TileLook {
  readonly camera: Camera;
  readonly palette: Palette;
  readonly hasTowns: boolean;
}

/** Land, towns, lakes, rivers, borders of one tile, in its own units. */
export function paintTile(
  context: CanvasRenderingContext2D,
  key: string,
  tile: TileContent,
  { camera, palette, hasTowns }: TileLook,
): void {
  const { scale, x, y } = tilePlace(key, camera);
  const shapes = shapesOf(tile);
  context.setTransform(camera.ratio * scale, 0, 0, camera.ratio * scale, camera.ratio * x, camera.ratio * y);
  const fill = (shape: Shape, colour: string) => {
    context.fillStyle = colour;
    context.fill(shapes[shape], shape === 'towns' ? 'nonzero' : 'evenodd');
  };
  const stroke = (shape: Shape, colour: string, width: number) => {
    context.strokeStyle = colour;
    context.lineWidth = width / scale;
    context.stroke(shapes[shape]);
  };
  fill('land', palette.land);
  if (hasTowns) paintTowns(context, shapes, palette.town);
  fill('lakes', palette.water);
  stroke('lakes', palette.shore, 1);
  stroke('rivers', palette.shore, 1.2);
  stroke('shores', palette.shore, 1.2);
  stroke('borders', palette.border, 1);
}

/** A town ends where the land does. */
function paintTowns(context: CanvasRenderingContext2D, { land, towns }: Record<Shape, Path2D>, colour: string): void {
  context.save();
  context.clip(land, 'evenodd');
  context.fillStyle = colour;
  context.fill(towns);
  context.restore();
}
