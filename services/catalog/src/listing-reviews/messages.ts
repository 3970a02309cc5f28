import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      incomplete: 'This listing isn’t complete yet. Answer what is missing, then publish it.',
      check: 'Please check the time.',
      publishTimeOutside: 'Choose a time from now to 60 days from now.',
      accountSuspended: 'Your account is suspended, so you can’t publish listings. Your account page says why.',
      unverified: 'Confirm your email address before you publish a listing.',
      ownListing: 'This is your own listing. A colleague decides about it.',
      alreadyDecided: 'This listing doesn’t wait for a decision any more.',
    },
    fr: {
      incomplete: 'Cette annonce n’est pas encore complète. Répondez à ce qui manque, puis publiez-la.',
      check: 'Veuillez vérifier l’heure.',
      publishTimeOutside: 'Choisissez un moment d’ici 60 jours.',
      accountSuspended:
        'Votre compte est suspendu, et vous ne pouvez pas publier d’annonces. La page de votre compte dit pourquoi.',
      unverified: 'Confirmez votre adresse courriel avant de publier une annonce.',
      ownListing: 'Cette annonce est la vôtre. Une ou un collègue en décide.',
      alreadyDecided: 'Cette annonce n’attend plus de décision.',
    },
  }),
);
