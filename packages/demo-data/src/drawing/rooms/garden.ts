import { darker, lampLight, lighter, mix, white } from '../colour.ts';
import { cladding, frontDoor, houseWindow, roofOf } from '../houses/parts.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import { foliageOf, type Scene } from '../scene.ts';
import {
  circle,
  d,
  ellipse,
  glow,
  height,
  line,
  path,
  rect,
  round,
  shadow,
  times,
  width,
  type Svg,
} from '../shapes.ts';
import { joined, plain } from '../things/lamps.ts';
import { sky } from '../things/outlook.ts';
import { shrubs, tree } from '../things/plants.ts';

/** Draws the garden behind the house: lawn, fence, tree, table, vegetable bed, back door. */
export function garden(scene: Scene, chance: Chance): Picture {
  const { ground } = foliageOf(scene);
  const lawn =
    path(d`M0 520 Q400 500 ${width} 516 V${height} H0Z`, ground) +
    times(40, () =>
      line(
        d`M${chance.next() * width} ${560 + chance.next() * 220} l${chance.between(-5, 5)} -12`,
        mix(ground, scene.season === 'winter' ? '#c9d3e2' : '#3f6b45', 0.35),
        3,
      ),
    );
  const back =
    sky(scene, chance, { x: 0, y: 0, w: width, h: 520 }) +
    tree(scene, chance, 560, 520, 0.7) +
    tree(scene, chance, 1120, 524, 0.9) +
    fence(scene) +
    lawn;
  const stones = times(6, (index) =>
    ellipse(
      300 + index * 66 + (index % 2) * 20,
      640 + index * 26,
      52 + index * 5,
      13 + index,
      mix('#cfc8ba', '#8d93a6', 0.2),
    ),
  );
  const front =
    stones +
    beds(scene, chance) +
    seats(scene, chance) +
    tree(scene, chance, 1010, 640, chance.between(1.15, 1.35)) +
    shrubs(scene, chance, 880, 660, 280);
  return joined(plain(back), backOfHouse(scene, chance), plain(front), stringLights(scene));
}

function fence({ palette, season }: Scene): Svg {
  const wood = lighter(palette.wood, 0.22);
  return (
    times(
      30,
      (index) =>
        rect(330 + index * 30, 400, 26, 126, index % 2 ? wood : darker(wood, 0.06), 'rx="3"') +
        (season === 'winter' ? ellipse(343 + index * 30, 400, 13, 5, '#f6f9fd') : ''),
    ) +
    rect(330, 424, 880, 9, darker(wood, 0.2)) +
    rect(330, 492, 880, 9, darker(wood, 0.2))
  );
}

function backOfHouse(scene: Scene, chance: Chance): Picture {
  const { facade } = scene.palette;
  const wall = plain(
    shadow(170, 620, 260, 14) +
      cladding(chance, chance.pick(['brick', 'boards']), -20, 120, 350, 496, mix(facade, white, 0.15)) +
      path('M-40 128 L150 -10 L372 128Z', roofOf(scene)) +
      rect(-20, 128, 350, 12, darker(facade, 0.3)) +
      rect(-20, 612, 420, 20, lighter(scene.palette.wood, 0.1)) +
      rect(-20, 630, 420, 8, darker(scene.palette.wood, 0.3)),
  );
  return joined(
    wall,
    houseWindow(scene, chance, 30, 210, 92, 110),
    houseWindow(scene, chance, 200, 210, 84, 110),
    houseWindow(scene, chance, 24, 430, 110, 110),
    frontDoor(scene, 196, 610, 86, 176),
  );
}

function beds({ palette, season }: Scene, chance: Chance): Svg {
  const soil = rect(640, 600, 210, 52, palette.wood, 'rx="4"') + rect(648, 592, 194, 18, '#5a4332');
  if (season === 'winter') return soil + ellipse(745, 592, 98, 11, '#f6f9fd');
  return (
    soil +
    times(8, (index) => {
      const x = 662 + index * 24;
      return (
        line(d`M${x} 596 V${550 + (index % 3) * 8}`, palette.leaf, 4) +
        circle(x - 7, 566, 8, lighter(palette.leaf, 0.15)) +
        circle(x + 7, 574, 8, palette.leaf) +
        (index % 2 ? circle(x, 560, 7, chance.pick(['#d9573f', palette.accent, '#f0b441'])) : '')
      );
    })
  );
}

function seats({ palette }: Scene, chance: Chance): Svg {
  const cloth = chance.pick([palette.accent, palette.sofa, palette.second]);
  const umbrella = chance.isTrue(0.5)
    ? rect(636, 470, 8, 250, metalOf(palette.wood)) +
      path('M500 500 Q640 392 780 500 Q745 486 710 500 Q675 486 640 500 Q605 486 570 500 Q535 486 500 500Z', cloth)
    : '';
  const chair = (x: number, side: number) =>
    shadow(x, 756, 60, 8) +
    rect(x - 40, 690, 80, 12, palette.wood, 'rx="4"') +
    rect(x - side * 40 - 6, 610, 12, 90, palette.wood, 'rx="4"') +
    round(x - 34, 678, 68, 16, 8, cloth) +
    rect(x - 36, 700, 8, 54, palette.wood) +
    rect(x + 28, 700, 8, 54, palette.wood);
  return (
    chair(500, 1) +
    chair(780, -1) +
    shadow(640, 762, 110, 10) +
    umbrella +
    ellipse(640, 668, 100, 16, lighter(palette.wood, 0.2)) +
    rect(590, 676, 10, 82, palette.wood) +
    rect(680, 676, 10, 82, palette.wood) +
    round(600, 636, 22, 30, 4, white) +
    round(650, 628, 18, 38, 5, lighter(palette.second, 0.3)) +
    circle(659, 622, 12, palette.door)
  );
}
const metalOf = (wood: string) => darker(wood, 0.2);

function stringLights(scene: Scene): Picture {
  const spots = Array.from({ length: 9 }, (_, index) => ({
    x: 350 + index * 82,
    y: 214 + Math.sin(((index + 0.5) / 9) * Math.PI) * 70 + index * 6,
  }));
  if (scene.number % 2) return plain('');
  return {
    things:
      path('M330 196 Q690 372 1060 262', 'none', 'stroke="#2b2f45" stroke-width="3"') +
      spots.map(({ x, y }) => circle(x, y + 14, 8, lampLight)).join(''),
    shine: spots.map(({ x, y }) => glow(x, y + 14, 44, 0.2 + scene.light.lamps * 0.8)).join(''),
  };
}
