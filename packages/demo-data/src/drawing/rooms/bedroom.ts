import { darker, lighter, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, d, line, path, rect, round, shadow, times, type Svg } from '../shapes.ts';
import { framed } from '../things/frames.ts';
import { joined, plain, tableLamp } from '../things/lamps.ts';
import { plant } from '../things/plants.ts';
import { beam, room, rug } from '../things/room.ts';
import { windowIn } from '../things/window.ts';
import { mirrored } from './living.ts';

/** Draws a bedroom: a wide bed under a picture, a lamp, a window. */
export function bedroom(scene: Scene, chance: Chance): Picture {
  const horizon = 570;
  const view = { x: 104, y: 116, w: chance.between(270, 330), h: 304 };
  const bedX = 540;
  const things =
    room(scene, chance, horizon) +
    windowIn(scene, chance, view) +
    beam(view.x, horizon, view.w, scene.light.sun) +
    above(scene, chance, bedX) +
    rug(scene, chance, bedX + 250, 752, 1000) +
    bed(scene, chance, bedX) +
    nightTable(scene, bedX - 140, 560) +
    plant(scene, chance, 70, 700, 1.15) +
    bench(scene, chance);
  return mirrored(joined(plain(things), tableLamp(scene, bedX - 78, 556, 0.95)), chance.isTrue(0.5));
}

function above(scene: Scene, chance: Chance, x: number): Svg {
  if (chance.isTrue(0.5)) return framed(scene, chance, x + 170, 76, 260, 168);
  return (
    framed(scene, chance, x + 110, 80, 130, 164) +
    framed(scene, chance, x + 262, 80, 130, 164) +
    (chance.isTrue(0.5) ? framed(scene, chance, x + 414, 80, 110, 164) : '')
  );
}

function headboard({ palette }: Scene, chance: Chance, x: number): Svg {
  const style = chance.next();
  if (style < 0.35)
    return round(x - 24, 292, 640, 290, 28, palette.wood) + round(x, 314, 592, 260, 18, lighter(palette.wood, 0.13));
  const cloth = mix(palette.sofa, white, 0.12);
  if (style < 0.7)
    return (
      round(x - 20, 280, 632, 300, 60, cloth) +
      times(6, (index) => rect(x + 70 + index * 90, 290, 4, 260, darker(cloth, 0.14), 'opacity="0.7"'))
    );
  return (
    times(9, (index) =>
      line(d`M${x + index * 74} 560 V${310 - Math.sin((index / 8) * Math.PI) * 40}`, palette.wood, 10),
    ) + path(d`M${x - 6} 316 Q${x + 296} 236 ${x + 598} 316`, 'none', `stroke="${palette.wood}" stroke-width="14"`)
  );
}

function bed(scene: Scene, chance: Chance, x: number): Svg {
  const { palette } = scene;
  const cover = chance.pick([
    mix(palette.sofa, white, 0.28),
    mix(palette.second, white, 0.3),
    '#f1ebde',
    mix(palette.leaf, white, 0.4),
  ]);
  const pillow = (px: number, colour: string) =>
    round(px, 408, 246, 112, 38, darker(colour, 0.05)) + round(px + 6, 400, 234, 102, 38, colour);
  const quilt =
    path(d`M${x - 34} 560 Q${x + 296} 518 ${x + 626} 560 L${x + 664} 768 Q${x + 296} 800 ${x - 72} 768Z`, cover) +
    path(d`M${x - 34} 560 Q${x + 296} 518 ${x + 626} 560 L${x + 636} 612 Q${x + 296} 572 ${x - 44} 612Z`, '#fffdf8');
  return (
    headboard(scene, chance, x) +
    shadow(x + 296, 780, 390, 16, 0.32) +
    round(x - 14, 486, 620, 130, 28, '#fbfaf6') +
    pillow(x + 34, white) +
    pillow(x + 316, white) +
    pillowFront(palette.accent, palette.second, x) +
    quilt +
    pattern(chance, x, cover, palette.accent) +
    path(
      d`M${x - 62} 698 L${x - 72} 768 Q${x + 296} 800 ${x + 664} 768 L${x + 654} 698 Q${x + 296} 732 ${x - 62} 698Z`,
      mix(palette.accent, white, 0.1),
      'opacity="0.92"',
    ) +
    times(14, (index) =>
      line(d`M${x - 64 + index * 56} ${774 + Math.sin((index / 13) * Math.PI) * 14} v14`, palette.accent, 4),
    )
  );
}

const pillowFront = (first: string, second: string, x: number): Svg =>
  round(x + 120, 438, 150, 88, 26, lighter(second, 0.25)) +
  round(x + 310, 432, 176, 92, 28, first) +
  times(4, (index) => rect(x + 340 + index * 32, 438, 6, 80, lighter(first, 0.3), 'opacity="0.8"'));

function pattern(chance: Chance, x: number, cover: string, accent: string): Svg {
  const style = chance.next();
  if (style < 0.4)
    return times(4, (index) =>
      path(
        d`M${x + 60 + index * 150} 612 Q${x + 40 + index * 160} 690 ${x + 20 + index * 178} 772`,
        'none',
        `stroke="${darker(cover, 0.12)}" stroke-width="4" opacity="0.6"`,
      ),
    );
  if (style < 0.7)
    return times(3, (row) =>
      times(9, (column) =>
        circle(x + 6 + column * 72 + (row % 2) * 36, 632 + row * 26, 6, lighter(accent, 0.3), 'opacity="0.8"'),
      ),
    );
  return times(9, (index) =>
    path(
      d`M${x + index * 74} ${598 + Math.abs(index - 4) * 3} L${x - 30 + index * 82} ${706 + Math.abs(index - 4)} h22 L${x + 18 + index * 74} ${598 + Math.abs(index - 4) * 3}Z`,
      darker(cover, 0.08),
      'opacity="0.6"',
    ),
  );
}

const nightTable = ({ palette: { wood } }: Scene, x: number, y: number): Svg =>
  shadow(x + 62, y + 110, 80, 9) +
  rect(x, y, 124, 104, wood, 'rx="7"') +
  rect(x + 10, y + 12, 104, 36, lighter(wood, 0.14), 'rx="5"') +
  rect(x + 10, y + 56, 104, 36, lighter(wood, 0.14), 'rx="5"') +
  circle(x + 62, y + 30, 5, '#efe6d0') +
  circle(x + 62, y + 74, 5, '#efe6d0') +
  rect(x + 8, y + 104, 10, 20, wood) +
  rect(x + 106, y + 104, 10, 20, wood) +
  rect(x + 6, y - 12, 44, 11, '#c75b4a', 'rx="2"');

function bench({ palette }: Scene, chance: Chance): Svg {
  if (chance.isTrue(0.5)) return '';
  const cloth = mix(palette.second, white, 0.35);
  return (
    shadow(290, 690, 130, 10) +
    round(180, 600, 220, 44, 18, cloth) +
    rect(200, 640, 12, 52, palette.wood) +
    rect(368, 640, 12, 52, palette.wood) +
    round(206, 570, 90, 34, 10, lighter(palette.accent, 0.25))
  );
}
