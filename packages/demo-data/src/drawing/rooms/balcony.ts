import { darker, lampLight, lighter, mix } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import {
  circle,
  d,
  ellipse,
  glow,
  group,
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
import { outlook, skyline } from '../things/outlook.ts';
import { plant } from '../things/plants.ts';

const bulbs = 13;

/** Draws a balcony with two chairs, a small table, string lights and the scene's view. */
export function balcony(scene: Scene, chance: Chance): Picture {
  const far = mix(scene.light.sky[1], '#2c3566', 0.45);
  const near = scene.outlook === 'city' ? skyline(scene, chance, { x: 0, y: 160, w: width, h: 500 }, far) : '';
  const view = outlook(scene, chance, { x: 0, y: 0, w: width, h: 660 }) + near;
  const things =
    view +
    deck(scene) +
    rail(scene, chance) +
    chairs(scene, chance) +
    table(scene) +
    plant(scene, chance, 92, 772, 1.2) +
    plant(scene, chance, 1116, 776, 1.1) +
    boxes(scene, chance);
  return joined(plain(things), chance.isTrue(0.75) ? stringLights(scene) : plain(''));
}

const deck = ({ palette: { floor } }: Scene): Svg =>
  rect(0, 688, width, height - 688, floor) +
  times(7, (index) => rect(0, 690 + index * index * 3, width, 2.4, darker(floor, 0.25), 'opacity="0.6"')) +
  rect(0, 688, width, 112, 'url(#sheen)');

function rail({ number }: Scene, chance: Chance): Svg {
  const colour = number % 3 === 1 ? '#f4f1ea' : '#2b2f45';
  if (chance.isTrue(0.35))
    return (
      rect(0, 420, width, 270, 'url(#glass)', 'opacity="0.55"') +
      rect(0, 412, width, 14, colour) +
      times(5, (index) => rect(index * 298 + 2, 420, 8, 272, colour)) +
      rect(0, 684, width, 10, colour)
    );
  return (
    rect(0, 414, width, 15, colour, 'rx="5"') +
    rect(0, 672, width, 14, colour) +
    times(28, (index) => rect(18 + index * 43, 424, 5, 252, colour))
  );
}

function boxes({ palette }: Scene, chance: Chance): Svg {
  if (chance.isTrue(0.4)) return '';
  return [180, 820]
    .map(
      (x) =>
        times(
          9,
          (index) =>
            circle(
              x + 12 + index * 24,
              396 - (index % 2) * 8,
              19,
              index % 3 ? palette.leaf : lighter(palette.leaf, 0.2),
            ) +
            circle(
              x + 12 + index * 24,
              386 - (index % 3) * 6,
              7,
              index % 2 ? palette.accent : lighter(palette.door, 0.3),
            ),
        ) + rect(x, 402, 220, 42, palette.wood, 'rx="5"'),
    )
    .join('');
}

function chairs({ palette }: Scene, chance: Chance): Svg {
  const cloth = chance.pick([palette.accent, palette.second, palette.sofa]);
  const lounge =
    rect(-8, 520, 24, 246, palette.wood, 'rx="8" transform="rotate(-8 4 640)"') +
    round(-26, 506, 40, 160, 15, lighter(cloth, 0.12), 'transform="rotate(-8 0 600)"') +
    round(4, 640, 156, 32, 13, cloth) +
    rect(10, 670, 13, 104, palette.wood) +
    rect(136, 670, 13, 104, palette.wood);
  const folding =
    line('M10 520 L120 774 M150 650 L30 774', palette.wood, 11) +
    round(2, 640, 158, 18, 8, cloth) +
    times(4, (index) => rect(-2 + index * 8, 520 + index * 26, 56, 14, lighter(cloth, 0.1), 'rx="5"'));
  const chair = chance.isTrue(0.6) ? lounge : folding;
  return (
    shadow(380, 782, 130, 10) +
    shadow(840, 782, 130, 10) +
    group(chair, 'transform="translate(310 0)"') +
    group(chair, 'transform="translate(910 0) scale(-1 1)"')
  );
}

const table = ({ palette }: Scene): Svg =>
  shadow(610, 786, 100, 9) +
  ellipse(610, 646, 92, 17, darker(palette.wood, 0.1)) +
  ellipse(610, 640, 92, 17, lighter(palette.wood, 0.2)) +
  rect(604, 654, 12, 124, palette.wood) +
  ellipse(610, 780, 58, 8, palette.wood) +
  round(574, 604, 28, 34, 5, '#fdfbf5') +
  path('M602 612 q14 4 0 18', 'none', 'stroke="#fdfbf5" stroke-width="5"') +
  round(628, 590, 20, 48, 6, mix(palette.second, '#ffffff', 0.35)) +
  line('M638 590 v-26 M634 590 l-8 -22', palette.leaf, 4) +
  circle(638, 560, 8, palette.accent) +
  circle(625, 566, 7, palette.door);

function stringLights(scene: Scene): Picture {
  const spots = Array.from({ length: bulbs }, (_, index) => {
    const t = (index + 0.5) / bulbs;
    return { x: t * width, y: 38 + Math.sin(((t * 2) % 1) * Math.PI) * 62 };
  });
  const cord = path(
    d`M0 36 Q${width * 0.25} 168 ${width / 2} 36 T${width} 36`.replace('T1200 36', `Q${width * 0.75} 168 ${width} 36`),
    'none',
    'stroke="#2b2f45" stroke-width="4"',
  );
  return {
    things:
      cord + spots.map(({ x, y }) => rect(x - 2.5, y, 5, 12, '#2b2f45') + circle(x, y + 20, 10, lampLight)).join(''),
    shine: spots
      .map(
        ({ x, y }) =>
          glow(x, y + 20, 52, 0.25 + scene.light.lamps * 0.75) +
          (scene.light.lamps > 0.9 ? circle(x, y + 20, 9, '#fff0c9') : ''),
      )
      .join(''),
  };
}
