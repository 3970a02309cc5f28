import { porch } from './colour.ts';
import type { Scene } from './scene.ts';
import { height, rect, width, type Svg } from './shapes.ts';

/** Two layers of a drawing: objects, and light, which is drawn above the tint of the hour. */
export interface Picture {
  readonly things: Svg;
  readonly shine: Svg;
}

const stops = (colours: readonly (readonly [number, string, number?])[]) =>
  colours
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const definitions = ({ light, palette }: Scene): Svg => `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops([
  [0, light.sky[0]],
  [0.6, light.sky[1]],
  [1, light.sky[2]],
])}</linearGradient>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.9">${stops([
  [0, '#fffdf8', 0.34],
  [0.55, '#fffdf8', 0],
  [1, '#171a33', 0.13],
])}</linearGradient>
<linearGradient id="beam" x1="0" y1="0" x2="0.6" y2="1">${stops([
  [0, '#fff3cf', 0.6],
  [1, '#fff3cf', 0],
])}</linearGradient>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1">${stops([
  [0, '#171a33', 0],
  [1, '#171a33', 0.22],
])}</linearGradient>
<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1">${stops([
  [0, '#ffffff', 0.55],
  [0.45, '#ffffff', 0.08],
  [1, '#ffffff', 0.25],
])}</linearGradient>
<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1">${stops([
  [0, '#ffe7ad'],
  [1, porch],
])}</linearGradient>
<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">${stops([
  [0, '#ffffff', 0.2],
  [1, '#171a33', 0.14],
])}</linearGradient>
<radialGradient id="glow">${stops([
  [0, '#ffe2a0', 0.85],
  [0.45, '#ffd27a', 0.32],
  [1, porch, 0],
])}</radialGradient>
<radialGradient id="shade">${stops([
  [0, '#171a33', 0.5],
  [0.6, '#171a33', 0.24],
  [1, '#171a33', 0],
])}</radialGradient>
<radialGradient id="edge" cx="0.5" cy="0.45" r="0.78">${stops([
  [0.62, '#10122a', 0],
  [1, '#10122a', 0.26],
])}</radialGradient>
<radialGradient id="rugfade">${stops([
  [0, palette.accent, 0.55],
  [1, palette.second, 0.55],
])}</radialGradient>
</defs>`;

/**
 * Returns the complete SVG: objects, the tint of the hour (`tintShare` 1 outdoors, less where lamps light a room),
 * light, vignette.
 */
export function toSvg(scene: Scene, { things, shine }: Picture, tintShare: number): Svg {
  const { light } = scene;
  const tint =
    light.dim > 0 ? rect(0, 0, width, height, light.tint, `opacity="${(light.dim * tintShare).toFixed(3)}"`) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions(scene)}${things}${tint}${shine}${rect(0, 0, width, height, 'url(#edge)')}</svg>`;
}
