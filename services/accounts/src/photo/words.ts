import type { Words } from '@porchlight/service-kit';

export const words = {
  noPhoto: {
    en: 'We cannot read this picture. Please choose another JPEG, PNG or WebP.',
    fr: 'Nous n’arrivons pas à lire cette image. Choisissez-en une autre en JPEG, PNG ou WebP.',
  },
  tooManyPhotos: {
    en: 'That was many photos in a row. Please wait a little, then try again.',
    fr: 'Il y a eu beaucoup de photos de suite. Attendez un peu, puis réessayez.',
  },
  photoGone: { en: 'This photo is no longer here.', fr: 'Cette photo n’est plus là.' },
} as const satisfies Record<string, Words>;
