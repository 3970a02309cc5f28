import { darker, lighter, mix, white } from '../colour.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { d, ellipse, group, path, rect, round, shadow, times, width, type Svg } from '../shapes.ts';
import { framed, shelf } from '../things/frames.ts';
import { floorLamp, joined, plain } from '../things/lamps.ts';
import { plant } from '../things/plants.ts';
import { beam, room, rug } from '../things/room.ts';
import { windowIn } from '../things/window.ts';

/** Draws a living room: sofa in the palette's colour, a table, pictures, a lamp; mirrored in half of the listings. */
export function living(scene: Scene, chance: Chance): Picture {
  const horizon = chance.between(540, 572);
  const view = { x: chance.between(120, 170), y: 104, w: chance.between(330, 430), h: chance.between(290, 330) };
  const sofaX = chance.between(590, 640);
  const things =
    room(scene, chance, horizon) +
    windowIn(scene, chance, view, { panes: chance.pick([2, 3]) }) +
    beam(view.x, horizon, view.w, scene.light.sun) +
    wallAbove(scene, chance, sofaX) +
    rug(scene, chance, sofaX + 90, 724, 860) +
    sofa(scene, chance, sofaX, horizon - 132) +
    seat(scene, chance, 330, horizon + 120) +
    table(scene, chance, sofaX + 60, 700) +
    plant(scene, chance, 66, horizon + 96, chance.between(1.15, 1.45));
  const lamp = floorLamp(scene, 1136, horizon + 74, chance.between(300, 350));
  return mirrored(joined(plain(things), lamp), chance.isTrue(0.5));
}

/** Mirrors a drawing horizontally. */
export const mirrored = (picture: Picture, isTurned: boolean): Picture => {
  const turn = (part: Svg) => (isTurned && part ? group(part, `transform="translate(${width} 0) scale(-1 1)"`) : part);
  return { things: turn(picture.things), shine: turn(picture.shine) };
};

function wallAbove(scene: Scene, chance: Chance, x: number): Svg {
  const style = chance.next();
  if (style < 0.4) return framed(scene, chance, x + 20, 110, 180, 226) + framed(scene, chance, x + 236, 146, 138, 170);
  if (style < 0.65) return framed(scene, chance, x + 30, 120, 330, 210);
  if (style < 0.85) return shelf(scene, chance, x, 210, 380) + shelf(scene, chance, x + 40, 330, 300);
  return times(3, (index) => framed(scene, chance, x + index * 136, 140, 116, 150));
}

function sofa({ palette }: Scene, chance: Chance, x: number, y: number): Svg {
  const { sofa: cloth, wood } = palette;
  const isRound = chance.isTrue(0.5);
  const radius = isRound ? 44 : 16;
  const body =
    shadow(x + 200, y + 272, 310, 14, 0.34) +
    round(x - 60, y, 520, 190, radius, darker(cloth, 0.1)) +
    round(x - 54, y + 6, 508, 60, radius, lighter(cloth, 0.1), 'opacity="0.45"') +
    round(x - 98, y + 72, 108, 184, isRound ? 40 : 18, cloth) +
    round(x + 390, y + 72, 108, 184, isRound ? 40 : 18, cloth) +
    round(x - 30, y + 120, 228, 104, 22, lighter(cloth, 0.12)) +
    round(x + 202, y + 120, 228, 104, 22, lighter(cloth, 0.12)) +
    rect(x - 60, y + 216, 520, 42, darker(cloth, 0.18), 'rx="12"');
  const legs = [x - 44, x + 424].map((at) => rect(at, y + 254, 16, 24, wood)).join('');
  const throwOver = chance.isTrue(0.5)
    ? path(d`M${x + 300} ${y - 4} h86 q8 120 -6 216 h-74 q10 -110 -6 -216Z`, mix(palette.accent, white, 0.35)) +
      times(4, (index) => rect(x + 306 + index * 20, y + 8, 5, 196, mix(palette.accent, white, 0.6), 'opacity="0.6"'))
    : '';
  const cushion = (at: number, colour: string, turn: number) =>
    `<rect x="${at.toFixed(0)}" y="${(y + 36).toFixed(0)}" width="102" height="98" rx="20" fill="${colour}" transform="rotate(${turn} ${(at + 50).toFixed(0)} ${(y + 86).toFixed(0)})"/>`;
  return (
    body +
    legs +
    throwOver +
    cushion(x - 6, palette.accent, -9) +
    cushion(x + 84, lighter(palette.second, 0.35), 6) +
    cushion(x + 318, palette.second, 11)
  );
}

function seat({ palette }: Scene, chance: Chance, x: number, y: number): Svg {
  if (chance.isTrue(0.4))
    return (
      shadow(x, y + 6, 80, 11) +
      round(x - 72, y - 74, 144, 76, 26, mix(palette.accent, white, 0.2)) +
      ellipse(x, y - 70, 72, 18, mix(palette.accent, white, 0.4))
    );
  const cloth = mix(palette.second, '#f6efe2', 0.25);
  return (
    shadow(x, y + 8, 100, 12) +
    round(x - 84, y - 190, 168, 150, 50, darker(cloth, 0.08)) +
    round(x - 62, y - 88, 124, 56, 18, lighter(cloth, 0.2)) +
    round(x - 100, y - 110, 44, 88, 20, cloth) +
    round(x + 56, y - 110, 44, 88, 20, cloth) +
    rect(x - 72, y - 24, 10, 30, palette.wood) +
    rect(x + 62, y - 24, 10, 30, palette.wood)
  );
}

function table({ palette }: Scene, chance: Chance, x: number, y: number): Svg {
  const top = chance.isTrue(0.3) ? '#f2ede2' : lighter(palette.wood, 0.14);
  const legs = chance.isTrue(0.5)
    ? rect(x - 120, y - 30, 12, 68, palette.wood) + rect(x + 108, y - 30, 12, 68, palette.wood)
    : path(
        d`M${x - 60} ${y - 30} L${x - 84} ${y + 40} h12 L${x - 30} ${y - 30}Z M${x + 60} ${y - 30} L${x + 84} ${y + 40} h-12 L${x + 30} ${y - 30}Z`,
        darker(palette.wood, 0.15),
      );
  const still =
    rect(x - 46, y - 66, 86, 13, palette.second, 'rx="3"') +
    rect(x - 38, y - 78, 70, 12, '#fbf7ec', 'rx="3"') +
    round(x + 66, y - 74, 30, 24, 8, white) +
    ellipse(x + 81, y - 72, 13, 4, '#7a5238');
  return (
    shadow(x, y + 42, 170, 12) +
    legs +
    ellipse(x, y - 38, 168, 30, darker(palette.wood, 0.15)) +
    ellipse(x, y - 46, 168, 30, top) +
    still
  );
}
