import { brass, darker, lampLight, metal } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Scene } from '../scene.ts';
import { circle, d, ellipse, glow, line, path, rect, shadow, times, type Svg } from '../shapes.ts';

/** Returns a lamp and its glow, which is strongest in the evening. */
const lampOf = (scene: Scene, body: Svg, x: number, y: number, radius: number): Picture => ({
  things: body,
  shine: glow(x, y, radius, 0.25 + scene.light.lamps * 0.75),
});

/** Draws a floor lamp with a cloth shade. */
export function floorLamp(scene: Scene, x: number, y: number, tall: number): Picture {
  const top = y - tall;
  const stand = shadow(x, y, 40, 7) + rect(x - 3, top, 6, tall, metal) + ellipse(x, y, 34, 7, metal);
  return lampOf(
    scene,
    stand +
      path(d`M${x - 32} ${top - 58} H${x + 32} L${x + 52} ${top + 14} H${x - 52}Z`, lampLight) +
      rect(x - 32, top - 60, 64, 4, '#e6d3a5'),
    x,
    top - 20,
    190,
  );
}

/** Draws a table lamp. */
export function tableLamp(scene: Scene, x: number, y: number, size = 1): Picture {
  const body =
    ellipse(x, y - 22 * size, 17 * size, 24 * size, scene.palette.second) +
    rect(x - 3 * size, y - 66 * size, 6 * size, 30 * size, brass) +
    path(
      d`M${x - 26 * size} ${y - 118 * size} H${x + 26 * size} L${x + 40 * size} ${y - 58 * size} H${x - 40 * size}Z`,
      lampLight,
    );
  return lampOf(scene, body, x, y - 86 * size, 150 * size);
}

/** Draws a pendant lamp: dome, globe or basket, by scene. */
export function pendant(scene: Scene, x: number, drop: number, size = 1): Picture {
  const cord = rect(x - 1.5, 0, 3, drop, metal);
  const colour = scene.number % 2 ? scene.palette.accent : scene.palette.door;
  const kinds = [
    () =>
      path(
        d`M${x - 48 * size} ${drop + 48 * size} A48 48 0 0 1 ${x + 48 * size} ${drop + 48 * size}Z`.replace(
          'A48 48',
          `A${48 * size} ${48 * size}`,
        ),
        colour,
      ) + ellipse(x, drop + 48 * size, 48 * size, 8 * size, lampLight),
    () => circle(x, drop + 34 * size, 36 * size, lampLight) + rect(x - 9, drop - 8, 18, 10, brass),
    () =>
      path(
        d`M${x - 16 * size} ${drop} H${x + 16 * size} L${x + 56 * size} ${drop + 56 * size} H${x - 56 * size}Z`,
        '#d9bd8b',
      ) +
      times(4, (index) =>
        line(
          d`M${x - (22 + index * 9) * size} ${drop + (10 + index * 13) * size} H${x + (22 + index * 9) * size}`,
          darker('#d9bd8b', 0.25),
          2.5,
        ),
      ) +
      ellipse(x, drop + 56 * size, 56 * size, 7 * size, lampLight),
  ];
  return lampOf(scene, cord + (kinds[scene.number % 3] ?? kinds[0])?.call(undefined), x, drop + 52 * size, 165 * size);
}

/** Draws a wall lantern. */
export const lantern = (scene: Scene, x: number, y: number, size = 1): Picture => ({
  things:
    rect(x - 4 * size, y - 34 * size, 8 * size, 10 * size, metal) +
    path(d`M${x - 15 * size} ${y - 18 * size} L${x} ${y - 30 * size} L${x + 15 * size} ${y - 18 * size}Z`, metal) +
    rect(x - 11 * size, y - 18 * size, 22 * size, 32 * size, '#ffe2a0', 'rx="3"') +
    rect(x - 13 * size, y + 13 * size, 26 * size, 5 * size, metal),
  shine:
    glow(x, y, 130 * size, 0.35 + scene.light.lamps * 0.65) +
    (scene.light.lamps > 0.9 ? rect(x - 10 * size, y - 17 * size, 20 * size, 30 * size, '#ffe9b8', 'rx="3"') : ''),
});

/** Joins drawings: objects in order, then their light. */
export const joined = (...pictures: readonly Picture[]): Picture => ({
  things: pictures.map(({ things }) => things).join(''),
  shine: pictures.map(({ shine }) => shine).join(''),
});
/** Returns a drawing without light. */
export const plain = (...things: readonly Svg[]): Picture => ({ things: things.join(''), shine: '' });
