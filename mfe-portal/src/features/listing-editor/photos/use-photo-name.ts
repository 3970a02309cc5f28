import { useMessages } from '@porchlight/client';
import type { OwnPhoto } from '@porchlight/contracts/catalog';
import { editorMessages } from '../messages/catalog.ts';

/** Returns a function that names a photo by its position and description: "Photo 2, Kitchen". */
export function usePhotoName(): (photo: Pick<OwnPhoto, 'alt'>, position: number) => string {
  const t = useMessages(editorMessages);
  return ({ alt }, position) => {
    const number = position + 1;
    const text = alt.trim();
    return text === '' ? t('photoName', { number }) : t('describedPhotoName', { number, text });
  };
}
