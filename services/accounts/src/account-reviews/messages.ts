import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      notFound: 'This review doesn’t exist.',
      ownAccount: 'This is your own account. A colleague decides about it.',
      staffAccount: 'This account belongs to a member of staff. An owner of the site decides about it.',
      notLandlord: 'Only accounts of landlords are reviewed.',
      alreadyDecided: 'A colleague has already decided. This is the decision.',
      documentsRequested: 'A colleague has requested documents meanwhile. This is the request.',
      bannedAccount: 'This account is closed, so nothing can be handed in. Decide, or approve it first.',
      alreadyClaimed: 'A colleague is working on this review.',
      reasonMissing: 'Write what the landlord should know.',
      codeMissing: 'Choose what you found.',
      maxListingsMissing: 'Enter how many listings can be on.',
    },
    fr: {
      notFound: 'Cette vérification n’existe pas.',
      ownAccount: 'Ce compte est le vôtre. Une ou un collègue en décide.',
      staffAccount: 'Ce compte appartient à un membre du personnel. Un responsable du site en décide.',
      notLandlord: 'Seuls les comptes de propriétaires sont vérifiés.',
      alreadyDecided: 'Une ou un collègue a déjà décidé. Voici la décision.',
      documentsRequested: 'Une ou un collègue a demandé des documents entre-temps. Voici la demande.',
      bannedAccount: 'Ce compte est fermé : rien ne peut être remis. Décidez, ou approuvez-le d’abord.',
      alreadyClaimed: 'Une ou un collègue s’occupe de cette vérification.',
      reasonMissing: 'Écrivez ce que le propriétaire doit savoir.',
      codeMissing: 'Choisissez ce que vous avez constaté.',
      maxListingsMissing: 'Entrez combien d’annonces peuvent être en ligne.',
    },
  }),
);
