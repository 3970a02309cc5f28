import { darker, lighter, metal, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, glow, line, path, rect, round, shadow, times, type Svg } from '../shapes.ts';
import { framed, shelf } from '../things/frames.ts';
import { joined, plain } from '../things/lamps.ts';
import { plant } from '../things/plants.ts';
import { beam, room, rug } from '../things/room.ts';
import { windowIn } from '../things/window.ts';
import { mirrored } from './living.ts';

/** Draws a study: a desk by the window, with books or notes on the wall. */
export function study(scene: Scene, chance: Chance): Picture {
  const horizon = 584;
  const view = { x: 640, y: 100, w: chance.between(330, 420), h: 292 };
  const left = chance.isTrue(0.6)
    ? shelf(scene, chance, 84, 216, 430) + shelf(scene, chance, 84, 336, 430) + shelf(scene, chance, 84, 456, 430)
    : board(scene, chance) + shelf(scene, chance, 84, 470, 430);
  const things =
    room(scene, chance, horizon) +
    windowIn(scene, chance, view, { panes: 3 }) +
    beam(view.x, horizon, view.w, scene.light.sun) +
    left +
    rug(scene, chance, 700, 744, 820) +
    desk(scene) +
    screen(scene, chance) +
    chair(scene, chance) +
    plant(scene, chance, 1140, 734, 1.25);
  return mirrored(joined(plain(things), deskLamp(scene)), chance.isTrue(0.5));
}

function board(scene: Scene, chance: Chance): Svg {
  const { palette } = scene;
  const notes = times(12, (index) =>
    rect(
      116 + (index % 4) * 92 + chance.next() * 16,
      150 + Math.floor(index / 4) * 80 + chance.next() * 14,
      58,
      56,
      chance.pick(['#fff3c4', white, lighter(palette.accent, 0.4), lighter(palette.second, 0.5)]),
      `transform="rotate(${Math.round(chance.between(-5, 5))} ${140 + (index % 4) * 92} ${170 + Math.floor(index / 4) * 80})"`,
    ),
  );
  return chance.isTrue(0.5)
    ? rect(84, 122, 420, 280, palette.wood) + rect(94, 132, 400, 260, '#d9b98c') + notes
    : framed(scene, chance, 96, 120, 190, 240) + framed(scene, chance, 312, 146, 170, 200);
}

const desk = ({ palette: { wood } }: Scene): Svg =>
  shadow(770, 758, 340, 13) +
  rect(500, 498, 570, 22, lighter(wood, 0.14), 'rx="5"') +
  rect(500, 518, 570, 6, darker(wood, 0.3)) +
  rect(522, 522, 16, 228, wood) +
  rect(1032, 522, 16, 228, wood) +
  rect(830, 522, 190, 84, wood, 'rx="5"') +
  rect(842, 532, 166, 64, lighter(wood, 0.1)) +
  rect(900, 560, 50, 8, '#e8dcc2', 'rx="4"');

function screen({ palette, light }: Scene, chance: Chance): Svg {
  const isLaptop = chance.isTrue(0.5);
  const picture = mix(light.sky[1], palette.sofa, 0.3);
  const text =
    rect(670, 404, 70, 9, palette.accent, 'rx="3"') +
    times(3, (index) => rect(670, 422 + index * 15, 110 - index * 20, 6, white, 'rx="3" opacity="0.85"'));
  const body = isLaptop
    ? rect(650, 384, 186, 108, '#2b2f42', 'rx="9"') +
      rect(658, 392, 170, 94, picture, 'rx="4"') +
      text +
      path('M634 490 H852 L862 498 H624Z', '#c9ced6')
    : rect(630, 350, 250, 120, '#2b2f42', 'rx="8"') +
      rect(638, 358, 234, 104, picture, 'rx="4"') +
      text +
      rect(746, 470, 18, 20, metal) +
      rect(710, 488, 90, 10, metal, 'rx="4"');
  return (
    body +
    round(944, 450, 36, 48, 6, palette.accent) +
    line('M952 450 l-6 -40 M962 450 l2 -48 M970 450 l10 -36', palette.leaf, 5) +
    rect(560, 484, 60, 13, palette.second, 'rx="2"') +
    rect(566, 472, 52, 12, palette.door, 'rx="2"') +
    round(894, 474, 26, 24, 6, white)
  );
}

function deskLamp(scene: Scene): Picture {
  const things =
    ellipse(548, 496, 26, 6, metal) +
    line('M548 494 L538 418 L584 372', metal, 7) +
    path('M566 350 L622 376 L602 408 L556 384Z', scene.palette.accent) +
    circle(538, 418, 6, metal);
  return { things, shine: glow(592, 404, 150, 0.25 + scene.light.lamps * 0.75) };
}

function chair({ palette }: Scene, chance: Chance): Svg {
  const cloth = palette.sofa;
  if (chance.isTrue(0.4))
    return (
      shadow(720, 778, 90, 10) +
      rect(656, 548, 12, 226, palette.wood) +
      rect(780, 548, 12, 226, palette.wood) +
      round(652, 540, 144, 20, 8, palette.wood) +
      round(652, 590, 144, 14, 6, palette.wood) +
      round(644, 660, 160, 26, 10, cloth)
    );
  return (
    shadow(720, 782, 100, 10) +
    round(654, 530, 134, 134, 32, cloth) +
    round(664, 540, 114, 60, 26, lighter(cloth, 0.12)) +
    round(636, 648, 170, 40, 18, darker(cloth, 0.14)) +
    rect(714, 688, 14, 64, metal) +
    path('M650 776 L720 748 L790 776', 'none', `stroke="${metal}" stroke-width="11" stroke-linecap="round"`)
  );
}
