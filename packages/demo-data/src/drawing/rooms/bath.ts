import { brass, darker, lampLight, lighter, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
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
import { plant } from '../things/plants.ts';
import { windowIn } from '../things/window.ts';
import { mirrored } from './living.ts';

const floorLine = 624;

/** Draws a bathroom: a tub, a round mirror over a washstand, tiles. */
export function bath(scene: Scene, chance: Chance): Picture {
  const tap = chance.isTrue(0.6) ? brass : '#a9b2bb';
  const things =
    tiles(scene, chance) +
    windowIn(scene, chance, { x: 92, y: 132, w: 220, h: 226 }, { dress: 'none', hasBars: true }) +
    towels(scene, chance) +
    tub(scene, chance, tap) +
    washstand(scene, chance, tap) +
    mat(scene);
  return mirrored(
    joined(plain(things + plant(scene, chance, 662, 706, 0.85)), sconces(scene, tap)),
    chance.isTrue(0.5),
  );
}

function tiles({ palette }: Scene, chance: Chance): Svg {
  const tone = mix(chance.pick([palette.second, palette.sofa, palette.leaf, palette.accent]), white, 0.62);
  const isHalf = chance.isTrue(0.5);
  const start = isHalf ? 330 : 0;
  const wall = isHalf ? rect(0, 0, width, 336, mix(palette.wall, palette.sofa, 0.12)) : '';
  const style = chance.next();
  const tile = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, mix(tone, white, chance.next() * 0.6), 'rx="2"');
  const laid =
    style < 0.5
      ? times((floorLine - start) / 42 + 1, (row) =>
          times(15, (column) => tile(column * 88 - (row % 2) * 44, start + row * 42, 85, 39)),
        )
      : times((floorLine - start) / 60 + 1, (row) =>
          times(20, (column) => tile(column * 62, start + row * 60, 59, 57)),
        );
  const ground =
    rect(0, floorLine, width, height - floorLine, '#e7e3da') +
    times(24, (index) =>
      path(
        d`M${index * 110 - 700} ${floorLine} h55 l${(index * 110 - 1250) * 0.35} 176 h-80Z`,
        mix('#e7e3da', palette.sofa, 0.2),
        'opacity="0.5"',
      ),
    );
  return (
    rect(0, 0, width, floorLine, lighter(tone, 0.4)) +
    laid +
    wall +
    (isHalf ? rect(0, 328, width, 12, white) : '') +
    rect(0, 0, width, floorLine, 'url(#wall)') +
    ground +
    rect(0, floorLine - 12, width, 12, white)
  );
}

function tub({ palette }: Scene, chance: Chance, tap: string): Svg {
  const colour = chance.pick([white, mix(palette.second, white, 0.55), white, mix(palette.sofa, white, 0.2)]);
  const feet = [120, 560].map((x) => path(d`M${x - 16} 722 q16 34 0 40 h32 q-16 -10 0 -40Z`, tap)).join('');
  const foam = times(9, (index) =>
    circle(120 + index * 52, 506 + (index % 2) * 4, 24 + (index % 3) * 5, '#ffffff', 'opacity="0.9"'),
  );
  return (
    shadow(330, 758, 330, 13, 0.36) +
    feet +
    path('M36 508 H624 L606 690 Q598 732 552 732 H112 Q64 732 56 690Z', colour) +
    path('M360 508 H624 L606 690 Q598 732 552 732 H430 Q500 640 360 508Z', darker(colour, 0.12), 'opacity="0.3"') +
    foam +
    round(20, 494, 622, 24, 12, lighter(colour, 0.5)) +
    line('M540 494 V424 Q540 396 508 396 H496', tap, 10) +
    circle(540, 420, 9, tap) +
    rect(92, 470, 96, 26, palette.accent, 'rx="10"') +
    rect(400, 486, 160, 10, palette.wood, 'rx="4"') +
    rect(430, 462, 20, 24, palette.second, 'rx="4"') +
    rect(460, 456, 14, 30, white, 'rx="4"')
  );
}

function washstand({ palette }: Scene, chance: Chance, tap: string): Svg {
  const colour = chance.pick([palette.wood, palette.cabinet, palette.sofa]);
  const glass = mix(palette.wall, '#cfe0ea', 0.5);
  const mirror =
    circle(906, 286, 152, tap) +
    circle(906, 286, 142, glass) +
    path('M802 366 L962 172 L1018 224 L852 414Z', '#ffffff', 'opacity="0.35"');
  const doors =
    rect(706, 562, 194, 166, lighter(colour, 0.1), 'rx="5"') +
    rect(910, 562, 194, 166, lighter(colour, 0.1), 'rx="5"') +
    rect(876, 630, 7, 42, tap) +
    rect(927, 630, 7, 42, tap);
  const sink =
    rect(670, 514, 470, 28, '#fbfaf7', 'rx="8"') +
    path('M812 474 H1000 Q994 516 906 516 Q818 516 812 474Z', white) +
    ellipse(906, 474, 94, 12, '#e3e9ec') +
    line('M906 462 V430 Q906 412 936 416', tap, 9);
  return (
    mirror +
    shadow(906, 758, 250, 12) +
    rect(690, 540, 430, 200, colour, 'rx="8"') +
    doors +
    rect(704, 740, 12, 20, darker(colour, 0.3)) +
    rect(1094, 740, 12, 20, darker(colour, 0.3)) +
    sink +
    round(1040, 470, 26, 44, 6, palette.accent) +
    round(1074, 482, 22, 32, 6, palette.second) +
    line('M1084 482 v-22 M1090 482 l6 -20', palette.door, 4) +
    round(716, 488, 56, 26, 10, white)
  );
}

function sconces(scene: Scene, tap: string): Picture {
  const shine = 0.3 + scene.light.lamps * 0.7;
  return joined(
    ...[712, 1100].map((x) => ({
      things: rect(x - 4, 236, 8, 40, tap) + rect(x - 16, 196, 32, 62, lampLight, 'rx="14"'),
      shine:
        glow(x, 228, 130, shine) + (scene.light.lamps > 0.9 ? rect(x - 15, 197, 30, 60, '#fff1cf', 'rx="14"') : ''),
    })),
  );
}

const towels = ({ palette }: Scene, chance: Chance): Svg =>
  rect(392, 250, 150, 8, brass, 'rx="4"') +
  rect(404, 256, 60, 130, chance.pick([palette.accent, palette.door]), 'rx="3"') +
  rect(404, 354, 60, 8, white, 'opacity="0.7"') +
  rect(474, 256, 56, 110, lighter(palette.second, 0.3), 'rx="3"');
const mat = ({ palette }: Scene): Svg =>
  path('M700 770 H1080 L1112 798 H672Z', lighter(palette.sofa, 0.45)) +
  path('M724 776 H1058 L1078 792 H706Z', lighter(palette.sofa, 0.6));
