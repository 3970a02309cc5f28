import { brass, darker, lampLight, lighter, metal, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, d, ellipse, line, path, rect, round, shadow, times, width, type Svg } from '../shapes.ts';
import { joined, pendant, plain } from '../things/lamps.ts';
import { plant } from '../things/plants.ts';
import { room } from '../things/room.ts';
import { windowIn } from '../things/window.ts';
import { mirrored } from './living.ts';

const counter = 470;

/** Draws a kitchen with cabinets in the palette's colour, an island and two or three lamps. */
export function kitchen(scene: Scene, chance: Chance): Picture {
  const horizon = 668;
  const hasShelves = chance.isTrue(0.4);
  const things =
    room(scene, chance, horizon) +
    backsplash(scene, chance) +
    (hasShelves ? openShelves(scene, chance) : upperCabinets(scene)) +
    windowIn(scene, chance, { x: 520, y: 76, w: 216, h: 206 }, { dress: 'none', panes: 2 }) +
    lowerCabinets(scene) +
    oven(scene, chance) +
    fridge(scene, chance) +
    sink(scene) +
    stillLife(scene, chance);
  const island = plain(islandOf(scene, chance));
  const lamps = [380, 580, 780]
    .slice(0, chance.isTrue(0.6) ? 3 : 2)
    .map((x) => pendant(scene, x, chance.between(110, 124), 0.8));
  const under = {
    things: '',
    shine:
      scene.light.lamps > 0.5
        ? rect(40, 322, 920, 6, lampLight) + rect(40, 328, 920, 130, 'url(#beam)', 'opacity="0.35"')
        : '',
  };
  return mirrored(joined(plain(things), under, island, ...lamps), chance.isTrue(0.5));
}

function backsplash({ palette }: Scene, chance: Chance): Svg {
  const tone = mix(white, chance.pick([palette.second, palette.accent, palette.leaf, palette.sofa]), 0.22);
  const style = chance.next();
  const back = rect(0, 318, width, counter - 318, lighter(tone, 0.3));
  if (style < 0.45)
    return (
      back +
      times(4, (row) =>
        times(26, (column) =>
          rect(column * 48 - (row % 2) * 24, 320 + row * 38, 45, 35, mix(tone, white, chance.next() * 0.6), 'rx="2"'),
        ),
      )
    );
  if (style < 0.75)
    return (
      back +
      times(4, (row) =>
        times(32, (column) =>
          rect(column * 38, 320 + row * 38, 35, 35, (row + column) % 2 ? tone : lighter(tone, 0.55)),
        ),
      )
    );
  return (
    back +
    times(3, (row) =>
      times(25, (column) => {
        const [x, y] = [column * 50 + (row % 2) * 25, 318 + row * 52];
        return path(
          d`M${x} ${y + 26} L${x + 25} ${y} L${x + 50} ${y + 26} L${x + 25} ${y + 52}Z`,
          column % 3 ? lighter(tone, 0.4) : tone,
        );
      }),
    )
  );
}

const pull = (x: number, y: number, w: number, h: number): Svg => rect(x, y, w, h, brass, 'rx="3"');
const front = (x: number, y: number, w: number, h: number, colour: string): Svg =>
  rect(x, y, w, h, colour, 'rx="4"') +
  rect(x + 12, y + 12, w - 24, h - 24, lighter(colour, 0.07), `stroke="${darker(colour, 0.14)}" stroke-width="2"`);

const upperCabinets = ({ palette: { cabinet } }: Scene): Svg =>
  [
    [36, 218],
    [262, 218],
    [776, 196],
  ]
    .map(
      ([x = 0, w = 0]) =>
        front(x, 62, w / 2 - 2, 232, cabinet) +
        front(x + w / 2 + 2, 62, w / 2 - 2, 232, cabinet) +
        pull(x + w / 2 - 14, 216, 6, 48) +
        pull(x + w / 2 + 8, 216, 6, 48) +
        rect(x, 294, w, 8, darker(cabinet, 0.2)),
    )
    .join('');

function openShelves({ palette }: Scene, chance: Chance): Svg {
  const plates = (x: number, y: number) =>
    times(5, (index) => ellipse(x, y - 6 - index * 7, 30, 6, index % 2 ? white : lighter(palette.second, 0.55)));
  const jars = (x: number, y: number) =>
    times(
      4,
      (index) =>
        round(x + index * 34, y - 44, 26, 44, 6, 'url(#glass)') +
        round(x + index * 34, y - 26, 26, 26, 4, chance.pick([palette.accent, '#e6d2a8', palette.leaf, '#b6704a'])) +
        rect(x + index * 34, y - 50, 26, 8, palette.wood),
    );
  const board = (x: number, y: number, w: number) =>
    rect(x, y, w, 12, palette.wood, 'rx="3"') + rect(x, y + 12, w, 6, darker(palette.wood, 0.4), 'opacity="0.25"');
  return (
    board(40, 160, 430) +
    plates(96, 160) +
    jars(160, 160) +
    plates(360, 160) +
    plates(424, 160) +
    board(40, 270, 430) +
    jars(60, 270) +
    times(4, (index) => round(230 + index * 48, 236, 34, 34, 8, index % 2 ? palette.accent : white)) +
    board(786, 220, 180) +
    jars(806, 220)
  );
}

