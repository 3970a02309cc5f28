import type { Vocabulary } from './vocabulary.ts';

/** French phrases of search filters. */
export const french: Vocabulary = {
  listPhrases: {
    rentaltypes: {
      condo: 'condo|condos|copropriete',
      house: 'maison|maisons|maison a louer|maison entiere',
      townhouse: 'maison de ville|maisons de ville|maison en rangee',
      duplex: 'duplex',
      'triplex-plex': 'triplex|quadruplex',
      'basement-suite': 'sous sol|soussol|appartement au sous sol|demi sous sol',
      loft: 'loft|lofts',
      'laneway-coach-house': 'maison de ruelle',
      room: 'chambre a louer|chambres a louer|chambre|chambres|colocation|coloc',
      'mobile-home': 'maison mobile|maisons mobiles',
      'student-residence': 'residence etudiante|logement etudiant|logement etudiants|etudiant|etudiants',
      'seniors-residence': 'residence pour aines|residence pour personnes agees|aines|retraites',
      vacation: 'location de vacances|chalet|chalets',
    },
    petpolicies: {
      'cats,dogs':
        'animal|animaux|animaux acceptes|animaux admis|animaux permis|animaux bienvenus|avec animaux|chiens et chats|chats et chiens|chien et chat',
      dogs: 'chien|chiens|chiens acceptes|chiens admis|chiens permis',
      cats: 'chat|chats|chats acceptes|chats admis|chats permis',
      'small-dogs': 'petit chien|petits chiens',
      'large-dogs': 'gros chien|gros chiens|grand chien|grands chiens',
      'no-pets': 'sans animaux|sans animal|pas d animaux|pas danimaux|animaux interdits',
    },
    utilities: {
      'heat,electricity-hydro,water':
        'tout inclus|toutes charges comprises|charges comprises|charges incluses|services inclus|services publics inclus',
      heat: 'chauffage|chauffe|chauffee|chauffage inclus|chauffage compris',
      'electricity-hydro': 'electricite|hydro|courant|hydro inclus|electricite incluse|eclaire',
      water: 'eau|eau incluse|eau froide',
      'hot-water': 'eau chaude|eau chaude incluse',
      gas: 'gaz|gaz inclus|gaz naturel',
      internet: 'internet|wifi|wi fi|internet inclus',
      cable: 'cable|cable inclus|tele',
      trash: 'ordures',
    },
    amenities: {
      dishwasher: 'lave vaisselle|lavevaisselle',
      'air-conditioning': 'climatisation|climatise|climatisee|air climatise|climatiseur|clim',
      balcony: 'balcon|balcons',
      patio: 'terrasse|patio',
      fireplace: 'foyer|cheminee',
      hardwood: 'bois franc|plancher de bois|planchers de bois franc',
      'walk-in-closet': 'walk in|penderie|garde robe',
      storage: 'rangement|locker|casier',
      den: 'bureau|coin bureau',
      view: 'avec vue|belle vue|vue',
      'high-ceilings': 'hauts plafonds|plafonds hauts',
      renovated: 'renove|renovee|renoves',
      'ev-charger': 'borne de recharge|borne electrique',
      elevator: 'ascenseur|ascenseurs',
      gym: 'gym|salle de sport|salle d entrainement|salle dentrainement',
      pool: 'piscine|piscines',
      sauna: 'sauna',
      concierge: 'concierge|conciergerie',
      doorman: 'portier',
      'bike-room': 'garage a velos|local a velos',
      rooftop: 'toit terrasse|terrasse sur le toit',
      playground: 'aire de jeux|terrain de jeux',
      'visitor-parking': 'stationnement visiteurs',
      'smoke-free': 'non fumeur|non fumeurs|sans fumee',
      fridge: 'frigo|refrigerateur',
      stove: 'cuisiniere|poele',
      microwave: 'micro ondes|microondes',
    },
    furnished: {
      true: 'meuble|meubles|meublee|meublees|tout meuble',
      no: 'non meuble|non meublee|pas meuble|sans meubles',
      partial: 'semi meuble|semi meublee|partiellement meuble',
    },
    parking: {
      'garage_attached,garage,underground,covered,surface':
        'stationnement|stationnements|avec stationnement|stationnement inclus|place de stationnement|place de parking',
      'garage_attached,garage': 'garage|avec garage',
      underground: 'stationnement interieur|stationnement souterrain|garage souterrain',
      covered: 'stationnement couvert|abri auto',
      street: 'stationnement dans la rue|stationnement sur rue',
    },
    laundry: {
      in_unit:
        'laveuse secheuse|laveuse et secheuse|laveuse|buanderie privee|laveuse secheuse incluses|laveuse secheuse dans le logement',
      'in_unit,in_building': 'buanderie',
      in_building: 'buanderie commune|buanderie partagee|buanderie dans l immeuble',
      hookups: 'entree laveuse secheuse|entrees laveuse secheuse|entree laveuse|sortie laveuse secheuse',
    },
    lease: {
      month_to_month: 'au mois|mois a mois|bail au mois|de mois en mois|sans bail',
      short_term: 'court terme|a court terme|courte duree',
      fixed: 'long terme|a long terme|bail d un an|bail dun an',
    },
    accessibility: {
      'step-free-entry': 'fauteuil roulant|accessible|adapte|adaptee|mobilite reduite|sans marche',
      'no-stairs-in-unit': 'sans escalier|sans escaliers',
    },
    newcomer: {
      'accepts-newcomers':
        'nouvel arrivant|nouveaux arrivants|nouvelle arrivante|immigrant|immigrants|sans historique de credit|sans enquete de credit',
      'accepts-foreign-income': 'revenu etranger|revenus etrangers',
      'accepts-guarantor': 'garant|avec garant|endosseur|avec endosseur',
      'remote-viewing': 'visite virtuelle|visite video|visite a distance',
    },
  },
  studio: 'studio|studios|garconniere',
  units: {
    beds: 'chambre|chambres|chambre a coucher|chambres a coucher|ch|chs|cac|cc|chambre fermee|chambres fermees',
    baths: 'salle de bain|salles de bain|salle de bains|salles de bains|sdb|bain|bains|salle d eau|salle deau',
    size: 'pieds carres|pied carre|pi2|pi ca|pi carres|pc|p2',
  },
  rent: {
    most: 'moins de #|moins que #|sous #|sous les #|jusqua #|jusqu a #|maximum #|maximum de #|max #|max de #|au plus #|pas plus de #|budget #|budget de #|budget max #|loyer #|loyer max #|loyer maximum #|loyer de moins de #|a moins de #|pour moins de #|inferieur a #|# max|# maximum|# ou moins|# et moins|# par mois|# mois|# le mois',
    least:
      'plus de #|au moins #|minimum #|minimum de #|min #|a partir de #|des #|superieur a #|au dessus de #|# ou plus|# et plus|#+',
    range: 'entre # et #|de # a #|# a #',
  },
  between: 'ou|a|et',
  orMore: 'ou plus|et plus',
  numbers: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  noise:
    'appartement|appartements|appart|apparts|logement|logements|logis|louer|location|locations|loyer|loue|a|au|aux|en|dans|pres|proche|proximite|autour|vers|avec|sans|et|ou|pour|cherche|recherche|chercher|je|on|nous|mon|svp|pas|cher|chers|abordable|propre|tranquille|calme|inclus|incluse|incluses|compris|comprise|acceptes|admis|permis|disponible|disponibles|maintenant|mois|par|dollars|lappartement|quartier|region|famille|annonces|annonce',
  articles: 'le|la|les|l|de|du|des|d|un|une|ville',
};
