import { brass, darker, lighter, metal, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, d, ellipse, line, path, rect, round, shadow, times, type Svg } from '../shapes.ts';
import { framed } from '../things/frames.ts';
import { joined, pendant, plain, tableLamp } from '../things/lamps.ts';
import { sky } from '../things/outlook.ts';
import { plant } from '../things/plants.ts';
import { room } from '../things/room.ts';
import { mirrored } from './living.ts';

const floorLine = 612;

/** Draws an entry: the front door in the palette's colour, hooks with coats, a bench with boots. */
export function entry(scene: Scene, chance: Chance): Picture {
  const things =
    room(scene, chance, floorLine) +
    door(scene, chance) +
    hooks(scene, chance) +
    bench(scene) +
    consoleTable(scene, chance) +
    mat(scene) +
    plant(scene, chance, 76, 724, 1.2);
  return mirrored(
    joined(plain(things), tableLamp(scene, 1090, 452, 0.9), pendant(scene, 610, 40, 0.9)),
    chance.isTrue(0.5),
  );
}

function door(scene: Scene, chance: Chance): Svg {
  const { door: colour } = scene.palette;
  const hasSide = chance.isTrue(0.5);
  const glass = (x: number, y: number, w: number, h: number) =>
    `<clipPath id="g${x}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#g${x})">${sky(scene, chance, { x, y, w, h })}</g>` +
    rect(x, y, w, h, 'url(#glass)');
  const side = hasSide ? rect(386, 140, 84, 472, white) + glass(398, 156, 60, 440) : '';
  return (
    rect(170, 128, 224, 484, white) +
    rect(186, 144, 192, 468, colour) +
    glass(214, 176, 136, 120) +
    rect(278, 176, 8, 120, colour) +
    rect(214, 232, 136, 8, colour) +
    times(2, (row) =>
      times(2, (column) =>
        rect(208 + column * 80, 330 + row * 136, 68, 112, 'none', `stroke="${darker(colour, 0.25)}" stroke-width="4"`),
      ),
    ) +
    circle(360, 404, 9, brass) +
    rect(354, 416, 12, 34, brass, 'rx="5"') +
    side
  );
}

function hooks({ palette }: Scene, chance: Chance): Svg {
  const coat = (x: number, colour: string, long: number) =>
    path(
      d`M${x - 30} 224 Q${x} 206 ${x + 30} 224 L${x + 46} ${224 + long} Q${x} ${238 + long} ${x - 46} ${224 + long}Z`,
      colour,
    ) +
    line(d`M${x} 222 V${226 + long}`, darker(colour, 0.2), 3) +
    path(d`M${x - 18} 222 L${x} 250 L${x + 18} 222Z`, lighter(colour, 0.2));
  const bag =
    round(790, 250, 66, 78, 12, palette.wood) +
    path('M800 252 Q823 206 846 252', 'none', `stroke="${palette.wood}" stroke-width="6"`) +
    rect(790, 270, 66, 6, darker(palette.wood, 0.25));
  const hat = ellipse(690, 214, 42, 10, palette.accent) + path('M664 212 Q690 168 716 212Z', palette.accent);
  return (
    rect(520, 196, 380, 20, palette.wood, 'rx="6"') +
    times(5, (index) => circle(556 + index * 76, 208, 8, brass)) +
    coat(556, palette.sofa, chance.between(150, 190)) +
    coat(634, palette.second, chance.between(120, 160)) +
    hat +
    coat(752, mix(palette.leaf, '#2b2f45', 0.3), chance.between(110, 140)) +
    bag
  );
}

function bench({ palette }: Scene): Svg {
  const boots = (x: number, colour: string) =>
    path(d`M${x} 600 v48 h-4 v22 h44 v-14 q-14 -4 -14 -18 v-38Z`, colour) +
    path(d`M${x + 46} 600 v48 h-4 v22 h44 v-14 q-14 -4 -14 -18 v-38Z`, darker(colour, 0.15));
  return (
    shadow(710, 682, 220, 11) +
    round(520, 520, 380, 26, 10, lighter(palette.sofa, 0.2)) +
    rect(520, 544, 380, 16, palette.wood) +
    rect(532, 560, 16, 116, palette.wood) +
    rect(872, 560, 16, 116, palette.wood) +
    rect(540, 656, 340, 12, palette.wood) +
    boots(566, palette.accent) +
    boots(690, '#4a3a34') +
    boots(790, palette.second) +
    round(560, 476, 84, 54, 16, palette.second)
  );
}

function consoleTable(scene: Scene, chance: Chance): Svg {
  const { palette } = scene;
  const mirror = chance.isTrue(0.5)
    ? circle(1060, 250, 92, brass) +
      circle(1060, 250, 84, mix(palette.wall, '#cfe0ea', 0.6)) +
      path('M1000 290 L1090 180 L1120 208 L1030 320Z', white, 'opacity="0.4"')
    : framed(scene, chance, 980, 140, 160, 210);
  return (
    mirror +
    shadow(1060, 682, 130, 10) +
    rect(960, 452, 200, 16, lighter(palette.wood, 0.12), 'rx="4"') +
    rect(966, 468, 188, 44, palette.wood) +
    circle(1060, 490, 5, brass) +
    rect(970, 512, 12, 168, palette.wood) +
    rect(1138, 512, 12, 168, palette.wood) +
    ellipse(1000, 448, 30, 7, palette.accent) +
    rect(992, 438, 22, 6, metal) +
    round(984, 600, 152, 76, 12, '#c9a877') +
    times(6, (index) => line(d`M${990 + index * 26} 604 V672`, '#a98655', 3))
  );
}

const mat = ({ palette }: Scene): Svg =>
  path('M190 650 H380 L404 712 H160Z', mix(palette.wood, '#2b2f45', 0.3)) +
  path('M206 658 H366 L384 704 H180Z', mix(palette.wood, '#e8d9bd', 0.35));
