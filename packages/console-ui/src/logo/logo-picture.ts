/** Accepted media types of logos. */
export const logoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Largest file that is opened, in MB; what is sent is a small picture of it. */
export const maxLogoMegabytes = 10;
/** Side of the square that is sent, in pixels. As a JPEG it always fits into a request. */
const side = 256;

export type LogoFault = 'wrongType' | 'tooLarge' | 'broken';

/** Fits a chosen picture into a white square, and returns it as a base64 JPEG. Returns why a file is refused. */
export async function logoPictureOf(file: File): Promise<{ readonly logo: string } | LogoFault> {
  if (!logoTypes.includes(file.type)) return 'wrongType';
  if (file.size > maxLogoMegabytes * 1024 * 1024) return 'tooLarge';
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'broken';
  const logo = draw(picture);
  picture.close();
  return { logo };
}

function draw(picture: ImageBitmap): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d');
  const scale = side / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  }
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}
