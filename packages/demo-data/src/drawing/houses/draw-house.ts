import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { joined } from '../things/lamps.ts';
import { houseWindow } from './parts.ts';

/** Where the ground begins under every house. */
export const groundLine = 660;

/** Draws one kind of building in a scene. */
export type Draw = (scene: Scene, chance: Chance) => Picture;
/** Windows at the given places: left, top, width, height. */
export const rows = (
  scene: Scene,
  chance: Chance,
  spots: readonly (readonly [number, number, number, number])[],
): Picture => joined(...spots.map(([x, y, w, h]) => houseWindow(scene, chance, x, y, w, h)));
