import { photoTextLimit } from '@porchlight/contracts/accounts';
import { sideOf, type Crop } from './crop.ts';

/** Side of the photo that is sent, in points. */
export const photoSide = 512;

/** Draws what the square shows; white where the picture is transparent. */
export function drawPhoto(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, photoSide, photoSide);
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, photoSide, photoSide);
}

/** What was drawn, as base64 of a JPEG: as good as fits into a call. */
export function photoTextOf(canvas: HTMLCanvasElement, quality = 0.9): string {
  const text = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
  return text.length <= photoTextLimit || quality < 0.3 ? text : photoTextOf(canvas, quality - 0.1);
}
