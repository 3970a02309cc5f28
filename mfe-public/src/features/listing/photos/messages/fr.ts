import type { en } from './en.ts';

/** Messages of the large photos, in French. */
export const fr: Record<keyof typeof en, string> = {
  lightbox: 'Photos du logement',
  lightboxAt: 'Photo {index} de {total}',
  photos: 'Photos',
  photo: 'Photo',
  previous: 'Photo précédente',
  next: 'Photo suivante',
};
