import type { Words } from '@porchlight/service-kit';

/** What this slice says to people. */
export const words = {
  check: { en: 'Check the marked fields.', fr: 'Vérifiez les champs indiqués.' },
  nowhere: {
    en: 'Choose a city or an area on the map first.',
    fr: 'Choisissez d’abord une ville ou une zone de la carte.',
  },
  emailNeeded: { en: 'Enter your email address.', fr: 'Entrez votre adresse courriel.' },
  full: {
    en: 'You have 10 alerts, and that is all there can be. Remove one to add another.',
    fr: 'Vous avez 10 alertes, le maximum. Retirez-en une pour en ajouter une autre.',
  },
  notFound: { en: 'We could not find this alert.', fr: 'Nous n’avons pas trouvé cette alerte.' },
  exists: { en: 'Another of your alerts asks for the same.', fr: 'Une autre de vos alertes demande la même chose.' },
  linkDead: {
    en: 'This link no longer works. It may be old, or used already.',
    fr: 'Ce lien ne fonctionne plus. Il est peut-être ancien ou déjà utilisé.',
  },
} as const satisfies Record<string, Words>;
