import type { PhotoFault } from '@porchlight/contracts';
import { minPictureSides } from '@porchlight/contracts/content';
import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    'not-a-photo': 'This file is not a JPEG, PNG or WebP image. Save it as one of these, then choose it again.',
    damaged: 'This image is damaged. Choose another one.',
    'too-small': 'This image is too small. Choose one with at least {long, number} × {short, number} pixels.',
    'too-many-pixels': 'This image has more than 50 megapixels. Make it smaller, then choose it again.',
    tooLarge: 'This file is larger than 10 MB. Make it smaller, then choose it again.',
    pictureGone: 'This picture is no longer available.',
    unknownPicture: 'This picture no longer exists. Choose another one.',
  },
  fr: {
    'not-a-photo':
      'Ce fichier n’est pas une image JPEG, PNG ou WebP. Enregistrez-le dans un de ces formats, puis choisissez-le de nouveau.',
    damaged: 'Cette image est endommagée. Choisissez-en une autre.',
    'too-small': 'Cette image est trop petite. Choisissez-en une d’au moins {long, number} × {short, number} pixels.',
    'too-many-pixels': 'Cette image a plus de 50 mégapixels. Réduisez-la, puis choisissez-la de nouveau.',
    tooLarge: 'Ce fichier dépasse 10 Mo. Réduisez-le, puis choisissez-le de nouveau.',
    pictureGone: 'Cette image n’est plus disponible.',
    unknownPicture: 'Cette image n’existe plus. Choisissez-en une autre.',
  },
});

/** Messages about pictures. */
export const messages = {
  ...messageReferences(catalog),
  fault: (fault: PhotoFault): MessageReference => messageReference(catalog, fault, { ...minPictureSides }),
};
