import type { MailTexts } from './mail-text.ts';

/** Asks whether an alert is wanted; without a yes, no alert is sent. */
export const alertConfirm: MailTexts = {
  en: {
    subject: 'Do you want mail about new homes?', button: 'Yes, send me new homes',
    before: ['Somebody, perhaps you, asked us to tell you about new homes: {search}.', 'How often: {frequency}.'],
    after: ['Press the button to start. If you did not ask for this, do nothing, and we write no more.'],
    because: 'You get this once because this address was named for an alert on {siteName}.',
  },
  fr: {
    subject: 'Voulez-vous des courriels sur les nouveaux logements ?', button: 'Oui, envoyez-moi les logements',
    before: ['Quelqu’un, peut-être vous, nous a demandé de vous signaler les nouveaux logements : {search}.', 'À quelle fréquence : {frequency}.'],
    after: ['Appuyez sur le bouton pour commencer. Si vous n’avez rien demandé, ne faites rien, et nous n’écrirons plus.'],
    because: 'Vous recevez ce message, une seule fois, parce que cette adresse a été indiquée pour une alerte sur {siteName}.',
  },
};
/** New homes of a saved search. */
export const alertListings: MailTexts = {
  path: '/homes',
  en: {
    subject: 'New homes: {search}', button: 'See all homes', before: ['New homes for your search “{search}”:'], item: '{title}, {rent}, {place}',
    after: ['How often: {frequency}.'],
    because: 'You get this because you saved this search on {siteName}.',
  },
  fr: {
    subject: 'Nouveaux logements : {search}', button: 'Voir tous les logements', before: ['De nouveaux logements pour votre recherche « {search} » :'], item: '{title}, {rent}, {place}',
    after: ['À quelle fréquence : {frequency}.'],
    because: 'Vous recevez ce message parce que vous avez enregistré cette recherche sur {siteName}.',
  },
};
