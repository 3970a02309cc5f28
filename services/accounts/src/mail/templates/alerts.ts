import { defineMessages } from '@porchlight/messages';

/** Confirmation of an email alert (double opt-in). */
export const alertConfirm = {
  messages: defineMessages({
    en: {
      subject: 'Confirm your email alert',
      button: 'Yes, email me new homes',
      before1: 'You (or someone using this address) asked us to email you new homes: {search}.',
      before2: 'How often: {frequency}.',
      after1:
        'Use the link to start the alert. If you didn’t ask for this, ignore this email and you won’t hear from us again.',
      because: 'You’re getting this email, once, because someone entered this address for an alert on {siteName}.',
    },
    fr: {
      subject: 'Confirmez votre alerte courriel',
      button: 'Oui, m’envoyer les nouveaux logements',
      before1:
        'Vous (ou une personne qui utilise cette adresse) avez demandé à recevoir les nouveaux logements par courriel : {search}.',
      before2: 'Fréquence : {frequency}.',
      after1:
        'Utilisez le lien pour lancer l’alerte. Si vous n’avez rien demandé, ignorez ce courriel et vous n’aurez plus de nouvelles de nous.',
      because:
        'Vous recevez ce courriel, une seule fois, parce que quelqu’un a entré cette adresse pour une alerte sur {siteName}.',
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
      before1: 'Your alert for {search} is on. We’ll send new homes {frequency}.',
      before2: 'Matching right now: {total}. Here are the newest:',
      item: '{title} · {facts}',
      after1: 'Long emails show the first homes and link to the rest.',
      because: 'You’re getting this email because you set up an alert for new homes on {siteName}.',
    },
    fr: {
      subject: 'Votre alerte est active : {search}',
      button: 'Voir tous les logements',
      before1: 'Votre alerte pour {search} est active. Vous recevrez les nouveaux logements {frequency}.',
      before2: 'Logements correspondants en ce moment : {total}. Voici les plus récents :',
      item: '{title} · {facts}',
      after1: 'Les longs courriels montrent les premiers logements, avec un lien vers les autres.',
      because:
        'Vous recevez ce courriel parce que vous avez créé une alerte pour les nouveaux logements sur {siteName}.',
    },
  }),
};
// Included only in mail to inactive readers, who have not opened a link for a long time.
const pauseNotice = defineMessages({
  en: {
    after1:
      'You haven’t opened a link in these emails for a while. To keep getting them, open one; otherwise they’ll pause after {pauseDay}.',
  },
  fr: {
    after1:
      'Vous n’avez ouvert aucun lien de ces courriels depuis un moment. Pour continuer à les recevoir, ouvrez-en un ; sinon, ils seront suspendus après le {pauseDay}.',
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
        before1: '{total} for {search} (new, cheaper or back on the market):',
        item: '{title} · {facts}',
        after2: 'New homes are sent {frequency}. Long emails show the first homes and link to the rest.',
        because: 'You’re getting this email because you saved this search on {siteName} and asked for email alerts.',
      },
      fr: {
        subject: '{total} pour vous : {search}',
        button: 'Voir tous les logements',
        before1: '{total} pour {search} (nouveau, moins cher ou de retour sur le marché) :',
        item: '{title} · {facts}',
        after2:
          'Les nouveaux logements sont envoyés {frequency}. Les longs courriels montrent les premiers, avec un lien vers les autres.',
        because:
          'Vous recevez ce courriel parce que vous avez enregistré cette recherche sur {siteName} et demandé des alertes courriel.',
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
        subject: 'Updates on {total}: {search}',
        button: 'See the homes',
        before1: 'There’s news about {total} ({search}):',
        item: '{title} · {facts}',
        after2: 'We send these updates {frequency}. Each line says what changed.',
        because: 'You’re getting this email because you asked {siteName} to alert you when a saved home changes.',
      },
      fr: {
        subject: 'Du nouveau pour {total} : {search}',
        button: 'Voir les logements',
        before1: 'Il y a du nouveau pour {total} ({search}) :',
        item: '{title} · {facts}',
        after2: 'Ces nouvelles sont envoyées {frequency}. Chaque ligne indique ce qui a changé.',
        because:
          'Vous recevez ce courriel parce que vous avez demandé sur {siteName} à être prévenu quand un logement enregistré change.',
      },
    },
    pauseNotice,
  ),
};
