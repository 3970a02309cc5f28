import { defineMessages, messageReferences } from '@porchlight/messages';

/** Texts of the alert endpoints. */
export const messages = messageReferences(
  defineMessages({
    en: {
      check: 'Check the marked fields.',
      nowhere: 'Choose a city or an area on the map first.',
      emailNeeded: 'Enter your email address.',
      full: 'You have 10 alerts, and that is all there can be. Remove one to add another.',
      notFound: 'We could not find this alert.',
      exists: 'Another of your alerts asks for the same.',
      linkDead: 'This link no longer works. It may be old, or used already.',
    },
    fr: {
      check: 'Vérifiez les champs indiqués.',
      nowhere: 'Choisissez d’abord une ville ou une zone de la carte.',
      emailNeeded: 'Entrez votre adresse courriel.',
      full: 'Vous avez 10 alertes, le maximum. Retirez-en une pour en ajouter une autre.',
      notFound: 'Nous n’avons pas trouvé cette alerte.',
      exists: 'Une autre de vos alertes demande la même chose.',
      linkDead: 'Ce lien ne fonctionne plus. Il est peut-être ancien ou déjà utilisé.',
    },
  }),
);
