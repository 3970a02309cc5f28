import type { OwnAccountWord } from '../../words/catalogue.ts';

/** What may be chosen, as the file dialog wants it. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const mostBytes = 10_000_000;

/** A file as a picture, or the word that says why it is none. */
export async function openPicture(file: File): Promise<ImageBitmap | OwnAccountWord> {
  if (!pictureTypes.includes(file.type)) return 'photoWrongType';
  if (file.size > mostBytes) return 'photoTooLarge';
  return createImageBitmap(file).catch(() => 'photoBroken' as const);
}
