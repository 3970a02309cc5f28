import { lampLight, lighter, mix, white } from '../colour.ts';
import type { Chance } from '../random.ts';
import { foliageOf, type Scene } from '../scene.ts';
import { circle, d, ellipse, group, path, rect, times, type Svg } from '../shapes.ts';

/** Rectangle that a view is drawn in. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Draws a view: sky with sun, moon or clouds, above city, roofs, trees, hills or water. */
export function outlook(scene: Scene, chance: Chance, frame: Frame): Svg {
  return sky(scene, chance, frame) + ground(scene, chance, frame);
}

/** Draws the sky. */
export function sky({ light }: Scene, chance: Chance, { x, y, w, h }: Frame): Svg {
  const size = Math.min(w, h) * 0.09;
  const [cx, cy] = [x + w * chance.between(0.15, 0.85), y + h * chance.between(0.14, 0.34)];
  const isNight = light.time === 'dusk';
  const disc = isNight
    ? circle(cx, cy, size * 0.6, '#fdf3d4') +
      circle(cx - size * 0.22, cy - size * 0.12, size * 0.52, light.sky[0], 'opacity="0.75"')
    : light.sun < 0.2
      ? ''
      : circle(cx, cy, size * 2.2, '#fff6d8', 'opacity="0.25"') + circle(cx, cy, size, '#fff6d8', 'opacity="0.95"');
  const stars = isNight
    ? times(26, () =>
        circle(x + chance.next() * w, y + chance.next() * h * 0.5, 1 + chance.next() * 1.2, '#fdf6e0', 'opacity="0.7"'),
      )
    : '';
  const cloud = isNight ? mix(light.sky[1], '#f6bd8b', 0.35) : white;
  const clouds = times(4, () =>
    cloudAt(x + chance.next() * w, y + h * chance.between(0.08, 0.45), w * chance.between(0.07, 0.13), cloud),
  );
  return rect(x, y, w, h, 'url(#sky)') + stars + disc + clouds;
}

const cloudAt = (x: number, y: number, size: number, colour: string): Svg =>
  group(
    ellipse(x, y, size, size * 0.16, colour) +
      ellipse(x - size * 0.3, y - size * 0.1, size * 0.4, size * 0.16, colour) +
      ellipse(x + size * 0.25, y - size * 0.13, size * 0.5, size * 0.2, colour),
    'opacity="0.55"',
  );

function ground(scene: Scene, chance: Chance, frame: Frame): Svg {
  const { x, y, w, h } = frame;
  const { ground: grass, leaves } = foliageOf(scene);
  const far = mix(scene.light.sky[1], '#39457f', 0.42);
  const near = mix(mix(leaves[0], scene.light.sky[2], 0.25), '#2a3166', scene.light.dim);
  const base = y + h;
  const lawn = path(
    d`M${x} ${base} V${base - h * 0.13} Q${x + w * 0.3} ${base - h * 0.22} ${x + w * 0.55} ${base - h * 0.13} T${x + w} ${base - h * 0.14} V${base}Z`,
    mix(grass, '#2a3166', scene.light.dim),
  );
  switch (scene.outlook) {
    case 'city':
      return skyline(scene, chance, frame, far) + lawn;
    case 'roofs':
      return roofs(scene, chance, frame) + lawn;
    case 'hills':
      return hills(frame, far, near) + lawn;
    case 'water':
      return (
        hills(frame, far, far) +
        rect(x, base - h * 0.3, w, h * 0.3, mix(scene.light.sky[1], '#3d6ea8', 0.45)) +
        times(9, (index) =>
          rect(x + chance.next() * w, base - h * 0.28 + index * h * 0.03, w * 0.12, 2.5, white, 'opacity="0.4"'),
        )
      );
    case 'trees':
      return (
        hills(frame, far, near) +
        times(8, (index) =>
          treeTop(
            x + ((index + chance.next()) * w) / 8,
            base - h * 0.12,
            h * chance.between(0.14, 0.26),
            index % 2 ? near : mix(near, leaves[1], 0.5),
          ),
        )
      );
  }
}

