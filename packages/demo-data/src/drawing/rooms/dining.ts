import { darker, lighter, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, d, ellipse, line, path, rect, round, shadow, times, type Svg } from '../shapes.ts';
import { framed, shelf } from '../things/frames.ts';
import { joined, pendant, plain } from '../things/lamps.ts';
import { plant } from '../things/plants.ts';
import { beam, room, rug } from '../things/room.ts';
import { windowIn } from '../things/window.ts';
import { mirrored } from './living.ts';

/** Draws a dining room: a table under a warm lamp, with chairs on both sides. */
export function dining(scene: Scene, chance: Chance): Picture {
  const horizon = 568;
  const view = { x: 110, y: 108, w: chance.between(250, 320), h: 300 };
  const things =
    room(scene, chance, horizon) +
    windowIn(scene, chance, view) +
    beam(view.x, horizon, view.w, scene.light.sun) +
    framed(scene, chance, 500, 170, 150, 190) +
    sideboard(scene, chance) +
    rug(scene, chance, 590, 742, 980) +
    chairs(scene, chance, 546) +
    table(scene, chance) +
    setting(scene, chance) +
    plant(scene, chance, 64, 690, 1.15);
  return mirrored(joined(plain(things), pendant(scene, 590, 196, 1.35)), chance.isTrue(0.5));
}

function chairs({ palette }: Scene, chance: Chance, y: number): Svg {
  const colour = chance.pick([palette.sofa, palette.wood, '#2b2f45', palette.accent]);
  const isSpindle = chance.isTrue(0.5);
  return [330, 480, 690, 840]
    .map(
      (x) =>
        shadow(x, 762, 60, 9) +
        (isSpindle
          ? times(5, (index) => line(d`M${x - 36 + index * 18} ${y + 78} V${y - 56}`, colour, 6)) +
            path(
              d`M${x - 44} ${y - 40} Q${x} ${y - 92} ${x + 44} ${y - 40}`,
              'none',
              `stroke="${colour}" stroke-width="12" stroke-linecap="round"`,
            )
          : round(x - 46, y - 74, 92, 140, 26, colour) + round(x - 34, y - 62, 68, 70, 20, lighter(colour, 0.12))) +
        rect(x - 40, y + 90, 9, 126, darker(colour, 0.2)) +
        rect(x + 31, y + 90, 9, 126, darker(colour, 0.2)),
    )
    .join('');
}

function table({ palette }: Scene, chance: Chance): Svg {
  const top = lighter(palette.wood, chance.between(0.08, 0.24));
  const legs = chance.isTrue(0.5)
    ? rect(300, 640, 22, 148, palette.wood) + rect(858, 640, 22, 148, palette.wood)
    : path('M380 640 L330 788 h26 L420 640Z M800 640 L850 788 h-26 L760 640Z', darker(palette.wood, 0.15));
  const cloth = chance.isTrue(0.35)
    ? path('M500 606 H680 L700 664 Q590 684 480 664Z', lighter(palette.second, 0.6))
    : '';
  return (
    shadow(590, 790, 400, 14) +
    legs +
    path('M250 606 H930 L960 644 H220Z', top) +
    rect(220, 642, 740, 18, darker(top, 0.2)) +
    cloth
  );
}

function setting({ palette }: Scene, chance: Chance): Svg {
  const plate = (x: number) =>
    ellipse(x, 626, 44, 11, white) +
    ellipse(x, 624, 29, 7, lighter(palette.second, 0.6)) +
    round(x + 50, 596, 20, 28, 4, 'url(#glass)');
  const vase =
    path('M572 620 q-16 -46 2 -72 h32 q18 26 2 72Z', mix(palette.sofa, white, 0.3)) +
    times(9, (index) => {
      const [x, y] = [536 + index * 14, 474 + (index % 3) * 20];
      return (
        line(d`M590 550 Q${586 + index} 510 ${x} ${y}`, palette.leaf, 3.5) +
        circle(
          x,
          y,
          chance.between(11, 17),
          chance.pick([palette.accent, palette.door, '#fdf4e3', lighter(palette.second, 0.3)]),
        )
      );
    });
  return (
    [340, 480, 700, 830].map(plate).join('') +
    vase +
    ellipse(640, 632, 40, 9, palette.wood) +
    circle(626, 622, 12, '#d98a3d') +
    circle(648, 620, 12, '#c75b4a')
  );
}

function sideboard(scene: Scene, chance: Chance): Svg {
  const { palette } = scene;
  if (chance.isTrue(0.4))
    return (
      shelf(scene, chance, 800, 220, 320) + shelf(scene, chance, 800, 340, 320) + shelf(scene, chance, 800, 460, 320)
    );
  return (
    framed(scene, chance, 860, 130, 220, 170) +
    shadow(980, 604, 200, 10) +
    rect(800, 430, 350, 150, palette.cabinet, 'rx="8"') +
    times(
      3,
      (index) =>
        rect(
          812 + index * 112,
          442,
          102,
          126,
          lighter(palette.cabinet, 0.1),
          `stroke="${darker(palette.cabinet, 0.15)}" stroke-width="2"`,
        ) + circle(902 + index * 112, 505, 5, '#cda45c'),
    ) +
    rect(816, 580, 12, 22, palette.wood) +
    rect(1122, 580, 12, 22, palette.wood) +
    round(840, 384, 34, 46, 8, palette.second) +
    round(884, 396, 26, 34, 6, palette.accent) +
    plant(scene, chance, 1080, 430, 0.5)
  );
}
