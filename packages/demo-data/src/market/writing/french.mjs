const has = (key) => (listing) => listing.amenities.includes(key);
const included = (key) => (listing) => listing.utilitiesIncluded.includes(key);

/**
 * French counterparts of the English sentences. Slots: {size} '4 ½', {chambres} 'deux chambres', {city}, {street},
 * {sqft}.
 */
export const openings = {
  apartment: [
    'Beau {size} lumineux sur {street}, à deux pas des commerces.',
    'Grand {size} bien divisé, avec une vraie cuisine et de bons rangements.',
    'Appartement de {chambres} à {city}, au calme, côté cour.',
    'Ce {size} sur {street} garde la chaleur l’hiver et laisse entrer l’air l’été.',
    'Nous cherchons de bons voisins pour ce {size} entretenu avec soin.',
    'Logement de {chambres}, fraîchement peint, dans un immeuble tranquille.',
    'Le soleil entre dans la cuisine le matin et dans le salon le soir.',
    'Un {size} sans mauvaise surprise : tout fonctionne, et quelqu’un répond quand on appelle.',
  ],
  studio: [
    'Studio clair et bien pensé, avec cuisinette et salle de bain complète.',
    'Petit logement facile à chauffer et facile à aimer, à {city}.',
    'Une seule pièce, mais une belle : grande fenêtre et coin cuisine séparé.',
    'Studio prêt à habiter, près de tout ce qu’il faut.',
  ],
  condo: [
    'Condo de {chambres} avec cuisine ouverte sur le salon.',
    'Notre condo de {chambres} est à louer pendant notre séjour à l’étranger.',
    'Condo soigné dans un immeuble calme, avec du rangement partout.',
    'Bel espace de {chambres}, lumière de deux côtés.',
  ],
  house: [
    'Maison de {chambres} avec cour, remise et grande cuisine.',
    'Maison chaleureuse à {city}, avec un sous-sol sec et un terrain ensoleillé.',
    'Toute une maison à vous : {chambres}, une entrée pour les bottes et un jardin.',
  ],
  townhouse: [
    'Maison de ville de {chambres}, avec sa propre porte et une petite cour.',
    'Trois niveaux, {chambres} et une place pour la voiture.',
  ],
  'basement-suite': [
    'Demi-sous-sol de {chambres} avec entrée privée et fenêtres hors terre.',
    'Logement au rez-de-jardin, chaud et sec, avec sa propre cuisine.',
  ],
  room: [
    'Chambre privée dans un logement partagé, avec un bureau et une fenêtre.',
    'Une chambre se libère chez nous, à {city}.',
    'Chambre simple et propre; la cuisine et le salon sont partagés.',
  ],
};
openings.loft = openings.condo;
openings.duplex = openings.apartment;

export const facts = [
  [
    included('heat'),
    [
      'Le chauffage est compris.',
      'Chauffage inclus : l’hiver ne coûte pas plus cher.',
      'Le loyer comprend le chauffage.',
    ],
  ],
  [included('hot-water'), ['L’eau chaude est comprise.', 'Vous ne payez pas l’eau chaude.']],
  [included('electricity-hydro'), ['L’électricité est incluse.', 'Le compte d’Hydro reste à notre nom.']],
  [
    (listing) => listing.utilitiesIncluded.length === 0,
    [
      'Le chauffage et l’électricité sont à votre compte et restent raisonnables.',
      'Vous ouvrez votre propre compte d’électricité.',
    ],
  ],
  [
    (listing) => listing.laundry === 'in_unit',
    ['Laveuse et sécheuse sont dans le logement.', 'Vous faites la lessive chez vous.'],
  ],
  [
    (listing) => listing.laundry === 'in_building',
    ['Une buanderie se trouve dans l’immeuble.', 'La buanderie au sous-sol est propre et rarement pleine.'],
  ],
  [(listing) => listing.laundry === 'hookups', ['Entrée laveuse-sécheuse dans la salle de bain.']],
  [
    (listing) => listing.parkingType === 'underground',
    ['Stationnement intérieur, au chaud.', 'Une place au garage souterrain si vous conduisez.'],
  ],
  [
    (listing) => listing.parkingType === 'surface',
    ['Une place de stationnement derrière l’immeuble.', 'Stationnement extérieur compris.'],
  ],
  [(listing) => listing.parkingType === 'street', ['On se stationne facilement dans la rue.']],
  [has('balcony'), ['Le balcon reçoit deux chaises et des tomates.', 'Grand balcon pour le café du matin.']],
  [has('dishwasher'), ['La cuisine a un lave-vaisselle.', 'Oui, il y a un lave-vaisselle.']],
  [has('hardwood'), ['Planchers de bois dans toutes les pièces.', 'Les planchers de bois viennent d’être sablés.']],
  [has('renovated'), ['Cuisine et salle de bain rénovées.', 'La salle de bain est neuve, avec un bain profond.']],
  [has('storage'), ['Un rangement au sous-sol garde les pneus d’hiver.', 'Plus de rangement qu’on ne croit.']],
  [has('elevator'), ['L’immeuble a un ascenseur.']],
  [has('air-conditioning'), ['Climatisation pour les semaines chaudes.']],
  [has('gym'), ['La salle d’entraînement est ouverte tôt et tard.']],
  [has('pool'), ['La piscine est ouverte à tous les résidents.']],
  [(listing) => listing.petPolicies.includes('large-dogs'), ['Les chiens de toutes tailles sont bienvenus.']],
  [(listing) => listing.petPolicies.includes('cats'), ['Les chats sont acceptés.', 'Un chat ? Aucun problème.']],
  [(listing) => listing.furnished === 'yes', ['Le logement est meublé, jusqu’à la bouilloire.']],
  [(listing) => listing.sqft > 0, ['En tout, environ {sqft} pieds carrés.', 'La superficie est de {sqft} pi².']],
];