/** Draws towers on the horizon, with lit windows in the dark. */
export function skyline({ light }: Scene, chance: Chance, { x, y, w, h }: Frame, colour: string): Svg {
  const base = y + h;
  let [drawn, at] = ['', x - 10];
  while (at < x + w) {
    const bw = w * chance.between(0.045, 0.1);
    const bh = h * (0.2 + chance.next() ** 2 * 0.5);
    const face = mix(colour, light.sky[1], chance.next() * 0.35);
    drawn +=
      rect(at, base - bh, bw, bh, face) +
      (chance.isTrue(0.2) ? rect(at + bw / 2 - 1.5, base - bh - h * 0.06, 3, h * 0.06, face) : '') +
      towerLights(chance, { x: at, y: base - bh, w: bw, h: bh }, light.lamps);
    at += bw * chance.between(0.92, 1.25);
  }
  return drawn;
}

function towerLights(chance: Chance, { x, y, w, h }: Frame, lamps: number): Svg {
  const step = Math.max(9, w / 3.4);
  return times(h / step / 1.2, (row) =>
    times(2, (column) =>
      chance.next() < lamps * 0.55
        ? rect(x + w * (0.2 + column * 0.4), y + 6 + row * step * 1.2, w * 0.2, step * 0.5, lampLight, 'opacity="0.85"')
        : '',
    ),
  );
}

function roofs({ palette, light, season }: Scene, chance: Chance, { x, y, w, h }: Frame): Svg {
  return times(7, (index) => {
    const [at, bw] = [x + (index * w) / 6 - w * 0.06, w / 5.4];
    const top = y + h * chance.between(0.52, 0.66);
    const face = mix(mix(palette.facade, white, chance.next() * 0.4), '#2a3166', light.dim);
    const roof = season === 'winter' ? '#f2f5fa' : mix(palette.wood, '#2a3166', 0.35);
    const lit = chance.next() < 0.3 + light.lamps * 0.5;
    return (
      rect(at, top, bw, y + h - top, face) +
      path(d`M${at - 8} ${top} L${at + bw / 2} ${top - h * 0.13} L${at + bw + 8} ${top}Z`, roof) +
      rect(at + bw * 0.36, top + h * 0.06, bw * 0.28, h * 0.1, lit ? lampLight : lighter(light.sky[1], 0.3))
    );
  });
}

const hills = ({ x, y, w, h }: Frame, far: string, near: string): Svg =>
  path(
    d`M${x} ${y + h} V${y + h * 0.6} L${x + w * 0.2} ${y + h * 0.42} L${x + w * 0.36} ${y + h * 0.58} L${x + w * 0.58} ${y + h * 0.36} L${x + w * 0.8} ${y + h * 0.6} L${x + w} ${y + h * 0.48} V${y + h}Z`,
    lighter(far, 0.22),
  ) +
  path(
    d`M${x + w * 0.51} ${y + h * 0.43} L${x + w * 0.58} ${y + h * 0.36} L${x + w * 0.66} ${y + h * 0.44} L${x + w * 0.6} ${y + h * 0.46} L${x + w * 0.57} ${y + h * 0.42}Z`,
    white,
    'opacity="0.8"',
  ) +
  path(
    d`M${x} ${y + h} V${y + h * 0.74} Q${x + w * 0.25} ${y + h * 0.58} ${x + w * 0.5} ${y + h * 0.72} T${x + w} ${y + h * 0.68} V${y + h}Z`,
    mix(near, far, 0.4),
  );

const treeTop = (x: number, base: number, size: number, colour: string): Svg =>
  rect(x - size * 0.04, base - size * 0.4, size * 0.08, size * 0.5, '#5a4636') +
  circle(x, base - size * 0.7, size * 0.42, colour) +
  circle(x - size * 0.26, base - size * 0.5, size * 0.3, colour) +
  circle(x + size * 0.28, base - size * 0.48, size * 0.3, colour);
