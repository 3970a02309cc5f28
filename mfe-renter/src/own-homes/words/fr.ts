import type { en } from './en.ts';

/** What renters looked at, may like and live near, in French. */
export const fr: Record<keyof typeof en, string> = {
  tryAgain: 'Réessayer', undo: 'Annuler', close: 'Fermer', cancel: 'Annuler', findHome: 'Trouver un logement', sendInquiry: 'Envoyer une demande', openHome: 'Ouvrir le logement',
  count: '{count, plural, =0 {Aucun logement} one {# logement} other {# logements}}', waiting: 'Chargement ..',
  map: 'Carte', mapFailed: 'Nous n’avons pas pu charger la carte. La liste est complète sans elle.',
  pages: 'Pages de logements', previousPage: 'Précédente', nextPage: 'Suivante', pageN: 'Page {page}',

  viewed: 'Logements vus', viewedFailed: 'Nous n’avons pas pu charger les logements que vous avez vus. Vérifiez votre connexion et réessayez.',
  viewedEmpty: 'Les logements que vous ouvrez apparaissent ici', today: 'Aujourd’hui', thisWeek: 'Cette semaine', earlier: 'Plus tôt',
  rentLess: '{amount} de moins depuis votre visite', rentMore: '{amount} de plus depuis votre visite', lookedOften: 'Ouvert {count, plural, one {une fois} other {# fois}}',
  forget: 'Effacer l’historique', forgetTitle: 'Effacer votre historique ?', forgetText: 'Nous oublions quels logements vous avez ouverts. Vos favoris et vos demandes restent.', forgotten: 'Votre historique est effacé.',
  forgetFailed: 'Nous n’avons pas pu effacer votre historique. Réessayez.',

  recommended: 'Logements recommandés', recommendedCount: '{total, plural, =0 {Aucun logement} one {# logement} other {# logements}}{fresh, plural, =0 {} one { · # nouveau} other { · # nouveaux}}{seen, plural, =0 {} one { · # vu} other { · # vus}}{removed, plural, =0 {} one { · # pas pour vous} other { · # pas pour vous}}',
  recommendedFailed: 'Nous n’avons pas pu charger vos logements recommandés. Vérifiez votre connexion et réessayez.',
  recommendedEmpty: 'Choisissez trois logements et nous apprenons ce que vous aimez',
  introTitle: 'Des logements choisis pour vous', introOne: 'Nous regardons les logements que vous ouvrez, gardez ou contactez, et vos lieux.', introTwo: 'Nous comparons le loyer, la taille, le type de logement et la distance. Rien de votre personne ne compte.',
  introThree: 'Pas le bon ? Choisissez « Pas pour moi » et nous en tenons compte.', gotIt: 'Compris',
  newMark: 'Nouveau pour vous', why: 'Pourquoi ce logement : {reasons}', nearPlaces: 'près de {place}', nearYourPlaces: 'près de vos lieux', likePicks: 'comme ceux que vous avez choisis', inBudget: 'dans votre budget',
  notForMe: 'Pas pour moi', sentAway: 'Nous ne montrerons plus ce logement pendant 180 jours.', reasonAsk: 'Pourquoi ? Rien ne vous oblige à le dire.', reasonKept: 'Merci. Nous en tenons compte.', tooDear: 'Trop cher', tooFar: 'Trop loin', tooSmall: 'Trop petit', wrongLook: 'Pas mon style', sendAwayFailed: 'Nous n’avons pas pu l’enregistrer. Réessayez.',

  myMap: 'Ma carte', mapOf: 'Montrer sur la carte', kindInquiry: 'Demandes ({count})', kindFavourite: 'Favoris ({count})', kindRecommended: 'Recommandés ({count})',
  letterInquiry: 'D', letterFavourite: 'F', letterRecommended: 'R', mapEmptyTitle: 'Rien à montrer encore', mapEmpty: 'Gardez un logement, envoyez une demande ou voyez vos logements recommandés : ils seront tous ici, avec vos lieux.',
  myMapFailed: 'Nous n’avons pas pu charger votre carte. Vérifiez votre connexion et réessayez.', nothingChosen: 'Choisissez ce que la carte montre.',
  sent: 'Envoyée', seen: 'Vue', replied: 'Répondue', seeInquiry: 'Voir ma demande', distances: 'À quelle distance',
  walkRule: 'Les distances sont en ligne droite ; un trajet à pied est compté 1,3 fois plus long, à 5 km à l’heure.',
  seeRecommended: 'Logements recommandés',

  profile: 'Profil', places: 'Mes lieux', placesFailed: 'Nous n’avons pas pu charger vos lieux. Vérifiez votre connexion et réessayez.',
  placesOnMap: 'Voir mes lieux sur la carte', placesEmpty: 'Ajoutez votre travail ou votre école et nous montrons la distance de chaque logement', addPlace: 'Ajouter un lieu', editPlace: 'Modifier {name}', edit: 'Modifier', remove: 'Retirer', removed: '{name} est retiré.',
  placesFull: 'Vous avez 10 lieux, le maximum.', following: 'Les logements que vous suivez', followInquiries: '{count, plural, =0 {Aucune demande} one {# demande} other {# demandes}}',
  followFavourites: '{count, plural, =0 {Aucun favori} one {# favori} other {# favoris}}', followRecommended: '{count, plural, =0 {Aucun recommandé} one {# recommandé} other {# recommandés}}',
  placeName: 'Nom', placeNameHint: 'Par exemple Travail ou École', placeAddress: 'Adresse', placeAddressHint: 'Rue, ville ou code postal', placeIcon: 'Image', placeSave: 'Enregistrer le lieu', placeSaving: 'Enregistrement …',
  placeWhere: 'Où il se trouve', placeCentre: 'Prendre le centre de la carte', placeSet: 'Le lieu est placé sur la carte.', placeUnset: 'Choisissez une adresse de la liste, ou déplacez la carte et prenez son centre.',
  needName: 'Donnez au lieu un nom de 1 à 50 caractères.', needAddress: 'Écrivez l’adresse.', needPoint: 'Choisissez une adresse de la liste, ou prenez le centre de la carte.', placeFailed: 'Nous n’avons pas pu enregistrer ce lieu. Vérifiez votre connexion et réessayez.',
  noPlaceFound: 'Aucune adresse trouvée. Vous pouvez utiliser la carte ci-dessous.', searchFailed: 'La recherche a échoué. Vous pouvez utiliser la carte ci-dessous.',
  iconOne: 'Lieu préféré', iconHome: 'Maison', iconWork: 'Travail', iconSchool: 'École', iconChildcare: 'Garderie', iconGroceries: 'Épicerie', iconTransit: 'Transport', iconGym: 'Gym', iconWorship: 'Lieu de culte',
  iconHospital: 'Hôpital', iconLibrary: 'Bibliothèque', iconPark: 'Parc', iconFriends: 'Amis', iconOther: 'Autre',
};
