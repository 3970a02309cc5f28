import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the inquiry endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: {
      listingNotFound: 'We couldn’t find this home.',
      gone: 'This home is no longer available, so you can’t message its landlord.',
      ownListing: 'You can’t message your own listing.',
      keyTaken: 'A different message was already sent from this page. Reload the page to write a new one.',
      tooManyHomes: 'You’ve messaged many landlords today. Wait for replies, or message more tomorrow.',
      tooManyMessages: 'You’ve sent a lot of messages this hour. Please wait a little; your message is still here.',
      linkDead: 'This link no longer works. It may have expired or been used already.',
      inquiryNotFound: 'We couldn’t find this inquiry.',
    },
    fr: {
      listingNotFound: 'Nous n’avons pas trouvé ce logement.',
      gone: 'Ce logement n’est plus offert : vous ne pouvez plus écrire à son propriétaire.',
      ownListing: 'Vous ne pouvez pas écrire à votre propre annonce.',
      keyTaken: 'Un autre message a déjà été envoyé de cette page. Rechargez la page pour en écrire un nouveau.',
      tooManyHomes:
        'Vous avez écrit à beaucoup de propriétaires aujourd’hui. Attendez leurs réponses ou reprenez demain.',
      tooManyMessages:
        'Vous avez envoyé beaucoup de messages cette heure-ci. Attendez un peu ; votre message est toujours là.',
      linkDead: 'Ce lien ne fonctionne plus. Il a peut-être expiré ou déjà servi.',
      inquiryNotFound: 'Nous n’avons pas trouvé cette demande.',
    },
  }),
);