export const benefits = {
  'accepts-newcomers': [
    'Vous arrivez au pays ? Aucun dossier de crédit canadien n’est demandé.',
    'Nouveaux arrivants bienvenus : passeport et papiers d’immigration suffisent.',
  ],
  'accepts-foreign-income': [
    'Les revenus et l’épargne de l’étranger comptent.',
    'Les relevés bancaires d’un autre pays sont acceptés.',
  ],
  'accepts-guarantor': ['Un garant est accepté.', 'Si votre revenu est récent, un garant aide.'],
  'remote-viewing': ['Pas encore en ville ? Visite possible par vidéo.', 'Nous faisons la visite en appel vidéo.'],
};

export const surroundings = {
  large: [
    'Métro ou autobus à quelques minutes à pied.',
    'Épicerie, pharmacie et bibliothèque à dix minutes de marche.',
    'Des cafés et de petits restaurants au coin de la rue.',
    'Le parc voisin a une patinoire l’hiver et de l’ombre l’été.',
    'La rue est vivante le jour et calme après dix heures.',
  ],
  middle: [
    'Écoles, supermarché et autobus tout près.',
    'Le marché du samedi est à deux pas.',
    'L’hôpital et le cégep sont faciles d’accès.',
    'Des arbres bordent la rue, et il y a peu de circulation.',
  ],
  small: [
    'Dans cette petite ville, les gens se saluent.',
    'L’école, l’épicerie et l’aréna se font à pied.',
    'On entend les oiseaux le matin et pas grand-chose d’autre.',
  ],
};
export const seasons = [
  'Le déneigement est fait par nous.',
  'Les fenêtres ont été changées avant l’hiver dernier.',
  'Bottes et manteaux ont leur place dans l’entrée.',
  'Le chauffage est silencieux, même en janvier.',
];
export const voices = {
  owner: {
    asides: [
      'Nous habitons à deux rues et faisons l’entretien nous-mêmes.',
      'Nous répondons le soir même.',
      'C’était notre premier logement à {city}.',
      '',
    ],
    closings: [
      'Écrivez-nous quelques mots sur vous.',
      'Visites en semaine le soir ou le samedi.',
      'Au plaisir de vous faire visiter.',
      'Posez-nous toutes vos questions.',
    ],
  },
  manager: {
    asides: [
      'Notre équipe répare en deux jours ouvrables.',
      'Le loyer se paie en ligne.',
      'L’immeuble est nettoyé chaque jour de semaine.',
      '',
    ],
    closings: [
      'Réservez une visite à l’heure qui vous convient.',
      'Nous répondons aux demandes en deux jours ouvrables.',
      'Les photos montrent ce logement ou un plan identique.',
    ],
  },
};
voices.agent = voices.manager;

const sizeNames = ['1 ½', '3 ½', '4 ½', '5 ½', '6 ½', '7 ½'];
const bedroomCounts = [
  'un espace ouvert',
  'une chambre',
  'deux chambres',
  'trois chambres',
  'quatre chambres',
  'cinq chambres',
  'six chambres',
];
/** Returns the size as Québec counts rooms: a two-bedroom apartment is a 4 ½. */
export const sizeOf = (beds) => sizeNames[Math.min(beds, 5)];
/** Returns the number of bedrooms in words: 'deux chambres'. */
export const roomsOf = (beds) => bedroomCounts[Math.min(beds, 6)];

const typeTitles = {
  apartment: 'Appartement',
  studio: 'Studio',
  condo: 'Condo',
  loft: 'Loft',
  house: 'Maison',
  townhouse: 'Maison de ville',
  duplex: 'Duplex',
  'basement-suite': 'Demi-sous-sol',
  room: 'Chambre',
};
const qualities = [
  'lumineux',
  'au calme',
  'rénové avec soin',
  'bien situé',
  'près de tout',
  'plein de charme',
  'avec rangement',
  'prêt à habiter',
];

/** Returns a title of 10 to 80 characters. */
export function titleOf(random, { rentalType, beds, city, street }) {
  const type = typeTitles[rentalType];
  const size = ['apartment', 'condo', 'duplex'].includes(rentalType)
    ? ` ${sizeOf(beds)}`
    : beds > 0 && rentalType !== 'room'
      ? `, ${roomsOf(beds)}`
      : '';
  return random.pick([
    `${type}${size} à ${city}`,
    `${type}${size}, ${street}`,
    `${type}${size} · ${random.pick(qualities)}`,
  ]);
}
