import { lighter, mix } from '../colour.ts';
import { groundLine } from '../houses/draw-house.ts';
import { houses } from '../houses/houses.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import { foliageOf, type Scene } from '../scene.ts';
import { d, ellipse, height, path, rect, times, width, type Svg } from '../shapes.ts';
import { joined, plain } from '../things/lamps.ts';
import { skyline, sky } from '../things/outlook.ts';
import { shrubs, tree } from '../things/plants.ts';

/** Draws the front of the building and its street, at the scene's hour and season. */
export function house(scene: Scene, chance: Chance): Picture {
  const { ground } = foliageOf(scene);
  const far = mix(scene.light.sky[1], '#39457f', 0.35);
  const back =
    sky(scene, chance, { x: 0, y: 0, w: width, h: 620 }) +
    `<g opacity="0.5">${skyline(scene, chance, { x: 0, y: 120, w: width, h: 500 }, far)}</g>` +
    path(d`M0 618 Q300 590 620 612 T${width} 604 V${height} H0Z`, ground);
  const building = houses[scene.house](scene, chance);
  const front =
    shrubs(scene, chance, 40, groundLine + 8, 150) +
    shrubs(scene, chance, 1010, groundLine + 8, 160) +
    street(scene, chance);
  const trees =
    tree(scene, chance, chance.between(60, 130), groundLine + 14, chance.between(1, 1.3)) +
    tree(scene, chance, chance.between(1070, 1150), groundLine + 10, chance.between(0.85, 1.2));
  return joined(plain(back), building, plain(trees + front));
}

function street({ season, light }: Scene, chance: Chance): Svg {
  const isSnowy = season === 'winter';
  const walk = isSnowy ? '#e3e9f2' : '#d3cdc1';
  const marks = times(8, (index) => rect(index * 168 + 20, 772, 88, 5, '#f4efd9', 'opacity="0.8"'));
  const leaves =
    season === 'autumn'
      ? times(26, () =>
          ellipse(
            chance.next() * width,
            676 + chance.next() * 70,
            7,
            3.4,
            chance.pick(['#d98a3d', '#c2583a', '#e3b04b']),
          ),
        )
      : '';
  const drifts = isSnowy
    ? times(5, () => ellipse(chance.next() * width, 700, chance.between(70, 130), 12, '#f8fafd'))
    : '';
  return (
    rect(0, 706, width, 94, walk) +
    path('M536 706 H664 L708 742 H492Z', lighter(walk, 0.35)) +
    rect(0, 742, width, 58, isSnowy ? '#8b909c' : '#72757f') +
    rect(0, 738, width, 6, isSnowy ? '#f4f7fb' : '#b7b1a5') +
    marks +
    leaves +
    drifts +
    (light.dim > 0.1 ? rect(0, 742, width, 58, 'url(#down)') : '')
  );
}
