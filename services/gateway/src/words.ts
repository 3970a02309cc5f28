/** Sentences of the gateway's own refusals. A visitor reads them, so they say what to do. */
export const words = {
  unknownCall: { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  wrongMethod: {
    en: 'This address does not take that kind of request.',
    fr: 'Cette adresse n’accepte pas ce type de requête.',
  },
  addressTooLong: {
    en: 'This address is too long. Please use fewer filters.',
    fr: 'Cette adresse est trop longue. Utilisez moins de filtres.',
  },
  bodyTooLarge: {
    en: 'That is more than we can take at once.',
    fr: 'C’est plus que nous pouvons recevoir en une fois.',
  },
  bodyLost: {
    en: 'The request did not arrive whole. Please try again.',
    fr: 'La demande n’est pas arrivée en entier. Veuillez réessayer.',
  },
  jsonOnly: { en: 'Send this as JSON.', fr: 'Envoyez ceci en JSON.' },
  foreignSite: {
    en: 'This can only be done from our own pages.',
    fr: 'Cela se fait seulement depuis nos propres pages.',
  },
  tooMany: {
    en: 'That was a lot at once. Please wait a moment and try again.',
    fr: 'C’était beaucoup à la fois. Attendez un moment, puis réessayez.',
  },
  notNow: {
    en: 'This part is not available right now. Please try again in a moment.',
    fr: 'Cette partie n’est pas disponible pour le moment. Réessayez dans un instant.',
  },
  tooSlow: {
    en: 'This is taking too long. Please try again in a moment.',
    fr: 'Cela prend trop de temps. Réessayez dans un instant.',
  },
  busy: {
    en: 'Many people are here right now. Please try again in a few seconds.',
    fr: 'Il y a beaucoup de monde en ce moment. Réessayez dans quelques secondes.',
  },
  findHome: { en: 'Find a home', fr: 'Trouver un logement' },
  myPicks: { en: 'My Picks', fr: 'Mes choix' },
  brokenTitle: { en: 'Something broke on our side', fr: 'Quelque chose s’est brisé de notre côté' },
  brokenText: {
    en: 'It is not your doing. Try again in a moment.',
    fr: 'Vous n’y êtes pour rien. Réessayez dans un instant.',
  },
  reference: { en: 'If it happens again, tell us this number:', fr: 'Si cela se répète, donnez-nous ce numéro :' },
  notNowTitle: { en: 'This page is away for a moment', fr: 'Cette page s’absente un instant' },
  needsScript: { en: 'This page needs JavaScript', fr: 'Cette page a besoin de JavaScript' },
  needsScriptText: {
    en: 'Turn it on in your browser and load the page again. Homes, guides and answers can be read without it.',
    fr: 'Activez-le dans votre navigateur et rechargez la page. Les logements, les guides et les réponses se lisent sans lui.',
  },
  refusedTitle: { en: 'We could not open this page', fr: 'Nous n’avons pas pu ouvrir cette page' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  home: { en: 'Back to the home page', fr: 'Retour à l’accueil' },
  deadSession: { en: 'Unauthenticated.', fr: 'Unauthenticated.' },
} as const;
