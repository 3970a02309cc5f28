import { tilesSeen, type Camera } from './camera.ts';
import { orientationZoom, type OrientationContent, type TileContent } from './ground-data.ts';
import { orientationLabels, tileLabels, type Label } from './labels.ts';
import type { Palette } from './palette.ts';
import { paintLabels } from './paint-labels.ts';
import { paintOrientation } from './paint-orientation.ts';
import { paintTile, paintWaiting } from './paint-tiles.ts';
import { orientationsSeen, tileOf } from './tile-store.ts';

export interface GroundLook {
  readonly palette: Palette;
  readonly isFrench: boolean;
}

/** Paints all that lies under the pins of a map without tiles: water, land, the metro's streets, names. */
export function paintGround(
  context: CanvasRenderingContext2D,
  camera: Camera,
  { palette, isFrench }: GroundLook,
): void {
  const { width, height, ratio } = camera;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = palette.water;
  context.fillRect(0, 0, width, height);
  const labels: Label[] = [];
  const layers = camera.zoom < orientationZoom ? [] : orientationsSeen(camera);
  // A metro's own layer says where the town is; elsewhere its spread does.
  const hasTowns = camera.zoom >= orientationZoom && !layers.length;
  for (const key of tilesSeen(camera)) {
    const tile = tileOf(key);
    if (tile === 'coming') paintWaiting(context, key, camera, palette);
    else if (tile !== 'missing') {
      paintTile(context, key, tile, { camera, palette, hasTowns });
      labels.push(...tileLabels(key, without(tile, layers), camera, isFrench));
    }
  }
  for (const layer of layers) {
    paintOrientation(context, layer, camera, palette);
    labels.push(...orientationLabels(layer, camera));
  }
  paintLabels(context, labels, camera, palette);
}

/** The names of a metro's own layer stand in place of the tile's. */
function without(tile: TileContent, layers: readonly OrientationContent[]): TileContent {
  if (!layers.length) return tile;
  const own = new Set(layers.flatMap(({ places }) => places.map(({ name }) => name)));
  return { ...tile, names: tile.names.filter(([, , , name]) => !own.has(name)) };
}
