import { brass, darker, lampLight, lighter, mix, white } from '../colour.ts';
import { lantern } from '../things/lamps.ts';
import type { Picture } from '../picture.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, d, path, rect, times, veil, type Svg } from '../shapes.ts';

/** Returns the colour of a roof: shingles, or snow in winter. */
export const roofOf = ({ season, palette }: Scene): string =>
  season === 'winter' ? '#f4f7fc' : darker(palette.wood, 0.45);

/**
 * Draws a window of a house: lit at random in the evening, else reflecting the sky. Its light is drawn above the tint
 * of the hour.
 */
export function houseWindow(scene: Scene, chance: Chance, x: number, y: number, w: number, h: number): Picture {
  const isLit = chance.next() < 0.12 + scene.light.lamps * 0.62;
  const glass = mix(scene.light.sky[0], '#ffffff', 0.35);
  const frame =
    rect(x - 8, y - 8, w + 16, h + 16, white) +
    rect(x, y, w, h, glass) +
    path(
      d`M${x} ${y + h * 0.66} L${x + w * 0.7} ${y} H${x + w} V${y + h * 0.06} L${x} ${y + h}Z`,
      '#ffffff',
      'opacity="0.28"',
    );
  const bars = rect(x + w / 2 - 2.5, y, 5, h, white) + rect(x, y + h * 0.44, w, 5, white);
  const sill = rect(x - 14, y + h + 8, w + 28, 9, darker(white, 0.1));
  if (!isLit) return { things: frame + bars + sill, shine: '' };
  const curtain = mix(scene.palette.second, '#ffe7ad', 0.6);
  const lit =
    rect(x, y, w, h, 'url(#lit)') +
    (chance.isTrue(0.5)
      ? rect(x, y, w * 0.22, h, curtain) + rect(x + w * 0.78, y, w * 0.22, h, curtain)
      : rect(x + w * 0.1, y + h * 0.7, w * 0.3, h * 0.3, darker('#ffce6e', 0.2))) +
    bars;
  return {
    things: frame + bars + sill,
    shine: scene.light.dim > 0.1 ? lit : rect(x, y, w, h, lampLight, 'opacity="0.75"') + bars,
  };
}

/** Draws the front door in the palette's colour, with a pane, a knob and a porch light. */
export function frontDoor(scene: Scene, x: number, base: number, w = 96, h = 176): Picture {
  const { door } = scene.palette;
  const y = base - h;
  const things =
    rect(x - 14, y - 14, w + 28, h + 14, white) +
    rect(x, y, w, h, door) +
    rect(x + w * 0.16, y + h * 0.1, w * 0.68, h * 0.28, lighter(scene.light.sky[2], 0.2)) +
    rect(x + w / 2 - 2, y + h * 0.1, 4, h * 0.28, door) +
    rect(x + w * 0.16, y + h * 0.46, w * 0.68, h * 0.2, 'none', `stroke="${darker(door, 0.25)}" stroke-width="3"`) +
    rect(x + w * 0.16, y + h * 0.72, w * 0.68, h * 0.2, 'none', `stroke="${darker(door, 0.25)}" stroke-width="3"`) +
    circle(x + w * 0.86, y + h * 0.56, 5.5, brass) +
    rect(x - 22, base, w + 44, 12, '#d9d4c9') +
    rect(x - 36, base + 12, w + 72, 13, '#c6c0b3');
  const light = lantern(scene, x + w + 34, y + h * 0.3);
  const pane =
    scene.light.lamps > 0.5
      ? rect(x + w * 0.16, y + h * 0.1, w * 0.68, h * 0.28, 'url(#lit)') +
        rect(x + w / 2 - 2, y + h * 0.1, 4, h * 0.28, door)
      : '';
  return { things: things + light.things, shine: pane + light.shine };
}

/** Draws bricks or boards over a wall. */
export function cladding(
  chance: Chance,
  kind: 'brick' | 'boards' | 'plain',
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): Svg {
  const wall = rect(x, y, w, h, colour);
  if (kind === 'plain') return wall + rect(x, y, w, h, 'url(#sheen)', 'opacity="0.5"');
  if (kind === 'boards')
    return (
      wall +
      times(h / 21, (row) => rect(x, y + row * 21 + 19, w, 2, darker(colour, 0.14))) +
      rect(x, y, w, h, 'url(#sheen)', 'opacity="0.5"')
    );
  const bricks = times(h / 17, (row) =>
    times(w / 46, (column) => {
      if (chance.next() < 0.45) return '';
      const at = x + column * 46 + (row % 2) * 23;
      return rect(
        at,
        y + row * 17 + 3,
        Math.min(40, x + w - at),
        11,
        chance.isTrue(0.5) ? lighter(colour, chance.next() * 0.16) : darker(colour, chance.next() * 0.16),
        'rx="1.5"',
      );
    }),
  );
  return wall + bricks + rect(x, y, w, h, 'url(#sheen)', 'opacity="0.6"');
}

/** Draws a railing with thin bars. */
export const railing = (x: number, y: number, w: number, h: number, colour = '#2b2f45'): Svg =>
  rect(x, y, w, 5, colour) +
  rect(x, y + h - 4, w, 4, colour) +
  times(w / 13 + 1, (index) => rect(x + index * 13, y, 2.6, h, colour));

/** Draws the shade under eaves and ledges. */
export const underside = (x: number, y: number, w: number, h = 14): Svg => veil(x, y, w, h, 0.18);
