import type { MyAccountMessageKey } from '../../messages/catalog.ts';

/** Accepted media types of photos. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 10_000_000;

/** Decodes a file as a picture, or returns the message key that explains the refusal. */
export async function openPicture(file: File): Promise<ImageBitmap | MyAccountMessageKey> {
  if (!pictureTypes.includes(file.type)) return 'photoWrongType';
  if (file.size > maxBytes) return 'photoTooLarge';
  return createImageBitmap(file).catch(() => 'photoBroken' as const);
}
