/** How large a picture is, in its own points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The square that is cut out of a picture: its middle, in points of the picture, and by how much it is magnified. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
/** How far a picture is moved under the square, in shares of the square. */
export interface Move {
  readonly right: number;
  readonly down: number;
}
export const mostZoom = 4;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** Side of the square, in points of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The nearest square that lies in the picture whole. */
function inside(size: Size, { x, y, zoom }: Crop): Crop {
  const half = sideOf(size, { x, y, zoom }) / 2;
  return { x: within(x, half, size.width - half), y: within(y, half, size.height - half), zoom };
}

/** The largest square, in the middle. */
export const firstCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });
export const moved = (size: Size, crop: Crop, { right, down }: Move): Crop =>
  inside(size, { ...crop, x: crop.x - right * sideOf(size, crop), y: crop.y - down * sideOf(size, crop) });
export const zoomed = (size: Size, crop: Crop, zoom: number): Crop =>
  inside(size, { ...crop, zoom: within(zoom, 1, mostZoom) });
/** Where the square lies, in percent of the way from one edge to the other. */
export function placeOf(size: Size, crop: Crop): { readonly across: number; readonly down: number } {
  const side = sideOf(size, crop);
  const share = (at: number, length: number) =>
    length > side ? Math.round((100 * (at - side / 2)) / (length - side)) : 50;
  return { across: share(crop.x, size.width), down: share(crop.y, size.height) };
}
