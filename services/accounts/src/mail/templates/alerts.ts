import { defineMessages } from '@porchlight/messages';

/** Confirmation of an email alert (double opt-in). */
export const alertConfirm = {
  messages: defineMessages({
    en: {
      subject: 'Do you want mail about new homes?',
      button: 'Yes, send me new homes',
      before1: 'Somebody, perhaps you, asked us to tell you about new homes: {search}.',
      before2: 'How often: {frequency}.',
      after1: 'Press the button to start. If you did not ask for this, do nothing, and we write no more.',
      because: 'You get this once because this address was named for an alert on {siteName}.',
    },
    fr: {
      subject: 'Voulez-vous des courriels sur les nouveaux logements ?',
      button: 'Oui, envoyez-moi les logements',
      before1: 'Quelqu’un, peut-être vous, nous a demandé de vous signaler les nouveaux logements : {search}.',
      before2: 'À quelle fréquence : {frequency}.',
      after1:
        'Appuyez sur le bouton pour commencer. Si vous n’avez rien demandé, ne faites rien, et nous n’écrirons plus.',
      because:
        'Vous recevez ce message, une seule fois, parce que cette adresse a été indiquée pour une alerte sur {siteName}.',
    },
  }),
};
/** First mail of an alert: confirms it and lists the newest matching homes. */
export const alertBegun = {
  path: '/homes',
  messages: defineMessages({
    en: {
      subject: 'Your alert is on: {search}',
      button: 'See all homes',
      before1: 'Your alert for {search} is on. New homes come {frequency}.',
      before2: 'These are the newest of {total} that match now:',
      item: '{title} · {facts}',
      after1: 'We list every new home; long emails link to the rest.',
      because: 'You get this because you asked for mail about new homes on {siteName}.',
    },
    fr: {
      subject: 'Votre alerte est active : {search}',
      button: 'Voir tous les logements',
      before1: 'Votre alerte pour {search} est active. Les nouveaux logements arrivent {frequency}.',
      before2: 'Voici les plus récents ; {total} en tout y correspondent :',
      item: '{title} · {facts}',
      after1: 'Nous signalons chaque nouveau logement ; les longs courriels mènent au reste.',
      because:
        'Vous recevez ce message parce que vous avez demandé des courriels sur les nouveaux logements sur {siteName}.',
    },
  }),
};
// Included only in mail to inactive readers, who have not opened a link for a long time.
const pauseNotice = defineMessages({
  en: {
    after1:
      'You have not opened a link of these mails for a while. To keep them, open one; otherwise they pause after {pauseDay}.',
  },
  fr: {
    after1:
      'Vous n’avez ouvert aucun lien de ces courriels depuis un moment. Pour les garder, ouvrez-en un; sinon, ils s’arrêtent après le {pauseDay}.',
  },
});
/** Changes in saved searches: new homes, lower rents and homes back on the market. */
export const alertListings = {
  path: '/homes',
  messages: defineMessages(
    {
      en: {
        subject: '{total} for you: {search}',
        button: 'See all homes',
        before1: '{total}, new, cheaper or back on the market, for {search}:',
        item: '{title} · {facts}',
        after2: 'New homes come {frequency}. We list every new home; long emails link to the rest.',
        because: 'You get this because you saved this search on {siteName} and said yes to mail about it.',
      },
      fr: {
        subject: '{total} pour vous : {search}',
        button: 'Voir tous les logements',
        before1: '{total}, nouveau, moins cher ou de retour sur le marché, pour {search} :',
        item: '{title} · {facts}',
        after2:
          'Les nouveaux logements arrivent {frequency}. Nous signalons chaque nouveau logement ; les longs courriels mènent au reste.',
        because:
          'Vous recevez ce message parce que vous avez enregistré cette recherche sur {siteName} et accepté des courriels à son sujet.',
      },
    },
    pauseNotice,
  ),
};
/** Changes of favourite homes, alone or together with those of saved searches. */
export const alertFavourites = {
  path: '/admin/favourite-listings',
  messages: defineMessages(
    {
      en: {
        subject: 'News of {total}: {search}',
        button: 'See the homes',
        before1: 'Something is new with {total} ({search}):',
        item: '{title} · {facts}',
        after2: 'Mail like this comes {frequency}. Each line says what happened.',
        because: 'You get this because you asked on {siteName} to be told when a home you keep changes.',
      },
      fr: {
        subject: 'Du nouveau pour {total} : {search}',
        button: 'Voir les logements',
        before1: 'Il y a du nouveau pour {total} ({search}) :',
        item: '{title} · {facts}',
        after2: 'Ces courriels arrivent {frequency}. Chaque ligne dit ce qui s’est passé.',
        because:
          'Vous recevez ce message parce que vous avez demandé sur {siteName} à être prévenu quand un logement que vous gardez change.',
      },
    },
    pauseNotice,
  ),
};
