import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the alert endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: {
      check: 'Check the marked fields.',
      nowhere: 'Choose a city or an area on the map first.',
      emailNeeded: 'Enter your email address.',
      full: 'You have 10 alerts, the maximum. Remove one to add another.',
      notFound: 'We couldn’t find this alert.',
      exists: 'You already have an alert for this search.',
      linkDead: 'This link no longer works. It may have expired or been used already.',
    },
    fr: {
      check: 'Vérifiez les champs indiqués.',
      nowhere: 'Choisissez d’abord une ville ou une zone de la carte.',
      emailNeeded: 'Entrez votre adresse courriel.',
      full: 'Vous avez 10 alertes, le maximum. Retirez-en une pour en ajouter une autre.',
      notFound: 'Nous n’avons pas trouvé cette alerte.',
      exists: 'Vous avez déjà une alerte pour cette recherche.',
      linkDead: 'Ce lien ne fonctionne plus. Il a peut-être expiré ou déjà servi.',
    },
  }),
);
