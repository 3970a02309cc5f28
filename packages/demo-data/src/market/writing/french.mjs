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
    '{size} bien isolé sur {street}, chaud l’hiver et frais l’été.',
    '{size} très bien entretenu, disponible à {city}.',
    'Logement de {chambres}, fraîchement peint, dans un immeuble tranquille.',
    'Appartement ensoleillé de {chambres} : soleil le matin dans la cuisine, le soir dans le salon.',
    '{size} à louer à {city}, dans un immeuble bien géré.',
  ],
  studio: [
    'Studio lumineux et bien aménagé, avec cuisinette et salle de bain complète.',
    'Petit logement pratique à {city}, facile à chauffer.',
    'Studio avec grande fenêtre et coin cuisine séparé.',
    'Studio prêt à emménager, près de tous les services.',
  ],
  condo: [
    'Condo de {chambres} avec cuisine ouverte sur le salon.',
    'Notre condo de {chambres} est à louer pendant notre séjour à l’étranger.',
    'Condo bien entretenu dans un immeuble tranquille, avec beaucoup de rangement.',
    'Beau condo de {chambres}, fenêtres sur deux côtés.',
  ],
  house: [
    'Maison de {chambres} avec cour, remise et grande cuisine.',
    'Maison confortable à {city}, avec sous-sol sec et terrain ensoleillé.',
    'Maison entière à louer : {chambres}, grande entrée et jardin.',
  ],
  townhouse: [
    'Maison de ville de {chambres}, avec entrée privée et petite cour.',
    'Maison de ville sur trois niveaux avec {chambres}.',
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
    ['Chauffage inclus.', 'Le chauffage est inclus dans le loyer.', 'Le loyer comprend le chauffage.'],
  ],
  [included('hot-water'), ['Eau chaude incluse.', 'L’eau chaude est incluse.']],
  [included('electricity-hydro'), ['Électricité incluse.', 'L’électricité est incluse dans le loyer.']],
  [
    (listing) => listing.utilitiesIncluded.length === 0,
    ['Chauffage et électricité à la charge du locataire.', 'Chauffage et électricité non inclus.'],
  ],
  [(listing) => listing.laundry === 'in_unit', ['Laveuse et sécheuse dans le logement.', 'Laveuse-sécheuse incluse.']],
  [
    (listing) => listing.laundry === 'in_building',
    ['Buanderie dans l’immeuble.', 'Buanderie commune propre au sous-sol.'],
  ],
  [(listing) => listing.laundry === 'hookups', ['Entrée laveuse-sécheuse dans la salle de bain.']],
  [
    (listing) => listing.parkingType === 'underground',
    ['Stationnement intérieur chauffé.', 'Place de stationnement au garage souterrain.'],
  ],
  [
    (listing) => listing.parkingType === 'surface',
    ['Une place de stationnement derrière l’immeuble.', 'Stationnement extérieur inclus.'],
  ],
  [(listing) => listing.parkingType === 'street', ['Stationnement facile dans la rue.']],
  [has('balcony'), ['Balcon privé.', 'Grand balcon.']],
  [has('dishwasher'), ['Cuisine avec lave-vaisselle.', 'Lave-vaisselle inclus.']],
  [has('hardwood'), ['Planchers de bois dans toutes les pièces.', 'Planchers de bois fraîchement sablés.']],
  [has('renovated'), ['Cuisine et salle de bain rénovées.', 'La salle de bain est neuve, avec un bain profond.']],
  [has('storage'), ['Espace de rangement au sous-sol.', 'Beaucoup de rangement.']],
  [has('elevator'), ['Immeuble avec ascenseur.']],
  [has('air-conditioning'), ['Air climatisé.']],
  [has('gym'), ['Salle d’entraînement dans l’immeuble.']],
  [has('pool'), ['Piscine pour les résidents.']],
  [(listing) => listing.petPolicies.includes('large-dogs'), ['Chiens de toutes tailles acceptés.']],
  [(listing) => listing.petPolicies.includes('cats'), ['Chats acceptés.', 'Les chats sont acceptés.']],
  [(listing) => listing.furnished === 'yes', ['Entièrement meublé.']],
  [(listing) => listing.sqft > 0, ['Environ {sqft} pi².', 'Superficie d’environ {sqft} pieds carrés.']],
];

export const benefits = {
  'accepts-newcomers': [
    'Vous arrivez au pays? Aucun dossier de crédit canadien exigé.',
    'Nouveaux arrivants bienvenus : nous acceptons un passeport et un permis d’études ou de travail.',
  ],
  'accepts-foreign-income': [
    'Nous acceptons les revenus et l’épargne de l’étranger.',
    'Les relevés bancaires d’un autre pays sont acceptés.',
  ],
  'accepts-guarantor': ['Garant accepté.', 'Vous pouvez présenter un garant.'],
  'remote-viewing': ['Pas encore en ville? Visite vidéo possible.', 'Visite possible par appel vidéo.'],
};

export const surroundings = {
  large: [
    'Métro ou autobus à quelques minutes à pied.',
    'Épicerie, pharmacie et bibliothèque à dix minutes de marche.',
    'Des cafés et de petits restaurants au coin de la rue.',
    'Parc à proximité, avec patinoire l’hiver.',
    'Quartier animé le jour, calme la nuit.',
  ],
  middle: [
    'Écoles, supermarché et autobus tout près.',
    'Le marché du samedi est à deux pas.',
    'Accès facile à l’hôpital et au cégep.',
    'Rue tranquille bordée d’arbres.',
  ],
  small: ['Petite ville accueillante.', 'École, épicerie et aréna accessibles à pied.', 'Secteur très tranquille.'],
};
export const seasons = [
  'Nous nous occupons du déneigement.',
  'Fenêtres changées l’an dernier.',
  'Grand placard dans l’entrée.',
  'Bien isolé et bien chauffé l’hiver.',
];
export const voices = {
  owner: {
    asides: [
      'Nous habitons tout près et faisons l’entretien nous-mêmes.',
      'Nous répondons habituellement le jour même.',
      'C’était notre premier logement à {city}.',
      '',
    ],
    closings: [
      'Écrivez-nous et présentez-vous brièvement.',
      'Visites le soir en semaine ou le samedi.',
      'Au plaisir de vous faire visiter.',
      'N’hésitez pas à poser vos questions.',
    ],
  },
  manager: {
    asides: [
      'Réparations effectuées en deux jours ouvrables.',
      'Paiement du loyer en ligne.',
      'Aires communes nettoyées chaque jour de semaine.',
      '',
    ],
    closings: [
      'Communiquez avec nous pour réserver une visite.',
      'Réponse aux demandes en deux jours ouvrables.',
      'Les photos montrent ce logement ou un logement identique.',
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
  'près de tout',
  'secteur tranquille',
  'près des transports',
  'beaucoup de lumière',
  'beaucoup de rangement',
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
    `${type}${size}, ${street.replace(/^\d+ /, '')}`,
    `${type}${size} · ${random.pick(qualities)}`,
  ]);
}
