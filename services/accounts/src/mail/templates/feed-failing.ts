import { defineMessages } from '@porchlight/messages';

/** Notice to a partner, and to the staff of the site, that a feed could not be read twice. */
export const feedFailing = {
  messages: defineMessages({
    en: {
      subject: 'We can’t read the feed “{feedName}”',
      before1:
        'Twice in a row we couldn’t read the feed “{feedName}” of {companyName} from {host}. Its homes stay on the site as they are, without news from the file.',
      before2: 'The file stops at line {line}: {excerpt}',
      after1:
        'We try again on schedule. If the file has moved or changed its format, write to us through the contact page.',
      because: 'You’re getting this email because you are the contact of this feed on {siteName}.',
    },
    fr: {
      subject: 'Nous ne pouvons pas lire le flux « {feedName} »',
      before1:
        'Deux fois de suite, nous n’avons pas pu lire le flux « {feedName} » de {companyName} à l’adresse {host}. Ses logements restent sur le site tels quels, sans nouvelles du fichier.',
      before2: 'Le fichier s’arrête à la ligne {line} : {excerpt}',
      after1:
        'Nous réessayons à l’heure prévue. Si le fichier a été déplacé ou a changé de format, écrivez-nous par la page de contact.',
      because: 'Vous recevez ce courriel parce que vous êtes la personne-ressource de ce flux sur {siteName}.',
    },
  }),
};
