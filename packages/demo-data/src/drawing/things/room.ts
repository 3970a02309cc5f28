import { darker, lighter, mix, white } from '../colour.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { d, height, line, path, rect, times, veil, width, type Svg } from '../shapes.ts';

/**
 * Draws walls and floor, which meet at `horizon`. Walls are plain, two-tone, panelled or papered; floors are boards or
 * herringbone.
 */
export function room(scene: Scene, chance: Chance, horizon: number): Svg {
  const { wall, floor } = scene.palette;
  return (
    rect(0, 0, width, horizon, wall) +
    wallStyle(scene, chance, horizon) +
    rect(0, 0, width, horizon, 'url(#wall)') +
    rect(0, horizon, width, height - horizon, floor) +
    (chance.isTrue(0.3) ? herringbone(floor, horizon) : boards(floor, horizon, chance)) +
    rect(0, horizon, width, height - horizon, 'url(#sheen)') +
    rect(0, horizon - 20, width, 20, lighter(wall, 0.55)) +
    veil(0, horizon - 3, width, 3, 0.12) +
    veil(0, horizon, width, 16, 0.1)
  );
}

function wallStyle({ palette }: Scene, chance: Chance, horizon: number): Svg {
  const { wall, second, sofa, accent } = palette;
  const style = chance.next();
  if (style < 0.3) return '';
  if (style < 0.52)
    return (
      rect(0, horizon - 210, width, 210, mix(wall, sofa, 0.2)) + rect(0, horizon - 216, width, 8, lighter(wall, 0.5))
    );
  if (style < 0.7) return rect(0, 0, width, horizon, mix(wall, second, 0.24));
  if (style < 0.85) return times(24, (index) => rect(index * 50, 0, 24, horizon, mix(wall, accent, 0.08)));
  const panel = lighter(wall, 0.35);
  return (
    rect(0, horizon - 190, width, 190, lighter(wall, 0.22)) +
    rect(0, horizon - 196, width, 9, panel) +
    times(8, (index) =>
      rect(26 + index * 150, horizon - 170, 112, 132, 'none', `stroke="${darker(wall, 0.1)}" stroke-width="3"`),
    )
  );
}

function boards(floor: string, horizon: number, chance: Chance): Svg {
  const seam = darker(floor, 0.22);
  const planks = times(18, (index) => {
    const x = (index - 4) * 90;
    const next = x + 90;
    return path(
      d`M${x} ${horizon} H${next} L${spread(next)} ${height} H${spread(x)}Z`,
      chance.next() < 0.5 ? lighter(floor, chance.next() * 0.1) : darker(floor, chance.next() * 0.07),
    );
  });
  return (
    planks +
    times(19, (index) =>
      line(d`M${(index - 4) * 90} ${horizon} L${spread((index - 4) * 90)} ${height}`, seam, 1.5, 'opacity="0.4"'),
    )
  );
}

function herringbone(floor: string, horizon: number): Svg {
  const row = (y: number, h: number, size: number) =>
    times(width / size + 2, (index) =>
      path(
        d`M${index * size - size} ${y + h} L${index * size - size / 2} ${y} L${index * size} ${y + h}Z`,
        darker(floor, 0.09),
      ),
    );
  return [
    [0, 22, 70],
    [26, 32, 96],
    [64, 44, 130],
    [116, 60, 176],
    [186, 80, 236],
  ]
    .map(([y = 0, h = 0, size = 1]) => row(horizon + y, h, size))
    .join('');
}

const spread = (x: number) => (x - width / 2) * 1.6 + width / 2;

/** Draws sunlight that falls from a window onto the floor. */
export const beam = (x: number, y: number, w: number, strength: number): Svg =>
  strength < 0.2
    ? ''
    : path(
        d`M${x} ${y} H${x + w} L${x + w * 1.5 + 150} ${height} H${x + 90}Z`,
        'url(#beam)',
        `opacity="${strength * 0.7}"`,
      );

/** Draws a rug in perspective: oval, striped or framed. */
export function rug({ palette }: Scene, chance: Chance, x: number, y: number, w: number): Svg {
  const style = chance.next();
  const tall = w * 0.15;
  const first = mix(palette.accent, white, 0.5);
  const inner = mix(palette.second, white, 0.58);
  if (style < 0.4) return ovals(x, y, w / 2, tall, [first, inner, first]);
  const frame = (inset: number, colour: string) =>
    path(
      d`M${x - w * 0.42 + inset * 1.2} ${y - tall + inset} H${x + w * 0.42 - inset * 1.2} L${x + w / 2 - inset * 1.5} ${y + tall - inset} H${x - w / 2 + inset * 1.5}Z`,
      colour,
    );
  if (style < 0.7) return frame(0, first) + frame(12, inner) + frame(22, lighter(inner, 0.3));
  return (
    frame(0, inner) +
    times(5, (index) =>
      path(
        d`M${x - w * (0.42 + index * 0.016)} ${y - tall + index * tall * 0.4 + 8} h${w * (0.84 + index * 0.032)} l4 ${tall * 0.14} h${-w * (0.84 + index * 0.032) - 8}Z`,
        first,
      ),
    )
  );
}

const ovals = (x: number, y: number, rx: number, ry: number, colours: string[]): Svg =>
  colours
    .map(
      (colour, index) =>
        `<ellipse cx="${x}" cy="${y}" rx="${Math.round(rx * (1 - index * 0.13))}" ry="${Math.round(ry * (1 - index * 0.13))}" fill="${colour}"/>`,
    )
    .join('');
