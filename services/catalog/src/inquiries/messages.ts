import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the inquiry endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: {
      listingNotFound: 'We could not find this home.',
      gone: 'This home is no longer available, so its landlord takes no messages.',
      ownListing: 'This is your own home. Write from the account of a renter to another one.',
      keyTaken: 'This message was already sent with other words. Reload the page to write a new one.',
      tooManyHomes: 'You have written to many landlords today. Wait for their answers, or write to more tomorrow.',
      tooManyMessages: 'That was many messages in an hour. Please wait a little; your text is still here.',
      inquiryNotFound: 'We could not find this inquiry.',
    },
    fr: {
      listingNotFound: 'Nous n’avons pas trouvé ce logement.',
      gone: 'Ce logement n’est plus offert : son propriétaire ne prend plus de messages.',
      ownListing: 'C’est votre propre logement. Écrivez à un autre propriétaire.',
      keyTaken: 'Ce message a déjà été envoyé avec d’autres mots. Rechargez la page pour en écrire un nouveau.',
      tooManyHomes:
        'Vous avez écrit à beaucoup de propriétaires aujourd’hui. Attendez leurs réponses ou reprenez demain.',
      tooManyMessages: 'Cela fait beaucoup de messages en une heure. Attendez un peu ; votre texte est toujours là.',
      inquiryNotFound: 'Nous n’avons pas trouvé cette demande.',
    },
  }),
);
