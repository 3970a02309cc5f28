/** Size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Square crop of a picture: centre in pixels of the picture, and zoom factor. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
/** Movement of a picture under the crop square, as fractions of the square's side. */
export interface Move {
  readonly right: number;
  readonly down: number;
}
export const maxZoom = 4;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** Returns the side of the crop square in pixels of the picture. */
export const cropSide = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** Returns the nearest crop that lies completely inside the picture. */
function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const half = cropSide(size, { x, y, zoom }) / 2;
  return { x: clamp(x, half, size.width - half), y: clamp(y, half, size.height - half), zoom };
}

/** Returns the largest square crop, centred. */
export const initialCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });
export const moveCrop = (size: Size, crop: Crop, { right, down }: Move): Crop =>
  clampCrop(size, { ...crop, x: crop.x - right * cropSide(size, crop), y: crop.y - down * cropSide(size, crop) });
export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop =>
  clampCrop(size, { ...crop, zoom: clamp(zoom, 1, maxZoom) });
/** Returns the position of the crop in percent of its range on both axes; 50 when it cannot move. */
export function cropPosition(size: Size, crop: Crop): { readonly across: number; readonly down: number } {
  const side = cropSide(size, crop);
  const share = (at: number, length: number) =>
    length > side ? Math.round((100 * (at - side / 2)) / (length - side)) : 50;
  return { across: share(crop.x, size.width), down: share(crop.y, size.height) };
}
