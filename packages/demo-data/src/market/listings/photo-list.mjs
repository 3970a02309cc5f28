import { article } from '../writing/article.mjs';
import { isFlat } from './listing-kind.mjs';

// The scenes are drawn by ../../drawing: scene n has palette n % 16 and house n / 16.
const palettes = 16;
const houseNumbers = { detached: 0, row: 1, tower: 2, walkUp: 3, plex: 4, midRise: 5 };

/** Words for what a palette colours: sofa, cabinets, door, English and French. Same order as drawing/palettes.ts. */
const colours = `blue|bleu;white|blanches;red|rouge
terracotta|terracotta;teal|turquoise;blue|bleue
green|vert;cream|crème;yellow|jaune
plum|prune;navy|marine;purple|violette
rust|rouille;pine|vert pin;green|verte
charcoal|anthracite;sage|sauge;orange|orange
teal|turquoise;oak|de chêne;indigo|indigo
mustard|moutarde;blue|bleues;raspberry|framboise
navy|marine;white|blanches;yellow|jaune
rose|rose;grey|grises;green|verte
olive|olive;walnut|de noyer;brick-red|rouge brique
sky-blue|bleu ciel;sand|sable;navy|marine
brown leather|de cuir brun;forest-green|vert forêt;black|noire
grey|gris;butter-yellow|jaune beurre;teal|turquoise
indigo|indigo;birch|de bouleau;coral|corail
cream|crème;dusty-blue|bleu gris;wine-red|bordeaux`
  .split('\n')
  .map((line) => line.split(';').map((pair) => pair.split('|')));

const aOrAn = (word) => `${article(word)} ${word}`;
const alts = {
  house: (_, door) => [`Front of the building with ${aOrAn(door[0])} door`, `Façade de l’immeuble, porte ${door[1]}`],
  living: (sofa) => [`Living room with ${aOrAn(sofa[0])} sofa`, `Salon avec canapé ${sofa[1]}`],
  kitchen: (_, __, cabinets) => [`Kitchen with ${cabinets[0]} cabinets`, `Cuisine aux armoires ${cabinets[1]}`],
  bedroom: () => ['Bedroom with a double bed and a window', 'Chambre avec grand lit et fenêtre'],
  bath: () => ['Bathroom with a tub and a round mirror', 'Salle de bain avec baignoire et miroir rond'],
  study: () => ['Desk by the window', 'Bureau près de la fenêtre'],
  balcony: () => ['Balcony with two chairs', 'Balcon avec deux chaises'],
  dining: () => ['Dining table with a hanging lamp', 'Table à manger et lampe suspendue'],
  entry: (_, door) => [`Entry with hooks and ${aOrAn(door[0])} door`, `Entrée avec crochets et porte ${door[1]}`],
  garden: () => ['Back garden', 'Jardin à l’arrière'],
  laundry: () => ['Washer and dryer', 'Laveuse et sécheuse'],
};

/** Returns the scene of a building: its palette and a house that fits its listings. */
export function buildingSceneOf(random, { rentalType, code, isTall }) {
  return random.between(0, palettes - 1) + palettes * houseNumbers[houseKindOf(random, { rentalType, code, isTall })];
}

function houseKindOf(random, { rentalType, code, isTall }) {
  if (rentalType === 'townhouse') return 'row';
  if (!isFlat(rentalType)) return code === 'QC' && random.chance(0.5) ? 'plex' : 'detached';
  if (isTall) return 'tower';
  if (code === 'QC' && random.chance(0.55)) return 'plex';
  return random.pick(['walkUp', 'midRise', 'midRise', 'tower']);
}

/**
 * Returns five to nine photos of a listing: the house, the living room, then rooms it has. All photos of a listing
 * share a palette.
 */
export function photosOf(random, buildingScene, { rentalType, amenities, laundry, beds }) {
  const palette = buildingScene % palettes;
  const own = palette + palettes * random.between(0, 5);
  const usual = ['kitchen', 'bedroom', 'bath'];
  const garden = rentalType === 'house' || rentalType === 'townhouse' || rentalType === 'duplex';
  const extra = random.sample(
    [
      ...(amenities.includes('balcony') ? ['balcony'] : []),
      ...(laundry === 'in_unit' ? ['laundry'] : []),
      ...(beds > 1 || amenities.includes('den') ? ['study'] : []),
      ...(garden ? ['garden'] : []),
      ...(rentalType === 'studio' || rentalType === 'room' ? [] : ['dining']),
      'entry',
    ],
    random.between(0, 4),
  );
  return ['house', 'living', ...usual, ...extra].map((room) => ({
    scene: `p${room === 'house' ? buildingScene : own}-${room}`,
    alt: altOf(room, palette),
  }));
}

function altOf(room, palette) {
  const [sofa, cabinets, door] = colours[palette];
  const [en, fr] = alts[room](sofa, door, cabinets);
  return { en, fr };
}