const lowerCabinets = ({ palette: { cabinet } }: Scene): Svg =>
  rect(0, counter, width, 24, '#f2efe8') +
  rect(0, counter + 24, width, 8, darker(cabinet, 0.4), 'opacity="0.4"') +
  times(
    5,
    (index) =>
      front(index * 210, 502, 206, 42, cabinet) +
      front(index * 210, 548, 206, 116, cabinet) +
      pull(index * 210 + 76, 518, 56, 7) +
      pull(index * 210 + 76, 566, 56, 7),
  ) +
  rect(0, 664, width, 14, darker(cabinet, 0.55));

function oven({ palette }: Scene, chance: Chance): Svg {
  const pot = chance.pick([palette.accent, palette.door, palette.second]);
  return (
    rect(250, 488, 206, 178, '#343849', 'rx="6"') +
    rect(270, 548, 166, 96, '#1f2230', 'rx="6"') +
    rect(270, 548, 166, 96, '#ffcf7a', 'opacity="0.16" rx="6"') +
    rect(274, 530, 158, 8, '#c9ced6', 'rx="4"') +
    times(4, (index) => circle(282 + index * 46, 510, 8, '#c9ced6')) +
    rect(252, 464, 202, 12, '#23263a', 'rx="4"') +
    round(294, 424, 76, 40, 8, pot) +
    rect(286, 418, 92, 9, darker(pot, 0.2), 'rx="4"') +
    circle(332, 413, 7, darker(pot, 0.35)) +
    path('M398 464 q2 -42 30 -44 q18 0 20 18 l10 -8 v10 l-12 8 v16Z', '#c9ced6')
  );
}

function fridge({ palette }: Scene, chance: Chance): Svg {
  const colour = chance.pick(['#e3e7ea', '#2f3448', lighter(palette.second, 0.45), '#f3efe4']);
  const notes = times(4, () =>
    rect(
      1052 + chance.next() * 90,
      180 + chance.next() * 110,
      24,
      28,
      chance.pick([palette.accent, white, '#ffe08a', palette.second]),
    ),
  );
  return (
    rect(1006, 112, 194, 566, darker(colour, 0.12), 'rx="12"') +
    rect(1014, 120, 186, 236, colour, 'rx="10"') +
    rect(1014, 364, 186, 306, colour, 'rx="10"') +
    rect(1028, 270, 8, 72, metal, 'rx="4"') +
    rect(1028, 384, 8, 90, metal, 'rx="4"') +
    notes
  );
}

const sink = ({ palette, number }: Scene): Svg =>
  line('M628 470 V412 Q628 386 654 386 Q676 386 676 410', number % 2 ? brass : '#b9bec4', 9) +
  rect(580, 466, 136, 9, '#cfd4d8', 'rx="4"') +
  rect(560, 440, 18, 28, palette.second, 'rx="5"') +
  line('M569 440 v-10 h10', metal, 4);

function stillLife(scene: Scene, chance: Chance): Svg {
  const { palette } = scene;
  const bowl =
    circle(112, 438, 16, '#e58b3a') +
    circle(140, 432, 17, '#d9573f') +
    circle(162, 440, 14, '#f0b441') +
    path('M88 444 H188 Q182 472 138 472 Q94 472 88 444Z', palette.second);
  const boards = round(742, 404, 60, 66, 8, lighter(palette.wood, 0.15)) + round(776, 392, 48, 78, 20, palette.wood);
  return (
    bowl +
    boards +
    rect(848, 424, 20, 46, palette.leaf, 'rx="6"') +
    rect(874, 408, 18, 62, palette.accent, 'rx="6"') +
    (chance.isTrue(0.7) ? plant(scene, chance, 940, 470, 0.48) : '')
  );
}

function islandOf({ palette }: Scene, chance: Chance): Svg {
  const top = chance.isTrue(0.5) ? '#f6f3ec' : lighter(palette.wood, 0.18);
  const body = mix(palette.cabinet, palette.wood, 0.35);
  const stools = times(3, (index) => {
    const x = 330 + index * 220;
    return (
      line(d`M${x - 20} 724 L${x - 34} 800 M${x + 20} 724 L${x + 34} 800`, metal, 7) +
      ellipse(x, 722, 48, 13, palette.accent) +
      ellipse(x, 717, 48, 12, lighter(palette.accent, 0.2))
    );
  });
  const flowers =
    path(d`M596 648 q-14 -40 2 -58 h26 q16 18 2 58Z`, lighter(palette.second, 0.3)) +
    times(
      7,
      (index) =>
        line(d`M611 592 Q${600 + index * 4} 560 ${572 + index * 13} ${540 + (index % 3) * 14}`, palette.leaf, 3.5) +
        circle(572 + index * 13, 536 + (index % 3) * 14, 13, index % 2 ? palette.accent : lighter(palette.door, 0.25)),
    );
  return (
    shadow(560, 800, 440, 16) +
    rect(200, 672, 720, 128, body) +
    times(6, (index) => rect(216 + index * 118, 688, 96, 112, lighter(body, 0.08))) +
    rect(170, 644, 780, 30, top, 'rx="7"') +
    rect(170, 670, 780, 6, darker(top, 0.3), 'opacity="0.4"') +
    flowers +
    round(780, 622, 96, 24, 12, white) +
    round(300, 634, 120, 12, 5, palette.wood) +
    ellipse(360, 630, 34, 12, '#d8a35a') +
    stools
  );
}
