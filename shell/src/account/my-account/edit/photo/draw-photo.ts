import { maxPhotoBase64Length } from '@porchlight/contracts';
import { cropSide, type Crop } from './crop.ts';

/** Side of the uploaded photo in pixels. */
export const photoSide = 512;

/** Draws the crop on a canvas, with a white background for transparent pictures. */
export function drawPhoto(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = cropSide(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, photoSide, photoSide);
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, photoSide, photoSide);
}

/** Encodes the canvas as a base64 JPEG with the highest quality that fits into a request. */
export function encodePhoto(canvas: HTMLCanvasElement, quality = 0.9): string {
  const text = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
  return text.length <= maxPhotoBase64Length || quality < 0.3 ? text : encodePhoto(canvas, quality - 0.1);
}
