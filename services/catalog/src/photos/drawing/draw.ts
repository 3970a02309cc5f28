import { finish, type Picture } from './picture.ts';
import { chanceOf, type Chance } from './random.ts';
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
const indoorVeil = 0.5;

/** What a picture may show. */
export type Room = keyof typeof draw;
/** All rooms; the first two open every home. */
export const rooms = Object.keys(draw) as Room[];

/** A picture as SVG, 1200 × 800: always the same for the same scene and room. */
export function drawing(sceneNumber: number, room: Room): Svg {
  const scene = sceneOf(sceneNumber);
  return finish(scene, draw[room](scene, chanceOf(`${sceneNumber}/${room}`)), outdoors.includes(room) ? 1 : indoorVeil);
}
