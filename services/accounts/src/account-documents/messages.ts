import { documentRetentionDays, maxAccountDocuments } from '@porchlight/contracts/accounts';
import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';
import type { DocumentFault } from './read-document.ts';

const catalog = defineMessages({
  en: {
    notRequested: 'Our support team isn’t waiting for a document of this kind. Reload the page to see what it needs.',
    notFound: 'This document doesn’t exist.',
    decided: 'Our support team has already decided. The document is deleted {days, number} days after that.',
    tooMany: 'You can hand in {count, number} documents. Take one back, then add this one.',
    tooManyTries: 'Too many files in a short time. Wait a little, then try again.',
    tooLarge: 'This file is larger than 10 MB. Make it smaller, then choose it again.',
    takenBack: 'The landlord has taken back a document meanwhile. Reload the page to see what is there.',
    unreadable: 'This document can’t be decrypted. It was changed, or its key is missing.',
    ownAccount: 'This is your own account. A colleague opens its documents.',
    empty: 'This file is empty. Choose another one.',
    notADocument: 'This file isn’t a PDF, JPEG, PNG or WebP. Save it as one of these, then choose it again.',
    damaged: 'We can’t read this file to its end. Save it again, then choose it once more.',
    mixed: 'This file holds another file besides the document. Save it anew as a PDF or a photo, then choose it again.',
    active: 'This PDF holds a program or attached files. Print it as a PDF, then choose the new file.',
    tooManyPixels: 'This image has more than 50 megapixels. Make it smaller, then choose it again.',
  },
  fr: {
    notRequested:
      'Notre équipe n’attend pas de document de ce type. Rechargez la page pour voir ce dont elle a besoin.',
    notFound: 'Ce document n’existe pas.',
    decided: 'Notre équipe a déjà décidé. Le document est supprimé {days, number} jours après.',
    tooMany: 'Vous pouvez remettre {count, number} documents. Retirez-en un, puis ajoutez celui-ci.',
    tooManyTries: 'Trop de fichiers en peu de temps. Attendez un peu, puis réessayez.',
    tooLarge: 'Ce fichier dépasse 10 Mo. Réduisez-le, puis choisissez-le de nouveau.',
    takenBack: 'Le propriétaire a retiré un document entre-temps. Rechargez la page pour voir ce qui reste.',
    unreadable: 'Ce document ne peut pas être déchiffré. Il a été modifié, ou sa clé manque.',
    ownAccount: 'Ce compte est le vôtre. Une ou un collègue en ouvre les documents.',
    empty: 'Ce fichier est vide. Choisissez-en un autre.',
    notADocument:
      'Ce fichier n’est pas un PDF, un JPEG, un PNG ou un WebP. Enregistrez-le dans un de ces formats, puis choisissez-le de nouveau.',
    damaged: 'Nous n’arrivons pas à lire ce fichier jusqu’au bout. Enregistrez-le de nouveau, puis choisissez-le.',
    mixed:
      'Ce fichier en contient un autre que le document. Enregistrez-le de nouveau en PDF ou en photo, puis choisissez-le.',
    active:
      'Ce PDF contient un programme ou des fichiers joints. Imprimez-le en PDF, puis choisissez le nouveau fichier.',
    tooManyPixels: 'Cette image a plus de 50 mégapixels. Réduisez-la, puis choisissez-la de nouveau.',
  },
});

/** Messages about documents of account reviews. */
export const messages = {
  ...messageReferences(catalog),
  fault: (fault: DocumentFault): MessageReference => messageReference(catalog, fault),
  decided: messageReference(catalog, 'decided', { days: documentRetentionDays }),
  tooMany: messageReference(catalog, 'tooMany', { count: maxAccountDocuments }),
};
