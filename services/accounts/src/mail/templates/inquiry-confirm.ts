import { defineMessages } from '@porchlight/messages';

/** Question to a mailbox whether an inquiry that a guest sent under its address is its owner's. */
export const inquiryConfirm = {
  messages: defineMessages({
    en: {
      subject: 'Did you write about {title}?',
      button: 'Yes, that was me',
      before1: 'Someone used your email address to send a message about “{title}” in {city} to the landlord.',
      before2: 'Landlord: {landlordName}',
      before3:
        'If it was you, confirm that the address is yours. If you have an account with it, the message is then in your inquiries.',
      after1:
        'Once you’ve confirmed, we’ll email you the landlord’s reply. Never pay before you’ve seen the home and signed a lease.',
      after2: 'If it wasn’t you, ignore this email. The landlord sees that the address isn’t confirmed.',
      because: 'You’re getting this email because this address was used to send a message about a home on {siteName}.',
    },
    fr: {
      subject: 'Avez-vous écrit au sujet de {title} ?',
      button: 'Oui, c’est moi',
      before1:
        'Quelqu’un a utilisé votre adresse courriel pour écrire au propriétaire au sujet de « {title} », à {city}.',
      before2: 'Propriétaire : {landlordName}',
      before3:
        'Si c’est bien vous, confirmez que l’adresse est la vôtre. Si vous avez un compte avec cette adresse, le message figurera alors dans vos demandes.',
      after1:
        'Une fois l’adresse confirmée, nous vous enverrons la réponse du propriétaire. Ne payez jamais avant d’avoir vu le logement et signé un bail.',
      after2: 'Si ce n’est pas vous, ignorez ce courriel. Le propriétaire voit que l’adresse n’est pas confirmée.',
      because:
        'Vous recevez ce courriel parce qu’un message au sujet d’un logement a été envoyé sur {siteName} avec cette adresse.',
    },
  }),
};
