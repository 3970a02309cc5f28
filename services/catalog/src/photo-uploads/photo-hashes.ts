import sharp from 'sharp';
import type { ReadPhoto } from '@porchlight/service-kit/images';

const hashSide = 8;
/**
 * Returns the difference hash of a photo: 64 bits, one for each pair of neighbours in a 9 × 8 grey copy. Photos that
 * look alike differ in few bits.
 */
export async function perceptualHash({ pixels, raw }: Pick<ReadPhoto, 'pixels' | 'raw'>): Promise<bigint> {
  const grey = await sharp(pixels, { raw })
    .greyscale()
    .resize(hashSide + 1, hashSide, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < hashSide; row += 1)
    for (let column = 0; column < hashSide; column += 1) {
      const at = row * (hashSide + 1) + column;
      bits = (bits << 1n) | (grey[at]! > grey[at + 1]! ? 1n : 0n);
    }
  return BigInt.asIntN(64, bits);
}
