import { darker, lighter, mix } from '../colour.ts';
import type { Chance } from '../random.ts';
import { foliageOf, type Scene } from '../scene.ts';
import { circle, d, ellipse, line, path, rect, shadow, times, type Svg } from '../shapes.ts';

/** Draws a plant in a pot: fan palm, rubber tree or bush. `size` 1 is waist-high. */
export function plant({ palette }: Scene, chance: Chance, x: number, y: number, size = 1): Svg {
  const pot = chance.pick([palette.accent, palette.second, '#e9e3d6', darker(palette.sofa, 0.1)]);
  const draw = chance.pick([palm, rubberTree, bush]);
  return (
    shadow(x, y + 2, 50 * size, 9 * size) + draw(chance, palette.leaf, x, y - 62 * size, size) + potAt(x, y, size, pot)
  );
}

const potAt = (x: number, y: number, size: number, colour: string): Svg =>
  path(d`M${x - 36 * size} ${y - 68 * size} H${x + 36 * size} L${x + 26 * size} ${y} H${x - 26 * size}Z`, colour) +
  rect(x - 40 * size, y - 74 * size, 80 * size, 14 * size, lighter(colour, 0.15), 'rx="4"') +
  path(
    d`M${x + 8 * size} ${y - 60 * size} H${x + 34 * size} L${x + 26 * size} ${y} H${x + 6 * size}Z`,
    darker(colour, 0.3),
    'opacity="0.25"',
  );

function palm(chance: Chance, leaf: string, x: number, y: number, size: number): Svg {
  return times(11, (index) => {
    const angle = -Math.PI * (0.08 + (0.84 * index) / 10);
    const long = chance.between(120, 190) * size;
    const [ex, ey] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long * 1.1];
    return path(
      d`M${x} ${y} Q${x + Math.cos(angle) * long * 0.35 - 15 * size} ${y + Math.sin(angle) * long * 0.85} ${ex} ${ey} Q${x + Math.cos(angle) * long * 0.6 + 15 * size} ${y + Math.sin(angle) * long * 0.5} ${x} ${y}`,
      index % 2 ? leaf : lighter(leaf, 0.18),
    );
  });
}

function rubberTree(chance: Chance, leaf: string, x: number, y: number, size: number): Svg {
  const stem = line(
    d`M${x} ${y} Q${x + 10 * size} ${y - 90 * size} ${x - 4 * size} ${y - 190 * size}`,
    '#6b5138',
    7 * size,
  );
  return (
    stem +
    times(10, (index) => {
      const side = index % 2 ? 1 : -1;
      const [lx, ly] = [x + side * chance.between(28, 58) * size, y - (30 + index * 18) * size];
      return ellipse(
        lx,
        ly,
        40 * size,
        17 * size,
        index % 3 ? leaf : lighter(leaf, 0.15),
        `transform="rotate(${side * -28} ${Math.round(lx)} ${Math.round(ly)})"`,
      );
    })
  );
}

function bush(chance: Chance, leaf: string, x: number, y: number, size: number): Svg {
  return times(14, () =>
    circle(
      x + chance.between(-52, 52) * size,
      y - chance.between(4, 92) * size,
      chance.between(16, 30) * size,
      chance.isTrue(0.5) ? leaf : lighter(leaf, chance.next() * 0.25),
    ),
  );
}

/** Draws an outdoor tree by season: blossoms, green leaves, autumn leaves, or a bare or coniferous tree with snow. */
export function tree(scene: Scene, chance: Chance, x: number, y: number, size: number): Svg {
  const { leaves } = foliageOf(scene);
  const trunk = path(
    d`M${x - 11 * size} ${y} Q${x - 5 * size} ${y - 70 * size} ${x - 8 * size} ${y - 150 * size} H${x + 8 * size} Q${x + 5 * size} ${y - 70 * size} ${x + 13 * size} ${y}Z`,
    '#5d4636',
  );
  if (scene.season === 'winter' && chance.isTrue(0.6))
    return shadow(x, y, 70 * size, 10 * size) + trunk + bareBranches(x, y, size);
  if (scene.season === 'winter') return shadow(x, y, 80 * size, 10 * size) + spruce(x, y, size);
  const crown = (
    [
      [-50, -165, 62],
      [46, -172, 66],
      [0, -232, 76],
      [-18, -150, 60],
      [26, -205, 52],
      [-40, -215, 48],
    ] as const
  )
    .map(([dx, dy, r], index) =>
      circle(
        x + dx * size,
        y + dy * size,
        r * size * chance.between(0.92, 1.1),
        index % 2 ? leaves[0] : mix(leaves[0], leaves[1], 0.45),
      ),
    )
    .join('');
  const flecks = times(14, () =>
    circle(
      x + chance.between(-85, 85) * size,
      y - chance.between(130, 285) * size,
      8 * size,
      lighter(leaves[1], 0.2),
      'opacity="0.5"',
    ),
  );
  return shadow(x, y, 90 * size, 12 * size) + trunk + crown + flecks;
}

const bareBranches = (x: number, y: number, size: number): Svg =>
  (
    [
      [-60, -230],
      [-28, -270],
      [30, -262],
      [64, -215],
      [-74, -180],
      [78, -170],
    ] as const
  )
    .map(
      ([dx, dy]) =>
        line(
          d`M${x} ${y - 120 * size} Q${x + dx * 0.3 * size} ${y - 170 * size} ${x + dx * size} ${y + dy * size}`,
          '#5d4636',
          6 * size,
        ) + ellipse(x + dx * size, y + (dy - 4) * size, 14 * size, 5 * size, '#f6f9fd'),
    )
    .join('');

const spruce = (x: number, y: number, size: number): Svg =>
  rect(x - 9 * size, y - 40 * size, 18 * size, 40 * size, '#4d3a2c') +
  times(4, (index) => {
    const [half, top] = [(92 - index * 20) * size, y - (36 + index * 62) * size];
    return (
      path(d`M${x - half} ${top} L${x} ${top - 108 * size} L${x + half} ${top}Z`, index % 2 ? '#3f6656' : '#365a4d') +
      path(
        d`M${x - half * 0.34} ${top - 72 * size} L${x} ${top - 108 * size} L${x + half * 0.34} ${top - 72 * size} Q${x} ${top - 56 * size} ${x - half * 0.34} ${top - 72 * size}Z`,
        '#f3f7fb',
      )
    );
  });

/** Draws a low hedge or flower bed along a wall. */
export function shrubs(scene: Scene, chance: Chance, x: number, y: number, w: number): Svg {
  const { leaves } = foliageOf(scene);
  const isSnowy = scene.season === 'winter';
  return times(w / 46, (index) => {
    const [cx, r] = [x + index * 46 + 23, chance.between(22, 34)];
    return (
      circle(cx, y - r * 0.5, r, isSnowy ? '#5c7568' : mix(leaves[0], '#3c5f45', 0.3)) +
      (isSnowy
        ? ellipse(cx, y - r * 1.15, r * 0.8, r * 0.36, '#f6f9fd')
        : times(3, () =>
            circle(
              cx + chance.between(-18, 18),
              y - chance.between(6, 34),
              4.5,
              chance.pick([scene.palette.accent, scene.palette.second, '#fbf3e2']),
            ),
          ))
    );
  });
}
