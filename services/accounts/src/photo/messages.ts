import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      unreadable: 'We can’t read this image. Please choose another JPEG, PNG or WebP.',
      tooManyImages: 'Too many images. Please wait a little, then try again.',
      imageGone: 'This image is no longer available.',
    },
    fr: {
      unreadable: 'Nous n’arrivons pas à lire cette image. Choisissez-en une autre en JPEG, PNG ou WebP.',
      tooManyImages: 'Trop d’images. Attendez un peu, puis réessayez.',
      imageGone: 'Cette image n’est plus disponible.',
    },
  }),
);
