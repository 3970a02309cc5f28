import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      noPhoto: 'We can’t read this image. Please choose another JPEG, PNG or WebP.',
      tooManyPhotos: 'Too many photos. Please wait a little, then try again.',
      photoGone: 'This photo is no longer available.',
    },
    fr: {
      noPhoto: 'Nous n’arrivons pas à lire cette image. Choisissez-en une autre en JPEG, PNG ou WebP.',
      tooManyPhotos: 'Trop de photos. Attendez un peu, puis réessayez.',
      photoGone: 'Cette photo n’est plus disponible.',
    },
  }),
);
