import { sharePictureSize } from '@porchlight/contracts';
import { textOutlines, wrapText, widthOf } from './text-outlines.ts';
import type { ShareFacts } from './share-facts.ts';
import { circle, path, rect, round, type Svg } from './svg.ts';

const { width, height } = sharePictureSize;
const [brand, dusk, dusk2, hill, white, pale] = ['#2f3a93', '#1b1f4d', '#2c3478', '#14173a', '#ffffff', '#cfd4f6'];
/** The yellow of the porch light. */
const porch = '#ffc44d';
const edge = 64;
const svg = (inner: Svg): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const fade = (id: string, ...stops: readonly (readonly [number, string, number])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

/** Draws the site name beside the logo on a plate. */
function plate(siteName: string): Svg {
  const [name = ''] = wrapText(siteName, { size: 34, width: 460, most: 1 });
  const wide = widthOf(name, 34) + 108;
  const mark = `<g transform="translate(${edge + 14} ${edge - 4}) scale(1.42)">${round(0, 0, 34, 34, 9, brand)}${path('M17 6.5 27 15v11a1.5 1.5 0 0 1-1.5 1.5H8.5A1.5 1.5 0 0 1 7 26V15z', white)}${path(
    'M13.5 27.5V21a3.5 3.5 0 0 1 7 0v6.5z',
    brand,
  )}${circle(17, 14, 2.2, porch)}</g>`;
  return (
    round(edge, edge - 18, wide, 76, 20, white) +
    mark +
    textOutlines(name, { x: edge + 78, y: edge + 32, size: 34, colour: dusk })
  );
}

/** Draws the overlay of a photo: a gradient at the bottom, the text on it and the site name. */
export function photoOverlay({ siteName, title, line }: ShareFacts): Svg {
  const size = line === undefined ? 58 : 76;
  const lines = wrapText(title, { size, width: width - 2 * edge, most: line === undefined ? 3 : 1 });
  const foot = height - 56;
  const step = size * 1.16;
  const last = line === undefined ? foot : foot - 66;
  const shade = `<defs>${fade('shade', [0, hill, 0], [0.45, hill, 0.72], [1, hill, 0.94])}</defs>${rect(0, height - 400, width, 400, 'url(#shade)')}`;
  const textLines = lines.map((text, at) =>
    textOutlines(text, { x: edge, y: last - (lines.length - 1 - at) * step, size, colour: white }),
  );
  const [under = ''] = wrapText(line ?? '', { size: 42, width: width - 2 * edge, most: 1 });
  return svg(
    shade + textLines.join('') + textOutlines(under, { x: edge, y: foot, size: 42, colour: pale }) + plate(siteName),
  );
}

const houses = [
  [40, 150, 96],
  [190, 120, 132],
  [310, 170, 84],
  [480, 132, 118],
  [612, 110, 160],
  [722, 160, 92],
  [882, 128, 140],
  [1010, 156, 104],
] as const;
/** Draws one house of the street at dusk; every other window is lit. */
function house([x, wide, tall]: (typeof houses)[number], at: number): Svg {
  const top = height - tall;
  const windows = [0.24, 0.62]
    .map((share, side) => round(x + wide * share, top + 30, 22, 28, 4, (at + side) % 2 ? porch : dusk2))
    .join('');
  return path(`M${x} ${height}V${top}L${x + wide / 2} ${top - 44}L${x + wide} ${top}V${height}z`, hill) + windows;
}
/** Draws a street at dusk with a title, for locations and the site. */
export function streetScene({ siteName, title }: ShareFacts): Svg {
  const size = 78;
  const lines = wrapText(title, { size, width: width - 2 * edge, most: 3 });
  const sky = `<defs>${fade('sky', [0, dusk, 1], [1, dusk2, 1])}</defs>${rect(0, 0, width, height, 'url(#sky)')}${circle(1040, 132, 54, porch, 'opacity="0.9"')}`;
  const textLines = lines.map((text, at) =>
    textOutlines(text, { x: edge, y: 260 + at * size * 1.14, size, colour: white }),
  );
  return svg(sky + houses.map(house).join('') + textLines.join('') + plate(siteName));
}
