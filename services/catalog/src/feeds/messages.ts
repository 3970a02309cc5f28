import { defineMessages, messageReferences } from '@porchlight/messages';

const catalog = defineMessages({
  en: {
    feedNotFound: 'This feed doesn’t exist.',
    runNotFound: 'This run doesn’t exist.',
    notHeld: 'A colleague has already decided about this run, or a newer file has replaced it.',
    companyUnknown: 'Choose a company with a landlord: the homes of a feed belong to one.',
    cityUnknown: 'Choose a city of this site.',
  },
  fr: {
    feedNotFound: 'Ce flux n’existe pas.',
    runNotFound: 'Cette exécution n’existe pas.',
    notHeld: 'Une ou un collègue a déjà décidé de cette exécution, ou un fichier plus récent l’a remplacée.',
    companyUnknown:
      'Choisissez une entreprise qui a un propriétaire : les logements d’un flux appartiennent à l’un d’eux.',
    cityUnknown: 'Choisissez une ville de ce site.',
  },
});

export const messages = messageReferences(catalog);
