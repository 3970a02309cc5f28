import { toSvg, type Picture } from './picture.ts';
import { seededChance, type Chance } from './random.ts';
import { balcony } from './rooms/balcony.ts';
import { bath } from './rooms/bath.ts';
import { bedroom } from './rooms/bedroom.ts';
import { dining } from './rooms/dining.ts';
import { entry } from './rooms/entry.ts';
import { garden } from './rooms/garden.ts';
import { house } from './rooms/house.ts';
import { kitchen } from './rooms/kitchen.ts';
import { laundry } from './rooms/laundry.ts';
import { living } from './rooms/living.ts';
import { study } from './rooms/study.ts';
import { sceneOf, type Scene } from './scene.ts';
import type { Svg } from './shapes.ts';

type Draw = (scene: Scene, chance: Chance) => Picture;
const draw = { house, living, kitchen, bedroom, bath, study, balcony, dining, entry, garden, laundry } satisfies Record<
  string,
  Draw
>;

const outdoors: readonly string[] = ['house', 'balcony', 'garden'];
const indoorTint = 0.5;

/** Motif of a photo. */
export type Room = keyof typeof draw;
/** All motifs; the first two come first in every listing. */
export const rooms = Object.keys(draw) as Room[];

/** Draws a photo as SVG, 1200 × 800; deterministic for scene and motif. */
export function drawPhoto(sceneNumber: number, room: Room): Svg {
  const scene = sceneOf(sceneNumber);
  return toSvg(
    scene,
    draw[room](scene, seededChance(`${sceneNumber}/${room}`)),
    outdoors.includes(room) ? 1 : indoorTint,
  );
}
