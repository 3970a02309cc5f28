import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      noPhoto: 'We cannot read this picture. Please choose another JPEG, PNG or WebP.',
      tooManyPhotos: 'That was many photos in a row. Please wait a little, then try again.',
      photoGone: 'This photo is no longer here.',
    },
    fr: {
      noPhoto: 'Nous n’arrivons pas à lire cette image. Choisissez-en une autre en JPEG, PNG ou WebP.',
      tooManyPhotos: 'Il y a eu beaucoup de photos de suite. Attendez un peu, puis réessayez.',
      photoGone: 'Cette photo n’est plus là.',
    },
  }),
);
