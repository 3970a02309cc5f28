import { defineMessages } from '@porchlight/messages';

/** Topics of a contact message in the mail to staff. */
export const mailMessages = defineMessages({
  en: {
    question: 'A question',
    home: 'A home',
    data: 'Personal data',
    landlord: 'A landlord',
    other: 'Something else',
    careful: 'A hidden field was filled in, so a program may have sent this message.',
  },
  fr: {
    question: 'Une question',
    home: 'Un logement',
    data: 'Données personnelles',
    landlord: 'Un propriétaire',
    other: 'Autre chose',
    careful: 'Un champ caché a été rempli : ce message vient peut-être d’un programme.',
  },
});
