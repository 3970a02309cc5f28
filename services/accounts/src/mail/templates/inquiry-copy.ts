import { defineMessages } from '@porchlight/messages';

/** Copy of an inquiry for its sender. */
export const inquiryCopy = {
  path: '/homes',
  messages: defineMessages({
    en: {
      subject: 'Your message about {title}',
      button: 'View the home',
      before1: 'We sent your message about “{title}” in {city} to the landlord.',
      before2: 'Landlord: {landlordName}',
      before3: 'You wrote:\n{message}',
      after1:
        'Replies appear in your inquiries and arrive by email. Never pay before you’ve seen the home and signed a lease.',
      because: 'You’re getting this email because this address was used to send a message about a home on {siteName}.',
    },
    fr: {
      subject: 'Votre message au sujet de {title}',
      button: 'Voir le logement',
      before1: 'Nous avons transmis votre message au sujet de « {title} », à {city}, au propriétaire.',
      before2: 'Propriétaire : {landlordName}',
      before3: 'Vous avez écrit :\n{message}',
      after1:
        'Les réponses s’affichent dans vos demandes et arrivent par courriel. Ne payez jamais avant d’avoir vu le logement et signé un bail.',
      because:
        'Vous recevez ce courriel parce que cette adresse a servi à envoyer un message au sujet d’un logement sur {siteName}.',
    },
  }),
};
