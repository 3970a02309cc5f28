import { defineMessages, messageReferences } from '@porchlight/messages';

export const messages = messageReferences(
  defineMessages({
    en: {
      notFound: 'This renter does not exist.',
      tooManyRows: 'A file has at most 10,000 renters. Choose a state or search for fewer.',
      otherEmail: 'This is not the email of this renter.',
      landlordToo: 'This person is also a landlord. Landlords delete their account themselves, after their homes.',
      notActive: 'This account is not active, so there is nothing to do.',
      unclaimed: 'This account has no password yet. It is deleted 12 months after its last inquiry.',
    },
    fr: {
      notFound: 'Ce locataire n’existe pas.',
      tooManyRows: 'Un fichier contient au plus 10 000 locataires. Choisissez un état ou précisez la recherche.',
      otherEmail: 'Ce n’est pas le courriel de ce locataire.',
      landlordToo:
        'Cette personne est aussi propriétaire. Les propriétaires suppriment leur compte eux-mêmes, après leurs logements.',
      notActive: 'Ce compte n’est pas actif : il n’y a rien à faire.',
      unclaimed: 'Ce compte n’a pas encore de mot de passe. Il est supprimé 12 mois après sa dernière demande.',
    },
  }),
);
