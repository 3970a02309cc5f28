import { visibleTiles, type Camera } from './camera.ts';
import { orientationZoom, type OrientationContent, type TileContent } from './ground-data.ts';
import { orientationLabels, tileLabels, type Label, type Pin } from './labels.ts';
import type { Palette } from './palette.ts';
import { paintLabels } from './paint-labels.ts';
import { paintOrientation } from './paint-orientation.ts';
import { paintTile, paintLoadingTile } from './paint-tiles.ts';
import { visibleOrientations, getTile } from './tile-store.ts';

export interface BaseMapStyle {
  readonly palette: Palette;
  readonly isFrench: boolean;
  /** Labels leave the pins free. */
  readonly pins: readonly Pin[];
}

/** Paints the base map under the markers: water, land, the streets of metro areas, and labels. */
export function paintBaseMap(
  context: CanvasRenderingContext2D,
  camera: Camera,
  { palette, isFrench, pins }: BaseMapStyle,
): void {
  const { width, height, ratio } = camera;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = palette.water;
  context.fillRect(0, 0, width, height);
  const labels: Label[] = [];
  const layers = camera.zoom < orientationZoom ? [] : visibleOrientations(camera);
  // A metro area's own layer shows the built-up area; elsewhere the ellipses do.
  const hasTowns = camera.zoom >= orientationZoom && !layers.length;
  for (const key of visibleTiles(camera)) {
    const tile = getTile(key);
    if (tile === 'loading') paintLoadingTile(context, key, camera, palette);
    else if (tile !== 'missing') {
      paintTile(context, key, tile, { camera, palette, hasTowns });
      labels.push(...tileLabels(key, withoutRepeatedNames(tile, layers), camera, isFrench));
    }
  }
  for (const layer of layers) {
    paintOrientation(context, layer, camera, palette);
    labels.push(...orientationLabels(layer, camera));
  }
  paintLabels(context, labels, camera, { palette, pins });
}

/** Removes tile labels that a metro area's own layer repeats. */
function withoutRepeatedNames(tile: TileContent, layers: readonly OrientationContent[]): TileContent {
  if (!layers.length) return tile;
  const own = new Set(layers.flatMap(({ places }) => places.map(({ name }) => name)));
  return { ...tile, names: tile.names.filter(([, , , name]) => !own.has(name)) };
}
