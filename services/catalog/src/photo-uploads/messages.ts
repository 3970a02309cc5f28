import { defineMessages, messageReference, messageReferences, type MessageReference } from '@porchlight/messages';

/** Texts of the calls that upload photos. */
const catalog = defineMessages({
  en: {
    uploadNotFound: 'This upload is no longer here. Please choose the photo again.',
    uploadTooLarge: 'Choose a file of up to 10 MB.',
    tooManyUploads: 'Save or remove the photos that you added before you add more.',
    tooManyPlans: 'A listing has at most {count} floor plans. Remove one before you add more.',
    offsetDiffers: 'The upload was continued elsewhere. It resumes from what has arrived.',
    uploadRefused: 'The upload wasn’t sent as expected. Please choose the photo again.',
    uploadsUnavailable: 'Photos can’t be added right now. Please try again later.',
  },
  fr: {
    uploadNotFound: 'Cet envoi n’existe plus. Choisissez la photo de nouveau.',
    uploadTooLarge: 'Choisissez un fichier de 10 Mo au plus.',
    tooManyUploads: 'Enregistrez ou retirez les photos ajoutées avant d’en ajouter d’autres.',
    tooManyPlans: 'Une annonce a au plus {count} plans. Retirez-en un avant d’en ajouter d’autres.',
    offsetDiffers: 'L’envoi a continué ailleurs. Il reprend à partir de ce qui est arrivé.',
    uploadRefused: 'L’envoi n’a pas la forme attendue. Choisissez la photo de nouveau.',
    uploadsUnavailable: 'Impossible d’ajouter des photos pour l’instant. Réessayez plus tard.',
  },
});
export const messages = {
  ...messageReferences(catalog),
  tooManyPlans: (count: number): MessageReference => messageReference(catalog, 'tooManyPlans', { count }),
};
