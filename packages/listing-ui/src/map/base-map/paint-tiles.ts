import { tilePosition, type Camera } from './camera.ts';
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
function townPath(towns: TileContent['towns']): Path2D {
  const path = new Path2D();
  for (const [x, y, width, height] of towns) {
    path.moveTo(x + width, y);
    path.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
  }
  return path;
}

/** Returns the paths of a tile, compiled once; panning only moves them. */
function shapesOf(tile: TileContent): Record<Shape, Path2D> {
  const cached = compiled.get(tile);
  if (cached) return cached;
  const paths = {
    land: outline(tile.land),
    lakes: outline(tile.lakes),
    shores: outline(tile.shores),
    rivers: outline(tile.rivers),
    borders: outline(tile.borders),
    towns: townPath(tile.towns),
  };
  compiled.set(tile, paths);
  return paths;
}

/** Paints a tile that is still loading as land, so that the map does not flash blue. */
export function paintLoadingTile(
  context: CanvasRenderingContext2D,
  key: string,
  camera: Camera,
  { land }: Palette,
): void {
  const { x, y, side } = tilePosition(key, camera);
  context.setTransform(camera.ratio, 0, 0, camera.ratio, 0, 0);
  context.fillStyle = land;
  context.fillRect(x, y, side, side);
}

/** Options for painting a tile: camera, palette, and whether built-up areas are shown. */
export interface TilePaintOptions {
  readonly camera: Camera;
  readonly palette: Palette;
  readonly hasTowns: boolean;
}

/** Paints land, towns, lakes, rivers and borders of a tile, in tile units. */
export function paintTile(
  context: CanvasRenderingContext2D,
  key: string,
  tile: TileContent,
  { camera, palette, hasTowns }: TilePaintOptions,
): void {
  const { scale, x, y } = tilePosition(key, camera);
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

/** Clips towns to the land. */
function paintTowns(context: CanvasRenderingContext2D, { land, towns }: Record<Shape, Path2D>, colour: string): void {
  context.save();
  context.clip(land, 'evenodd');
  context.fillStyle = colour;
  context.fill(towns);
  context.restore();
}
