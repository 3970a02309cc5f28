import type { Words } from '@porchlight/service-kit';

/** What this slice says to people. */
export const words = {
  listingNotFound: { en: 'We could not find this home.', fr: 'Nous n’avons pas trouvé ce logement.' },
  gone: {
    en: 'This home is no longer available, so its landlord takes no messages.',
    fr: 'Ce logement n’est plus offert : son propriétaire ne prend plus de messages.',
  },
  ownListing: {
    en: 'This is your own home. Write from the account of a renter to another one.',
    fr: 'C’est votre propre logement. Écrivez à un autre propriétaire.',
  },
  keyTaken: {
    en: 'This message was already sent with other words. Reload the page to write a new one.',
    fr: 'Ce message a déjà été envoyé avec d’autres mots. Rechargez la page pour en écrire un nouveau.',
  },
  tooManyHomes: {
    en: 'You have written to many landlords today. Wait for their answers, or write to more tomorrow.',
    fr: 'Vous avez écrit à beaucoup de propriétaires aujourd’hui. Attendez leurs réponses ou reprenez demain.',
  },
  tooManyMessages: {
    en: 'That was many messages in an hour. Please wait a little; your text is still here.',
    fr: 'Cela fait beaucoup de messages en une heure. Attendez un peu ; votre texte est toujours là.',
  },
  inquiryNotFound: { en: 'We could not find this inquiry.', fr: 'Nous n’avons pas trouvé cette demande.' },
} as const satisfies Record<string, Words>;
