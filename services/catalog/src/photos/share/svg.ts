/** A piece of SVG. */
export type Svg = string;

const short = (value: number) => String(Math.round(value * 10) / 10);

/** Returns a rectangle; `more` is further attributes. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): Svg =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}" fill="${fill}" ${more}/>`;
/** Returns a rectangle with round corners. */
export const round = (x: number, y: number, w: number, h: number, radius: number, fill: string, more = ''): Svg =>
  rect(x, y, w, h, fill, `rx="${short(radius)}" ${more}`);
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): Svg =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`;
/** Returns a filled path. */
export const path = (commands: string, fill: string, more = ''): Svg =>
  `<path d="${commands}" fill="${fill}" ${more}/>`;
