import { darker, lighter, metal, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, d, ellipse, line, path, rect, round, shadow, times, type Svg } from '../shapes.ts';
import { joined, pendant, plain } from '../things/lamps.ts';
import { plant } from '../things/plants.ts';
import { room } from '../things/room.ts';
import { windowIn } from '../things/window.ts';
import { mirrored } from './living.ts';

/** Draws a washer and a dryer under a shelf, with a basket and a clothes line. */
export function laundry(scene: Scene, chance: Chance): Picture {
  const { palette } = scene;
  const machine = chance.pick([white, '#3a3f55', mix(palette.cabinet, white, 0.3)]);
  const things =
    room(scene, chance, 640) +
    windowIn(scene, chance, { x: 840, y: 110, w: 240, h: 250 }, { dress: 'blind', panes: 2 }) +
    cupboards(scene) +
    washer(machine, 170, palette.second) +
    washer(machine, 410, lighter(palette.sofa, 0.3)) +
    rect(150, 356, 510, 20, lighter(palette.wood, 0.15), 'rx="4"') +
    bottles(scene) +
    clothesLine(scene, chance) +
    basket(scene) +
    plant(scene, chance, 1110, 716, 1.1);
  return mirrored(joined(plain(things), pendant(scene, 740, 70, 0.85)), chance.isTrue(0.5));
}

const cupboards = ({ palette: { cabinet } }: Scene): Svg =>
  times(
    3,
    (index) =>
      rect(150 + index * 172, 70, 166, 160, cabinet, 'rx="5"') +
      rect(
        162 + index * 172,
        82,
        142,
        136,
        lighter(cabinet, 0.08),
        `stroke="${darker(cabinet, 0.14)}" stroke-width="2"`,
      ) +
      rect(292 + index * 172, 180, 6, 36, '#cda45c', 'rx="3"'),
  );

function washer(colour: string, x: number, clothes: string): Svg {
  return (
    shadow(x + 110, 690, 140, 10) +
    rect(x, 380, 226, 304, darker(colour, 0.06), 'rx="12"') +
    rect(x + 6, 384, 214, 60, lighter(colour, 0.1), 'rx="8"') +
    circle(x + 44, 414, 17, metal) +
    circle(x + 44, 414, 11, '#c9ced6') +
    rect(x + 80, 402, 70, 24, '#1f2538', 'rx="4"') +
    rect(x + 88, 410, 34, 6, '#ffc44d', 'rx="3"') +
    circle(x + 174, 414, 6, '#63d39d') +
    circle(x + 196, 414, 6, '#c9ced6') +
    circle(x + 113, 560, 88, '#c9ced6') +
    circle(x + 113, 560, 74, '#2b3350') +
    path(d`M${x + 44} 576 q34 -40 70 -14 t68 -4 a74 74 0 0 1 -138 18Z`, clothes) +
    circle(x + 113, 560, 74, 'url(#glass)', 'opacity="0.7"')
  );
}

const bottles = ({ palette }: Scene): Svg =>
  round(190, 292, 44, 64, 8, palette.accent) +
  rect(202, 278, 20, 16, white) +
  round(248, 306, 40, 50, 8, palette.door) +
  rect(258, 294, 18, 14, white) +
  times(3, (index) =>
    rect(
      500 + index * 4,
      338 - index * 18,
      110 - index * 8,
      18,
      [palette.second, white, palette.accent][index] ?? white,
      'rx="7"',
    ),
  ) +
  round(400, 300, 60, 56, 8, 'url(#glass)') +
  round(400, 324, 60, 32, 6, '#fdfaf2');

function clothesLine({ palette }: Scene, chance: Chance): Svg {
  const shirt = (x: number, colour: string) =>
    path(
      d`M${x - 20} 402 L${x - 50} 420 L${x - 40} 446 L${x - 26} 440 V${520} H${x + 26} V440 L${x + 40} 446 L${x + 50} 420 L${x + 20} 402 Q${x} 416 ${x - 20} 402Z`,
      colour,
    );
  const towel = (x: number, colour: string) =>
    rect(x - 28, 400, 56, 120, colour) + rect(x - 28, 496, 56, 8, white, 'opacity="0.7"');
  return (
    line('M720 400 H1150', '#8d93a6', 4) +
    shirt(790, chance.pick([palette.sofa, palette.accent])) +
    towel(890, lighter(palette.second, 0.3)) +
    shirt(990, chance.pick([white, palette.door])) +
    towel(1080, lighter(palette.accent, 0.35))
  );
}

function basket({ palette }: Scene): Svg {
  const weave = '#d3b07c';
  return (
    shadow(800, 730, 120, 11) +
    circle(760, 620, 30, palette.second) +
    circle(806, 608, 36, white) +
    circle(848, 622, 28, palette.accent) +
    path('M690 628 H910 L888 726 H712Z', weave) +
    times(4, (index) => line(d`M${696 + index * 5} ${646 + index * 21} H${904 - index * 5}`, darker(weave, 0.18), 4)) +
    times(8, (index) => line(d`M${706 + index * 27} 632 V722`, darker(weave, 0.1), 3)) +
    ellipse(800, 630, 110, 10, 'none', `stroke="${darker(weave, 0.2)}" stroke-width="7"`)
  );
}
