import { ink, type Colour } from './colour.ts';

/** Size of every drawing in user units; other widths are rendered by density. */
export const width = 1200;
export const height = 800;

export type Svg = string;
type Paint = Colour | `url(#${string})` | 'none';
const short = (value: number) => String(Math.round(value * 10) / 10);

/** Returns a rectangle; `more` holds further attributes. */
export const rect = (x: number, y: number, w: number, h: number, fill: Paint, more = ''): Svg =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}" fill="${fill}" ${more}/>`;
/** Returns a rectangle with rounded corners. */
export const round = (x: number, y: number, w: number, h: number, radius: number, fill: Paint, more = ''): Svg =>
  rect(x, y, w, h, fill, `rx="${short(radius)}" ${more}`);
export const circle = (x: number, y: number, radius: number, fill: Paint, more = ''): Svg =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Paint, more = ''): Svg =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
/** Returns a filled path; write its commands with `d` to round numbers to tenths. */
export const path = (commands: string, fill: Paint, more = ''): Svg => `<path d="${commands}" fill="${fill}" ${more}/>`;
export const line = (commands: string, stroke: Colour, thickness: number, more = ''): Svg =>
  path(commands, 'none', `stroke="${stroke}" stroke-width="${short(thickness)}" stroke-linecap="round" ${more}`);
/** Returns path commands from a template, with numbers rounded to tenths. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.map((part, at) => part + (at < values.length ? short(values[at] ?? 0) : '')).join('');
export const group = (content: Svg, more = ''): Svg => `<g ${more}>${content}</g>`;

/** Returns a soft shadow on the ground. Uses a gradient, because blurs are slow to render. */
export const shadow = (x: number, y: number, rx: number, ry: number, strength = 0.3): Svg =>
  ellipse(x, y, rx * 1.15, ry * 1.5, 'url(#shade)', `opacity="${strength * 2}"`);
/** Returns the warm glow around a lamp. */
export const glow = (x: number, y: number, radius: number, strength = 0.8): Svg =>
  circle(x, y, radius, 'url(#glow)', `opacity="${short(strength)}"`);
/** Repeats a shape. */
export const times = (count: number, part: (index: number) => Svg): Svg =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => part(index)).join('');
/** Returns a dark translucent rectangle, for edges and undersides. */
export const veil = (x: number, y: number, w: number, h: number, opacity: number): Svg =>
  rect(x, y, w, h, ink, `opacity="${opacity}"`);
