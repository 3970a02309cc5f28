import { darker, lighter, mix } from '../colour.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { circle, d, ellipse, group, line, path, rect, times, veil, type Svg } from '../shapes.ts';

/** Draws a framed picture on the wall: landscape, arches, a leaf, or shapes. */
export function framed(scene: Scene, chance: Chance, x: number, y: number, w: number, h: number): Svg {
  const frame = chance.pick([scene.palette.wood, '#2b2f45', '#fbfaf6', '#c9a56a']);
  const inner = { x: x + 20, y: y + 20, w: w - 40, h: h - 40 };
  const id = `f${Math.round(x)}-${Math.round(y)}`;
  const art = chance.pick([landscape, arches, leaf, blocks]);
  return (
    veil(x + 6, y + 9, w, h, 0.14) +
    rect(x, y, w, h, frame) +
    rect(x + 7, y + 7, w - 14, h - 14, '#fdfcf9') +
    `<clipPath id="${id}"><rect x="${inner.x}" y="${inner.y}" width="${inner.w}" height="${inner.h}"/></clipPath>` +
    group(
      rect(inner.x, inner.y, inner.w, inner.h, lighter(scene.palette.second, 0.72)) + art(scene, inner),
      `clip-path="url(#${id})"`,
    )
  );
}

interface Inner {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const landscape = ({ palette }: Scene, { x, y, w, h }: Inner): Svg =>
  circle(x + w * 0.64, y + h * 0.36, Math.min(w, h) * 0.17, palette.accent) +
  path(
    d`M${x} ${y + h} V${y + h * 0.64} Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.55} ${y + h * 0.68} T${x + w} ${y + h * 0.58} V${y + h}Z`,
    palette.sofa,
  ) +
  path(
    d`M${x} ${y + h} V${y + h * 0.84} Q${x + w * 0.5} ${y + h * 0.66} ${x + w} ${y + h * 0.86} V${y + h}Z`,
    darker(palette.sofa, 0.25),
  );
const arches = ({ palette }: Scene, { x, y, w, h }: Inner): Svg =>
  [palette.door, palette.accent, palette.second]
    .map((colour, index) => {
      const r = w * (0.46 - index * 0.13);
      return path(
        d`M${x + w / 2 - r} ${y + h} V${y + h * 0.55 + index * h * 0.05} A${r} ${r} 0 0 1 ${x + w / 2 + r} ${y + h * 0.55 + index * h * 0.05} V${y + h}Z`,
        mix(colour, '#fdfcf9', 0.15),
      );
    })
    .join('');
const leaf = ({ palette }: Scene, { x, y, w, h }: Inner): Svg =>
  line(
    d`M${x + w / 2} ${y + h * 0.95} C${x + w * 0.4} ${y + h * 0.6} ${x + w * 0.6} ${y + h * 0.4} ${x + w / 2} ${y + h * 0.1}`,
    palette.leaf,
    5,
  ) +
  times(7, (index) => {
    const [cx, cy] = [x + w * (0.34 + (index % 2) * 0.32), y + h * (0.2 + index * 0.1)];
    return ellipse(
      cx,
      cy,
      w * 0.15,
      h * 0.05,
      palette.leaf,
      `transform="rotate(${index % 2 ? -30 : 30} ${Math.round(cx)} ${Math.round(cy)})"`,
    );
  });
const blocks = ({ palette }: Scene, { x, y, w, h }: Inner): Svg =>
  rect(x, y, w * 0.58, h * 0.46, palette.sofa) +
  rect(x + w * 0.58, y, w * 0.42, h * 0.7, palette.accent) +
  rect(x, y + h * 0.46, w * 0.36, h * 0.54, palette.second) +
  circle(x + w * 0.6, y + h * 0.76, w * 0.2, palette.door);

/** Draws a shelf with books, a vase and a small plant. */
export function shelf(scene: Scene, chance: Chance, x: number, y: number, w: number): Svg {
  const { palette } = scene;
  let [books, at] = ['', x + 12];
  while (at < x + w - 46) {
    const [bw, bh] = [chance.between(13, 27), chance.between(46, 76)];
    if (chance.isTrue(0.1)) at += chance.between(24, 56);
    books +=
      rect(
        at,
        y - bh,
        bw,
        bh,
        chance.pick([palette.accent, palette.second, palette.sofa, '#fbf7ec', palette.leaf, palette.door]),
        'rx="2"',
      ) + rect(at + 4, y - bh + 9, Math.max(3, bw - 8), 3, '#ffffff', 'opacity="0.5"');
    at += bw + 2;
  }
  const vase =
    path(d`M${x + w - 38} ${y} q-8 -26 4 -40 h16 q12 14 4 40Z`, palette.second) +
    line(d`M${x + w - 26} ${y - 38} q-4 -22 -12 -34`, palette.leaf, 4) +
    line(d`M${x + w - 24} ${y - 38} q4 -24 10 -38`, palette.leaf, 4);
  return veil(x + 4, y + 14, w - 8, 8, 0.14) + rect(x, y, w, 14, palette.wood, 'rx="3"') + books + vase;
}
