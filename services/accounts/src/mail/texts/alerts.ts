import type { MailTexts } from './mail-text.ts';

/** Asks whether an alert is wanted; without a yes, no alert is sent. */
export const alertConfirm: MailTexts = {
  en: {
    subject: 'Do you want mail about new homes?',
    button: 'Yes, send me new homes',
    before: ['Somebody, perhaps you, asked us to tell you about new homes: {search}.', 'How often: {frequency}.'],
    after: ['Press the button to start. If you did not ask for this, do nothing, and we write no more.'],
    because: 'You get this once because this address was named for an alert on {siteName}.',
  },
  fr: {
    subject: 'Voulez-vous des courriels sur les nouveaux logements ?',
    button: 'Oui, envoyez-moi les logements',
    before: [
      'Quelqu’un, peut-être vous, nous a demandé de vous signaler les nouveaux logements : {search}.',
      'À quelle fréquence : {frequency}.',
    ],
    after: [
      'Appuyez sur le bouton pour commencer. Si vous n’avez rien demandé, ne faites rien, et nous n’écrirons plus.',
    ],
    because:
      'Vous recevez ce message, une seule fois, parce que cette adresse a été indiquée pour une alerte sur {siteName}.',
  },
};
/** The first mail of an alert: it is on, and these homes are there now. */
export const alertBegun: MailTexts = {
  path: '/homes',
  en: {
    subject: 'Your alert is on: {search}',
    button: 'See all homes',
    before: [
      'Your alert for {search} is on. New homes come {frequency}.',
      'These are the newest of {total} that match now:',
    ],
    item: '{title} · {facts}',
    after: ['We list every new home; long emails link to the rest.'],
    because: 'You get this because you asked for mail about new homes on {siteName}.',
  },
  fr: {
    subject: 'Votre alerte est active : {search}',
    button: 'Voir tous les logements',
    before: [
      'Votre alerte pour {search} est active. Les nouveaux logements arrivent {frequency}.',
      'Voici les plus récents ; {total} en tout y correspondent :',
    ],
    item: '{title} · {facts}',
    after: ['Nous signalons chaque nouveau logement ; les longs courriels mènent au reste.'],
    because:
      'Vous recevez ce message parce que vous avez demandé des courriels sur les nouveaux logements sur {siteName}.',
  },
};
// Stands only in mails to people who opened none for long.
const pauses = {
  en: 'You have not opened a link of these mails for a while. To keep them, open one; otherwise they pause after {pauseDay}.',
  fr: 'Vous n’avez ouvert aucun lien de ces courriels depuis un moment. Pour les garder, ouvrez-en un; sinon, ils s’arrêtent après le {pauseDay}.',
} as const;
/** What happened to the homes of saved searches: new ones, lower rents, homes that came back. */
export const alertListings: MailTexts = {
  path: '/homes',
  en: {
    subject: '{total} for you: {search}',
    button: 'See all homes',
    before: ['{total}, new, cheaper or back on the market, for {search}:'],
    item: '{title} · {facts}',
    after: [pauses.en, 'New homes come {frequency}. We list every new home; long emails link to the rest.'],
    because: 'You get this because you saved this search on {siteName} and said yes to mail about it.',
  },
  fr: {
    subject: '{total} pour vous : {search}',
    button: 'Voir tous les logements',
    before: ['{total}, nouveau, moins cher ou de retour sur le marché, pour {search} :'],
    item: '{title} · {facts}',
    after: [
      pauses.fr,
      'Les nouveaux logements arrivent {frequency}. Nous signalons chaque nouveau logement ; les longs courriels mènent au reste.',
    ],
    because:
      'Vous recevez ce message parce que vous avez enregistré cette recherche sur {siteName} et accepté des courriels à son sujet.',
  },
};
/** What happened to homes that somebody keeps, and to those of saved searches where both come in one mail. */
export const alertFavourites: MailTexts = {
  path: '/admin/favourite-listings',
  en: {
    subject: 'News of {total}: {search}',
    button: 'See the homes',
    before: ['Something is new with {total} ({search}):'],
    item: '{title} · {facts}',
    after: [pauses.en, 'Mail like this comes {frequency}. Each line says what happened.'],
    because: 'You get this because you asked on {siteName} to be told when a home you keep changes.',
  },
  fr: {
    subject: 'Du nouveau pour {total} : {search}',
    button: 'Voir les logements',
    before: ['Il y a du nouveau pour {total} ({search}) :'],
    item: '{title} · {facts}',
    after: [pauses.fr, 'Ces courriels arrivent {frequency}. Chaque ligne dit ce qui s’est passé.'],
    because:
      'Vous recevez ce message parce que vous avez demandé sur {siteName} à être prévenu quand un logement que vous gardez change.',
  },
};
